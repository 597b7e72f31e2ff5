import { expect, it } from "vitest";
import type { MagicAbilityReading, MagicReading } from "../../src/language.js";
import type {
  Ability,
  CopyException,
  CreateTokens,
  Entry,
  Filter,
  Quantity,
  TokenCharacteristics,
  TokenSpecification,
} from "../../src/magic/effects/index.js";
import type { SourceFace } from "../../src/text/source-card.js";
import { byToken } from "../../src/writers/tokens/by-token.js";
import { tokenRows, type TokenRow } from "../../src/writers/tokens/token-rows.js";
import { cardOf, creation, creature, number, readStub } from "../cli/stub-language.js";

const you = { kind: "you" } as const;
const goblin = creature(1, 1, "red", "Goblin");
const specified = (change: Partial<TokenCharacteristics> = {}): TokenSpecification => ({
  kind: "specified",
  characteristics: { ...goblin, ...change },
});

/** The reading of a card whose one ability creates these. */
function readingOf(creations: readonly CreateTokens[], text: string, face: Partial<SourceFace> = {}): MagicReading {
  const card = cardOf("Goblin Guide", text, face);
  const reading = readStub(card);
  const abilities = reading.abilities.map((ability, index): MagicAbilityReading => ({
    ...ability,
    creations: index === reading.abilities.length - 1 ? creations : [],
  }));
  return { ...reading, abilities };
}

const rowsOf = (token: TokenSpecification, count: Quantity = number(1), enters: readonly Entry[] = []) => {
  const made = creation("e1", count, token);
  return tokenRows(readingOf([{ ...made, groups: [{ count, token, enters }] }], "Flying"));
};

it("shows a token in full", () => {
  expect(rowsOf(specified({ colors: ["red", "white"], supertypes: ["legendary"] }), number(2))).toEqual([
    {
      card: "Goblin Guide",
      count: 2,
      effect: "e1",
      compiled: true,
      copyOf: null,
      alternative: false,
      enters: { tapped: false, attacking: false, attached: false, counters: {} },
      token: {
        id: "tok:7fd36f69e5abadf7",
        name: "Goblin Token",
        nameFrom: "derived",
        predefined: null,
        typeLine: "Token Legendary Creature — Goblin",
        colors: ["W", "R"],
        manaCost: null,
        power: "1",
        toughness: "1",
        loyalty: null,
        text: "",
        keywords: [],
        back: null,
      },
    },
  ]);
});

const chosen: Partial<TokenCharacteristics> = {
  name: { from: "derived", literal: null },
  symbolicColor: { kind: "chosenColor" },
  symbolicSubtype: { kind: "chosenType" },
  colors: [],
  subtypes: [],
};

const sized: Partial<TokenCharacteristics> = {
  power: null,
  toughness: null,
  abilities: [
    { kind: "static", id: "a", condition: null, effects: [{ kind: "define", power: { kind: "x" }, toughness: null }] },
    { kind: "keyword", id: "b", keyword: "haste", parameters: [] },
  ],
};

const adding: Ability = {
  kind: "static",
  id: "a",
  condition: null,
  effects: [{ kind: "define", power: { kind: "x" }, toughness: { kind: "sum", terms: [{ kind: "x" }, number(1)] } }],
};

it.each<[string, Partial<TokenCharacteristics>, object]>([
  [
    "symbolic characteristics in angle brackets",
    chosen,
    { name: "‹chosen type› Token", typeLine: "Token Creature — ‹chosen type›", colors: ["‹chosen color›"] },
  ],
  ["a size that the game decides", { power: { kind: "x" }, toughness: number(0) }, { power: "X", toughness: "0" }],
  [
    "a number that the token adds to what it counts (208.2)",
    { ...sized, abilities: [adding] },
    { power: "*", toughness: "1+*" },
  ],
  ["a size that the token defines", sized, { power: "*", toughness: "*", keywords: ["haste"] }],
  [
    "no size",
    { types: ["artifact"], power: null, toughness: null },
    { typeLine: "Token Artifact — Goblin", power: null },
  ],
  ["no subtypes", { subtypes: [] }, { typeLine: "Token Creature" }],
  ["another face", { back: creature(3, 3, "white", "Knight") }, { back: { name: "Knight Token", back: null } }],
  ["a mana cost", { manaCost: ["{2}", "{R}"] }, { manaCost: "{2}{R}" }],
])("shows %s", (_what, change, token) => {
  expect(rowsOf(specified(change))).toMatchObject([{ token }]);
});

