import { expect, it } from "vitest";
import type { CreateTokens } from "../../../src/magic/effects/index.js";
import { characteristicsOf, creationOf, creationsIn, instructionsOf, only, readOn, sorcery, tokenOf } from "./kit.js";

const elf = "a 1/1 green Elf creature token";
const two = "two 1/1 green Elf creature tokens";

it.each([
  `You may create ${elf}. It has "This creature can't block."`,
  `If you control a Forest, create ${elf}. It has "This creature can't block."`,
  `For each Forest you control, create ${elf}. Those tokens have "This creature can't block."`,
  `Create ${elf}. You gain 1 life. The token has "This creature can't block."`,
  `Create ${two}. They each have "This creature can't block."`,
])("takes what a further sentence says that tokens have for their own text (111.3): %s", (text) => {
  expect(tokenOf(text)).toMatchObject({ abilities: [{ kind: "static" }], text: "This creature can't block." });
  expect(instructionsOf(text, sorcery).every(({ kind }) => kind !== "modify")).toBe(true);
});

it.each([
  [`Create ${elf}. It's all colors.`, ["white", "blue", "black", "red", "green"]],
  [`Create ${two}. Those tokens are all colors.`, ["white", "blue", "black", "red", "green"]],
  [`Create ${two}. They're black.`, ["black"]],
])("takes the colors that a further sentence gives tokens (111.3): %s", (text, colors) => {
  expect(tokenOf(text).colors).toEqual(colors);
});

it("makes them an exception of a copy (707.9)", () => {
  const text = "Create a token that's a copy of target creature. It's all colors.";
  expect(creationOf(text).groups[0]?.token).toMatchObject({ kind: "copy", exceptions: [{ kind: "setColors" }] });
});

const lands = {
  kind: "count",
  of: { constraints: [{ kind: "cardType", cardType: "land" }, { kind: "controlledBy" }] },
};

it.each<[string, object]>([
  ["Its power and toughness are each equal to the number of lands you control.", { power: lands, toughness: lands }],
  [
    "Its power is equal to the number of lands you control and its toughness is equal to 4.",
    { power: lands, toughness: { kind: "number", value: 4 } },
  ],
])("sizes a token by a further sentence as it is created (111.3, 208.1): %s", (text, size) => {
  expect(tokenOf(`Create a black Elf creature token. ${text}`)).toMatchObject(size);
});

it("measures another object by it, not the token itself (608.2c)", () => {
  const text =
    "Destroy target creature. Create a black Elf creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.";
  const of = { kind: "target", target: "t1" };
  expect(tokenOf(text)).toMatchObject({ power: { of }, toughness: { of } });
});

it("leaves what tokens gain to an effect on them (611.1, 707.2)", () => {
  const [creation, effect] = instructionsOf(`Create ${two}. They gain haste until end of turn.`, sorcery);
  expect(creation).toMatchObject({ groups: [{ token: { characteristics: { abilities: [] } } }] });
  expect(effect).toMatchObject({ kind: "modify", objects: { kind: "result", slot: creation?.result } });
});

it("speaks of the tokens of a loop that is one creation by its slot (608.2c, 701.7a)", () => {
  const text = `For each Forest you control, create ${elf}. Those tokens gain haste until end of turn.`;
  const [creation, effect] = instructionsOf(text, sorcery);
  expect(effect).toMatchObject({ objects: { kind: "result", slot: creation?.result } });
});

it("creates in the other branch what the first one's sentences define (608.2c)", () => {
  const text = `If you control a Forest, create ${two}. They have "This creature can't block." Otherwise, create one of those tokens.`;
  const { creations } = only(readOn(text).abilities);
  const texts = creations.map((one: CreateTokens) => characteristicsOf(only(one.groups)).text);
  expect(texts).toEqual(["This creature can't block.", "This creature can't block."]);
});

it.each<[string, string]>([
  [
    `Create a 1/1 green Elf creature token with "When this creature dies, create a 2/2 red Bear creature token with 'This creature can't block.'"`,
    `When this creature dies, create a 2/2 red Bear creature token with "This creature can't block."`,
  ],
  [
    `Create an Aura enchantment token named Yoke attached to target creature. It has enchant creature and "Enchanted creature has '{T}: Draw a card.'"`,
    `Enchant creature\nEnchanted creature has "{T}: Draw a card."`,
  ],
])(
  "prints a token's text as it stands by itself, with the outermost quotations double (111.3): %s",
  (text, printed) => {
    const [creation] = creationsIn(readOn(text));
    expect(characteristicsOf(only(creation?.groups ?? [])).text).toBe(printed);
  },
);

it.each([
  `Create ${elf}. Its power is equal to the number of lands you control.`,
  `Create a Food token or a Clue token. It's all colors.`,
])("refuses what the token cannot be told to be (111.3): %s", (text) => {
  expect(readOn(text).abilities.map(({ states }) => states.compiled)).toEqual([false]);
});
