import { COLORS } from "./vocabulary/colors.js";
import { KEYWORD_COUNTERS, OTHER_COUNTERS, RULES_COUNTERS } from "./vocabulary/counters.js";
import { KEYWORD_ABILITIES } from "./vocabulary/keyword-abilities.js";
import { AMOUNTS, ARTICLES, STATES } from "./vocabulary/modifiers.js";
import { nounTables, verbalNouns, type CommonNoun, type NounSort } from "./vocabulary/nouns.js";
import { CARDINALS, ORDINALS } from "./vocabulary/number-words.js";
import { SUBTYPE_LISTS, subtypeOf, pluralOf } from "./vocabulary/subtypes.js";
import { CARD_TYPES, SUPERTYPES } from "./vocabulary/types.js";
import { verbForms, type Verb, type VerbForm } from "./vocabulary/verbs.js";
import type { Modifier } from "./phrases.js";
import type { Readings } from "./token.js";

type Writable = { -readonly [Key in keyof Readings]: Readings[Key] };

const words = new Map<string, Writable>();

function entry(word: string): Writable {
  const known = words.get(word);
  if (known !== undefined) return known;
  const made: Writable = {};
  words.set(word, made);
  return made;
}

function addVerbs(): void {
  for (const [verb, forms] of verbForms) for (const [form, word] of forms) addVerb(word, verb, form);
  const be: readonly [string, VerbForm][] = [["be", "base"], ["is", "third"], ["are", "base"], ["was", "past"], ["were", "past"], ["been", "participle"], ["being", "gerund"]]; // prettier-ignore
  for (const [word, form] of be) addVerb(word, "be", form);
}

function addVerb(word: string, verb: Verb, form: VerbForm): void {
  const slot = entry(word);
  slot.verbs = [...(slot.verbs ?? []), { verb, form }];
}

function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function addNouns(): void {
  const sorts: readonly NounSort[] = ["object", "player", "zone", "value", "quality", "time", "thing"];
  for (const sort of sorts) {
    const table: Readonly<Partial<Record<CommonNoun, string>>> = nounTables[sort];
    for (const noun of keysOf<CommonNoun>(table)) addNoun(noun, table[noun] ?? noun);
  }
}

function addNoun(noun: CommonNoun, plural: string): void {
  for (const [word, form] of [
    [noun, "singular"],
    [plural, "plural"],
  ] as const) {
    const slot = entry(word.toLowerCase());
    slot.noun = { noun: { kind: "common", noun }, form, verbal: verbalNouns.has(word) ? "verbal" : "plain" };
    slot.modifier ??= { kind: "noun", noun, form };
  }
}

function addTypes(): void {
  for (const { name, plural } of CARD_TYPES)
    for (const [word, form] of [
      [name, "singular"],
      [plural, "plural"],
    ] as const) {
      const slot = entry(word);
      slot.noun = { noun: { kind: "type", type: name }, form, verbal: "plain" };
      slot.modifier = { kind: "type", type: name, form };
    }
  for (const supertype of SUPERTYPES) entry(supertype).modifier = { kind: "supertype", supertype };
  for (const { name } of COLORS) entry(name).modifier = { kind: "color", color: name };
}

function addModifiers(): void {
  for (const state of STATES) entry(state).modifier ??= { kind: "state", state };
  for (const { word, value } of ORDINALS) entry(word).modifier = { kind: "ordinal", value };
  for (const word of ARTICLES) entry(word).determiner = { kind: "article", word };
  for (const word of AMOUNTS) entry(word).determiner = { kind: "amount", word };
  for (const { word, value } of CARDINALS)
    if (value <= 100) entry(word).determiner = { kind: "number", value, style: "word" };
}

function addKeywords(): void {
  for (const { name } of KEYWORD_ABILITIES) entry(name.toLowerCase()).keyword = name.toLowerCase();
  for (const kind of ["land", "swamp", "island", "forest", "mountain", "plains"])
    for (const before of ["snow", "legendary", "basic", "nonbasic", "artifact"]) {
      entry(`${before} ${kind}walk`).keyword = `${before} ${kind}walk`;
      entry(`${before} ${kind}cycling`).keyword = `${before} ${kind}cycling`;
    }
  const named = RULES_COUNTERS.map((counter) => counter.name);
  for (const counter of [...KEYWORD_COUNTERS, ...named, ...OTHER_COUNTERS]) entry(counter).counter = counter;
}

