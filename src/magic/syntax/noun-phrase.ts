import type { NounGroup } from "../../../grammar/magic/phrases.js";
import {
  asConstruct,
  choose,
  construct,
  distinct,
  field,
  many,
  mayBegin,
  oneOf,
  optional,
  later,
  rule,
  where,
  type Construct,
  type Match,
  type Source,
  type Syntax,
} from "./kernel/index.js";
import { isWellDescribed } from "./description.js";
import { nounGroup, printList } from "./noun-group.js";
import { postModifier, type PostModifier } from "./post-modifier.js";
import { number, selfName, symbols, type NumberWord, type SelfName } from "./terminals.js";

/** A noun group with what follows it: "target creature | an opponent controls | with flying". */
export interface Described {
  readonly kind: "described";
  readonly group: NounGroup;
  readonly post: readonly PostModifier[];
}

/** A word that stands for something said before. */
export interface Pronoun {
  readonly kind: "pronoun";
  readonly word: PronounWord;
}

const pronouns = {
  it: "it", you: "you", they: "they", them: "them", itself: "itself", themselves: "themselves", yourself: "yourself", him: "him", her: "her", he: "he", she: "she",
  thatMuch: "that much", thatMany: "that many", each: "each", both: "both", those: "those", these: "these", that: "that", one: "one", another: "another", anyNumber: "any number",
  this: "this", everything: "everything", none: "none", all: "all", two: "two", three: "three", eachOther: "each other", other: "the other", theRest: "the rest", there: "there", theFirst: "the first", theSame: "the same", oneAnother: "one another", day: "day", night: "night", theSecond: "the second", everyone: "everyone", noOne: "no one", nothing: "nothing", yours: "yours", itHim: "himself", herself: "herself", mine: "mine", either: "either", neither: "neither", x: "x",
} as const; // prettier-ignore

export type PronounWord = keyof typeof pronouns;

/** "one of them", "each of those creatures", "up to two of them". */
export interface Partitive {
  readonly kind: "partitive";
  readonly count: PartitiveCount;
  readonly of: NounPhrase;
}

const partitiveCounts = {
  one: "one of", two: "two of", three: "three of", four: "four of", five: "five of", x: "x of", each: "each of", all: "all of", any: "any of", some: "some of", anyNumber: "any number of",
  upToOne: "up to one of", upToTwo: "up to two of", upToThree: "up to three of", oneOrMore: "one or more of", both: "both of", either: "either of", half: "half of", none: "none of", twiceThatMany: "twice that many of", threeTimesThatMany: "three times that many of", twiceThatMuch: "twice that much of", halfOfThose: "half that many of", anyTarget: "any target of", moreOf: "more of", ten: "ten of", six: "six of", anotherOf: "another of", thatMany: "that many of", any1: "any one of", upToX: "up to x of", yourChoice: "your choice of", noneOf: "no more than one of",
} as const; // prettier-ignore

export type PartitiveCount = keyof typeof partitiveCounts;

/** Whole noun phrases joined: "a Food token and a Clue token", "this creature or another Goblin you control". */
export interface Coordinated {
  readonly kind: "coordinated";
  readonly conjunction: "and" | "or" | "and/or";
  readonly members: readonly NounPhrase[];
}

/** Symbols as things that are paid, spent or had: "{W}", "that many {E}", "an amount of {E} equal to its power". */
export interface SymbolAmount {
  readonly kind: "symbolAmount";
  readonly amount: SymbolCount | null;
  readonly number: NumberWord | null;
  readonly symbols: readonly string[];
  readonly post: readonly PostModifier[];
}

const symbolCounts = {
  amountOf: "an amount of", amountOfThe: "the amount of", thatMany: "that many", twiceThatMany: "twice that many", thatMuch: "that much", twiceThatMuch: "twice that much", oneOrMore: "one or more", additional: "an additional", anyNumberOf: "any number of", anyAmountOf: "any amount of", each: "each", no: "no", all: "all",
} as const; // prettier-ignore

/** What stands before counted symbols. */
export type SymbolCount = keyof typeof symbolCounts;

/** "2 of that damage", "twelve of those tokens". */
export interface NumberOf {
  readonly kind: "numberOf";
  readonly number: NumberWord;
  readonly of: NounPhrase;
}

/** "all but one of them". */
export interface AllBut {
  readonly kind: "allBut";
  readonly but: NounPhrase;
}

export type NounPhrase = Described | Pronoun | SelfName | Partitive | NumberOf | AllBut | SymbolAmount | Coordinated;

const describedParts: Construct<"described", Described> = construct("described", [
  field("group", nounGroup),
  field("post", many(postModifier)),
]);
/** A noun group with what follows it, by itself. */
export const described: Construct<"described", Described> = asConstruct(
  "described",
  where(describedParts, (one) => isWellDescribed(one.group, one.post)),
);

