import type { Change, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import { isPlayerReference, playersOf } from "../read/player.js";
import { numberOf } from "../read/quantity.js";
import { objectsOf } from "../read/reference.js";
import type { ContinuousEffect } from "../state/state.js";
import type { Scope } from "../state/scope.js";
import type { Play } from "./play.js";

/** A quantity that does not change any more (608.2h). */
function fixed(play: Play, scope: Scope, quantity: Quantity): Quantity {
  return { kind: "number", value: numberOf(play, scope, quantity) };
}

/** A change with the numbers that it has as its effect begins (608.2h, 611.2d). */
export function frozen(play: Play, scope: Scope, change: Change): Change {
  if (change.kind === "changePowerToughness") {
    const { power, toughness } = change;
    return {
      ...change,
      power: { ...power, amount: fixed(play, scope, power.amount) },
      toughness: { ...toughness, amount: fixed(play, scope, toughness.amount) },
    };
  }
  if (change.kind !== "setBasePowerToughness") return change;
  const { power, toughness } = change;
  return {
    ...change,
    power: power === null ? null : fixed(play, scope, power),
    toughness: toughness === null ? null : fixed(play, scope, toughness),
  };
}

/** What an effect affects: locked in to what is meant now, or left open (611.2c). */
export function affectedBy(
  play: Play,
  scope: Scope,
  reference: ObjectReference | PlayerReference,
  membership: "lockedIn" | "open",
): ContinuousEffect["affected"] {
  if (membership === "open") return { kind: "open", reference };
  if (isPlayerReference(reference)) return { kind: "players", players: playersOf(play, scope, reference) };
  return { kind: "objects", objects: objectsOf(play, scope, reference) };
}
