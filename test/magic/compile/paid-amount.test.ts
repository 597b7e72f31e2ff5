import { expect, it } from "vitest";
import { artifact, faultsOf, instructionsOf, readOn } from "./kit.js";

const one = { kind: "number", value: 1 };

it.each<[string, string, object]>([
  ["any amount of life", "life", { kind: "payLife", amount: { kind: "anyNumber" } }],
  ["any amount of mana", "mana", { kind: "payMana", amount: { kind: "anyNumber" } }],
  ["any amount of {E}", "{E}", { kind: "payEnergy", amount: { kind: "anyNumber" } }],
  ["one or more {E}", "{E}", { kind: "payEnergy", amount: { kind: "anyNumber", least: one } }],
])("pays as much as the player likes: %s (107.1c, 118.12)", (amount, of, cost) => {
  const text = `{T}: You may pay ${amount}. If you do, draw X cards, where X is the amount of ${of} paid this way.`;
  const then = [{ kind: "drawCards", amount: { kind: "result", slot: "r2" } }];
  expect(instructionsOf(text, artifact)).toMatchObject([
    { kind: "optional", instructions: [{ kind: "payCost", costs: [cost], result: "r2" }] },
    { kind: "conditional", then },
  ]);
});

it("lets players pay one after another, and adds up what they paid (101.4)", () => {
  const text =
    "Starting with you, each player may pay any amount of mana. Each player draws X cards, where X is the total amount of mana paid this way.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "optional", result: "r1", player: { kind: "eachPlayer" }, order: "fromController" },
    { kind: "drawCards", amount: { kind: "result", slot: "r1" } },
  ]);
});

it.each([
  "{T}: You may pay any amount of {E}. If you do, draw X cards, where X is the amount of life paid this way.",
  "{T}: You may pay {2}. If you do, draw X cards, where X is the amount of mana paid this way.",
  "{T}: Starting with you, draw a card.",
])("refuses an amount that nobody chose, and an order of one player: %s", (text) => {
  expect(faultsOf(readOn(text, artifact))).not.toEqual([]);
});
