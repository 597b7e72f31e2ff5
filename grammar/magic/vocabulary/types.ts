/** A card type: the word, its plural, and whether an object of the type can be a permanent (CR 110.4). */
export interface CardTypeEntry {
  readonly name: string;
  readonly plural: string;
  readonly permanent: boolean;
}

/** CR 205.2a: the card types. Kindred is no permanent type of its own: another type of the card decides (CR 110.4). */
export const CARD_TYPES = [
  { name: "artifact", plural: "artifacts", permanent: true },
  { name: "battle", plural: "battles", permanent: true },
  { name: "conspiracy", plural: "conspiracies", permanent: false },
  { name: "creature", plural: "creatures", permanent: true },
  { name: "dungeon", plural: "dungeons", permanent: false },
  { name: "enchantment", plural: "enchantments", permanent: true },
  { name: "instant", plural: "instants", permanent: false },
  { name: "kindred", plural: "kindreds", permanent: false },
  { name: "land", plural: "lands", permanent: true },
  { name: "phenomenon", plural: "phenomena", permanent: false },
  { name: "plane", plural: "planes", permanent: false },
  { name: "planeswalker", plural: "planeswalkers", permanent: true },
  { name: "scheme", plural: "schemes", permanent: false },
  { name: "sorcery", plural: "sorceries", permanent: false },
  { name: "vanguard", plural: "vanguards", permanent: false },
] as const satisfies readonly CardTypeEntry[];

/** CR 205.2a: the name of a card type. */
export type CardType = (typeof CARD_TYPES)[number]["name"];

/** Whether a word in lower case is a card type (CR 205.2a). */
export function isCardType(word: string): word is CardType {
  return CARD_TYPES.some((one) => one.name === word);
}

/** CR 308.3: older cards wrote "tribal" for kindred. */
export const FORMER_CARD_TYPES = [{ former: "tribal", type: "kindred", rule: "308.3" }] as const satisfies readonly {
  readonly former: string;
  readonly type: CardType;
  readonly rule: string;
}[];

/** Whether a word in lower case is a card type, or was one (CR 205.2a, 308.3). */
export function isOrWasCardType(word: string): boolean {
  return isCardType(word) || FORMER_CARD_TYPES.some(({ former }) => former === word);
}

/** CR 205.4a: the supertypes. */
export const SUPERTYPES = ["basic", "legendary", "ongoing", "snow", "world"] as const;

/** CR 205.4a: the name of a supertype. */
export type Supertype = (typeof SUPERTYPES)[number];
