import { expect, it } from "vitest";
import type { CardType, Color, Constraint, Filter, Quantity, Supertype } from "../../../src/magic/effects/index.js";
import { creature, n, one, opponents, permanents, target, you, yours } from "../runtime/builders.js";
import {
  characteristicsOf,
  creationOf,
  groupOf,
  instructionsOf,
  resolutionOf,
  tokenAbilityOf,
  tokenOf,
} from "./kit.js";

const x: Quantity = { kind: "x" };

const isLand: Constraint = { kind: "cardType", cardType: "land" };

const handful: Filter = { what: "card", constraints: [{ kind: "inZone", zone: "hand", of: you }] };

const lands: Quantity = { kind: "count", of: permanents(isLand, yours) };

const goblins: Quantity = { kind: "count", of: permanents({ kind: "subtype", subtype: "Goblin" }, yours) };

const mountains: Quantity = { kind: "count", of: permanents({ kind: "subtype", subtype: "Mountain" }, yours) };

const opponentCount: Quantity = { kind: "playerCount", of: opponents };

const times = (...factors: readonly Quantity[]): Quantity => ({ kind: "product", factors });

const five: readonly Color[] = ["white", "blue", "black", "red", "green"];

it.each<[string, Quantity]>([
  ["Create a 1/1 red Goblin creature token.", n(1)],
  ["Create an X/X red Goblin creature token.", n(1)],
  ["Create two 1/1 red Goblin creature tokens.", n(2)],
  ["Create three 1/1 red Goblin creature tokens.", n(3)],
  ["Create ten 1/1 red Goblin creature tokens.", n(10)],
  ["Create thirteen 1/1 red Goblin creature tokens.", n(13)],
  ["Create 15 1/1 red Goblin creature tokens.", n(15)],
  ["Create X 1/1 red Goblin creature tokens.", x],
  ["Create twice X 1/1 red Goblin creature tokens.", times(n(2), x)],
  ["Create a number of 1/1 red Goblin creature tokens equal to the number of lands you control.", lands],
  ["Create a 1/1 red Goblin creature token for each Mountain you control.", mountains],
  ["Create two 1/1 red Goblin creature tokens for each Mountain you control.", times(n(2), mountains)],
  ["For each Mountain you control, create a 1/1 red Goblin creature token.", mountains],
  ["For each Mountain you control, create two 1/1 red Goblin creature tokens.", times(n(2), mountains)],
  ["Create a 1/1 red Goblin creature token for each opponent.", opponentCount],
  [
    "Create X 1/1 red Goblin creature tokens, where X is the number of cards in your hand.",
    { kind: "count", of: handful },
  ],
  ["Create X 1/1 red Goblin creature tokens, where X is the number of Goblins you control.", goblins],
  ["Create X 1/1 red Goblin creature tokens, where X is your life total.", { kind: "lifeTotal", of: you }],
  ["Create half X 1/1 red Goblin creature tokens, rounded up.", { kind: "half", of: x, round: "up" }],
  ["Create half X 1/1 red Goblin creature tokens, rounded down.", { kind: "half", of: x, round: "down" }],
  [
    "Create X 1/1 red Goblin creature tokens, where X is half the number of lands you control, rounded up.",
    { kind: "half", of: lands, round: "up" },
  ],
  [
    "Create X 1/1 red Goblin creature tokens, where X is half your life total, rounded down.",
    { kind: "half", of: { kind: "lifeTotal", of: you }, round: "down" },
  ],
  ["Create X 1/1 red Goblin creature tokens, where X is twice the number of lands you control.", times(n(2), lands)],
])("creates as many tokens as the text counts (107.1, 107.3): %s", (text, count) => {
  const group = groupOf(text);
  expect(group.count).toEqual(count);
  expect(characteristicsOf(group).subtypes).toEqual(["Goblin"]);
});

it.each<[string, Quantity]>([
  ["Draw three cards, then create that many 1/1 red Goblin creature tokens.", { kind: "result", slot: "r1" }],
  ["You gain 4 life. Create that many 1/1 red Goblin creature tokens.", { kind: "result", slot: "r1" }],
  [
    "You gain 4 life. Create twice that many 1/1 red Goblin creature tokens.",
    times(n(2), { kind: "result", slot: "r1" }),
  ],
])("creates as many as the instruction before did, whose slot it names (608.2c): %s", (text, count) => {
  const [first] = instructionsOf(text);
  expect(first?.result).toBe("r1");
  expect(groupOf(text).count).toEqual(count);
});

