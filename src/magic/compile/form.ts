import type { Condition } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/clause.js";

const denials: ReadonlySet<string> = new Set([
  "isNot",
  "areNot",
  "wasNot",
  "wereNot",
  "sNot",
  "reNot",
  "isFullNot",
  "areFullNot",
]);

/** Whether a form of "be" denies: "isn't", "weren't". */
export function isDenied(form: string): boolean {
  return denials.has(form);
}

/** A condition under the form of "be" that states it. */
export function denied(form: string, condition: Condition): Condition {
  return isDenied(form) ? { kind: "not", condition } : condition;
}

/** Whether nothing helps or colours a verb: no auxiliary and no adverb beside it. */
export function isUnaided({ auxiliary, adverb, innerAdverb }: Omit<VerbPhrase, "predicate" | "adverbials">): boolean {
  return auxiliary === null && adverb === null && innerAdverb === null;
}

/** Whether a verb stands with what its frame takes alone. */
export function standsBare(verb: Omit<VerbPhrase, "predicate">): boolean {
  return isUnaided(verb) && verb.adverbials.length === 0;
}
