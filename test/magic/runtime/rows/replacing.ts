import { expect } from "vitest";
import type { EventPattern, Instruction, OutrightReplacement } from "../../../../src/magic/effects/index.js";
import {
  create,
  detail,
  each,
  group,
  n,
  named,
  one,
  opponents,
  permanents,
  predefined,
  saproling,
  you,
} from "../builders.js";
import type { TestTable } from "../table.js";
import { type Row, tableWithSource } from "./row.js";

const mine = { kind: "player", reference: you } as const;
const thisTurn = { kind: "thisTurn" } as const;
const created: EventPattern = { kind: "createsTokens", player: mine, tokens: each(permanents()), detail };
const gained: EventPattern = { kind: "gainsLife", player: mine, object: null, amount: null, detail };
const damaged: EventPattern = { kind: "isDealtDamage", to: mine, source: null, combat: "any", detail };

/** What an event comes to with a replacement effect. */
function comesTo(
  rule: string,
  event: EventPattern,
  replacement: OutrightReplacement,
  instruction: Instruction,
  value: (table: TestTable) => unknown,
  expected: unknown,
): Row {
  return {
    name: `replacement ${replacement.kind} of ${event.kind} (${rule})`,
    check: () => {
      const table = tableWithSource();
      table.arrange([{ kind: "replaceEvent", ...named("replace"), event, replacement, duration: thisTurn }]);
      table.arrange([instruction]);
      expect(value(table)).toEqual(expected);
      expect(table.unable()).toEqual([]);
    },
  };
}

const food = predefined("111.10b", "Food", []);
const makes = create([group(saproling, n(2))]);
const gain = { kind: "gainLife", ...named("gain"), player: you, amount: n(3) } as const;
const it = { kind: "matching", filter: permanents({ kind: "named", name: "Source" }) } as const;
const hit = { kind: "dealDamage", ...named("hit"), source: it, amount: n(3), to: [you], division: "each" } as const;
const subtypes = (table: TestTable) => table.tokens().flatMap(({ id }) => table.looks(id).subtypes);
const life = ({ state }: TestTable) => state.players[0]?.life;
const [first, second] = ["Saproling", "Saproling"];

/** Every kind of replacement, of tokens and of amounts. */
export const replacingRows: readonly Row[] = [
  comesTo("614.1a", created, { kind: "multiply", by: 2 }, makes, subtypes, [first, second, first, second]),
  comesTo("614.1a", created, { kind: "add", amount: one }, makes, subtypes, [first, second, first]),
  comesTo("701.7a", created, { kind: "addTokens", id: "more", groups: [group(food)] }, makes, subtypes, [
    first,
    second,
    "Food",
    "Food",
  ]),
  comesTo("614.1a", created, { kind: "instead", instructions: [create([group(food)])] }, makes, subtypes, [
    "Food",
    "Food",
  ]),
  comesTo(
    "614.1a",
    created,
    { kind: "instead", instructions: [gain] },
    makes,
    (table) => [life(table), subtypes(table)],
    [23, []],
  ),
  comesTo("614.10", created, { kind: "nothing" }, makes, subtypes, []),
  comesTo("614.9", damaged, { kind: "redirect", to: opponents, amount: "all" }, hit, life, 20),
  comesTo("614.9", damaged, { kind: "redirect", to: opponents, amount: one }, hit, life, 18),
  comesTo("614.1a", gained, { kind: "multiply", by: 2 }, gain, life, 26),
  comesTo("614.1a", gained, { kind: "add", amount: one }, gain, life, 24),
  comesTo("614.1a", gained, { kind: "subtract", amount: one }, gain, life, 22),
  comesTo("614.10", gained, { kind: "nothing" }, gain, life, 20),
  comesTo(
    "614.1a",
    gained,
    { kind: "instead", instructions: [makes] },
    gain,
    (table) => [life(table), subtypes(table)],
    [20, [first, second]],
  ),
  comesTo("615.1", damaged, { kind: "prevent", amount: "all" }, hit, life, 20),
  comesTo("615.7", damaged, { kind: "prevent", amount: one }, hit, life, 18),
];
