import { subtypeOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import type { ObjectReference, PlayerReference } from "../effects/index.js";

/** What a pronoun or "that creature" may refer to. */
export interface Antecedent {
  readonly kind: "object" | "player";
  readonly reference: ObjectReference | null;
  readonly player: PlayerReference | null;
  readonly number: "singular" | "plural";
  /** The words by which "that …" may name it: types, subtypes, "token", "card", "spell". */
  readonly heads: ReadonlySet<string>;
  /** Of "a creature or planeswalker", the words for each of what it may be: "that creature" is not both. */
  readonly each?: readonly ReadonlySet<string>[];
  /** Of what was shown together, one is spoken of in the singular and all in the plural alone. */
  readonly called?: "inItsNumber";
}

/** What can become a creature is called one then (301.7, 301.8). */
const maybeCreatures = ["Vehicle", "Spacecraft"];

/** Whether a card type goes with the subtypes that something was called by: a Goblin is a creature, a Treasure an artifact. */
function fitsSubtypes(heads: ReadonlySet<string>, type: string): boolean {
  const lists = [...heads].flatMap((head) => {
    const subtype = subtypeOf(head);
    return subtype === undefined ? [] : [subtype];
  });
  if (lists.length === 0) return !heads.has("permanent") && !heads.has("card");
  if (type === "creature" && lists.some(({ subtype }) => maybeCreatures.includes(subtype))) return true;
  return lists.some(({ cardTypes }) => cardTypes.some((one) => one === type));
}

const cardTypes = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker", "instant", "sorcery"];

/** A zone is none of the cards in it (400.1). */
const zones = ["hand", "graveyard", "library"];

/**
 * Whether what was spoken of under these words may be called by that one: "that permanent" is any, "that creature" a
 * Goblin too; "that card" is no token (111.6).
 */
export function fitsHead(heads: ReadonlySet<string>, head: string): boolean {
  const denied = cardTypes.find((type) => head === `non${type}`);
  if (denied !== undefined) return !heads.has(denied);
  if (heads.has(head) || heads.has("any")) return true;
  const either = head.split(eitherWord);
  if (either.length > 1) return either.every((one) => fitsHead(heads, one));
  if (heads.has("self") || zones.some((zone) => heads.has(zone))) return false;
  if (head === "card") return !["player", "spell", "ability", "token"].some((other) => heads.has(other));
  if (head === "permanent") return !heads.has("card") && !heads.has("spell") && !heads.has("ability");
  if (head === "spell" || head === "ability" || head === "token") return false;
  return (
    cardTypes.includes(head) &&
    !cardTypes.some((type) => heads.has(type)) &&
    !heads.has("spell") &&
    !heads.has("ability") &&
    fitsSubtypes(heads, head)
  );
}

const eitherWord = " or ";

/** "creature or planeswalker" as one word, by which what was spoken of as one or the other may be called again. */
export function eitherOf(heads: Iterable<string>): string {
  return [...new Set(heads)].sort().join(eitherWord);
}

/** Whether what was spoken of may be called by all these words, whichever of several kinds it turns out to be. */
export function mayBeCalled({ heads, each }: Antecedent, words: readonly string[]): boolean {
  return (each ?? [heads]).every((one) => words.every((word) => fitsHead(one, word)));
}

/** Whether what was spoken of may be meant by words of that number: "those creatures" are not one (608.2c). */
export function mayMean(one: Antecedent, number: Antecedent["number"] | "any", words: readonly string[]): boolean {
  const fits = number === "any" || one.number === number || (number === "plural" && speaksOfEach(one));
  return fits && mayBeCalled(one, words);
}

/** "each creature you control" is one at a time, and all of them "they" (608.2c). */
function speaksOfEach({ reference, called }: Antecedent): boolean {
  return reference?.kind === "matching" && called === undefined;
}

/** An antecedent for objects; `each` tells the words for each of what they may be. */
export function objectAntecedent(
  reference: ObjectReference,
  number: "singular" | "plural",
  heads: Iterable<string>,
  each?: readonly ReadonlySet<string>[],
): Antecedent {
  const antecedent = { kind: "object", reference, player: null, number, heads: new Set(heads) } as const;
  if (each === undefined) return antecedent;
  const either = eitherOf(each.flatMap((one) => [...one]));
  return { ...antecedent, each: each.map((one) => new Set([...one, either])) };
}

/** The latest of some objects spoken of that fits; null where none does. */
export function latestObject(
  antecedents: readonly Antecedent[],
  fits: (one: Antecedent) => boolean,
): ObjectReference | null {
  const found = antecedents.filter((one) => one.kind === "object" && one.reference !== null && fits(one));
  return found.at(-1)?.reference ?? null;
}

/** What was spoken of, which may be called by these words too. */
export function alsoCalled(antecedent: Antecedent, words: readonly string[]): Antecedent {
  return { ...antecedent, heads: new Set([...antecedent.heads, ...words]) };
}

const them = new Set(["they"]);

/** "You and target opponent": "they" are both of them, and "that player" is the other one. */
export function themAntecedent(player: PlayerReference): Antecedent {
  return { kind: "player", reference: null, player, number: "plural", heads: them };
}

/** Whether a phrase means players who are called nothing but "they". */
export function isThem({ heads }: Antecedent, phrase: string): boolean {
  return heads === them && (phrase === "they" || phrase === "their");
}

/** An antecedent for players. */
export function playerAntecedent(player: PlayerReference, number: "singular" | "plural"): Antecedent {
  return { kind: "player", reference: null, player, number, heads: new Set(["player", "opponent"]) };
}
