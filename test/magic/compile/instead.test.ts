import { expect, it } from "vitest";
import { creationsIn, instructionsOf, readOn, sorcery } from "./kit.js";

const elves = "Create two 1/1 green Elf creature tokens.";

it.each<[string, object]>([
  ["If this spell was kicked, create twelve of those tokens instead.", { kind: "number", value: 12 }],
  ["If this spell was kicked, instead create five of those tokens.", { kind: "number", value: 5 }],
  ["Create six of those tokens instead if you control a Forest.", { kind: "number", value: 6 }],
  [
    "If this spell was kicked, instead create X of those tokens, where X is the number of Forests you control.",
    { kind: "count" },
  ],
  ["If this spell was kicked, create three Food tokens instead.", { kind: "number", value: 3 }],
])("creates others in their place, in the same slot (614.15): %s", (text, count) => {
  const [created, instead, haste] = instructionsOf(`${elves} ${text} They gain haste until end of turn.`, sorcery);
  const slot = created?.result;
  expect(instead).toMatchObject({
    kind: "instead",
    replaces: [created?.id],
    instructions: [{ kind: "createTokens", result: slot, groups: [{ count }] }],
  });
  expect(haste).toMatchObject({ kind: "modify", objects: { kind: "result", slot } });
});

it("lists each alternative with its own count (701.7a)", () => {
  const text = `${elves} If this spell was kicked, create twelve of those tokens instead.`;
  expect(creationsIn(readOn(text)).map(({ groups }) => groups[0]?.count)).toEqual([
    { kind: "number", value: 2 },
    { kind: "number", value: 12 },
  ]);
});

it("lists so many of those tokens where the condition is not understood (701.7a)", () => {
  const creature = { name: "Test of Text", typeLine: "Creature — Elf" };
  const text = `When Test of Text enters, create a Food token. If Test of Text's emerge cost was paid, create three of those tokens instead.`;
  expect(creationsIn(readOn(text, creature)).map(({ groups }) => groups[0]?.count)).toEqual([
    { kind: "number", value: 1 },
    { kind: "number", value: 3 },
  ]);
});

it("reads the word behind a copy as said of the creation (614.15)", () => {
  const text = "If you control a Forest, create a token that's a copy of target creature instead.";
  expect(instructionsOf(`${elves} ${text}`, sorcery)).toMatchObject([
    {},
    { kind: "instead", instructions: [{ groups: [{ token: { kind: "copy" } }] }] },
  ]);
});

it("keeps how those tokens enter, and adds to it (608.2c)", () => {
  const text =
    "Create two tapped 1/1 green Elf creature tokens. If you control a Forest, instead create two of those tokens that are tapped and attacking.";
  expect(instructionsOf(text, sorcery)).toMatchObject([
    {},
    { instructions: [{ groups: [{ enters: [{ kind: "tapped" }, { kind: "attacking", whom: null }] }] }] },
  ]);
});

it("replaces all that the sentence before does where there is a like for each (614.15)", () => {
  const text = `Draw a card and you lose 1 life. If this spell was kicked, instead draw two cards and you lose 2 life.`;
  const [draw, lose, instead] = instructionsOf(text, sorcery);
  expect(instead).toMatchObject({ kind: "instead", replaces: [draw?.id, lose?.id] });
});

it("gives what changes an object instead the duration of what it replaces (611.2a)", () => {
  const text = "Target creature gets +1/+1 until end of turn. It gets +3/+3 instead if you control a Forest.";
  expect(instructionsOf(text, sorcery)).toMatchObject([
    {},
    { kind: "instead", instructions: [{ kind: "modify", duration: { kind: "endOfTurn" } }] },
  ]);
});

it.each([
  "Create a Food token and a Clue token. If this spell was kicked, create three of those tokens instead.",
  "Draw a card and create a Food token. If this spell was kicked, you gain 4 life instead.",
  "Create those tokens instead.",
])("refuses what it cannot tell the place of (614.15): %s", (text) => {
  expect(readOn(text).abilities.map(({ states }) => states.compiled)).toEqual([false]);
});

it.each([
  "If that creature is legendary, instead create two Food tokens.",
  "Create two Food tokens instead if that creature is legendary.",
])("asks of what there is before the tokens that it would replace (614.15): %s", (text) => {
  expect(instructionsOf(`Create a token that's a copy of target creature. ${text}`, sorcery)).toMatchObject([
    { kind: "createTokens" },
    { kind: "instead", condition: { kind: "matches", object: { kind: "target" } } },
  ]);
});
