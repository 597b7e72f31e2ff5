import type { Adverbial } from "../../syntax/adverbial.js";
import type { Change, Duration, Instruction, PlayerReference } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { Context } from "../context.js";
import { lifeTotalKept } from "../life-total-kept.js";
import { membershipOf } from "../membership.js";
import { withTime } from "../passive-time.js";
import { Saying, type Subject } from "../saying.js";
import { staticChanges } from "../static-change.js";
import { turnPartOf } from "../turn-part.js";

/** "can't block this turn", "doesn't untap during …": a continuous effect that forbids (611.1). */
export function helpedVerb(phrase: VerbPhrase, subject: Subject, context: Context): readonly Instruction[] {
  const verb = withTime(phrase);
  return nextUntap(verb, subject, context) ?? forATime(verb, subject, context);
}

/** What is changed is read before the duration: in "during its controller's untap step for as long as this remains tapped" they stand in that order. */
function forATime(verb: VerbPhrase, subject: Subject, context: Context): readonly Instruction[] {
  const saying = new Saying(subject, verb.adverbials.filter(isTime), context);
  const others = verb.adverbials.filter((one) => !isTime(one));
  const kept = others.length === 0 ? lifeTotalKept(verb, subject.node, context) : null;
  if (kept !== null) return lastingChange(kept.player, kept.changes, saying, context);
  const objects = subject.isPlayer() === "player" ? subject.player() : subject.object();
  const changes = staticChanges({ ...verb, adverbials: others }, subject, context);
  const duration = saying.duration({ kind: "indefinite" });
  saying.finish();
  const membership = changes.every(isRule) ? membershipOf(objects, subject.node) : "lockedIn";
  return [{ kind: "modify", ...context.nextId(), objects, changes, duration, membership }];
}

/** What a player can't do for a time, of a life total that can't change. */
function lastingChange(
  objects: PlayerReference,
  changes: readonly Change[],
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const duration = saying.duration({ kind: "indefinite" });
  return [{ kind: "modify", ...context.nextId(), objects, changes, duration, membership: "lockedIn" }];
}

/** What changes no characteristic reaches what comes later too: "Creatures can't block this turn" (611.2c). */
function isRule(change: Change): boolean {
  return ["prohibit", "require", "permit", "assignCombatDamage"].includes(change.kind);
}

function isTime(one: Adverbial): boolean {
  return one.kind === "duration" || one.kind === "asLongAs" || one.kind === "until";
}

/** "doesn't untap during its controller's next untap step": the effect ends with that step (502.3, 611.2a). */
function nextUntap(verb: VerbPhrase, subject: Subject, context: Context): readonly Instruction[] | null {
  const [during, ...more] = verb.adverbials;
  if (verb.predicate.kind !== "untapBare" || during?.kind !== "during" || more.length > 0) return null;
  if (verb.auxiliary !== "doesnt" && verb.auxiliary !== "dont") return null;
  const objects = subject.object();
  const { part, whose, next } = turnPartOf(during.when, context);
  if (part !== "untapStep" || next !== "next" || whose?.kind !== "player") return null;
  const { reference } = whose;
  const change: Change = { kind: "prohibit", prohibition: { kind: "untapDuringUntapStep", whose: reference } };
  const duration: Duration = { kind: "untilNext", whose: reference, part: "untapStep", edge: "end" };
  return [{ kind: "modify", ...context.nextId(), objects, changes: [change], duration, membership: "lockedIn" }];
}
