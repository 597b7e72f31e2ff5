/** The runtime: typed effects, played by the rules. `step`, `view` and replays are the contract that engines build on. */
export { requestOf, step, type StepResult } from "./step.js";
export { view, type GameView, type SeenCard, type SeenPlayer } from "./view.js";
export { beginHistory, extendHistory, type History, replay, stateHash, undo } from "./replay.js";
export { newGame, type GameOptions, type Seat } from "./new-game.js";
export { place, type Placement } from "./place.js";
export { brokenInvariants } from "./invariants.js";
export { sightOf } from "./read/looks.js";
export { cardOf, cardsInPlay, everyCard, opponentOf, playerOf, upgradesOf, zoneCards } from "./state/cards.js";
export type { CardObject, Place } from "./state/card-object.js";
export type { Happening, HappeningKind } from "./state/happening.js";
export type { CardId, Entity, PlayerId } from "./state/identity.js";
export type { HeldAbility, Looks } from "./state/looks.js";
export type { Report } from "./state/report.js";
export type { Action, Input, Option, Purpose, Request, Use } from "./state/request.js";
export type { GameState, PlayerState, TurnState } from "./state/state.js";
export { createExerciser, exercise, type Exercise } from "./exercise/exercise.js";
