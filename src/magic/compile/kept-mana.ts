import type { Duration, Instruction, ManaRestriction } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part, Sentence } from "../syntax/sentence.js";
import { bareNoun, isPronoun, isThis, isWord } from "./noun.js";
import { isUnaided } from "./form.js";
import { refuse } from "./refusal.js";

/**
 * "Until end of turn, you don't lose this mana as steps and phases end." (106.4): the mana that the instructions before
 * added stays so long. Null of another sentence.
 */
export function keepMana({ parts }: Sentence, before: readonly Instruction[]): readonly Instruction[] | null {
  const [part, ...others] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined) return null;
  if (verb.predicate.kind === "lastCombat") return lastingMana(part, before);
  if (verb.predicate.kind !== "lose" || !isThisMana(verb.predicate.object)) return null;
  const [opening, ...openings] = part.openings;
  const [as, ...adverbials] = verb.adverbials;
  const alone = others.length + verbs.length + openings.length + adverbials.length === 0;
  const yours = part.clause.subject !== null && isPronoun(part.clause.subject, "you") && verb.auxiliary === "dont";
  if (!alone || !yours || as?.kind !== "asClause" || opening?.kind !== "duration") return refuse("lose", verb);
  if (!isEnding(as.clause)) return refuse("as", as);
  return withLasting(before, untilEnd(opening)) ?? refuse("this mana", verb);
}

/** "This mana lasts until end of combat" (702.189a). */
function lastingMana({ openings, clause }: Part, before: readonly Instruction[]): readonly Instruction[] {
  const [verb, ...verbs] = clause.verbs;
  const [until, ...others] = verb?.adverbials ?? [];
  if (verb === undefined || !isUnaided(verb) || openings.length + verbs.length + others.length > 0)
    return refuse("lasts", clause);
  if (clause.subject === null || !isThisMana(clause.subject) || until?.kind !== "duration")
    return refuse("lasts", clause);
  return withLasting(before, untilEnd(until)) ?? refuse("this mana", clause);
}

/** "until end of turn", "until end of combat": the times until which mana may stay. */
function untilEnd(node: { readonly kind: "duration"; readonly span: string }): Duration {
  return node.span === "endOfTurn" || node.span === "endOfCombat" ? { kind: node.span } : refuse("until", node);
}

function isThisMana(node: NounPhrase): boolean {
  return bareNoun(node, "mana") !== null && isThis(node);
}

/** "as steps and phases end", "as steps end": the times at which unspent mana would be lost (500.5). */
function isEnding({ subject, verbs }: Clause): boolean {
  const [verb, ...more] = verbs;
  const end = verb?.predicate.kind === "endWhat" && verb.auxiliary === null && verb.adverbials.length === 0;
  if (!end || more.length > 0 || subject === null) return false;
  if (subject.kind !== "coordinated") return isWord(subject, "step");
  const [steps, phases, ...others] = subject.members;
  if (steps === undefined || phases === undefined || others.length > 0 || subject.conjunction !== "and") return false;
  return isWord(steps, "step") && isWord(phases, "phase");
}

/** The mana of the one instruction that adds any, with what makes it stay. */
function withLasting(before: readonly Instruction[], until: Duration): readonly Instruction[] | null {
  const adding = before.filter(({ kind }) => kind === "addMana");
  if (adding.length !== 1) return null;
  const restriction: ManaRestriction = { kind: "lasts", until };
  return before.map((one) =>
    one.kind === "addMana" ? { ...one, restriction: [...one.restriction, restriction] } : one,
  );
}
