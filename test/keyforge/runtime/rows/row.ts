import type { Instruction } from "../../../../src/keyforge/effects/index.js";
import { card } from "../cards.js";
import * as refs from "../references.js";
import { type Answer, TestTable } from "../table.js";

/** One thing that the runtime does, with the check that it does it. */
export interface Row {
  readonly name: string;
  readonly check: () => void;
}

/** A table with something of everything, and the numbers of what stands on it. */
export interface Scene {
  readonly table: TestTable;
  /** Yours, from the left: a mutant, a token creature, a human; and an artifact. */
  readonly mutant: number;
  readonly grunt: number;
  readonly human: number;
  readonly engine: number;
  /** The opponent's: one with 2 power and a brute with 8. */
  readonly foe: number;
  readonly brute: number;
}

/** Lays a table: creatures, hands, decks and discard piles of both, three æmber each. */
export function scene(): Scene {
  const table = new TestTable({ you: refs.grunt, opponent: refs.savant });
  const mutant = table.put(card("Mutant", { power: 4, traits: ["mutant"], houses: ["mars"] }), "play");
  const grunt = table.token(refs.grunt, refs.plan);
  const human = table.put(card("Human", { power: 5, armor: 1, traits: ["human"], amber: 1 }), "play");
  const engine = table.put(refs.engine, "play");
  const foe = table.put(card("Foe", { power: 2, traits: ["human"], houses: ["shadows"] }), "play", "opponent");
  const brute = table.put(card("Brute", { power: 8, houses: ["brobnar"] }), "play", "opponent");
  for (const owner of ["you", "opponent"]) {
    table.fill("hand", [refs.pawn, card("Spell", { type: "action" })], owner);
    table.fill("deck", [refs.urchin, card("Deep"), card("Deeper")], owner);
    table.fill("discard", [card("Gone")], owner);
    table.give(owner, { amber: 3 });
  }
  return { table, mutant, grunt, human, engine, foe, brute };
}

/** A row in which instructions of your engine are carried out on such a table, with the answers to what they ask. */
export function row(
  name: string,
  instructions: (at: Scene) => readonly Instruction[],
  check: (at: Scene) => void,
  ...answers: readonly Answer[]
): Row {
  return {
    name,
    check: () => {
      const at = scene();
      at.table.resolve(at.engine, instructions(at), ...answers);
      check(at);
    },
  };
}

/** A row that lays its own table. */
export function freeRow(name: string, check: (at: Scene) => void): Row {
  return { name, check: () => check(scene()) };
}
