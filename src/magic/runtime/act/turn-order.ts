import type { TurnPart } from "../../effects/index.js";
import type { Happening } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import { hasLeft, seatsAfter } from "../state/objects.js";
import { endAtPassedTurn } from "./durations.js";
import { awaitPhasingIn } from "./phasing.js";
import type { Play } from "./play.js";
import { isSkippedEvent } from "./replacement.js";

/** A part of this player's turn begins, or the turn. */
export function sayBeginning(part: TurnPart, player: PlayerId): Happening {
  return { kind: "turnPart", part, player, edge: "beginning", rule: "603.2b", cause: null };
}

/**
 * Whether the player's turn begins: one that is skipped does not (614.10), and neither does one of a player who has left
 * the game, at which what would have lasted until then is over (800.4k, 800.4m).
 */
function begins(play: Play, player: PlayerId): boolean {
  if (!hasLeft(play.state, player)) return !isSkippedEvent(play, sayBeginning("turn", player));
  endAtPassedTurn(play, player);
  awaitPhasingIn(play, player);
  return false;
}

/** The player who takes an extra turn next: of several, the one that was added last (500.7). */
function nextExtra(play: Play): PlayerId | null {
  for (;;) {
    const { turn } = play.state;
    const { extra, regular = turn.active } = turn;
    const next = extra.at(-1);
    if (next === undefined) return null;
    play.state = { ...play.state, turn: { ...turn, extra: extra.slice(0, -1) } };
    if (!begins(play, next)) continue;
    play.state = { ...play.state, turn: { ...play.state.turn, regular } };
    return next;
  }
}

/** The player whose turn is next in turn order after the last one that was no extra turn (500.7, 103.1). */
function nextRegular(play: Play): PlayerId {
  const { regular, ...turn } = play.state.turn;
  play.state = { ...play.state, turn };
  for (let before = regular ?? turn.active; ;) {
    const [next = before] = seatsAfter(play.state, before);
    if (begins(play, next)) return next;
    before = next;
  }
}

/** The player whose turn comes next: an extra turn first (500.7). */
export function nextPlayer(play: Play): PlayerId {
  return nextExtra(play) ?? nextRegular(play);
}
