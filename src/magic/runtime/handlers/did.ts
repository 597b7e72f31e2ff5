import { type Entity, isPlayer, type ObjectId, type PlayerId } from "../state/identity.js";
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
    ...amountsBy(values),
  };
}

/** What a player did with objects. */
export function didBy(player: PlayerId, objects: readonly ObjectId[]): SlotValue {
  return { ...didObjects(objects), by: { [player]: objects.length } };
}

/** What the player at that place of the list did with objects. */
export function didAt(
  players: readonly { readonly player: PlayerId }[],
  at: number,
  objects: readonly ObjectId[],
): SlotValue {
  const did = players[at];
  return did === undefined ? didObjects(objects) : didBy(did.player, objects);
}

/** How much each player did in all of these, where that is known. */
function amountsBy(values: readonly SlotValue[]): Pick<SlotValue, "by"> {
  const sums: Record<PlayerId, number> = {};
  for (const { by = {} } of values)
    for (const [player, amount] of Object.entries(by)) sums[player] = (sums[player] ?? 0) + amount;
  return Object.keys(sums).length > 0 ? { by: sums } : {};
}

/** What each of several did by themselves as one value, which says how much each of the players did. */
export function didOfAll(made: readonly { readonly value: SlotValue; readonly of: Entity | undefined }[]): SlotValue {
  return combined(
    made.map(({ value, of }) => (of !== undefined && isPlayer(of) ? { ...value, by: { [of]: value.amount } } : value)),
  );
}
