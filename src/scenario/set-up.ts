import type { CompiledCard } from "../magic/effects/index.js";
import { type GameObject, type GameState, newGame, place } from "../magic/runtime/index.js";
import { ChoiceFault } from "./choices.js";
import { nameOf } from "./names.js";
import type { PlacedCard, Scenario, SetUpZone, Side } from "./scenario.js";

/** The cards that a scenario may name, by name. */
export type CardLibrary = ReadonlyMap<string, CompiledCard>;

const zones: readonly SetUpZone[] = ["library", "hand", "graveyard", "exile", "battlefield"];

/** The designations of a Room's halves that are unlocked (709.5c). */
const unlockedDesignations = {
  none: [],
  left: ["left half unlocked"],
  right: ["right half unlocked"],
  both: ["left half unlocked", "right half unlocked"],
} as const;

/** What a placed card differs in from one that has just come. */
function partsOf(state: GameState, { tapped, counters, attachedTo, unlocked }: PlacedCard): Partial<GameObject> {
  const host = attachedTo === null ? undefined : state.battlefield.find((id) => nameOf(state, id) === attachedTo);
  return {
    ...(tapped === "yes" ? { tapped: true } : {}),
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(unlocked === "none" ? {} : { designations: unlockedDesignations[unlocked] }),
    ...(host === undefined ? {} : { attachedTo: host }),
  };
}

/** Puts one card where the scenario has it. */
function placeCard(state: GameState, cards: CardLibrary, owner: Side, zone: SetUpZone, placed: PlacedCard): GameState {
  const card = cards.get(placed.name);
  if (card === undefined) throw new ChoiceFault(`no card of this scenario is named "${placed.name}"`);
  return place(state, { card, zone, owner, parts: partsOf(state, placed) }).state;
}

/** The game as a scenario begins; the first card of a library is its top. */
export function setUp(scenario: Scenario, cards: CardLibrary): GameState {
  const start = newGame({ players: ["you", "opponent"], cards: [...cards.values()], seed: 1, startingLife: 20 });
  let state: GameState = {
    ...start,
    turn: { ...start.turn, number: 2, active: scenario.active, priority: scenario.active, part: scenario.part },
  };
  for (const side of ["you", "opponent"] as const) {
    const { life, mana, zones: filled } = scenario.sides[side];
    const pool = mana.map((symbol) => ({ symbol, restrictions: [] }));
    state = {
      ...state,
      players: state.players.map((player) => (player.id === side ? { ...player, life, mana: pool } : player)),
    };
    for (const zone of zones) {
      const placed = zone === "library" ? [...filled[zone]].reverse() : filled[zone];
      for (const card of placed) state = placeCard(state, cards, side, zone, card);
    }
  }
  return state;
}
