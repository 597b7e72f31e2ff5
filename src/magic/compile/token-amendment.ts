import type { CreateTokens, Instruction, TokenGroup } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { amendedCreations } from "./amended-creations.js";
import { lowerEntries } from "./entry.js";
import { articleOf } from "./noun.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { lowerQuantity } from "./quantity.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { colorsOf, withAbilities, withColors, withSize } from "./token-definition.js";

/** What a clause goes on defining of tokens: of which creation, and how it changes that. */
interface Amendment {
  readonly slot: string;
  readonly amend: (creation: CreateTokens) => CreateTokens;
}

/**
 * A sentence that goes on defining tokens just created: "It has …", "Those tokens are all colors", "Its power is equal
 * to …" are part of their text (111.3), "They enter tapped" of how they enter. "It gains …" is neither, and lowers to
 * an effect on them. The creation may be one that is optional, conditional or repeated. Null where the sentence is
 * something else.
 */
export function amendCreation(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  if (before.length === 0 || sentence.parts.some((part) => part.openings.length > 0)) return null;
  if (sentence.joints.some((joint) => joint !== "and" && joint !== "commaAnd")) return null;
  const verbs = sentence.parts.map((part) => definingVerb(part.clause));
  if (verbs.some((verb) => verb === null)) return null;
  return sentence.parts.reduce<readonly Instruction[] | null>(
    (made, part) => (made === null ? null : amendBy(part.clause, made, context)),
    before,
  );
}

function amendBy(clause: Clause, before: readonly Instruction[], context: Context): readonly Instruction[] | null {
  const verb = definingVerb(clause);
  const amendment = verb === null || clause.subject === null ? null : amendmentOf(clause.subject, verb, context);
  if (amendment === null) return null;
  const { instructions, amended } = amendedCreations(before, amendment.slot, amendment.amend);
  const [last, ...others] = amended;
  if (last === undefined) return null;
  if (others.length === 0) context.lastTokens = last.groups.length === 1 ? (last.groups[0] ?? null) : null;
  return instructions;
}

type Defining =
  PredicateOf<"haveAbilities"> | PredicateOf<"enter"> | PredicateOf<"beAdjective"> | PredicateOf<"beEqual">;

function definingVerb(clause: Clause): Defining | null {
  const [verb, ...more] = clause.verbs;
  if (verb === undefined || more.length > 0 || !isPlain(verb)) return null;
  const { predicate } = verb;
  switch (predicate.kind) {
    case "haveAbilities":
    case "beEqual":
      return predicate;
    case "enter":
      return predicate.entries.length > 0 ? predicate : null;
    case "beAdjective":
      return predicate.each !== "still" && predicate.each !== "no" && colorsOf(predicate) !== null ? predicate : null;
    default:
      return null;
  }
}

function isPlain(verb: VerbPhrase): boolean {
  return (
    (verb.adverb === null || verb.adverb === "each") &&
    verb.innerAdverb === null &&
    verb.auxiliary === null &&
    verb.adverbials.length === 0
  );
}

function amendmentOf(subject: NounPhrase, verb: Defining, context: Context): Amendment | null {
  if (verb.kind === "beEqual") return sizeAmendment(subject, verb, context);
  const slot = slotOf(subject, context);
  return slot === null ? null : { slot, amend: changeOf(verb, context) };
}

/** The slot that a subject speaks of, where it speaks of what an instruction made. */
function slotOf(subject: NounPhrase, context: Context): string | null {
  context.beginVerb();
  const objects = lowerObjects(subject, context, { kind: "you" });
  return objects.kind === "result" ? objects.slot : null;
}

function changeOf(verb: Exclude<Defining, PredicateOf<"beEqual">>, context: Context): Amendment["amend"] {
  switch (verb.kind) {
    case "enter":
      return entering(verb, context);
    case "beAdjective":
      return eachToken((group) => ({ ...group, token: withColors(group.token, colorsOf(verb) ?? [], verb) }));
    case "haveAbilities":
      return eachToken((group) => ({ ...group, token: withAbilities(group.token, verb, context) }));
  }
}

function eachToken(change: (group: TokenGroup) => TokenGroup): Amendment["amend"] {
  return (creation) => ({ ...creation, groups: creation.groups.map(change) });
}

function entering(verb: PredicateOf<"enter">, context: Context): Amendment["amend"] {
  const { entries, controller, order } = lowerEntries(verb.entries, context);
  if (order !== null) return refuse("in order", verb);
  return (creation) => ({
    ...creation,
    controller: controller ?? creation.controller,
    groups: creation.groups.map((group) => ({ ...group, enters: [...group.enters, ...entries] })),
  });
}

/** "Its power is equal to …", "Its power and toughness are each equal to …": known as the token is created (111.3, 208.1). */
function sizeAmendment(subject: NounPhrase, verb: PredicateOf<"beEqual">, context: Context): Amendment | null {
  const sizes = sizesOf(subject);
  const article = subject.kind === "described" ? articleOf(subject.group) : null;
  if (sizes === null || (article !== "its" && article !== "their")) return null;
  const slot = slotOf({ kind: "pronoun", word: article === "its" ? "it" : "they" }, context);
  if (slot === null) return null;
  if (sizes.length > 1 && verb.each === null) return refuse("equal", verb);
  const value = context.withoutSlot(slot, () => lowerQuantity(verb.quantity, context));
  return { slot, amend: eachToken((group) => ({ ...group, token: withSize(group.token, sizes, value, verb) })) };
}

/** The characteristics that "power and toughness" names; null of another phrase. */
function sizesOf(subject: NounPhrase): readonly ("power" | "toughness")[] | null {
  if (subject.kind !== "described" || subject.post.length > 0) return null;
  const nouns = subject.group.items.map((item) =>
    item.noun.kind === "common" && item.modifiers.length === 0 ? item.noun.noun : null,
  );
  const named = nouns.flatMap((noun) => (noun === "power" || noun === "toughness" ? [noun] : []));
  return named.length === nouns.length && new Set(named).size === named.length ? named : null;
}
