import { expect, it } from "vitest";
import type { Quantity } from "../../../src/magic/effects/index.js";
import { creature, n, one, permanents, source, target, yours } from "../runtime/builders.js";
import { characteristicsOf, elf, groupOf, instructionsOf, readOn, resolutionOf, staticEffectsOf } from "./kit.js";

const x: Quantity = { kind: "x" };

it("is created tapped where the phrase says so (701.7, 110.5b)", () => {
  expect(groupOf("Create two tapped 1/1 white Bird creature tokens.").enters).toEqual([{ kind: "tapped" }]);
});

it.each<[string, readonly object[]]>([
  [
    "Create a 1/1 white Bird creature token that's tapped and attacking.",
    [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  ],
  [
    "Create two 1/1 white Bird creature tokens that are tapped and attacking.",
    [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  ],
  [
    "Create a tapped and attacking 1/1 white Bird creature token.",
    [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  ],
  ["Create a 1/1 white Bird creature token that's attacking.", [{ kind: "attacking", whom: null }]],
])("enters attacking where the text says so (508.4): %s", (text, enters) => {
  expect(groupOf(text).enters).toEqual(enters);
});

it.each<[string, string, Quantity]>([
  ["Create a 1/1 white Bird creature token with a +1/+1 counter on it.", "+1/+1", n(1)],
  ["Create a 1/1 white Bird creature token with two +1/+1 counters on it.", "+1/+1", n(2)],
  ["Create a 1/1 white Bird creature token with a flying counter on it.", "flying", n(1)],
  ["Create a 0/0 white Bird creature token with X +1/+1 counters on it.", "+1/+1", x],
])("enters with the counters that the phrase names (122.6a): %s", (text, counter, count) => {
  const group = groupOf(text);
  expect(group.enters).toEqual([{ kind: "counters", counter, count }]);
  expect(characteristicsOf(group).abilities).toEqual([]);
});

it("enters attached to what was targeted (303.4g, 701.3)", () => {
  const text = `Create a white Aura enchantment token named Veil attached to target creature. It has enchant creature and "Enchanted creature gets +1/+1."`;
  expect(resolutionOf(text).targets).toEqual([{ id: "t1", what: permanents(creature), least: one, most: one }]);
  const group = groupOf(text);
  expect(group.enters).toEqual([{ kind: "attached", to: target("t1") }]);
  expect(characteristicsOf(group)).toMatchObject({
    name: { from: "given", literal: "Veil" },
    abilities: [
      { kind: "keyword", keyword: "enchant", parameters: [{ kind: "quality", filter: { constraints: [creature] } }] },
      { kind: "static", effects: [{ kind: "continuous", affected: { kind: "attachedTo", called: "creature" } }] },
    ],
  });
});

it.each<[string, readonly object[]]>([
  ["Create a 1/1 white Bird creature token. It enters tapped.", [{ kind: "tapped" }]],
  ["Create two 1/1 white Bird creature tokens. They enter tapped.", [{ kind: "tapped" }]],
  [
    "Create a 1/1 white Bird creature token. It enters tapped and attacking.",
    [{ kind: "tapped" }, { kind: "attacking", whom: null }],
  ],
  [
    "Create a 1/1 white Bird creature token. It enters with two +1/+1 counters on it.",
    [{ kind: "counters", counter: "+1/+1", count: n(2) }],
  ],
])("reads how a token enters from a sentence of its own (614.1c): %s", (text, enters) => {
  expect(instructionsOf(text)).toHaveLength(1);
  expect(groupOf(text).enters).toEqual(enters);
});

it.each<[string, object]>([
  ["the number of creatures you control", { kind: "count", of: permanents(creature, yours) }],
  ["the amount of mana spent to cast it", { kind: "manaSpent", on: source }],
  ["one plus the number of creatures you control", { kind: "sum" }],
])("enters with as many counters as are counted (122.6a, 614.1c): %s", (count, quantity) => {
  const text = `Test of Text enters with a number of +1/+1 counters on it equal to ${count}.`;
  expect(staticEffectsOf(text, elf)).toMatchObject([
    { kind: "entersWith", object: source, entry: [{ kind: "counters", counter: "+1/+1", count: quantity }] },
  ]);
});

it.each([
  "Test of Text enters with two +1/+1 counters on it equal to the number of creatures you control.",
  "Test of Text enters tapped equal to the number of creatures you control.",
  "Test of Text enters with a number of +1/+1 counters on it.",
])("refuses a measure of nothing, and a number without one (614.1c): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it.each([1, 2])("has what escaped enter with counters (702.138c): %i", (count) => {
  const text = `Test of Text escapes with ${count === 1 ? "a +1/+1 counter" : "two +1/+1 counters"} on it.`;
  const entry = [{ kind: "counters", counter: "+1/+1", count: n(count) }];
  const unless = { kind: "not", condition: { kind: "paid", cost: "escape" } };
  expect(staticEffectsOf(text, elf)).toMatchObject([{ kind: "entersWith", object: source, entry, unless }]);
});

it.each([
  "Creatures you control escape with a +1/+1 counter on them.",
  "Test of Text escapes tapped.",
  "Test of Text escapes with two +1/+1 counters on it instead.",
])("refuses another way of escaping (702.138c): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
