import type { CopyException, Entry, TokenGroup } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { CopyExceptions, Own } from "../syntax/copy-exception.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { lowerAbilitySet } from "./ability-set.js";
import type { Context } from "./context.js";
import { statExceptions } from "./copy-exception-stat.js";
import { addedQualities, qualityChanges, typeExceptions } from "./copy-exception-type.js";
import { whereOf, withX, type WhereX } from "./defined-x.js";
import { lowerEntries } from "./entry.js";
import { figureQuantity } from "./figure.js";
import { isDenied } from "./form.js";
import { bareNoun, isArticle } from "./noun.js";
import { refuse } from "./refusal.js";
import { spokenTypes } from "./spoken-types.js";

/** What "except" says of a copy: what differs in its copiable values, and how it enters beside them (707.9, 707.9e). */
export interface CopyChanges {
  readonly exceptions: readonly CopyException[];
  readonly enters: readonly Entry[];
}

/** Adds what "except" says to a group of copies (707.9). */
export function exceptIn(group: TokenGroup, node: CopyExceptions, context: Context): TokenGroup {
  const { token } = group;
  if (token.kind !== "copy") return refuse("except", node);
  const changes = wholeExceptions(node, spokenTypes(token.of, context), context);
  return {
    ...group,
    token: { ...token, exceptions: [...token.exceptions, ...changes.exceptions] },
    enters: [...group.enters, ...changes.enters],
  };
}

/** The changes of a copy effect with what "where X is …" at their end says. */
export function wholeExceptions(
  node: CopyExceptions,
  types: ReadonlySet<string> | null,
  context: Context,
): CopyChanges {
  return withX(whereWithin(node), context, () => lowerCopyExceptions(node, types, context));
}

/** "where X is …" at the end of the exceptions, which the caller of {@link lowerCopyExceptions} answers for; or null. */
export function whereWithin({ clauses }: CopyExceptions): WhereX | null {
  const verbs = clauses.flatMap((one) => (one.kind === "clause" ? one.verbs : []));
  return whereOf(verbs.flatMap((verb) => verb.adverbials));
}

/** The changes of a copy effect, in the order of the text; `types` are those of what is copied, where they are known. */
export function lowerCopyExceptions(
  node: CopyExceptions,
  types: ReadonlySet<string> | null,
  context: Context,
): CopyChanges {
  const all = node.clauses.map((one) => clauseChanges(one, types, context));
  const exceptions = all.flatMap((one) => one.exceptions);
  const kinds = new Set(exceptions.map(({ kind }) => kind));
  const typed = kinds.has("setTypes") || kinds.has("addTypes");
  if (kinds.has("loseAllOtherTypes") && !typed) return refuse("all other card types", node);
  return { exceptions, enters: all.flatMap((one) => one.enters) };
}

const differing = (...exceptions: readonly CopyException[]): CopyChanges => ({ exceptions, enters: [] });

/** Links that leave open which of the verbs holds. */
const alternatives: ReadonlySet<Clause["links"][number]> = new Set(["or", "commaOr", "andOr"]);

function clauseChanges(clause: Clause | Own, types: ReadonlySet<string> | null, context: Context): CopyChanges {
  if (clause.kind === "nameIs") return differing({ kind: "setName", name: clause.name });
  if (clause.kind === "qualityToo") return addedQualities(clause);
  if (clause.links.some((link) => alternatives.has(link))) return refuse("an exception", clause);
  if (!speaksOfCopy(clause.subject)) return differing(...statExceptions(clause, context));
  const all = clause.verbs.map((verb) => verbChanges(verb, types, context));
  return { exceptions: all.flatMap((one) => one.exceptions), enters: all.flatMap((one) => one.enters) };
}

function speaksOfCopy(subject: NounPhrase | null): boolean {
  if (subject === null) return true;
  if (subject.kind === "pronoun") return ["it", "they", "he", "she"].includes(subject.word);
  const copy = bareNoun(subject, "token") ?? bareNoun(subject, "copy");
  return copy !== null && copy.possessor === null && copy.determiners.some((one) => isArticle(one, "the", "that", "those")); // prettier-ignore
}

function verbChanges(verb: VerbPhrase, types: ReadonlySet<string> | null, context: Context): CopyChanges {
  const node = verb.predicate;
  if (verb.adverb !== null || verb.innerAdverb !== null) return refuse("an exception", verb);
  if (verb.adverbials.some(({ kind }) => kind !== "where")) return refuse("an exception", verb);
  if (verb.auxiliary !== null) return deniedChanges(verb);
  switch (node.kind) {
    case "haveAbilities":
      return differing({ kind: "addAbilities", abilities: lowerAbilitySet(node.abilities, context, types) });
    case "loseAbilities":
      return differing({ kind: "removeAbilities", abilities: lowerAbilitySet(node.abilities, context, types) });
    case "have":
      return differing(having(node));
    case "lose":
      return differing(losing(node));
    case "beAdjective":
      return qualityChanges(node);
    case "beSize":
      return isDenied(node.form) ? refuse("an exception", node) : differing(sized(node, context));
    case "beNoun":
      if (isDenied(node.form) || node.still !== null) return refuse("an exception", node);
      return differing(...typeExceptions(node.object, node.addition, context));
    case "enter":
      return entering(node, context);
    default:
      return refuse(node.kind, node);
  }
}

/** "it doesn't have this ability". */
function deniedChanges(verb: VerbPhrase): CopyChanges {
  const { auxiliary, predicate } = verb;
  const denied = auxiliary === "doesnt" || auxiliary === "dont";
  return denied && predicate.kind === "have" && isThisAbility(predicate.object)
    ? differing({ kind: "removeThisAbility" })
    : refuse("an exception", verb);
}

function isThisAbility(object: NounPhrase): boolean {
  const group = bareNoun(object, "ability");
  return group?.possessor === null && group.determiners.length === 1 && isArticle(group.determiners[0], "this");
}

/** "it has this ability" (707.9a), "it has no mana cost" (202.1b). */
function having(node: PredicateOf<"have">): CopyException {
  if (isThisAbility(node.object)) return { kind: "addThisAbility" };
  const cost = bareNoun(node.object, "mana cost");
  return cost?.determiners.length === 1 && isArticle(cost.determiners[0], "no")
    ? { kind: "noManaCost" }
    : refuse("an exception", node);
}

/** "it loses this ability", "it loses all other card types" (205.1a). */
function losing(node: PredicateOf<"lose">): CopyException {
  if (isThisAbility(node.object)) return { kind: "removeThisAbility" };
  const types = bareNoun(node.object, "card type");
  const [all, other, ...more] = types?.determiners ?? [];
  return isArticle(all, "all") && isArticle(other, "other") && more.length === 0
    ? { kind: "loseAllOtherTypes" }
    : refuse("an exception", node);
}

function sized({ size }: PredicateOf<"beSize">, context: Context): CopyException {
  const power = figureQuantity(size.power, context);
  return { kind: "setPowerToughness", power, toughness: figureQuantity(size.toughness, context) };
}

/** "it enters tapped and attacking", "it enters with two +1/+1 counters on it": no part of the copiable values (707.9e). */
function entering(node: PredicateOf<"enter">, context: Context): CopyChanges {
  if (node.entries.length === 0) return refuse("an exception", node);
  const { entries, controller, order } = lowerEntries(node.entries, context);
  return controller === null && order === null ? { exceptions: [], enters: entries } : refuse("an exception", node);
}
