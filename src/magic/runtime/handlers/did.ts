import type { ObjectId, PlayerId } from "../state/identity.js";
import { type SlotValue, undone } from "../state/scope.js";

/** What was done to objects, or made or found. */
export function didObjects(objects: readonly ObjectId[], amount: number = objects.length): SlotValue {
  return { objects, players: [], amount, done: objects.length > 0 ? "yes" : "no" };
}

/** What was done in an amount. */
export function didAmount(amount: number, players: readonly PlayerId[] = []): SlotValue {
  return { objects: [], players, amount, done: amount > 0 ? "yes" : "no" };
}

/** Something was carried out that has no objects and no amount. */
export const carriedOut: SlotValue = { ...undone, done: "yes", amount: 1 };

/** Carried out, or not. */
export function didOrNot(happened: boolean): SlotValue {
  return happened ? carriedOut : undone;
}

/** Several values as one. */
export function combined(values: readonly SlotValue[]): SlotValue {
  return {
    objects: values.flatMap(({ objects }) => objects),
    players: values.flatMap(({ players }) => players),
    amount: values.reduce((sum, { amount }) => sum + amount, 0),
    done: values.some(({ done }) => done === "yes") ? "yes" : "no",
  };
}