it("counts with the announced target's characteristic (115.1, 608.2h)", () => {
  const text = "Create a number of 1/1 red Goblin creature tokens equal to target creature's power.";
  const resolution = resolutionOf(text);
  expect(resolution.targets).toEqual([{ id: "t1", what: permanents(creature), least: one, most: one }]);
  expect(groupOf(text).count).toEqual({ kind: "characteristic", characteristic: "power", of: target("t1") });
});

it("makes one creation of all kinds of token that an instruction names (701.7a)", () => {
  const { groups } = creationOf("Create a 1/1 red Goblin creature token, a Food token, and two tapped Clue tokens.");
  expect(groups).toMatchObject([
    { count: one, token: { kind: "specified", characteristics: { subtypes: ["Goblin"] } }, enters: [] },
    { count: one, token: { kind: "predefined", rule: "111.10b" }, enters: [] },
    { count: n(2), token: { kind: "predefined", rule: "111.10f" }, enters: [{ kind: "tapped" }] },
  ]);
});

it.each([
  ["Create a 1/1 red Goblin creature token and a 2/2 black Zombie creature token.", ["Goblin", "Zombie"]],
  ["Create a Food token, a Treasure token, and a Map token.", ["Food", "Treasure", "Map"]],
  ["Create two Clue tokens and three Blood tokens.", ["Clue", "Blood"]],
])("keeps the kinds in the order of the text (701.7a): %s", (text, subtypes) => {
  expect(creationOf(text).groups.map((group) => characteristicsOf(group).subtypes)).toEqual(
    subtypes.map((one) => [one]),
  );
});

it.each([
  ["Create a Food token or a Treasure token.", ["111.10b", "111.10a"]],
  ["Create a Food token, a Clue token, or a Treasure token.", ["111.10b", "111.10f", "111.10a"]],
])("leaves a choice of kinds to the creator, in one group (608.2d): %s", (text, rules) => {
  expect(groupOf(text)).toMatchObject({
    count: one,
    token: { kind: "choice", options: rules.map((rule) => ({ kind: "predefined", rule })) },
    enters: [],
  });
});

it.each<[string, Quantity, Quantity]>([
  ["2/1", n(2), n(1)],
  ["0/0", n(0), n(0)],
  ["0/4", n(0), n(4)],
  ["10/12", n(10), n(12)],
  ["X/X", x, x],
  ["X/1", x, n(1)],
])("reads the figures %s as power and toughness (208.1)", (figures, power, toughness) => {
  const article = figures.startsWith("X") ? "an" : "a";
  expect(tokenOf(`Create ${article} ${figures} green Ooze creature token.`)).toMatchObject({ power, toughness });
});

it("defines the X of the figures at the end of the sentence (107.3i)", () => {
  const token = tokenOf("Create an X/X green Ooze creature token, where X is the number of lands you control.");
  expect([token.power, token.toughness]).toEqual([lands, lands]);
});

it("means one X by every X of a sentence (107.3i)", () => {
  const group = groupOf("Create X X/X green Ooze creature tokens, where X is the number of lands you control.");
  expect(group.count).toEqual(lands);
  expect(characteristicsOf(group)).toMatchObject({ power: lands, toughness: lands });
});

it.each(["a */* green Ooze creature token", "a green Ooze creature token"])(
  "leaves the figures of %s to the ability that defines them (604.3a, 208.2a)",
  (phrase) => {
    const text = `Create ${phrase} with "This token's power and toughness are each equal to the number of lands you control."`;
    const token = tokenOf(text);
    expect([token.power, token.toughness]).toEqual([null, null]);
    expect(tokenAbilityOf(text)).toMatchObject({
      kind: "static",
      condition: null,
      effects: [{ kind: "define", power: lands, toughness: lands }],
    });
  },
);

it("defines only the one characteristic that the ability speaks of (604.3a)", () => {
  const text = `Create a */2 green Ooze creature token with "This token's power is equal to the number of lands you control."`;
  expect(tokenOf(text)).toMatchObject({ power: null, toughness: n(2) });
  expect(tokenAbilityOf(text)).toMatchObject({ effects: [{ kind: "define", power: lands, toughness: null }] });
});

