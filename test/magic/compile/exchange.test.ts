import { expect, it } from "vitest";
import { creature, source, you } from "../runtime/builders.js";
import { abilityOf, elf, instructionsOf, readOn, resolutionOf, sorcery } from "./kit.js";

it("exchanges control of one permanent and another (701.12b)", () => {
  const text = "Exchange control of target creature you control and target creature an opponent controls.";
  const { targets, instructions } = resolutionOf(text);
  const of = { kind: "all", of: targets.map(({ id }) => ({ kind: "target", target: id })) };
  expect(targets).toMatchObject([
    { what: { constraints: [creature, { kind: "controlledBy", player: you }] } },
    { what: { constraints: [creature, { kind: "controlledBy", player: { kind: "anyOpponent" } }] } },
  ]);
  expect(instructions).toMatchObject([{ kind: "exchange", what: { kind: "control", of } }]);
});

it("exchanges control of two of a kind, and offers it (701.12b, 608.2d)", () => {
  const { targets, instructions } = resolutionOf("You may exchange control of two target creatures.");
  expect(targets).toMatchObject([{ least: { value: 2 }, most: { value: 2 } }]);
  expect(instructions).toMatchObject([{ kind: "optional", instructions: [{ what: { kind: "control" } }] }]);
});

it("115.1: no player targets: what follows is the other permanent", () => {
  const text = "You may exchange control of target creature you control and target creature an opponent controls.";
  expect(instructionsOf(text)).toMatchObject([{ kind: "optional", instructions: [{ what: { kind: "control" } }] }]);
});

it("holds the second against the first (608.2c)", () => {
  const text =
    "Exchange control of target permanent you control and target permanent an opponent controls that shares a card type with it.";
  const [first, second] = resolutionOf(text).targets;
  expect(second).toMatchObject({
    what: { constraints: [{}, { kind: "shares", with: { kind: "target", target: first?.id } }] },
  });
});

it.each<[string, object]>([
  ["Exchange life totals with target opponent.", { kind: "lifeTotals", of: { kind: "eachOf", players: [you, { kind: "targetPlayer" }] } }],
  ["Two target players exchange life totals.", { kind: "lifeTotals", of: { kind: "targetPlayer" } }],
  ["Exchange your hand and graveyard.", { kind: "zones", of: you, first: "hand", second: "graveyard" }],
])("701.12c, 701.12f: %s", (text, what) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "exchange", what }]);
}); // prettier-ignore

it("exchanges a life total and a power or toughness (701.12g)", () => {
  const ability = abilityOf("{T}: Exchange target opponent's life total with this creature's toughness.", elf);
  expect(ability).toMatchObject({
    resolution: {
      instructions: [{ what: { kind: "lifeTotal", of: { kind: "targetPlayer" }, with: "toughness", object: source } }],
    },
  });
});

it.each([
  "Exchange control of target creature.",
  "Exchange control of target creature or target land.",
  "Exchange control of target creature and target spell.",
  "Exchange control of three target creatures.",
  "Exchange control of two creatures.",
  "Exchange control of target creature and all lands.",
  "Exchange control of target creature and up to two target lands.",
  "Target player exchanges life totals.",
  "Three target players exchange life totals.",
  "Exchange life totals with each opponent.",
  "Exchange your hand and hand.",
  "Exchange your hand or graveyard.",
  "Exchange your life total with target creature's mana value.",
])("refuses what is not two things to exchange (701.12a): %s", (text) => {
  expect(readOn(text, sorcery).compiled).toBeNull();
});
