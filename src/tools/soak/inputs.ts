import type { ManaSymbol } from "../../magic/effects/index.js";
import { type GameState, type Input, playerOf, type Request } from "../../magic/runtime/index.js";
import type { Chance } from "./chance.js";

const colors: readonly ManaSymbol[] = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"];

/** So many different indices of a list. */
function some(chance: Chance, { options }: Request, count: number): number[] {
  return chance.shuffle(options.map((_, index) => index)).slice(0, count);
}

/** An amount for each, at least one where it is divided, in all as much as there is. */
function division(chance: Chance, { kind, options, most }: Request): number[] {
  const least = kind === "assign" ? 0 : 1;
  const amounts = options.map((): number => least);
  for (let left = most - least * options.length; left > 0; left -= 1) {
    const index = chance.below(options.length);
    amounts[index] = (amounts[index] ?? 0) + 1;
  }
  return amounts;
}

/** A random answer that has the shape that is asked for. */
function answer(chance: Chance, request: Request): number[] {
  const { kind, least, most, options } = request;
  switch (kind) {
    case "number":
      return [least + chance.below(Math.min(most - least, 6) + 1)];
    case "order":
      return some(chance, request, options.length);
    case "divide":
    case "assign":
      return division(chance, request);
    case "choose":
      return some(chance, request, least + chance.below(Math.min(most, options.length) - least + 1));
  }
}

/** What a player with priority does: they pass half of the times, and more often where something waits to resolve. */
function action(chance: Chance, state: GameState, { options }: Request): number[] {
  const passes = chance.percent(state.stack.length > 0 ? 75 : 40);
  return [options.length === 1 || passes ? 0 : chance.below(options.length)];
}

/** A random input that the state may be given: an answer to its request, or mana for whoever has priority. */
export function randomInput(chance: Chance, state: GameState, request: Request): Input {
  if (request.purpose !== "act") return { kind: "answer", answer: answer(chance, request) };
  if (request.options.length > 1 && playerOf(state, request.player).mana.length < 4 && chance.percent(60))
    return { kind: "giveMana", player: request.player, mana: colors };
  return { kind: "answer", answer: action(chance, state, request) };
}

/** The plainest answer to a request, for when random ones were not allowed. */
export function plainInput({ kind, least, most, options, purpose }: Request): Input {
  if (purpose === "act") return { kind: "act", action: { kind: "pass" } };
  const indices = options.map((_, index) => index);
  switch (kind) {
    case "number":
      return { kind: "answer", answer: [least] };
    case "order":
      return { kind: "answer", answer: indices };
    case "divide":
      return { kind: "answer", answer: indices.map((index) => (index === 0 ? most - options.length + 1 : 1)) };
    case "assign":
      return { kind: "answer", answer: indices.map((index) => (index === 0 ? most : 0)) };
    case "choose":
      return { kind: "answer", answer: indices.slice(0, least) };
  }
}

/**
 * Each creature attacks, or blocks one attacker or two, for when some must (508.1d, 509.1c): so many pairs for each object, at
 * random; or all of them attack or block the same one where they can, for when all that can must do that.
 */
export function everyoneFights(chance: Chance, { options }: Request): Input {
  const left = new Map<number, number>();
  // Few can block more than one attacker, none attacks twice, and each of those that cannot spoils the rest.
  const manner = chance.below(3);
  const shuffled = chance.shuffle(options.map((_, index) => index));
  const answer = (manner === 2 ? byOpposite(chance, shuffled, options) : shuffled).filter((index) => {
    const option = options[index];
    if (option?.kind !== "pair") return false;
    const able = left.get(option.object) ?? 1 + (manner === 1 ? chance.below(2) : 0);
    left.set(option.object, able - 1);
    return able > 0;
  });
  return { kind: "answer", answer };
}

/** The pairs with one opposite before those with another, in a random order of the opposites. */
function byOpposite(chance: Chance, indices: readonly number[], options: Request["options"]): readonly number[] {
  const oppositeOf = (index: number): unknown => {
    const option = options[index];
    return option?.kind === "pair" ? option.with : null;
  };
  const opposites = chance.shuffle([...new Set(indices.map(oppositeOf))]);
  return opposites.flatMap((opposite) => indices.filter((index) => oppositeOf(index) === opposite));
}
