import type { CompiledCard, Zone } from "../../magic/effects/index.js";
import { type GameState, newGame, place, type PlayerId } from "../../magic/runtime/index.js";
import type { Chance } from "./chance.js";

const seats: readonly PlayerId[] = ["Ada", "Bo", "Cy", "Di"];

type SetUpZone = Exclude<Zone, "stack">;

/** How many random cards each player has in each zone, and up to how many more. */
const amounts: readonly (readonly [zone: SetUpZone, least: number, more: number])[] = [
  ["library", 12, 12],
  ["hand", 4, 4],
  ["battlefield", 2, 6],
  ["graveyard", 0, 3],
  ["exile", 0, 2],
];

/** Whether a card can stand on the battlefield as a game is set up: an Aura has nothing that it is attached to. */
function canStand({ faces: [face] }: CompiledCard): boolean {
  if (face === undefined || face.subtypes.includes("Aura")) return false;
  return face.types.every((type) => type !== "instant" && type !== "sorcery");
}

/** Puts random cards into a zone of a player. */
function fill(
  state: GameState,
  chance: Chance,
  cards: readonly CompiledCard[],
  zone: SetUpZone,
  owner: PlayerId,
  count: number,
): GameState {
  const fitting = zone === "battlefield" ? cards.filter(canStand) : cards;
  return Array.from({ length: count }, () => chance.pick(fitting)).reduce<GameState>(
    (filled, card) => (card === null ? filled : place(filled, { card, zone, owner, parts: {} }).state),
    state,
  );
}

/** How many different cards a game is played with: few enough to meet one another often. */
const poolSize = 30;

/** A game of two to four players with random cards in every zone. */
export function randomTable(chance: Chance, all: readonly CompiledCard[]): GameState {
  const cards = chance.shuffle(all).slice(0, poolSize);
  const [first = "Ada", ...others] = seats.slice(0, 2 + chance.below(3));
  const seed = chance.below(2 ** 31);
  const startingLife = 4 + chance.below(17);
  const start = newGame({ players: [first, ...others], cards, seed, startingLife });
  return start.players.reduce<GameState>(
    (table, { id }) =>
      amounts.reduce(
        (state, [zone, least, more]) => fill(state, chance, cards, zone, id, least + chance.below(more + 1)),
        table,
      ),
    start,
  );
}
