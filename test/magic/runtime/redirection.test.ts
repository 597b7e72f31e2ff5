import { expect, it } from "vitest";
import type { Instruction, Recipient } from "../../../src/magic/effects/index.js";
import { plainDetail as detail } from "../../../src/magic/effects/plain-detail.js";
import { bear, each, matching, named, n, opponents, source, you } from "./builders.js";
import { TestTable } from "./table.js";

const redirect = (to: Recipient, amount: number | "all"): Instruction => ({
  kind: "replaceEvent",
  ...named("redirect"),
  event: {
    kind: "dealsDamage",
    source: each({ what: "source", constraints: [] }),
    to: { kind: "player", reference: you },
    combat: "any",
    amount: null,
    detail,
  },
  replacement: { kind: "redirect", to, amount: amount === "all" ? "all" : n(amount) },
  duration: { kind: "thisTurn" },
});

/** Life totals after a creature deals 3 damage to you with the effect in force, and again. */
function after(to: Recipient, amount: number | "all"): readonly number[] {
  const card = bear("Loose Bear");
  const table = new TestTable(card);
  table.put(card);
  const it = matching({ kind: "cardType", cardType: "creature" });
  const hit = { kind: "dealDamage", ...named("hit"), source: it, amount: n(3), to: [you], division: "each" } as const;
  table.arrange([redirect(to, amount)]);
  for (const instruction of [hit, hit]) table.arrange([instruction]);
  expect(table.unable()).toEqual([]);
  return table.state.players.map(({ life }) => life);
}

it.each<[string, Recipient, number | "all", readonly number[]]>([
  ["all of it goes to the other", opponents, "all", [20, 14]],
  ["the next 2 damage goes to the other, and the rest where it would (614.9, 615.7)", opponents, 2, [16, 18]],
  ["the next 4 damage is of both times", opponents, 4, [18, 16]],
  ["the effect does nothing where the other is no object that can be dealt damage", source, "all", [14, 20]],
])("614.9: %s", (_what, to, amount, expected) => {
  expect(after(to, amount)).toEqual(expected);
});
