import { expect, it } from "vitest";
import { seeded } from "../../../src/state/random.js";
import type { Instruction } from "../../../src/magic/effects/index.js";
import { create, group, n, named, saproling, you } from "./builders.js";
import type { TestTable } from "./table.js";
import { furnished } from "./rows/furnished.js";

const flip = { kind: "flipCoin", ...named("flip"), player: you, count: n(5), until: null } as const;
const roll = { kind: "rollDie", ...named("roll"), player: you, count: n(2), sides: 6, plus: n(10) } as const;

const perFlip = (outcome: "won" | "lost") =>
  create([group(saproling, { kind: "flips", slot: "flip", outcome })], { id: outcome, result: outcome });

/** A table on which the instructions were carried out, coins and dice falling by the seed. */
function played(seed: number, instructions: readonly Instruction[]): TestTable {
  const table = furnished();
  table.state = { ...table.state, random: seeded(seed) };
  table.arrange(instructions);
  return table;
}

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

it("wins or loses each of several flips, and counts both (705.2)", () => {
  const won = seeds.map((seed) => {
    const table = played(seed, [flip, perFlip("won"), perFlip("lost")]);
    expect(table.tokens()).toHaveLength(5);
    return played(seed, [flip, perFlip("won")]).tokens().length;
  });
  expect(new Set(won).size).toBeGreaterThan(1);
});

it("flips until a flip is lost, so that just one is (705.2)", () => {
  const until = { ...flip, count: n(1), until: "lost" } as const;
  for (const seed of seeds) expect(played(seed, [until, perFlip("lost")]).tokens()).toHaveLength(1);
});

it("adds to each result, and rolls all at once (706.2)", () => {
  for (const seed of seeds) {
    const table = played(seed, [roll]);
    const results = table.events.flatMap((event) => (event.kind === "dieRolled" ? [event.amount] : []));
    const [total] = table.events.flatMap((event) => (event.kind === "diceRolled" ? [event.amount] : []));
    expect(results).toHaveLength(2);
    expect(results.every((one) => one >= 11 && one <= 16)).toBe(true);
    expect(total).toBe(results.reduce((sum, one) => sum + one, 0));
  }
});
