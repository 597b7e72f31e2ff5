import type { House, KeywordName } from "../../../grammar/keyforge/vocabulary/index.js";
import { determiners, bound, limit, type Bound, type Determiner, type Limit } from "./determiner.js";
import { isWellDescribed } from "./description.js";
import { isWellFormed } from "./agreement.js";
import {
  asConstruct,
  choose,
  construct,
  distinct,
  field,
  later,
  many,
  mayBegin,
  oneOf,
  optional,
  rule,
  where,
  type Construct,
  type Match,
  type Printer,
  type Source,
  type Syntax,
} from "./kernel.js";
import { modifier, nounWord, type Modifier, type NounWord } from "./modifier.js";
import { possessor, type Possessor } from "./possessor.js";
import { postModifier, type PostModifier } from "./post-modifier.js";
import { amount, cardName, house, icon, keywordName, leansOn, trait, type Amount, type CardName, type IconWord, type TraitWord } from "./terminals.js"; // prettier-ignore

/** The noun of a group. */
export type Noun =
  | { readonly kind: "common"; readonly noun: NounWord }
  | { readonly kind: "house"; readonly house: House }
  | { readonly kind: "keyword"; readonly keyword: KeywordName }
  | TraitWord
  | CardName
  | IconWord;

/** A further noun under the same determiner. */
export interface MoreNoun {
  readonly kind: "more";
  readonly conjunction: "and" | "or" | "andOr" | "comma" | "commaOr" | "commaAnd";
  readonly modifiers: readonly Modifier[];
  readonly noun: Noun;
}

/** A group around a noun: "each friendly Mars creature with power 3 or lower". */
export interface Described {
  readonly kind: "described";
  readonly determiner: Determiner | Possessor | null;
  readonly modifiers: readonly Modifier[];
  readonly noun: Noun;
  /** Nouns that share the determiner: "each artifact and upgrade", "your deck and discard pile". */
  readonly more: readonly MoreNoun[];
  readonly post: readonly PostModifier[];
}

const common: Construct<"common", Extract<Noun, { readonly kind: "common" }>> = construct("common", [field("noun", nounWord)]); // prettier-ignore
const houseNoun: Construct<"house", Extract<Noun, { readonly kind: "house" }>> = construct("house", [field("house", house)]); // prettier-ignore

const keywordNoun: Construct<"keyword", Extract<Noun, { readonly kind: "keyword" }>> = construct("keyword", [field("keyword", keywordName)]); // prettier-ignore

export const noun: Syntax<Noun> = choose<Noun>("a noun", [
  common,
  asConstruct("icon", icon),
  asConstruct("name", cardName),
  asConstruct("trait", trait),
  houseNoun,
  keywordNoun,
]);

const whose: Syntax<Determiner | Possessor> = choose<Determiner | Possessor>("a determiner", [
  asConstruct<"possessor", Possessor>("possessor", possessor),
  ...determiners,
]);

const moreNoun: Syntax<MoreNoun> = where<MoreNoun>(
  construct("more", [
    field(
      "conjunction",
      oneOf("and", { and: "and", or: "or", andOr: "and/or", comma: ",", commaOr: ", or", commaAnd: ", and" }),
    ),
    field("modifiers", many(modifier)),
    field("noun", noun),
  ]),
  (node) => node.noun.kind !== "icon" && node.noun.kind !== "house" && isWellDescribed({ ...node, determiner: null }),
);

const parts = construct("described", [
  field("determiner", optional(whose)),
  field("modifiers", many(modifier)),
  field("noun", noun),
  field("more", many(moreNoun)),
  field("post", many(postModifier)),
]);

const described: Construct<"described", Described> = {
  ...asConstruct<"described", Described>("described", where<Described>(parts, isWellFormed)),
  match: (source, at) => parts.match(source, at).filter(({ value }) => isWellFormed(value) && suitsArticle(source, at)),
  print: printDescribed,
};

/** "a" before a consonant as it is spoken, "an" before a vowel. */
function suitsArticle(source: Source, at: number): boolean {
  const article = source.headAt(at);
  if (article !== "a" && article !== "an") return true;
  const next = source.tokens[at + 1];
  return next === undefined || (article === "an") === soundsOpen(next.image);
}