it.each<[string, Quantity, number | "X"]>([
  ["a number", number(3), 3],
  ["a sum", { kind: "sum", terms: [number(1), number(2)] }, 3],
  ["a product", { kind: "product", factors: [number(2), number(2)] }, 4],
  ["a difference", { kind: "difference", from: number(3), subtract: number(1) }, 2],
  ["half of a number", { kind: "half", of: number(5), round: "up" }, 3],
  ["X", { kind: "x" }, "X"],
  ["twice X", { kind: "product", factors: [number(2), { kind: "x" }] }, "X"],
])("counts %s", (_what, count, shown) => {
  expect(rowsOf(specified(), count)).toMatchObject([{ count: shown }]);
});

it("says how tokens enter", () => {
  const enters: readonly Entry[] = [
    { kind: "tapped" },
    { kind: "attacking", whom: null },
    { kind: "attached", to: { kind: "source" } },
    { kind: "counters", counter: "+1/+1", count: number(2) },
    { kind: "counters", counter: "flying", count: { kind: "x" } },
  ];
  expect(rowsOf(specified(), number(1), enters)).toMatchObject([
    { enters: { tapped: true, attacking: true, attached: true, counters: { "+1/+1": 2, flying: "X" } } },
  ]);
});

it("names the rule of predefined tokens, and each alternative", () => {
  const choice: TokenSpecification = {
    kind: "choice",
    options: [
      { kind: "predefined", rule: "111.10b", characteristics: goblin },
      { kind: "predefined", rule: "f", characteristics: creature(2, 2, "red", "Orc") },
    ],
  };
  expect(rowsOf(choice)).toMatchObject([
    { alternative: true, token: { predefined: "111.10b", nameFrom: "derived" } },
    { alternative: true, token: { predefined: "111.10f" } },
  ]);
});

const yourArtifact: Filter = {
  what: "permanent",
  constraints: [
    { kind: "not", constraint: { kind: "token" } },
    { kind: "cardType", cardType: "artifact" },
    { kind: "controlledBy", player: you },
  ],
};

it.each<[string, TokenSpecification]>([
  ["the target", { kind: "copy", of: { kind: "target", target: "t9" }, exceptions: [] }],
  [
    "each nontoken artifact controlled by you",
    { kind: "copy", of: { kind: "matching", filter: yourArtifact }, exceptions: [] },
  ],
  [
    "each card among what came of an earlier instruction",
    {
      kind: "copy",
      of: { kind: "among", of: { kind: "result", slot: "r1" }, filter: { what: "card", constraints: [] } },
      exceptions: [],
    },
  ],
  ["the card named Nowhere", { kind: "oracle", name: "Nowhere", characteristics: null }],
])("says that it copies %s", (copyOf, token) => {
  expect(rowsOf(token)).toMatchObject([{ copyOf, token: null }]);
});

/** The token that a card makes as a copy of itself. */
function selfCopyOf(
  text: string,
  face: Partial<SourceFace>,
  exceptions: readonly CopyException[],
): readonly TokenRow[] {
  const token: TokenSpecification = { kind: "copy", of: { kind: "source" }, exceptions };
  return tokenRows(readingOf([creation("e1", number(1), token)], text, face));
}

const pouncer: Partial<SourceFace> = {
  name: "Sand Pouncer",
  manaCost: "{1}{W}",
  typeLine: "Legendary Creature — Cat",
  power: "1",
  toughness: "1",
};