it("gives no power and toughness to a token that is no creature (111.3, 208.1)", () => {
  expect(tokenOf("Create a blue enchantment token.")).toMatchObject({ power: null, toughness: null });
});

it.each<[string, readonly Color[]]>([
  ...five.map((color): [string, readonly Color[]] => [`1/1 ${color} Bird creature token`, [color]]),
  ["1/1 colorless Bird creature token", []],
  ["1/1 Bird creature token", []],
  ["1/1 red and white Bird creature token", ["red", "white"]],
  ["1/1 white and black Bird creature token", ["white", "black"]],
  ["1/1 red, white, and blue Bird creature token", ["red", "white", "blue"]],
  ["1/1 white, blue, black, red, and green Bird creature token", five],
  ["1/1 Bird creature token that's all colors", five],
  ["1/1 Bird creature token that's red and green", ["red", "green"]],
])("has the stated colors and no others (105.1, 111.3): %s", (phrase, colors) => {
  const token = tokenOf(`Create a ${phrase}.`);
  expect([...token.colors].sort()).toEqual([...colors].sort());
  expect(token.symbolicColor).toBeNull();
});

it("has the color that was chosen (105.4)", () => {
  const token = tokenOf("Choose a color. Create a 1/1 Bird creature token of the chosen color.");
  expect(token).toMatchObject({ colors: [], symbolicColor: { kind: "chosenColor" } });
});

it.each<[string, readonly Supertype[], readonly CardType[], readonly string[]]>([
  ["a legendary 1/1 white Bird creature token", ["legendary"], ["creature"], ["Bird"]],
  ["a snow 1/1 white Bird creature token", ["snow"], ["creature"], ["Bird"]],
  ["a legendary snow 1/1 white Bird creature token", ["legendary", "snow"], ["creature"], ["Bird"]],
  ["a basic Forest land token", ["basic"], ["land"], ["Forest"]],
  ["a Forest land token", [], ["land"], ["Forest"]],
  ["a 1/1 green Forest Dryad land creature token", [], ["land", "creature"], ["Forest", "Dryad"]],
  ["a 2/2 colorless Construct artifact creature token", [], ["artifact", "creature"], ["Construct"]],
  ["a 2/2 white Spirit enchantment creature token", [], ["enchantment", "creature"], ["Spirit"]],
  ["a colorless artifact token named Lens", [], ["artifact"], []],
  ["a blue enchantment token named Mist", [], ["enchantment"], []],
  ["a colorless Equipment artifact token named Hook", [], ["artifact"], ["Equipment"]],
  ["a 3/2 colorless Vehicle artifact token with crew 1", [], ["artifact"], ["Vehicle"]],
  ["a white Aura enchantment token named Veil", [], ["enchantment"], ["Aura"]],
  ["a 1/1 white Time Lord creature token", [], ["creature"], ["Time Lord"]],
  ["a 1/1 white Human Time Lord creature token", [], ["creature"], ["Human", "Time Lord"]],
  ["a 1/1 white Elf Time Lord Rogue creature token", [], ["creature"], ["Elf", "Time Lord", "Rogue"]],
])("has the stated supertypes, types and subtypes (205, 111.3): %s", (phrase, supertypes, types, subtypes) => {
  const token = tokenOf(`Create ${phrase}.`);
  expect(token).toMatchObject({ supertypes, types, subtypes, manaCost: null, loyalty: null, back: null });
});

it("gives Jade Mage's Saproling no mana cost, supertypes, text or abilities (111.3)", () => {
  const text = "{2}{G}: Create a 1/1 green Saproling creature token.";
  const token = tokenOf(text, { name: "Jade Mage", typeLine: "Creature — Human Shaman" });
  expect(token).toEqual({
    name: { from: "derived", literal: "Saproling Token" },
    supertypes: [],
    types: ["creature"],
    subtypes: ["Saproling"],
    colors: ["green"],
    symbolicColor: null,
    symbolicSubtype: null,
    manaCost: null,
    power: one,
    toughness: one,
    loyalty: null,
    abilities: [],
    text: "",
    back: null,
  });
});