function soundsOpen(word: string): boolean {
  return /^\{?(?:[aeiouæ]|8|11(?!\d)|18(?!\d)|X$)/iu.test(word) && !/^(?:one|uni)/iu.test(word);
}

function printDescribed(node: Described, out: Printer): void {
  if (node.determiner !== null) whose.print(node.determiner, out);
  for (const one of node.modifiers) modifier.print(one, out);
  if (node.noun.kind === "icon" && leansBack(node)) out.join();
  noun.print(node.noun, out);
  for (const one of node.more) moreNoun.print(one, out);
  for (const one of node.post) postModifier.print(one, out);
}

/** Whether the word before an icon is a number in digits, on which the icon leans. */
function leansBack({ determiner: first, modifiers }: Described): boolean {
  const last = modifiers.at(-1);
  if (last !== undefined) return last.kind === "count" && leansOn(last.amount);
  return (first?.kind === "count" || first?.kind === "limited") && leansOn(first.amount);
}

const pronouns = {
  it: "it", they: "they", them: "them", you: "you", itself: "itself", themselves: "themselves", he: "he", yours: "yours", theirs: "theirs", this: "this", that: "that", these: "these", those: "those",
  both: "both", each: "each", all: "all", one: "one", any: "any", neither: "neither", either: "either", another: "another", anyNumber: "any number", theSame: "the same", theRest: "the rest", who: "who",
} as const; // prettier-ignore

/** A word that stands for a noun group. */
export interface Pronoun {
  readonly kind: "pronoun";
  readonly word: keyof typeof pronouns;
}

const pronoun: Construct<"pronoun", Pronoun> = construct("pronoun", [field("word", oneOf("a pronoun", pronouns))]);

/** A number that stands for a noun group: "1 into your hand", "up to 3". */
export interface Counted {
  readonly kind: "counted";
  readonly limit: Limit | null;
  readonly amount: Amount;
  readonly bound: Bound | null;
}

const counted: Construct<"counted", Counted> = construct("counted", [
  field("limit", optional(limit)),
  field("amount", amount),
  field("bound", optional(bound)),
]);

const shares = {
  each: "each", all: "all", any: "any", one: "one", half: "half", oneThird: "one third", both: "both", either: "either", anyNumber: "any number", none: "none", theRest: "the rest", twice: "twice", anyOne: "any one", eachHalf: "each half",
} as const; // prettier-ignore

/** A part of a group: "each of its neighbors", "2 of them", "half of your opponent's {A}". */
export interface Partitive {
  readonly kind: "partitive";
  readonly share: Counted | { readonly kind: "share"; readonly word: keyof typeof shares };
  readonly of: NounPhrase;
}

const share = choose<Partitive["share"]>("a part", [
  counted,
  construct("share", [field("word", oneOf("a part", shares))]),
]);

const partitiveParts: Construct<"partitive", Partitive> = construct("partitive", [
  field("share", share),
  "of",
  field(
    "of",
    later("a noun phrase", (): Syntax<NounPhrase> => simpleNounPhrase),
  ),
]);

const partitive: Construct<"partitive", Partitive> = asConstruct(
  "partitive",
  where<Partitive>(partitiveParts, ({ share: part, of }) => isDetermined(of) || (isFraction(part) && isAll(of))),
);

/** "half of all friendly creatures" */
function isFraction(part: Partitive["share"]): boolean {
  return part.kind === "share" && (part.word === "half" || part.word === "oneThird");
}

function isAll(node: NounPhrase): boolean {
  return node.kind === "described" && node.determiner?.kind === "determiner" && node.determiner.word === "all";
}

/** A part is of something that is determined: "each of its neighbors", not "each of each neighbor". */
function isDetermined(node: NounPhrase): boolean {
  if (node.kind === "pronoun") return !subjectsOnly.has(node.word);
  if (node.kind !== "described") return node.kind === "partitive";
  return node.determiner === null ? node.noun.kind === "name" : isOwned(node.determiner);
}

const subjectsOnly: ReadonlySet<string> = new Set(["you", "they", "he"]);

/** "all your {A}", "half its power": a part without "of". */
export interface Portion {
  readonly kind: "portion";
  readonly share: "all" | "half" | "double" | "twice" | "triple" | "both";
  readonly of: NounPhrase;
}

const portion: Construct<"portion", Portion> = construct("portion", [
  field(
    "share",
    oneOf("a part", { all: "all", half: "half", double: "double", twice: "twice", triple: "triple", both: "both" }),
  ),
  field(
    "of",
    where<NounPhrase>(
      later("a noun phrase", (): Syntax<NounPhrase> => simpleNounPhrase),
      (node) => node.kind === "described" && node.determiner !== null && isOwned(node.determiner) && mayBeParted(node),
    ),
  ),
]);

/** One card cannot be parted; several, an amount and a value can. */
function mayBeParted({ noun: what }: Described): boolean {
  return what.kind !== "common" || what.noun.form === "plural" || values.has(what.noun.noun);
}

const values: ReadonlySet<string> = new Set(["power", "armor", "damage", "number", "amount", "total", "cost", "archives"]); // prettier-ignore

function isOwned(node: Determiner | Possessor): boolean {
  return node.kind === "possessor" || (node.kind === "determiner" && ownWords.has(node.word));
}

const ownWords: ReadonlySet<string> = new Set(["your", "their", "its", "the", "that", "those", "these"]);

/** Noun groups joined: "a friendly creature and an enemy creature". */
export interface Coordinated {
  readonly kind: "coordinated";
  readonly members: readonly NounPhrase[];
  readonly conjunction: keyof typeof conjunctions;
  readonly comma: "none" | "serial";
}

const conjunctions = { and: "and", or: "or", andOr: "and/or", plus: "plus", butNot: "but not", andThen: "and then" } as const; // prettier-ignore
const conjunction = oneOf("and", conjunctions);

/** What a frame takes as its subject or object. */
export type NounPhrase = Described | Pronoun | Counted | Partitive | Portion | Coordinated;

type Simple = Exclude<NounPhrase, Coordinated>;

/** A noun phrase that is no list of noun phrases. */
export const simpleNounPhrase: Syntax<Simple> = rule("a noun phrase", () =>
  choose<Simple>("a noun phrase", [partitive, portion, described, pronoun, counted]),
);

/** Any noun phrase, also a list: "A and B", "A, B, and C". */
export const nounPhrase: Syntax<NounPhrase> = rule("a noun phrase", () => ({
  label: "a noun phrase",
  starts: (source, at) => mayBegin(simpleNounPhrase, source, at),
  match: (source, at) => {
    const singles = simpleNounPhrase.match(source, at);
    return distinct<NounPhrase>([...singles, ...singles.flatMap((one) => lists(source, [one.value], one.end))]);
  },
  print: printPhrase,
}));

function printPhrase(node: NounPhrase, out: Printer): void {
  if (node.kind !== "coordinated") {
    simpleNounPhrase.print(node, out);
    return;
  }
  node.members.forEach((member, index) => {
    if (index > 0 && node.comma === "serial") out.mark(",");
    if (index === node.members.length - 1) conjunction.print(node.conjunction, out);
    printPhrase(member, out);
  });
}

function lists(source: Source, members: readonly NounPhrase[], at: number): readonly Match<Coordinated>[] {
  const found: Match<Coordinated>[] = [];
  const comma = source.headAt(at) === ",";
  const joined = conjunction.match(source, comma ? at + 1 : at);
  for (const word of joined)
    if (comma || members.length === 1)
      for (const last of simpleNounPhrase.match(source, word.end))
        found.push({
          value: { kind: "coordinated", members: [...members, last.value], conjunction: word.value, comma: comma ? "serial" : "none" }, // prettier-ignore
          end: last.end,
        });
  if (comma && joined.length === 0)
    for (const next of simpleNounPhrase.match(source, at + 1))
      found.push(...lists(source, [...members, next.value], next.end));
  return found;
}

/** Whether a phrase speaks of aember or of damage by its icon. */
export function speaksOf(node: NounPhrase, sense: "aember" | "damage"): boolean {
  switch (node.kind) {
    case "described":
      return node.noun.kind === "icon" && node.noun.icon === sense;
    case "partitive":
    case "portion":
      return speaksOf(node.of, sense);
    case "coordinated":
      return node.members.every((member) => speaksOf(member, sense));
    case "pronoun":
    case "counted":
      return false;
  }
}
