import { KEYWORD_ABILITIES, pluralOf, SUBTYPE_LISTS } from "../../../../grammar/magic/vocabulary/index.js";
import { capitalised, cycle, leftOut, leftOutBehind, type Replacement, table } from "../replacement.js";

/** Keywords that stand without anything after them, so that one can take the place of another. */
const plainKeywords = KEYWORD_ABILITIES.flatMap(({ name, shapes }) =>
  shapes.length === 1 && shapes.some((shape) => shape === "none") ? [name] : [],
);

const subtypes: readonly Replacement[] = SUBTYPE_LISTS.flatMap((list): readonly Replacement[] => {
  const words: readonly string[] = list.subtypes;
  const singular = cycle(list.name, words);
  const plurals = (): Replacement =>
    cycle(
      `${list.name}, plural`,
      words.map((word) => pluralOf(word)),
    );
  return list.inflects ? [singular, plurals()] : [singular];
});

const types = ["creature", "artifact", "enchantment", "land", "planeswalker"];
const typesInPlural = types.map((type) => `${type}s`);

/** What kind of object it is: its types, colors, keywords, and whether it is a token. */
const kinds: readonly Replacement[] = [
  ...subtypes,
  cycle("color", ["white", "blue", "black", "red", "green"]),
  table("no color", { colorless: "red", multicolored: "colorless", monocolored: "multicolored" }),
  leftOut("color left out", ["white", "blue", "black", "red", "green", "multicolored"]),
  leftOut("colorless left out", ["colorless"]),
  cycle("card type", types),
  cycle("card type, plural", typesInPlural),
  cycle("card type, capital", [...capitalised(types), ...capitalised(typesInPlural)]),
  leftOut("card type left out", types),
  cycle("spell type", ["instant", "sorcery"]),
  table("kind of object", {
    permanent: "creature",
    permanents: "creatures",
    spell: "creature spell",
    spells: "creature spells",
    "this token": "this card",
    card: "land card",
    cards: "land cards",
  }),
  cycle("keyword", plainKeywords),
  cycle("keyword, capital", capitalised(plainKeywords)),
  cycle("supertype", ["legendary", "snow", "basic"]),
  leftOut("supertype left out", ["legendary", "snow", "basic"]),
  table("token or not", { nontoken: "token", "nontoken creature": "creature" }),
  table("token or permanent", { token: "permanent", tokens: "permanents" }),
  table("non-", {
    noncreature: "creature",
    nonland: "land",
    nonartifact: "artifact",
    nonlegendary: "legendary",
    nonblack: "black",
    nonbasic: "basic",
    "non-Human": "Human",
  }),
  table("name", { named: "not named", "not named": "named" }),
];

/** What state the object is in. */
const states: readonly Replacement[] = [
  table("status", {
    tapped: "untapped",
    untapped: "tapped",
    attacking: "blocking",
    blocking: "attacking",
    blocked: "unblocked",
    unblocked: "blocked",
    enchanted: "equipped",
    equipped: "enchanted",
    "face up": "face down",
    "face down": "face up",
  }),
  leftOutBehind("state left out", ["and attacking", "tapped", 'attached to [^.,"]*']),
  table("counter kind", { "+1/+1": "-1/-1", "-1/-1": "+1/+1", charge: "verse", loyalty: "charge", stun: "shield" }),
  { construct: "counter kind", pattern: /(?<=\b(?:an?|the|each|\w+) )[a-z]+(?= counters?\b)/g, replace: otherCounter },
  cycle("characteristic", ["power", "toughness", "mana value"]),
  leftOut("base left out", ["base", "total"]),
];

/** Another kind of counter; words that are no kind ("those counters") go on meaning nothing of the sort. */
function otherCounter(found: string): string {
  return found === "verse" ? "charge" : "verse";
}

/** Replacements of the words that say what an object is. */
export const objectWords: readonly Replacement[] = [...kinds, ...states];
