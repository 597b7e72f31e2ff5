import { hashOf } from "../../state/hash.js";
import { historiesOf, type History as KeptHistory } from "../../state/history.js";
import type { Happening, HappeningKind } from "./state/happening.js";
import type { CardId } from "./state/identity.js";
import type { Input } from "./state/request.js";
import type { GameState } from "./state/state.js";
import { bareStep } from "./step.js";
import { view } from "./view.js";

/** A game with the way that led to it. */
export type History = KeptHistory<GameState, Input>;

/** A hash of a state: equal states have equal hashes, on every machine. */
export function stateHash(state: GameState): string {
  return hashOf(state);
}

/** The kinds of event after which someone knows more than before, whatever they see later on. */
const revealing: readonly HappeningKind[] = ["shuffled", "revealed", "lookedAt", "searched", "drew"];

/** The cards of which a player knows what is printed on them. */
function known(state: GameState, player: string): readonly CardId[] {
  return view(state, player).cards.flatMap(({ id, printed }) => (printed === null ? [] : [id]));
}

/** Whether a player sees a card that they did not see before: turned up, or made a token creature of theirs (R17). */
function learns(player: string, before: GameState, after: GameState): boolean {
  const seen = new Set(known(before, player));
  return known(after, player).some((id) => !seen.has(id));
}

/** Whether an input can be taken back after what it brought about: the game's random state is as it was, and nobody knows more. */
function isHarmless(before: GameState, after: GameState, events: readonly Happening[]): boolean {
  if (before.random.join() !== after.random.join()) return false;
  if (events.some(({ kind }) => revealing.includes(kind))) return false;
  return before.players.every(({ id }) => !learns(id, before, after));
}

/** The histories of games: begun, gone on with, played again, and taken back to the last that revealed something. */
export const {
  begin: beginHistory,
  extend: extendHistory,
  replay,
  undo,
} = historiesOf<GameState, Input, Happening>({ step: bareStep, isHarmless });
