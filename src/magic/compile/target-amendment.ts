import type { Instruction } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Sentence } from "../syntax/sentence.js";
import { bareNoun, headedBy, isArticle, isPronoun, onlyItem, stateOf } from "./noun.js";

/**
 * "You may choose new targets for the copy." belongs to the copying before it (707.10c). Null where the sentence is
 * something else, or no copy stands before it.
 */
export function amendTargets(sentence: Sentence, before: readonly Instruction[]): readonly Instruction[] | null {
  return saysNewTargets(sentence) ? retargeted(before) : null;
}

function saysNewTargets({ parts }: Sentence): boolean {
  const [part, ...more] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined || more.length + verbs.length + part.openings.length > 0) return false;
  const { predicate, auxiliary, adverbials, adverb, innerAdverb } = verb;
  const [whose, ...others] = adverbials;
  return (
    isPronoun(part.clause.subject, "you") &&
    auxiliary === "may" &&
    adverb === null &&
    innerAdverb === null &&
    predicate.kind === "choose" &&
    isNewTargets(predicate.object) &&
    whose?.kind === "for" &&
    isTheCopy(whose.what) &&
    others.length === 0
  );
}

/** "new targets", "a new target". */
function isNewTargets(node: NounPhrase): boolean {
  const head = headedBy(node, "target");
  return head !== null && head.post.length === 0 && head.modifiers.length === 1 && stateOf(head.modifiers[0]) === "new";
}

function isTheCopy(node: NounPhrase): boolean {
  const group = bareNoun(node, "copy");
  return group?.determiners.length === 1 && isArticle(group.determiners[0], "the", "that", "those") && onlyItem(node) !== null; // prettier-ignore
}

/** The instructions with new targets for the last copying, wherever it is nested; null where there is none. */
function retargeted(instructions: readonly Instruction[]): readonly Instruction[] | null {
  const last = instructions.at(-1);
  const made = last === undefined ? null : retargetedOne(last);
  return made === null ? null : [...instructions.slice(0, -1), made];
}

function retargetedOne(one: Instruction): Instruction | null {
  if (one.kind === "copySpell") return { ...one, newTargets: "may" };
  if (one.kind === "optional" || one.kind === "delayedTrigger") {
    const instructions = retargeted(one.instructions);
    return instructions === null ? null : { ...one, instructions };
  }
  if (one.kind !== "conditional" || one.otherwise.length > 0) return null;
  const then = retargeted(one.then);
  return then === null ? null : { ...one, then };
}
