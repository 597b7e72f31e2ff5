import { type Entity, type GameState, permanentIds, type Request } from "../../magic/runtime/index.js";
import { numbered } from "../numbered.js";
import { nameOf } from "./names.js";
import type { Pairing } from "./scenario.js";

/** What a permanent or a player is called. */
function entityName(state: GameState, entity: Entity): string {
  return typeof entity === "number" ? nameOf(state, entity) : entity;
}

/** What a name may mean among permanents and players: with a number, the one of that name that has it on the battlefield. */
function called(state: GameState, label: string): readonly Entity[] {
  const { name, nth } = numbered(label);
  const entities: readonly Entity[] = [...state.players.map(({ id }) => id), ...permanentIds(state)];
  const all = entities.filter((entity) => entityName(state, entity) === name);
  return nth === null ? all : all.slice(nth - 1, nth);
}

/** A pairing as it was found among the options of a request. */
export interface FoundPair {
  readonly pairing: Pairing;
  readonly index: number;
  readonly object: number;
}

/** The first option that is such a pair, of a creature that is not taken yet. */
function findPair(
  state: GameState,
  { options }: Request,
  pairing: Pairing,
  taken: readonly FoundPair[],
): readonly FoundPair[] {
  const objects = called(state, pairing.name);
  const others = pairing.with === null ? null : called(state, pairing.with);
  const used = new Set(taken.map(({ object }) => object));
  return options
    .flatMap((option, index) => {
      if (option.kind !== "pair" || used.has(option.object) || !objects.includes(option.object)) return [];
      return others === null || others.includes(option.with) ? [{ pairing, index, object: option.object }] : [];
    })
    .slice(0, 1);
}

/** Attackers or blockers among the options of a request: each name means one creature, and one with a number goes first. */
export function findPairs(state: GameState, request: Request, pairings: readonly Pairing[]): readonly FoundPair[] {
  const plain = pairings.filter(({ name }) => numbered(name).nth === null);
  const exact = pairings.filter((pairing) => !plain.includes(pairing));
  return [...exact, ...plain].reduce<readonly FoundPair[]>(
    (found, pairing) => [...found, ...findPair(state, request, pairing, found)],
    [],
  );
}
