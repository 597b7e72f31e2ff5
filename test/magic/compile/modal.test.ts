import { expect, it } from "vitest";
import type { Quantity } from "../../../src/magic/effects/index.js";
import { creature, n, one, permanents, you } from "../runtime/builders.js";
import { abilitiesOf, elf, faultsOf, instructionsOf, readOn, resolutionOf } from "./kit.js";

const food = { token: { kind: "predefined", rule: "111.10b" } };

const makesFood = { kind: "createTokens", groups: [food] };

const draws = (count: number) => ({ kind: "drawCards", player: you, amount: n(count) });

const creatures = permanents(creature);

const zero: Quantity = n(0);

const twoModes = "\n• Create a Food token.\n• Draw a card.";

it.each<[string, Quantity, Quantity]>([
  ["Choose one —", one, one],
  ["Choose two —", n(2), n(2)],
  ["Choose one or both —", one, n(2)],
  ["Choose up to one —", zero, one],
  ["Choose up to two —", zero, n(2)],
])("offers the modes of a list (700.2, 700.2d): %s", (header, least, most) => {
  expect(instructionsOf(header + twoModes)).toMatchObject([
    {
      kind: "chooseModes",
      player: you,
      least,
      most,
      sameAgain: "no",
      manner: "chosen",
      unless: { kind: "none" },
      modes: [
        { name: null, cost: [], targets: [], instructions: [makesFood] },
        { name: null, cost: [], targets: [], instructions: [draws(1)] },
      ],
    },
  ]);
});

it.each([
  "Choose one —\n• Draw a card.\n•",
  "Choose one or both —\n•\n• Draw a card.",
  "Choose one —\n• Draw a card.\n• (Or nothing.)",
])("reports a mode that says nothing (700.2): %s", (text) => {
  const reading = readOn(text);
  expect(faultsOf(reading).map(({ code }) => code)).toEqual(["magic/unexpected-end"]);
  expect(reading.compiled).toBeNull();
});

it("keeps the targets of a mode with the mode, as only chosen modes have them (601.2c, 700.2c)", () => {
  const text = "Choose one —\n• Destroy target creature.\n• Draw a card.";
  const { targets, instructions } = resolutionOf(text);
  expect(targets).toEqual([]);
  expect(instructions).toMatchObject([
    { modes: [{ targets: [{ what: creatures, least: one, most: one }] }, { targets: [] }] },
  ]);
});

it("asks for the modes of a triggered ability as it triggers (700.2b)", () => {
  const { instructions } = resolutionOf(`When this creature enters, choose one —${twoModes}`, elf);
  expect(instructions).toMatchObject([{ kind: "chooseModes", least: one, most: one, modes: [{}, {}] }]);
});

it("lets one mode be chosen of those that are tiered, for its cost (702.183a)", () => {
  const text = "Tiered\n• Meal — {0} — Create a Food token.\n• Lesson — {2} — Draw a card.";
  const modes = [
    { cost: [{ kind: "mana", symbols: ["{0}"] }], instructions: [makesFood] },
    { cost: [{ kind: "mana", symbols: ["{2}"] }], instructions: [draws(1)] },
  ];
  expect(abilitiesOf(text)).toMatchObject([
    { kind: "keyword", keyword: "tiered" },
    { kind: "spell", resolution: { instructions: [{ kind: "chooseModes", least: one, most: one, modes }] } },
  ]);
});

it("refuses a tiered mode without a cost (702.183a)", () => {
  expect(readOn("Tiered\n• Meal — Create a Food token.\n• Lesson — {2} — Draw a card.").compiled).toBeNull();
});

it("adds to the cost what a mode asks for (702.172)", () => {
  const text = "Spree\n+ {1} — Create a Food token.\n+ {2} — Draw a card.";
  const modes = [
    { cost: [{ kind: "mana", symbols: ["{1}"] }], instructions: [makesFood] },
    { cost: [{ kind: "mana", symbols: ["{2}"] }], instructions: [draws(1)] },
  ];
  expect(abilitiesOf(text)).toMatchObject([
    { kind: "keyword", keyword: "spree" },
    { kind: "spell", resolution: { instructions: [{ kind: "chooseModes", least: one, modes }] } },
  ]);
});
