import { expect, it } from "vitest";
import { n, one } from "../runtime/builders.js";
import { elf, instructionsOf, readOn } from "./kit.js";

const some = { operator: "atLeast", than: one };

const amongDone = (of: object) => ({
  kind: "compare",
  quantity: { kind: "size", of: { kind: "among", of } },
  is: some,
});

const first = { kind: "result", slot: "r1" };

it.each<[string, object]>([
  ["Exile up to one target card from a graveyard. If you exiled an Elf card this way, draw a card.", amongDone(first)],
  ["Mill three cards. If a land card was milled this way, draw a card.", amongDone(first)],
  [
    "Mill three cards. If two or more lands are milled this way, draw a card.",
    { is: { operator: "atLeast", than: n(2) } },
  ],
  [
    "Destroy all artifacts. If no Equipment were destroyed this way, draw a card.",
    { is: { operator: "equal", than: n(0) } },
  ],
  ["Target player sacrifices a creature. If an Elf is sacrificed this way, you draw a card.", amongDone(first)],
])("asks what was done before (608.2c): %s", (text, condition) => {
  expect(instructionsOf(text)).toMatchObject([{}, { kind: "conditional", condition }]);
});

it("speaks afterwards of the one that was found (608.2h)", () => {
  const text = "Exile target creature. If an Elf is exiled this way, you gain life equal to its power.";
  expect(instructionsOf(text)).toMatchObject([
    {},
    { then: [{ kind: "gainLife", amount: { characteristic: "power", of: { kind: "among", of: first } } }] },
  ]);
});

it("asks whether a card was put where the text says (608.2c)", () => {
  const text =
    "You may search your library for an Elf card, reveal it, put it into your hand, then shuffle. If you don't put a card into your hand this way, create a Food token.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "optional" },
    { kind: "conditional", condition: { kind: "not", condition: { kind: "compare" } } },
  ]);
});

it.each([
  "If you exiled a card this way, draw a card.",
  "Target player sacrifices a creature. If you sacrificed an Elf this way, draw a card.",
  "Draw a card. If a creature card was milled this way, draw a card.",
  "Test of Text deals 4 damage to each creature and each planeswalker. If excess damage was dealt this way, draw a card.",
  "Test of Text deals 4 damage to target creature. If excess damage was dealt this way, draw that many cards.",
])("refuses what no instruction before did (608.2c): %s", (text) => {
  expect(readOn(text).abilities.every(({ states }) => states.compiled)).toBe(false);
});

it("asks for the excess of the damage before (120.10)", () => {
  const text =
    "Test of Text deals 4 damage to target creature. If excess damage was dealt to a permanent this way, create X Food tokens, where X is that excess damage.";
  const excess = { kind: "excessDamage", slot: "r1" };
  expect(instructionsOf(text)).toMatchObject([
    {},
    { condition: { kind: "compare", quantity: excess, is: some }, then: [{ groups: [{ count: excess }] }] },
  ]);
});

it("goes on in a reflexive trigger with what it asks (603.12)", () => {
  const text =
    "When Test of Text enters, you may sacrifice another creature. When you do, destroy target artifact. If an Equipment was destroyed this way, draw a card.";
  expect(instructionsOf(text, elf)).toMatchObject([
    { kind: "optional" },
    { kind: "delayedTrigger", instructions: [{ kind: "destroy" }, { kind: "conditional" }] },
  ]);
});
