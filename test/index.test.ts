import { expect, it } from "vitest";
import {
  type CompiledCard,
  type GameState,
  newGame,
  place,
  requestOf,
  type StepResult,
  step,
  view,
} from "../src/index.js";
import { cardOf, readStub } from "./cli/stub-language.js";

/** The card as a compiler run would give it: a sorcery without a cost. */
function sorcery(): CompiledCard {
  const text = "Create two 2/1 red Dwarf Berserker creature tokens.";
  const card = readStub(cardOf("Dwarven Reinforcements", text, { manaCost: "{0}" })).compiled;
  if (card === null) throw new Error("The stub reads this.");
  return card;
}

/** Passes until the stack is empty. */
function resolve({ state }: Pick<StepResult, "state">): GameState {
  let now = state;
  while (now.stack.length > 0) now = step(now, { kind: "act", action: { kind: "pass" } }).state;
  return now;
}

it("runs a compiled card through the public entry", () => {
  const card = sorcery();
  const game = newGame({ players: ["ann", "bob"], cards: [card], seed: 1, startingLife: 20 });
  const { state, id } = place(game, { card, zone: "hand", owner: "ann", parts: {} });
  const cast = step(state, { kind: "act", action: { kind: "cast", object: id, face: 0 } });
  expect(cast.reports).toEqual([]);
  const end = resolve(cast);
  expect(end.battlefield.size).toBe(2);
  expect(requestOf(end)).toMatchObject({ purpose: "act", player: "ann" });
  expect(JSON.stringify(view(end, "bob"))).toContain("Dwarf Berserker Token");
});
