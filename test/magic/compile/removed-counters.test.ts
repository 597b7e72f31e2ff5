import { expect, it } from "vitest";
import { abilitiesOf, artifact, elf, faultsOf, instructionsOf, readOn } from "./kit.js";

const source = { kind: "source" };

it.each<[string, object | string]>([
  ["any number of charge counters", { kind: "anyNumber" }],
  ["one or more charge counters", { kind: "anyNumber", least: { kind: "number", value: 1 } }],
  ["all charge counters", "all"],
  ["two charge counters", { kind: "number", value: 2 }],
])("removes so many counters: %s (107.1c, 122.1)", (what, count) => {
  const text = `At the beginning of your upkeep, remove ${what} from this artifact and create that many Food tokens.`;
  const removal = { kind: "removeCounters", counter: "charge", count, from: source, result: "r1" };
  const groups = [{ count: { kind: "result", slot: "r1" } }];
  expect(instructionsOf(text, artifact)).toMatchObject([removal, { kind: "createTokens", groups }]);
});

it("removes all of the counters that were spoken of (122.1)", () => {
  const text =
    "At the beginning of your upkeep, if this creature has three or more oil counters on it, remove all of them from it and draw that many cards.";
  const removal = { kind: "removeCounters", counter: "oil", count: "all", from: source };
  expect(instructionsOf(text, elf)).toMatchObject([removal, { kind: "drawCards", amount: { kind: "result" } }]);
});

it("counts what was removed as a cost (602.2b)", () => {
  const text =
    "{1}, Remove one or more oil counters from among artifacts you control: Create X Food tokens, where X is the number of oil counters removed this way.";
  const cost = { kind: "removeCounters", counter: "oil", from: { kind: "matching" }, spread: "among" };
  const groups = [{ count: { kind: "result", slot: "cost" } }];
  const resolution = { instructions: [{ kind: "createTokens", groups }] };
  expect(abilitiesOf(text, artifact)).toMatchObject([{ costs: [{ kind: "mana" }, cost], resolution }]);
});

it.each([
  "At the beginning of your upkeep, remove all of them from this artifact.",
  "Remove a charge counter from this artifact: Draw X cards, where X is the number of oil counters removed this way.",
])("refuses counters that nothing spoke of: %s", (text) => {
  expect(faultsOf(readOn(text, artifact))).not.toEqual([]);
});
