import { expect, it } from "vitest";
import { one } from "../runtime/builders.js";
import { instructionsOf, readOn } from "./kit.js";

it.each<[string, number]>([
  ["Look at the top two cards of your library. Put one into your hand and the other into your graveyard.", 0],
  ["Reveal the top two cards of your library. Put one into your hand and the other into your graveyard.", 0],
  [
    "Search your library for up to two basic land cards, reveal those cards, put one into your hand and the other into your graveyard, then shuffle.",
    1,
  ],
])("takes one of what was shown and then what is left (608.2c): %s", (text, shown) => {
  const instructions = instructionsOf(text);
  const slot = instructions[shown]?.result;
  expect(instructions.slice(shown + 1, shown + 3)).toMatchObject([
    {
      kind: "moveObjects",
      objects: { kind: "oneOf", of: { kind: "result", slot }, least: one, most: one },
      to: "hand",
    },
    { kind: "moveObjects", objects: { kind: "rest", of: slot }, to: "graveyard" },
  ]);
});

it("leaves the third of three where two were taken (608.2c)", () => {
  const text =
    "Look at the top three cards of your library. Put two of them into your hand and the other into your graveyard.";
  expect(instructionsOf(text)[2]).toMatchObject({ kind: "moveObjects", objects: { kind: "rest" }, to: "graveyard" });
});

it("chooses one of the cards that were exiled (608.2c)", () => {
  const [exile, choice] = instructionsOf("Exile the top three cards of your library. Choose one.");
  expect(choice).toMatchObject({ kind: "chooseObjects", objects: { kind: "oneOf", of: { slot: exile?.result } } });
});

it.each([
  "Look at the top three cards of your library. Put one into your hand and the other into your graveyard.",
  "Destroy all creatures. Put one into your hand.",
  "Draw two cards. Put one into your graveyard.",
])("refuses one of what was not shown, and the other of several (608.2c): %s", (text) => {
  expect(readOn(text).compiled).toBeNull();
});
