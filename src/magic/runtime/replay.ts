import type { Happening, HappeningKind } from "./state/happening.js";
import { historiesOf, type History as KeptHistory } from "../../state/history.js";
import { hashOf } from "../../state/hash.js";
import type { Input } from "./state/request.js";
import type { GameState } from "./state/state.js";
import { everyObject } from "./state/objects.js";
import type { ObjectId, PlayerId } from "./state/identity.js";
import { step } from "./step.js";
import { hiddenFrom } from "./view.js";

/** A game with the way that led to it. */
export type History = KeptHistory<GameState, Input>;

/** A hash of a state: equal states have equal hashes, on every machine. */
export function stateHash(state: GameState): string {
  return hashOf(state);
}

/** The kinds of event after which someone knows more than before, whatever they see later on. */
const revealing: readonly HappeningKind[] = [
  "shuffled",
  "diceRolled",
  "coinFlipped",
  "revealed",
  "lookedAt",
  "searched",
  "drawn",
  "milled",
];

/** Whether an event let someone know more than before. */
function reveals(event: Happening): boolean {
  if (event.kind === "moved") return event.from === "library" || event.from === "hand";
  return revealing.includes(event.kind);
}

function movedFrom(events: readonly Happening[]): readonly ObjectId[] {
  return events.flatMap((event) => (event.kind === "moved" && event.object !== null ? [event.object] : []));
}

/** Whether something that was hidden from a player is no more so, wherever it went: turned up, given, or shown by a rule of the game. */
function learns(player: PlayerId, before: GameState, after: GameState, events: readonly Happening[]): boolean {
  const unknown = new Set(hiddenFrom(before, player));
  for (const event of events)
    if (event.kind === "moved" && event.became !== null && unknown.has(event.object ?? event.became))
      unknown.add(event.became);
  const stillHidden = hiddenFrom(after, player);
  const there = everyObject(after);
  if (there.some(({ id }) => unknown.has(id) && !stillHidden.has(id))) return true;
  // What entered while a choice for its entering is still asked for has gone without an event yet (614.12a).
  const present = new Set([...there.map(({ id }) => id), ...movedFrom(events)]);
  return [...unknown].some((id) => !present.has(id));
}

/** Whether an input can be taken back after what it brought about: the game's random state is as it was, and nobody knows more. */
function isHarmless(before: GameState, after: GameState, events: readonly Happening[]): boolean {
  if (before.random.join() !== after.random.join() || events.some(reveals)) return false;
  return before.players.every(({ id }) => !learns(id, before, after, events));
}

/** The histories of games: begun, gone on with, played again, and taken back to the last that revealed something. */
export const {
  begin: beginHistory,
  extend: extendHistory,
  replay,
  undo,
} = historiesOf<GameState, Input, Happening>({ step, isHarmless });
