import { expect, it } from "vitest";
import { n } from "../runtime/builders.js";
import { abilityOf, elf, instructionsOf, readOn } from "./kit.js";

const removal = { kind: "removeCounters", counter: "charge", count: n(3) };
const own = { kind: "source" };

it.each<[string, object[]]>([
  ["Remove three charge counters from this creature and sacrifice it", [removal, { kind: "sacrifice", what: own }]],
  ["{T}, Pay six {E}", [{ kind: "tapSelf" }, { kind: "payEnergy", amount: n(6) }]],
  ["Pay X {E}, Sacrifice this creature", [{ kind: "payEnergy", amount: { kind: "x" } }, { kind: "sacrifice" }]],
  [
    "Pay 2 life or {2}",
    [{ kind: "either", alternatives: [[{ kind: "payLife", amount: n(2) }], [{ kind: "mana", symbols: ["{2}"] }]] }],
  ],
  [
    "Sacrifice an artifact or discard a card",
    [{ kind: "either", alternatives: [[{ kind: "sacrifice" }], [{ kind: "discard" }]] }],
  ],
])("pays all of several costs, or one of them (118.3, 601.2b, 107.14): %s", (words, costs) => {
  expect(abilityOf(`${words}: Draw a card.`, elf)).toMatchObject({ kind: "activated", costs });
});

it.each<[string, object[]]>([
  ["You may pay {1} and 2 life. If you do, draw a card.", [{ kind: "mana" }, { kind: "payLife", amount: n(2) }]],
  [
    "You may pay {W} or {U}. If you do, draw a card.",
    [{ kind: "either", alternatives: [[{ symbols: ["{W}"] }], [{ symbols: ["{U}"] }]] }],
  ],
])("is paid as an effect offers it (118.12): %s", (text, costs) => {
  expect(instructionsOf(text)[0]).toMatchObject({ kind: "optional", instructions: [{ kind: "payCost", costs }] });
});

it("is paid by another player in order that nothing happens (118.12a)", () => {
  expect(instructionsOf("Counter target spell unless its controller pays {B} or {3}.")).toMatchObject([
    { kind: "unless", costs: [{ kind: "either" }], instructions: [{ kind: "counterSpell" }] },
  ]);
});

it("pays as much life as something measures (118.3)", () => {
  const text = "Destroy target creature unless its controller pays life equal to its toughness.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "unless", costs: [{ kind: "payLife", amount: { kind: "characteristic", characteristic: "toughness" } }] },
  ]);
});

it.each([
  "Pay 2 life, {2}: Draw a card. Sacrifice the sacrificed creature.",
  "Sacrifice a creature or discard a card: This creature deals damage to any target equal to the sacrificed creature's power.",
  "You may pay X {E}. If you do, draw X cards.",
  "Pay two {R}: Draw a card.",
])("refuses what was not paid for certain, and an X that nobody announces (118.3, 107.3): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it.each<[string, object]>([
  ["Target player discards a card for each Goblin you control.", { kind: "discard", amount: { kind: "count" } }],
  ["Target player mills two cards for each Goblin you control.", { kind: "mill", amount: { kind: "product" } }],
  [
    "Each opponent sacrifices a creature of their choice for each Goblin you control.",
    { kind: "sacrifice", objects: { kind: "choice", least: { kind: "count" }, most: { kind: "count" } } },
  ],
])("does it as often as something is counted (608.2c): %s", (text, instruction) => {
  expect(instructionsOf(text)).toMatchObject([instruction]);
});

it("counts for each player by themselves (608.2c)", () => {
  expect(instructionsOf("Each player sacrifices a land of their choice for each creature they control.")).toMatchObject(
    [{ kind: "forEach", instructions: [{ kind: "sacrifice", player: { kind: "iterationPlayer" } }] }],
  );
});

it("refuses to sacrifice what is there once for each (701.21a)", () => {
  expect(readOn("Sacrifice this creature for each Goblin you control.", elf).compiled).toBeNull();
});

it("enters with so many counters as X is defined (107.3i, 614.1c)", () => {
  const text =
    "This creature enters with X +1/+1 counters on it, where X is the number of other creatures you control.";
  expect(abilityOf(text, elf)).toMatchObject({
    effects: [{ kind: "entersWith", entry: [{ kind: "counters", count: { kind: "count" } }] }],
  });
});

it.each<[string, string]>([
  ["Until end of turn, whenever a creature dies, you gain 1 life.", "endOfTurn"],
  ["Until your next turn, whenever a creature attacks you, it gets -1/-0 until end of turn.", "untilNext"],
])("triggers each time for so long (603.7c): %s", (text, kind) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "delayedTrigger", times: "eachTime", expires: { kind } }]);
});

it("does each time what stands behind it in its paragraph (603.7)", () => {
  const text =
    "Until end of turn, whenever you cast an instant spell, copy it. You may choose new targets for the copy.";
  expect(instructionsOf(text)).toHaveLength(1);
  expect(instructionsOf("Until end of turn, whenever a creature dies, you gain 1 life. Draw a card.")).toMatchObject([
    { kind: "delayedTrigger", instructions: [{ kind: "gainLife" }, { kind: "drawCards" }] },
  ]);
});

it("means by that many how much happens as the delayed trigger triggers (603.7)", () => {
  const text =
    "Target creature gets +2/+2 until end of turn. Whenever it deals combat damage to a player this turn, draw that many cards.";
  expect(instructionsOf(text).at(-1)).toMatchObject({
    kind: "delayedTrigger",
    instructions: [{ kind: "drawCards", amount: { kind: "result", slot: "event" } }],
  });
});

it("lets another trigger stand by itself (603.7)", () => {
  const text =
    "Whenever a creature dies this turn, you gain 1 life. When this creature leaves the battlefield this turn, draw a card.";
  expect(abilityOf(`{T}: ${text}`, elf)).toMatchObject({
    resolution: { instructions: [{ kind: "delayedTrigger" }, { kind: "delayedTrigger" }] },
  });
});

it.each([
  "Discard all the cards in your hand, then draw that many cards.",
  "Discard your hand, then draw that many cards.",
])("discards the whole hand (701.9a): %s", (text) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "discard", what: null, manner: "hand" },
    { kind: "drawCards", amount: { kind: "result" } },
  ]);
});

it.each([
  "Discard all the creature cards in your hand, then draw that many cards.",
  "Discard all cards in your graveyard.",
])("does not take other cards for the whole hand (701.9a): %s", (text) => {
  expect(JSON.stringify(readOn(text, elf).compiled)).not.toContain('"manner":"hand"');
});
