import type { EventPattern, ObjectReference, Participant } from "../../effects/index.js";
import type { Clause, VerbPhrase } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { objectAntecedent, type Context } from "../context.js";
import { eventDetail } from "../event-detail.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { headsOf } from "../head.js";
import { lowerParticipant } from "../participant.js";
import { standsBare } from "../form.js";
import { refuse } from "../refusal.js";
import { isSame } from "../../effects/structure.js";

/** Whether a clause says "attacks and isn't blocked". */
export function isntBlocked({ verbs, links }: Clause): boolean {
  const [first, second, ...others] = verbs;
  const node = second?.predicate;
  return (
    first?.predicate.kind === "attack" &&
    node?.kind === "beAdjective" &&
    (node.form === "isNot" || node.form === "areNot") &&
    node.state.qualities.join() === "blocked" &&
    others.length === 0 &&
    links.join() === "and"
  );
}

/** "attacks and isn't blocked": it triggers as blockers are declared (508.3f, 509.3g). */
export function attacksUnblocked({ verbs }: Clause, subject: Participant): EventPattern {
  if (subject.kind === "player" || !verbs.every(isPlain)) return refuse("isn't blocked", verbs[1]);
  return { kind: "attacksUnblocked", object: subject, detail: plainDetail };
}

function isPlain({ predicate, ...verb }: VerbPhrase): boolean {
  return standsBare(verb) && (predicate.kind !== "attack" || predicate.manner === null);
}

/**
 * "blocks or becomes blocked by a creature", "blocks a creature or becomes blocked by a creature": once for each creature
 * that it blocks or that blocks it (509.3c, d), which later words mean. Null of another event.
 */
export function blocksOrIsBlocked(clause: Clause, context: Context): EventPattern | null {
  const [blocks, becomes, ...others] = clause.verbs;
  if (clause.subject === null || others.length > 0 || clause.links.join() !== "or") return null;
  if (blocks?.predicate.kind !== "block" || becomes?.predicate.kind !== "becomeAdjective") return null;
  const by = becomes.adverbials.find((one) => one.kind === "by");
  if (by?.kind !== "by" || becomes.predicate.state.qualities.join() !== "blocked") return null;
  const { object } = blocks.predicate;
  if (object !== null && !isSame(object, by.what)) return refuse("blocks", clause);
  if (blocks.adverbials.length > 0 || blocks.auxiliary !== null || becomes.auxiliary !== null)
    return refuse("blocks", clause);
  const subject = lowerParticipant(clause.subject, "object", context);
  if (subject.kind !== "object") return refuse("blocks or becomes blocked", clause);
  const detail = eventDetail({ ...becomes, adverbials: becomes.adverbials.filter((one) => one !== by) }, context);
  const whom = opponentOf(by.what, subject.reference, context);
  return {
    kind: "anyOf",
    events: [
      { kind: "blocks", object: subject, by: whom, detail },
      { kind: "blocks", object: whom, by: subject, detail },
    ],
  };
}

/** The other creature of the two, whichever blocks. */
function opponentOf(what: NounPhrase, subject: ObjectReference, context: Context): Participant {
  const before = context.snapshot();
  const whom = lowerParticipant(what, "other", context);
  context.restore(before);
  if (whom.kind !== "filter" || whom.grouping !== "each" || what.kind !== "described")
    return refuse("blocked by", what);
  const both: ObjectReference = {
    kind: "all",
    of: [
      { kind: "triggering", role: "object" },
      { kind: "triggering", role: "other" },
    ],
  };
  const other = { what: "permanent", constraints: [{ kind: "otherThan", object: subject }] } as const;
  const reference: ObjectReference = { kind: "among", of: both, filter: other };
  context.mention(objectAntecedent(reference, "singular", [...headsOf(what.group), "permanent"]));
  return whom;
}
