import { describe, expect, it } from "vitest";
import { enchantment, instructionsOf } from "./kit.js";

const result = { kind: "result", slot: "r1" };
const cards = (of: object, ...constraints: readonly object[]): object => ({
  kind: "among",
  of,
  filter: { what: "card", constraints },
});
const gain = "You gain life equal to";

describe("what was exiled and is spoken of as a card (108.2, 406.2, 608.2h)", () => {
  const creature = { kind: "cardType", cardType: "creature" };

  it.each([
    ["406.2: the exiled card is the card in exile", "Exile target creature.", "the exiled card's power", cards(result)],
    ["406.2: of several, the cards", "Exile all artifacts.", "the total mana value of the exiled cards", cards(result)],
    [
      "406.2: a kind of card narrows them down",
      "Exile all artifacts.",
      "the total power of the exiled creature cards",
      cards(result, creature),
    ],
    ["608.2c: that card is that one, too", "Exile target creature.", "that card's mana value", cards(result)],
    ["112.1: what was a spell is a card", "Exile target spell.", "the exiled card's mana value", cards(result)],
    ["608.2h: that creature is the permanent as it was", "Exile target creature.", "that creature's power", result],
    [
      "608.2h: the exiled creature is the permanent as it was",
      "Exile target creature.",
      "the exiled creature's power",
      result,
    ],
    ["608.2h: it is the permanent as it was", "Exile target creature.", "its power", result],
    [
      "406.2: what were cards before are those cards",
      "Exile target creature card from a graveyard.",
      "the exiled card's power",
      result,
    ],
    [
      "406.2: cards of a library are cards",
      "Exile the top card of your library.",
      "the exiled card's mana value",
      result,
    ],
    ["406.2: a card of a hand is a card", "Exile a card from your hand.", "that card's mana value", result],
  ])("%s", (_what, exiling, amount, of) => {
    const gained = instructionsOf(`${exiling} ${gain} ${amount}.`).at(-1);
    expect(gained).toMatchObject({ kind: "gainLife", amount: { kind: "characteristic", of } });
  });

  it("602.2b: is what a cost exiled", () => {
    const [gained] = instructionsOf(`Exile a creature you control: ${gain} the exiled card's power.`, enchantment);
    expect(gained).toMatchObject({ amount: { of: cards({ kind: "paid", cost: "exiled" }) } });
  });

  it.each([
    [
      "602.2b: the creature that a cost exiled is as it was",
      "Exile a creature you control",
      "the exiled creature's power",
    ],
    [
      "602.2b: the card that a cost exiled was one before",
      "Exile a card from your graveyard",
      "the exiled card's power",
    ],
  ])("%s", (_what, cost, amount) => {
    const [gained] = instructionsOf(`${cost}: ${gain} ${amount}.`, enchantment);
    expect(gained).toMatchObject({ amount: { of: { kind: "paid", cost: "exiled" } } });
  });
});
