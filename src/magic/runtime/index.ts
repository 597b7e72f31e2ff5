/** The runtime: typed effects, played by the rules. `step`, `view` and replays are the contract that engines build on. */
export { step, requestOf, type StepResult } from "./step.js";
export { view, type GameView, type SeenObject, type SeenPlayer } from "./view.js";
export { beginHistory, extendHistory, type History, replay, stateHash, undo } from "./replay.js";
export { newGame, type GameOptions } from "./new-game.js";
export { place, type Placement } from "./place.js";
export { activatedAbilityIds } from "./read/activated.js";
export { characteristics, playerRules, unreadableEffects } from "./read/characteristics.js";
export { brokenInvariants } from "./invariants.js";
export { hashOf } from "../../state/hash.js";
export { eventSlot } from "./state/scope.js";
export {
  everyObject,
  findObject,
  opponentsOf,
  permanentIds,
  playerOf,
  playersInOrder,
  teammatesOf,
} from "./state/objects.js";
export type { Characteristics, HeldAbility } from "./state/characteristics.js";
export type { Happening, HappeningKind, HappeningOf } from "./state/happening.js";
export type { Entity, ObjectId, PlayerId } from "./state/identity.js";
export type { Face, GameObject } from "./state/object.js";
export type { Report } from "./state/report.js";
export type { Action, Input, Option, Purpose, Request } from "./state/request.js";
export type { PlacedSticker, Sticker } from "./state/sticker.js";
export type { GameState, PlayerState, TurnState } from "./state/state.js";
export { createExerciser, exercise, type Exercise } from "./exercise/exercise.js";
