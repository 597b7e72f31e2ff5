import type { NounPhrase } from "./noun-phrase.js";
import { formOf } from "./predicate.js";
import type { VerbPhrase } from "./verb-phrase.js";

/** Whether a verb may stand behind a subject: what is told stands in the base form, a lone card takes the third person. */
export function clauseAgrees(subject: NounPhrase | null, { modal, adverb, predicate }: VerbPhrase): boolean {
  if (adverb !== null && sharing.has(adverb) && !mayShare(subject)) return false;
  const form = formOf(predicate);
  if (form === "gerund") return false;
  if (subject === null)
    return modal === null ? form === "base" : modal === "may" || modal === "cannot" || modal === "doNot";
  if (modal !== null || form === "past") return true;
  const number = numberOf(subject);
  return number === undefined || (number === "singular" ? form === "third" : form === "base");
}

const sharing: ReadonlySet<string> = new Set(["each", "both"]);

/** Whether "each" may stand behind a subject: one of several. */
function mayShare(subject: NounPhrase | null): boolean {
  if (subject === null) return false;
  return subject.kind === "coordinated" || numberOf(subject) === "plural";
}

/** Whether a phrase takes the third person singular, if that can be told. */
export function numberOf(node: NounPhrase): "singular" | "plural" | undefined {
  switch (node.kind) {
    case "pronoun":
      return pluralPronouns.has(node.word) ? "plural" : "singular";
    case "coordinated":
      return node.conjunction === "and" && !isEach(node) ? "plural" : undefined;
    case "partitive":
      return node.share.kind === "share" && (node.share.word === "each" || node.share.word === "one")
        ? undefined
        : undefined;
    case "described":
      return numberOfNoun(node);
    default:
      return undefined;
  }
}

function isEach(node: NounPhrase): boolean {
  return (
    node.kind === "coordinated" && node.members.some((one) => one.kind === "described" || one.kind === "partitive")
  );
}

const pluralPronouns: ReadonlySet<string> = new Set(["you", "they", "them", "these", "those", "both"]);

function numberOfNoun({
  noun,
  determiner,
}: Extract<NounPhrase, { readonly kind: "described" }>): "singular" | "plural" | undefined {
  // prettier-ignore
  if (noun.kind === "name") return noun.form;
  if (noun.kind === "trait") return noun.form;
  if (noun.kind !== "common" || noun.noun.noun === "archives") return undefined;
  return determiner?.kind === "determiner" && determiner.word === "each" ? undefined : noun.noun.form;
}