function build(): void {
  addTypes();
  addNouns();
  addModifiers();
  addVerbs();
  addKeywords();
}

build();

const nothing: Readings = {};

/** The readings of a word in lower case, or undefined for a word that is in no list. */
export function lookUp(word: string): Readings | undefined {
  const known = words.get(word);
  if (known !== undefined) return known;
  return functionWords.has(word) ? nothing : (readNon(word) ?? readJoined(word));
}

/** "islandwalk", "wizardcycling": a keyword that a type or subtype is joined to (702.14a, 702.29e). */
function readJoined(word: string): Readings | undefined {
  for (const ending of ["walk", "cycling"]) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : "";
    if (stem !== "" && isTypeWord(stem)) return { keyword: word };
  }
  return undefined;
}

function isTypeWord(word: string): boolean {
  if (words.get(word)?.modifier?.kind === "type") return true;
  return subtypeOf(word.charAt(0).toUpperCase() + word.slice(1)) !== undefined;
}

/** The readings of a capitalised word as a subtype (205.3), joined with those that it has in lower case. */
export function lookUpCapitalized(text: string): Readings | undefined {
  const known = capitalized.get(text);
  if (known !== undefined) return known;
  const found = readCapitalized(text);
  if (found !== undefined) capitalized.set(text, found);
  return found;
}

/** The readings of the capitalised words met: their number is bounded by that of the words in the lists. */
const capitalized = new Map<string, Readings>();

function readCapitalized(text: string): Readings | undefined {
  const subtype = subtypeOf(text);
  const lower = lookUp(text.toLowerCase());
  if (subtype === undefined || subtype.cardTypes.every((type) => type === "plane" || type === "dungeon")) return lower;
  const form = subtype.number === "plural" ? "plural" : "singular";
  const named = { kind: "subtype", subtype: subtype.subtype, known: "known" } as const;
  return { ...lower, noun: { noun: named, form, verbal: "plain" }, modifier: { ...named, form } };
}

/** "nonland", "non-Human": the modifier that is denied (and nothing for a word that only begins so). */
function readNon(word: string): Readings | undefined {
  if (!word.startsWith("non")) return undefined;
  const bare = word.startsWith("non-") ? word.slice(4) : word.slice(3);
  const of = lookUp(bare)?.modifier ?? lookUpCapitalized(bare.charAt(0).toUpperCase() + bare.slice(1))?.modifier;
  return of === undefined ? undefined : { modifier: denied(of, word.startsWith("non-") ? "hyphen" : "directly") };
}

function denied(of: Modifier, joined: "hyphen" | "directly"): Modifier {
  return { kind: "non", of, joined };
}

/** Every word that is in a list, in lower case: what a misspelt word is compared with. */
export function lexiconWords(): readonly string[] {
  return [...words.keys(), ...functionWords];
}

/** Words with no class of their own that sentences are built with. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    "and or and/or of to from in into on onto with without by for at as than then if unless until while when whenever where during " +
    "before after except instead otherwise only once twice thrice also still though able least most more less fewer greater equal " +
    "it you they them itself themselves yourself him her he she i who whose which what there here not so long rather addition " +
    "among between under over off out up down back through beyond against alone enough again together itself himself herself " +
    "can't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't won't couldn't cannot can may will would must could should " +
    "'s 're 've 'd 'll ' times time each much many always never away apart around ahead about plus minus divided evenly rounded nearest " +
    "won lost able first random face turned turn anywhere separately simultaneously normally nothing everyone none someone anyone " +
    "already yet now ever immediately directly likewise clockwise left right outside game because whether had been " +
    "rate rules hers theirs yours mine his tapped even odd possible party full fully " +
    "chaos ensues ring temptation initiative monarch citys blessing day night prepared any instances replacing originally printed expansion"
  ).split(" "),
);

/** Units of several words by their first, those of most words before others: read as one token. */
export const units: ReadonlyMap<string, readonly string[]> = buildUnits();

function buildUnits(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  const subtypes = SUBTYPE_LISTS.flatMap((list) => list.subtypes.flatMap((subtype) => [subtype, pluralOf(subtype)]));
  for (const unit of [...words.keys(), ...subtypes.map((subtype) => subtype.toLowerCase())]) {
    const [first] = unit.split(" ");
    if (unit !== first && first !== undefined) table.set(first, [...(table.get(first) ?? []), unit]);
  }
  for (const list of table.values()) list.sort((one, other) => other.split(" ").length - one.split(" ").length);
  return table;
}