const numberOf: Construct<"numberOf", NumberOf> = construct("numberOf", [
  field("number", number),
  "of",
  field(
    "of",
    later("a noun phrase", (): Syntax<NounPhrase> => simpleNounPhrase),
  ),
]);
const allBut: Construct<"allBut", AllBut> = construct("allBut", [
  "all but",
  field(
    "but",
    later("a noun phrase", (): Syntax<NounPhrase> => simpleNounPhrase),
  ),
]);
const symbolAmountParts: Construct<"symbolAmount", SymbolAmount> = construct("symbolAmount", [
  field("amount", optional(oneOf("an amount", symbolCounts))),
  field("number", optional(number)),
  field("symbols", symbols),
  field("post", many(postModifier)),
]);
const symbolAmount: Construct<"symbolAmount", SymbolAmount> = {
  ...asConstruct("symbolAmount", symbolAmountParts),
  starts: (source, at) => [0, 1, 2].some((step) => source.tokens[at + step]?.payload.kind === "symbols"),
};
const pronoun: Construct<"pronoun", Pronoun> = construct("pronoun", [field("word", oneOf("a pronoun", pronouns))]);
const partitive: Construct<"partitive", Partitive> = construct("partitive", [
  field("count", oneOf("a count", partitiveCounts)),
  field(
    "of",
    later("a noun phrase", () => simpleNounPhrase),
  ),
]);
const self: Construct<"self", SelfName> = {
  ...selfName,
  kind: "self",
  starts: (source, at) => source.tokens[at]?.payload.kind === "self",
  match: (source, at) => selfName.match(source, at),
  print: (value, out) => selfName.print(value, out),
};

/** A noun phrase that is no list of noun phrases. */
export const simpleNounPhrase: Syntax<Exclude<NounPhrase, Coordinated>> = rule("a noun phrase", () =>
  choose<Exclude<NounPhrase, Coordinated>>("a noun phrase", [
    partitive,
    described,
    self,
    pronoun,
    symbolAmount,
    numberOf,
    allBut,
  ]),
);

/** A noun group, a name or a pronoun with nothing after it: the subject within "creatures you control". */
export const briefNounPhrase: Syntax<Exclude<NounPhrase, Coordinated>> = rule("a player", () =>
  choose<Exclude<NounPhrase, Coordinated>>("a player", [
    construct("described", [field("group", nounGroup), field("post", nothing)]),
    self,
    pronoun,
  ]),
);

const nothing: Syntax<readonly PostModifier[]> = {
  label: "",
  match: (_source, at) => [{ value: [], end: at }],
  print: () => undefined,
};

const conjunctions = oneOf("and", { and: "and", or: "or", "and/or": "and/or" });

/** Any noun phrase. Longer lists are preferred to shorter. */
export const nounPhrase: Syntax<NounPhrase> = rule("a noun phrase", () => ({
  label: "a noun phrase",
  starts: (source, at) => mayBegin(simpleNounPhrase, source, at),
  match: (source, at) => {
    const singles = simpleNounPhrase.match(source, at);
    return distinct<NounPhrase>(singles.flatMap((first) => [first, ...lists(source, [first.value], first.end)]));
  },
  print: (value, out) => {
    if (value.kind === "coordinated")
      printList(value.members, value.conjunction, out, (member) => nounPhrase.print(member, out));
    else simpleNounPhrase.print(value, out);
  },
}));

/** The lists that go on after these members: ", B, and C" or "and B". */
function lists(source: Source, members: readonly NounPhrase[], at: number): readonly Match<Coordinated>[] {
  const comma = source.tokens[at]?.word === ",";
  const found: Match<Coordinated>[] = [];
  for (const link of conjunctions.match(source, comma ? at + 1 : at))
    if (comma === members.length > 1)
      for (const next of simpleNounPhrase.match(source, link.end))
        found.push({
          value: { kind: "coordinated", conjunction: link.value, members: [...members, next.value] },
          end: next.end,
        });
  if (comma)
    for (const next of simpleNounPhrase.match(source, at + 1))
      found.push(...lists(source, [...members, next.value], next.end));
  return found;
}

/** Whether a subject takes the verb in the third person, the base form, or either (207.2: the text follows English). */
export function agreement(subject: NounPhrase): "third" | "base" | "either" {
  switch (subject.kind) {
    case "self":
      return "either";
    case "pronoun":
      return pronounAgreement(subject.word);
    case "partitive":
      return subject.count === "each" ||
        subject.count === "one" ||
        subject.count === "upToOne" ||
        subject.count === "any1"
        ? "third"
        : "either";
    case "symbolAmount":
    case "numberOf":
    case "allBut":
      return "either";
    case "coordinated":
      return subject.conjunction === "and" ? "base" : "either";
    case "described":
      return groupAgreement(subject.group);
  }
}

function pronounAgreement(word: PronounWord): "third" | "base" | "either" {
  if (["it", "he", "she", "that", "this", "one", "another", "other"].includes(word)) return "third";
  return ["you", "they", "those", "these", "both", "two", "three", "all"].includes(word) ? "base" : "either";
}

const invariable = new Set([
  "Equipment",
  "Merfolk",
  "Eldrazi",
  "Kithkin",
  "Myr",
  "Samurai",
  "Plains",
  "Sheep",
  "Fish",
  "Moonfolk",
  "Treefolk",
  "Spacecraft",
  "Aetherborn",
]);

function groupAgreement(group: NounGroup): "third" | "base" | "either" {
  const last = group.items.at(-1);
  if (last === undefined) return "either";
  if (last.noun.kind === "subtype" && (last.noun.known === "unknown" || invariable.has(last.noun.subtype)))
    return "either";
  if (group.items.length > 1 && group.conjunction !== "or")
    return group.determiners.some((one) => one.kind === "article" && one.word === "each") ? "third" : "either";
  const upToOne = group.determiners.some((one) => one.kind === "amount" && one.word === "up to");
  if (last.noun.kind === "common" && ["life", "damage", "mana"].includes(last.noun.noun)) return "third";
  return last.form === "plural" ? "base" : upToOne ? "either" : "third";
}

export { optional };
