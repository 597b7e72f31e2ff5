import type { Described, NounPhrase } from "./noun-phrase.js";
import { formOf, type PredicateKind } from "./predicate.js";
import type { VerbPhrase } from "./verb-phrase.js";

/** Whether a verb may stand behind a subject: what is told stands in the base form, a lone card takes the third person. */
export function clauseAgrees(subject: NounPhrase | null, { modal, adverb, predicate }: VerbPhrase): boolean {
  if (adverb !== null && sharing.has(adverb) && !mayShare(subject)) return false;
  const form = formOf(predicate);
  if (form === "gerund") return false;
  if (subject === null && stative.has(predicate.kind)) return false;
  if (subject === null)
    return modal === null ? form === "base" : modal === "may" || modal === "cannot" || modal === "doNot";
  if (modal !== null || form === "past") return true;
  const number = numberOf(subject);
  return number === undefined || (number === "singular" ? form === "third" : form === "base");
}

/** What is never told to be done: states, and what cards do by themselves. */
const stative: ReadonlySet<PredicateKind> = new Set<PredicateKind>(["do", "doNot", "doSo", "have", "control", "is", "isAt", "isQuality", "passive", "passiveEither", "progressive", "equals", "dealt", "dealtOr", "isAtBoth", "isQualityAt", "becomeState", "resolveSelf", "contain", "cost", "costAember", "get", "belong", "share", "match", "become", "enter", "leave", "readySelf", "exhaustSelf", "fights", "lack", "remain", "considered", "consideredWhat", "consideredQuality", "count"]); // prettier-ignore

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
    case "counted":
      return "singular";
    case "described":
      return numberOfNoun(node);
    default:
      return undefined;
  }
}

/** "Each friendly creature and each upgrade": each is one, whatever the verb says. */
function isEach({ members }: Extract<NounPhrase, { readonly kind: "coordinated" }>): boolean {
  return members.some((one) => one.kind === "described" || one.kind === "partitive");
}

const pluralPronouns: ReadonlySet<string> = new Set(["you", "they", "them", "these", "those", "both"]);

function numberOfNoun({ noun, determiner, more }: Described): "singular" | "plural" | undefined {
  const each = determiner?.kind === "determiner" && determiner.word === "each";
  if (more.length > 0 && !each) return undefined;
  if (noun.kind === "icon") return "singular";
  if (noun.kind === "name" || noun.kind === "trait") return noun.form;
  return noun.kind !== "common" || noun.noun.noun === "archives" ? undefined : noun.noun.form;
}
