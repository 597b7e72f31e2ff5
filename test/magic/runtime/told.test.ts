import { expect, it } from "vitest";
import type { Constraint, EventPattern } from "../../../src/magic/effects/index.js";
import { findObject } from "../../../src/magic/runtime/state/objects.js";
import { bear, creature, detail, each, matching, n, named, permanents, triggered, you } from "./builders.js";
import { TestTable } from "./table.js";

const damage = { combat: "any", amount: null, detail } as const;
const grow = {
  kind: "putCounters",
  ...named("grow"),
  actor: you,
  counter: "+1/+1",
  count: n(1),
  on: { kind: "triggering", role: "object" },
  division: "each",
} as const;

it.each<[string, EventPattern, string]>([
  ["deals damage", { kind: "dealsDamage", source: each(permanents(creature)), to: null, ...damage }, "Fighter"],
  ["is dealt damage", { kind: "isDealtDamage", to: each(permanents(creature)), source: null, ...damage }, "Victim"],
])("a trigger on damage is about what its text names first (603.2): %s", (_, event, grown) => {
  const table = new TestTable();
  table.put(bear("Watcher", { types: ["enchantment"], abilities: [triggered(event, [grow])] }), "battlefield");
  const ids = ["Fighter", "Victim"].map((name) => [name, table.put(bear(name), "battlefield")] as const);
  const called = (name: string) => matching({ kind: "named", name });
  table.arrange([
    {
      kind: "dealDamage",
      ...named("hit"),
      source: called("Fighter"),
      amount: n(1),
      to: [called("Victim")],
      division: "each",
    },
  ]);
  table.resolve();
  const counted = ids.filter(([, id]) => (findObject(table.state, id)?.counters["+1/+1"] ?? 0) > 0);
  expect(counted.map(([name]) => name)).toEqual([grown]);
});

it("of attackers an ability speaks of those alone that it names (508.3c)", () => {
  const table = new TestTable();
  const small: Constraint = { kind: "named", name: "Small" };
  const event = {
    kind: "attacksWith",
    player: { kind: "player", reference: you },
    with: each(permanents(small)),
    detail,
  } as const;
  table.put(bear("Watcher", { types: ["enchantment"], abilities: [triggered(event, [grow])] }), "battlefield");
  const [big, little] = ["Big", "Small"].map((name) => table.put(bear(name), "battlefield"));
  table.advance("beginningOfCombat");
  let request = table.input({ kind: "act", action: { kind: "pass" } });
  while (request !== null && request.purpose !== "attackers")
    request = table.input({ kind: "act", action: { kind: "pass" } });
  table.answer(...(request?.options ?? []).map((_, index) => index));
  table.resolve();
  const counters = [big, little].map((id) => findObject(table.state, id ?? -1)?.counters["+1/+1"] ?? 0);
  expect(counters).toEqual([0, 1]);
});