it.each<[string, readonly CopyException[], object]>([
  ["nothing excepted", [], { name: "Sand Pouncer", colors: ["W"], manaCost: "{1}{W}", power: "1", nameFrom: "copied" }],
  [
    "eternalize",
    [
      { kind: "setColors", colors: ["black"] },
      { kind: "noManaCost" },
      { kind: "addTypes", types: [], subtypes: ["Zombie"] },
      { kind: "setPowerToughness", power: number(4), toughness: number(4) },
    ],
    {
      colors: ["B"],
      manaCost: null,
      typeLine: "Token Legendary Creature — Zombie Cat",
      power: "4",
      toughness: "4",
      text: "Double strike",
    },
  ],
  ["no longer legendary", [{ kind: "removeSupertype", supertype: "legendary" }], { typeLine: "Token Creature — Cat" }],
  ["another name", [{ kind: "setName", name: "Mishra's Warform" }], { name: "Mishra's Warform" }],
  [
    "only one type",
    [{ kind: "setTypes", types: ["artifact"], subtypes: [] }],
    { typeLine: "Token Legendary Artifact" },
  ],
  ["a further color", [{ kind: "addColors", colors: ["red"] }], { colors: ["W", "R"] }],
  [
    "a further ability",
    [{ kind: "addAbilities", abilities: [{ kind: "keyword", id: "k", keyword: "haste", parameters: [] }] }],
    { text: "Haste\nDouble strike", keywords: ["haste"] },
  ],
])("builds a copy of the card itself: %s", (_what, exceptions, token) => {
  const text = "Double strike\nEternalize {3}{W}{W} (Exile this card: make it a Zombie.)";
  expect(selfCopyOf(text, pouncer, exceptions)).toMatchObject([{ copyOf: null, token }]);
});

it.each<[string, string, Partial<SourceFace>, readonly CopyException[], object]>([
  ["card types in the order of a type line (205.1)", "Flying", {}, [{ kind: "addTypes", types: ["artifact"], subtypes: [] }], { typeLine: "Token Legendary Artifact Creature — Cat" }],
  ["an Aura that is an artifact keeps no enchantment type (205.1a)", "Enchant creature", { typeLine: "Enchantment — Aura" }, [{ kind: "setTypes", types: ["artifact"], subtypes: ["Food"] }], { typeLine: "Token Artifact — Food" }],
  ["a lost keyword stands no longer in the text", "Flying, haste", {}, [{ kind: "removeAbilities", abilities: [{ kind: "keyword", id: "k", keyword: "flying", parameters: [] }] }], { text: "Haste" }],
  ["a land has no color (105.2c)", "{T}: Add {G}.", { typeLine: "Land", manaCost: null, power: null, toughness: null }, [], { colors: [], power: null }],
  ["a size that the text defines is printed as a star (208.2)", "Test", { power: "*", toughness: "1+*" }, [], { power: "*", toughness: "*" }],
])("builds a copy of the card itself as it is printed: %s", (_what, text, face, exceptions, token) => {
  expect(selfCopyOf(text, { ...pouncer, ...face }, exceptions)).toMatchObject([{ token }]);
}); // prettier-ignore

it("leaves out the ability that a copy of the card loses (707.9b)", () => {
  const made = creation("e1", number(1), { kind: "copy", of: { kind: "source" }, exceptions: [{ kind: "removeThisAbility" }] });
  const reading = readingOf([made], "Flying\nWhenever this attacks, copy it.", pouncer);
  const abilities = reading.abilities.slice(0, 1);
  const [ability] = abilities;
  if (ability === undefined) throw new Error("no ability");
  const texts = ["Flying", "Whenever this attacks, copy it."].map((text, index) => ({ ...ability, text, creations: index === 1 ? [made] : [] }));
  expect(tokenRows({ ...reading, abilities: texts })).toMatchObject([{ token: { text: "Flying" } }]);
}); // prettier-ignore

it("lists equal pairs of token and count once, and turns the table round", () => {
  const created = [1, 1, 2].map((count) => creation("e1", number(count), specified()));
  const rows = tokenRows(readingOf(created, "Flying"));
  expect(rows.map(({ count }) => count)).toEqual([1, 2]);
  expect(byToken(rows)).toMatchObject([
    { token: { name: "Goblin Token" }, copyOf: null, makers: [{ card: "Goblin Guide", count: 1 }, { count: 2 }] },
  ]);
});

it("says where the card as a whole was not understood", () => {
  const reading = readingOf([creation("e1", number(1), specified())], "Frobnicate.");
  expect(tokenRows(reading)).toMatchObject([{ compiled: false }]);
});
