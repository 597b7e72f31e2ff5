import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompiledCard } from "../../src/keyforge/effects/index.js";
import { keyforge } from "../../src/keyforge/index.js";
import { exercise, type GameState, newGame, place } from "../../src/keyforge/runtime/index.js";
import { readCards } from "../../src/readers/read-cards.js";
import { card } from "./runtime/cards.js";
import { laws, playRandomly } from "./runtime/random-games.js";

/** The cards of a fixture file, as their texts are compiled; null for one that is not compiled whole. */
function compiled(file: string): readonly (readonly [string, CompiledCard | null])[] {
  const path = fileURLToPath(new URL(`../../fixtures/keyforge/${file}`, import.meta.url));
  const { cards } = readCards(readFileSync(path, "utf8"), file);
  return cards.map((one) => [one.name, keyforge.read(one, { findCard: () => undefined }).compiled]);
}

const references = compiled("reference-cards.yaml");
const makers = compiled("token-creatures.yaml").flatMap(([, one]) =>
  one === null || one.type === "tokenCreature" ? [] : [{ ...one, houses: ["logos"] }],
);

describe("the 56 token creature reference cards", () => {
  it("are all there", () => {
    expect(references).toHaveLength(56);
  });

  it.each(references)("%s is compiled whole, and does all that it says", (_, one) => {
    expect(one).not.toBeNull();
    if (one !== null) expect([...exercise(one).reasons.values()]).toEqual([]);
  });
});

const beast = card("Beast", { power: 4 });
const tool = card("Tool", { type: "artifact" });

/** Seats of two players with two of the reference cards. */
function seats(you: CompiledCard, opponent: CompiledCard) {
  const [yours, theirs] = [you, opponent].map(({ id, houses }) => ({
    houses: [...new Set(["logos", ...houses])],
    reference: id,
  }));
  if (yours === undefined || theirs === undefined) throw new RangeError("There are two players.");
  return [
    { id: "you", ...yours },
    { id: "opponent", ...theirs },
  ] as const;
}

/** A game between two players with reference cards, decks of cards that make token creatures, and a few of those in play. */
function start(you: CompiledCard, opponent: CompiledCard, seed: number): GameState {
  const deck = [...makers, beast, tool];
  let state = newGame({ players: seats(you, opponent), cards: [you, opponent], seed, house: "logos" });
  for (const [owner, reference] of [["you", you], ["opponent", opponent]] as const) {
    for (const zone of ["deck", "hand", "deck"] as const)
      for (const one of deck) state = place(state, { card: one, zone, owner, parts: {} }).state;
    for (const one of deck) state = place(state, { card: one, zone: "play", owner, parts: one.type === "action" ? { token: reference.id } : {} }).state;
    for (let number = 0; number < 2; number += 1)
      state = place(state, { card: tool, zone: "play", owner, parts: { token: reference.id } }).state;
    state = { ...state, players: state.players.map((one) => (one.id === owner ? { ...one, amber: 3 } : one)) };
  }
  return state;
} // prettier-ignore

const moves = fc.array(fc.nat(60), { minLength: 25, maxLength: 60, size: "max" });
const runs = fc.sample(fc.tuple(fc.nat(1000), moves), { numRuns: 28, seed: 41 });

/** One random game for each pair of reference cards that stand beside each other. */
const games = runs.flatMap(([seed, numbers], index) => {
  const [you, opponent] = [references[2 * index]?.[1] ?? null, references[2 * index + 1]?.[1] ?? null];
  return you === null || opponent === null ? [] : [playRandomly(start(you, opponent, seed), numbers)];
});

describe("random games with every reference card and cards compiled from their texts", () => {
  it("are played: token creatures are made, used and destroyed", () => {
    const kinds = new Set(games.flatMap(({ events }) => events.map(({ kind }) => kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(["tokenMade", "used", "reaped", "fought", "destroyed", "drew"]));
    expect(games).toHaveLength(28);
  });

  it.each(laws)("%s", (_, check) => {
    for (const played of games) check(played);
  });
});
