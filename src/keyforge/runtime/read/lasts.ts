import { cardOf, isInPlay, opponentOf } from "../state/cards.js";
import type { CardId, PlayerId } from "../state/identity.js";
import { type Scope, undone } from "../state/scope.js";
import type { GameState, Lasts } from "../state/state.js";

/** A player named relative to whose ability it is. */
export function playerNamed(state: GameState, { player }: Scope, who: "you" | "opponent"): PlayerId {
  return who === "you" ? player : opponentOf(state, player);
}

/** When something that begins now began. */
export function sinceNow(state: GameState, duration: Lasts["duration"]): Lasts {
  return { duration, began: state.turn.number, turn: null };
}

function isControlledBy(state: GameState, id: CardId, player: PlayerId): boolean {
  return isInPlay(state, id) && cardOf(state, id).controller === player;
}

/** Whether something that lasts for a while holds now. */
export function isActive(state: GameState, { duration, turn }: Lasts, scope: Scope): boolean {
  switch (duration.kind) {
    case "restOfTurn":
    case "untilStartOfNextTurn":
    case "forever":
      return true;
    case "nextTurn":
      return turn === state.turn.number;
    case "whileYouControl":
      return (scope.slots[duration.slot] ?? undone).cards.every((id) => isControlledBy(state, id, scope.player));
    case "whileSourceInPlay":
      return scope.source !== null && isInPlay(state, scope.source);
  }
}

/** Whether it is over once the turn is. */
export function endsWithTurn(state: GameState, { duration, turn }: Lasts): boolean {
  return duration.kind === "restOfTurn" || (duration.kind === "nextTurn" && turn === state.turn.number);
}

/** What lasts as the turn of a player begins: over, now in the turn that it is for, or as before. */
export function asTurnBegins<Kept extends Lasts>(state: GameState, kept: Kept, scope: Scope): Kept[] {
  const { duration } = kept;
  if (duration.kind !== "nextTurn" && duration.kind !== "untilStartOfNextTurn") return [kept];
  if (playerNamed(state, scope, duration.player) !== state.turn.active) return [kept];
  if (duration.kind === "untilStartOfNextTurn") return [];
  return [{ ...kept, turn: kept.turn ?? state.turn.number }];
}
