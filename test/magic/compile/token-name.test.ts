import { expect, it } from "vitest";
import type { TokenName } from "../../../src/magic/effects/index.js";
import { n, one } from "../runtime/builders.js";
import { abilitiesOf, characteristicsOf, groupOf, tokenOf } from "./kit.js";

const flying = { kind: "keyword", keyword: "flying" };

it.each<[string, TokenName]>([
  ["Create two 2/1 red Dwarf Berserker creature tokens.", { from: "derived", literal: "Dwarf Berserker Token" }],
  ["Create a 2/2 black Zombie creature token.", { from: "derived", literal: "Zombie Token" }],
  ["Create a 1/1 white Human Time Lord creature token.", { from: "derived", literal: "Human Time Lord Token" }],
  ["Create a Forest land token.", { from: "derived", literal: "Forest Token" }],
  ["Create a 1/1 colorless Bird creature token named Loom Wren.", { from: "given", literal: "Loom Wren" }],
  ["Create a 1/1 white Bird creature token with flying named Loom Wren.", { from: "given", literal: "Loom Wren" }],
  ["Create a 1/1 white Bird creature token named Loom Wren with flying.", { from: "given", literal: "Loom Wren" }],
  ["Create two 1/1 white Bird creature tokens named Wren of the Loom.", { from: "given", literal: "Wren of the Loom" }],
])("names a token by its subtypes or as the text says (111.4): %s", (text, name) => {
  expect(tokenOf(text).name).toEqual(name);
});

it("keeps the subtypes of a token with a name of its own (111.4)", () => {
  expect(tokenOf("Create a 1/1 white Bird creature token named Loom Wren with flying.")).toMatchObject({
    subtypes: ["Bird"],
    abilities: [flying],
    text: "Flying",
  });
});

it.each([
  ["Create Boo, a legendary 1/1 red Hamster creature token with trample and haste.", "Boo", "Hamster"],
  ["Create Vask, a legendary 3/3 red Elemental creature token.", "Vask", "Elemental"],
  ["Create Vask, Keeper of Ash, a legendary 3/3 red Elemental creature token.", "Vask, Keeper of Ash", "Elemental"],
  ["Create Orsa the Wide, a legendary 3/3 red Elemental creature token.", "Orsa the Wide", "Elemental"],
])("takes what stands before the list of characteristics for the name (111.9): %s", (text, literal, subtype) => {
  const group = groupOf(text);
  expect(group.count).toEqual(one);
  expect(characteristicsOf(group)).toMatchObject({
    name: { from: "given", literal },
    supertypes: ["legendary"],
    types: ["creature"],
    subtypes: [subtype],
    colors: ["red"],
  });
});

it("names Minsc's Hamster Boo, with neither Hamster nor Token in the name (111.4)", () => {
  const text = "When Minsc enters, create Boo, a legendary 1/1 red Hamster creature token with trample and haste.";
  const printed = { name: "Minsc, Beloved Ranger", typeLine: "Legendary Creature — Human Ranger" };
  expect(tokenOf(text, printed)).toMatchObject({
    name: { from: "given", literal: "Boo" },
    subtypes: ["Hamster"],
    power: one,
    toughness: one,
    abilities: [{ keyword: "trample" }, { keyword: "haste" }],
    text: "Trample, haste",
  });
});

it("compiles Dwarven Reinforcements' creation (111.4)", () => {
  const text = "Create two 2/1 red Dwarf Berserker creature tokens.";
  const [spell] = abilitiesOf(text, { name: "Dwarven Reinforcements", typeLine: "Sorcery" });
  expect(spell).toMatchObject({ kind: "spell", resolution: { targets: [], instructions: [{ kind: "createTokens" }] } });
  expect(groupOf(text)).toEqual({
    count: n(2),
    token: {
      kind: "specified",
      characteristics: {
        name: { from: "derived", literal: "Dwarf Berserker Token" },
        supertypes: [],
        types: ["creature"],
        subtypes: ["Dwarf", "Berserker"],
        colors: ["red"],
        symbolicColor: null,
        symbolicSubtype: null,
        manaCost: null,
        power: n(2),
        toughness: n(1),
        loyalty: null,
        abilities: [],
        text: "",
        back: null,
      },
    },
    enters: [],
  });
});
