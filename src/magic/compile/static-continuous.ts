import type { Change, Condition } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import { allDoSo } from "./do-so.js";
import { verbsInFull } from "./verbs-in-full.js";
import { additionalLands } from "./additional-lands.js";
import { skippedStep } from "./skipped-step.js";
import { staticChanges } from "./static-change.js";
import { playingChanges, revealedPlay } from "./static-permission.js";
import { speaksOfDefender } from "./combat-change.js";
import { legendRule } from "./legend-rule.js";
import { lowerCondition } from "./condition.js";
import { judgedAlone } from "./judged-alone.js";
import type { Context } from "./context.js";
import { lifeTotalKept } from "./life-total-kept.js";
import { you } from "./plain.js";
import { isPlayerPhrase } from "./player.js";
import { refuse } from "./refusal.js";
import { crewingChanges } from "./crewing.js";
import { Subject } from "./saying.js";

import type { LoweredStatic } from "./static.js";

/** Continuous effects on objects or players, and what they can't or must (611.3, 613). */
export function continuous(said: Clause, context: Context): LoweredStatic {
  const clause = allDoSo(said);
  const revealed = revealedPlay(clause, context);
  if (revealed !== null) return { condition: null, effects: [revealed] };
  const skipped = skippedStep(clause, context) ?? legendRule(clause, context);
  if (skipped !== null) return { condition: null, effects: [skipped] };
  if (clause.subject === null) return refuse("a static ability without a subject", clause);
  const lands = additionalLands(clause, context);
  const playing = lands === null ? playingChanges(clause, context) : [lands];
  if (playing !== null)
    return { condition: null, effects: [{ kind: "playerContinuous", affected: you, changes: playing }] };
  const kept = keptTotal(clause, context);
  if (kept !== null) return kept;
  const subject = new Subject(clause.subject, context);
  const players = isPlayerPhrase(clause.subject);
  if (players) subject.player();
  else subject.object();
  let asked: Asked | null = null;
  const crewing = players ? null : crewingChanges(clause, context);
  if (crewing !== null)
    return { condition: null, effects: [{ kind: "continuous", affected: subject.object(), changes: crewing }] };
  const changes: Change[] = [];
  const shared = clause.links.some((link) => link === "or" || link === "commaOr")
    ? (clause.verbs[0]?.auxiliary ?? null)
    : null;
  for (const each of verbsInFull(clause)) {
    const verb = shared !== null && each.auxiliary === null ? { ...each, auxiliary: shared } : each;
    const timed = clause.verbs.length === 1 ? duringTime(verb) : null;
    const { bare, asLongAs } = timed ?? withoutCondition(verb, context);
    // Each of the verbs would hold under a condition of its own, and an ability has one for all that it does.
    if (asLongAs !== null && asked !== null) return refuse("a condition", clause);
    asked = asLongAs ?? asked;
    changes.push(...staticChanges(bare, subject, context));
  }
  if (
    asked !== null &&
    clause.verbs.length > 1 &&
    clause.verbs
      .at(-1)
      ?.adverbials.every((one) => one.kind !== "asLongAs" && one.kind !== "if" && one.kind !== "unless") === true
  )
    return refuse("a condition", clause);
  if (asked !== null && clause.verbs.length > 1 && freesLastAlone(clause.verbs)) return refuse("unless", clause);
  const condition = asked?.condition ?? null;
  if (players) return { condition, effects: [{ kind: "playerContinuous", affected: subject.player(), changes }] };
  const affected = subject.object();
  if (affected.kind === "choice" || affected.kind === "target")
    return refuse("a static ability on chosen objects", clause);
  const judged = asked === null || asked.clause === null ? null : judgedAlone(affected, asked.condition, asked.clause);
  if (judged === null) return { condition, effects: [{ kind: "continuous", affected, changes }] };
  return { condition: judged.condition, effects: [{ kind: "continuous", affected: judged.objects, changes }] };
}

/** A condition, and the clause that says it; null of a time of the turn. */
interface Asked {
  readonly condition: Condition;
  readonly clause: Clause | null;
}

/** "Your life total can't change." (119.7, 119.8); null of another clause. */
function keptTotal({ verbs: [verb, ...verbs], subject }: Clause, context: Context): LoweredStatic | null {
  const alone = verb !== undefined && verbs.length === 0 && verb.adverbials.length === 0;
  const kept = alone ? lifeTotalKept(verb, subject, context) : null;
  if (kept === null) return null;
  return { condition: null, effects: [{ kind: "playerContinuous", affected: kept.player, changes: kept.changes }] };
}

/** "gets +1/+1 and can't attack unless …": the condition belongs to the last of the verbs, not to all. */
function freesLastAlone(verbs: readonly VerbPhrase[]): boolean {
  const last = verbs.at(-1);
  return last !== undefined && last.auxiliary !== null && last.adverbials.some(({ kind }) => kind === "unless");
}

/** "can't attack unless you control a Goblin": it can't while you do not; null where the condition hangs on whom it attacks. */
function unlessFree(
  verb: VerbPhrase,
  context: Context,
): { readonly bare: VerbPhrase; readonly asLongAs: Asked } | null {
  const unless = verb.adverbials.find((one) => one.kind === "unless");
  if (unless?.kind !== "unless" || verb.auxiliary !== "cant") return null;
  const before = context.snapshot();
  const condition = lowerCondition(unless.clause, context);
  if (speaksOfDefender(condition)) {
    context.restore(before);
    return null;
  }
  const bare = { ...verb, adverbials: verb.adverbials.filter((one) => one !== unless) };
  return { bare, asLongAs: { condition: { kind: "not", condition }, clause: unless.clause } };
}

/** "can't cast spells during your turn", "during combat": a state of the turn (500.1); null of another verb. */
function duringTime(verb: VerbPhrase): { readonly bare: VerbPhrase; readonly asLongAs: Asked } | null {
  const [time, ...more] = verb.adverbials;
  const condition = time?.kind === "duration" ? turnStates[time.span] : undefined;
  if (condition === undefined || verb.auxiliary !== "cant" || more.length > 0) return null;
  return { bare: { ...verb, adverbials: [] }, asLongAs: { condition, clause: null } };
}

const turnStates: Readonly<Partial<Record<string, Condition>>> = {
  duringYourTurn: { kind: "turn", of: you, part: null },
  duringCombat: { kind: "turn", of: { kind: "eachPlayer" }, part: "combat" },
};

function withoutCondition(
  verb: VerbPhrase,
  context: Context,
): { readonly bare: VerbPhrase; readonly asLongAs: Asked | null } {
  const free = unlessFree(verb, context);
  if (free !== null) return free;
  const found = verb.adverbials.find((one) => one.kind === "asLongAs" || one.kind === "if");
  if (found?.kind === "if" && verb.auxiliary !== "cant") return { bare: verb, asLongAs: null };
  if (found?.kind !== "if" && (found?.kind !== "asLongAs" || found.for !== null)) return { bare: verb, asLongAs: null };
  return {
    bare: { ...verb, adverbials: verb.adverbials.filter((one) => one !== found) },
    // One condition holds for all: "as long as that player …" of each of several players does not (611.3a).
    asLongAs: { condition: context.forAll(() => lowerCondition(found.clause, context)), clause: found.clause },
  };
}
