import type { Determiner, Modifier, NounGroup, NounItem } from "../../../grammar/magic/phrases.js";
import type { Article } from "../../../grammar/magic/vocabulary/modifiers.js";
import type { CommonNoun } from "../../../grammar/magic/vocabulary/nouns.js";
import { areInOrder } from "./determiner-order.js";
import type { PostModifier } from "./post-modifier.js";

type Descriptions = readonly PostModifier[];

const counted: ReadonlySet<CommonNoun> = new Set<CommonNoun>(["player", "opponent", "card", "permanent", "spell", "token", "ability", "controller", "owner", "source"]); // prettier-ignore

/** A noun that is counted cannot be a subject bare: "a player draws", "players draw", not "player draws". */
export function isBareNoun({ determiners, possessor, items }: NounGroup): boolean {
  const [item] = items;
  if (item === undefined || items.length > 1 || determiners.length > 0 || possessor !== null) return false;
  if (item.modifiers.length > 0 || item.form === "plural") return false;
  return item.noun.kind === "type" || (item.noun.kind === "common" && counted.has(item.noun.noun));
}

/** Whether a noun group is English and has what each of its descriptions needs. */
export function isWellDescribed(group: NounGroup, post: Descriptions): boolean {
  return areInOrder(group.determiners) && countsRightly(group) && post.every((one) => suits(one, group, post));
}

const comparatives: ReadonlySet<string> = new Set(["more", "fewer", "less", "greater", "lesser", "other", "different"]);
const same: ReadonlySet<string> = new Set(["same"]);
const places: ReadonlySet<PostModifier["kind"]> = new Set<PostModifier["kind"]>(["in", "on", "from", "controlled", "plain", "contact"]); // prettier-ignore

/** What a group must say for a description to fit: "more … than", "the same … as", "the time that …". */
const conditions: Readonly<Partial<Record<PostModifier["kind"], (group: NounGroup, all: Descriptions) => boolean>>> = {
  timeClause: (group) => hasNoun(group, "time"),
  thatItIs: (group) => hasNoun(group, "color"),
  devotionTo: (group) => hasNoun(group, "devotion"),
  devotionToWhat: (group) => hasNoun(group, "devotion"),
  andPlace: (_group, all) => all.some(({ kind }) => places.has(kind)),
  than: (group) => saysOneOf(group, comparatives),
  as: (group) => saysOneOf(group, same),
  numbered: (group) => !hasNoun(group, "life") && !hasNoun(group, "damage") && !hasNoun(group, "card"),
  controlled: (_group, all) => all.filter(({ kind }) => kind === "controlled").length === 1,
};

function suits(post: PostModifier, group: NounGroup, all: Descriptions): boolean {
  return conditions[post.kind]?.(group, all) ?? true;
}

function hasNoun(group: NounGroup, wanted: CommonNoun): boolean {
  return group.items.some(({ noun }) => noun.kind === "common" && noun.noun === wanted);
}

function saysOneOf(group: NounGroup, words: ReadonlySet<string>): boolean {
  if (group.determiners.some((one) => one.kind !== "number" && words.has(one.word))) return true;
  return group.items.some(({ modifiers }) => modifiers.some((one) => says(one, words)));
}

function says(modifier: Modifier, words: ReadonlySet<string>): boolean {
  if (modifier.kind === "list") return modifier.members.flat().some((one) => says(one, words));
  return modifier.kind === "state" && words.has(modifier.state);
}

/** "two Warriors", not "two Warrior"; "a card", not "a cards"; "up to three lands", not "three up to lands". */
function countsRightly({ determiners, items }: NounGroup): boolean {
  const last = determiners.at(-1);
  const [first] = items;
  if (last === undefined || first === undefined || determiners.some(isSign)) return true;
  if (last.kind === "amount") return last.word !== "up to";
  if (last.kind === "article") return suitsArticle(last.word, items);
  if (last.value === 1 || first.form === "plural") return last.value !== 1 || first.form === "singular";
  return (
    last.style === "digits" ||
    first.noun.kind === "subtype" ||
    (first.noun.kind === "common" && masses.has(first.noun.noun))
  );
}

/** "each creature", "all creatures", "target artifact or enchantment", and not "all creature", "target artifacts or enchantment". */
function suitsArticle(word: Article, items: readonly NounItem[]): boolean {
  if (singular.has(word)) return items[0]?.form === "singular";
  const last = items.at(-1);
  // "All creature and Aura cards": the last noun is that of them all.
  if (plural.has(word)) return last === undefined || last.form === "plural" || isUncounted(last);
  return word !== "target" || last?.form === "plural" || items.every(({ form }) => form === "singular");
}

/** What has no number of its own: "all damage", "all other Merfolk". */
function isUncounted({ noun }: NounItem): boolean {
  return noun.kind === "subtype" || (noun.kind === "common" && (masses.has(noun.noun) || noun.noun === "text"));
}

/** "that many plus one +1/+1 counters" */
function isSign(determiner: Determiner): boolean {
  return determiner.kind === "amount" && (determiner.word === "plus" || determiner.word === "minus");
}

const singular: ReadonlySet<Article> = new Set<Article>(["a", "an", "this", "another", "each", "every"]);
const plural: ReadonlySet<Article> = new Set<Article>(["all", "these", "those", "both"]);
const masses: ReadonlySet<CommonNoun> = new Set<CommonNoun>([
  "life",
  "damage",
  "mana",
  "energy",
  "d4",
  "d6",
  "d8",
  "d10",
  "d12",
  "d20",
]);
