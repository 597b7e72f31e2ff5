import type { ObjectId, PlayerId } from "../state/identity.js";
import type { Option, Purpose, Request } from "../state/request.js";
import type { Sight } from "../read/sight.js";

/** Whom a choice is put to, why, by which rule, and on whose account. */
export interface Asking {
  readonly player: PlayerId;
  readonly purpose: Purpose;
  readonly rule: string;
  readonly about: ObjectId | null;
}

/** Asks whether a player does something that they may do. */
export function askMay(sight: Sight, asking: Asking): boolean {
  const options: readonly Option[] = [{ kind: "yes" }, { kind: "no" }];
  return sight.ask({ ...asking, kind: "choose", options, least: 1, most: 1 })[0] === 0;
}

/** Asks for some of the items, each shown as an option. */
export function askSome<Item>(
  sight: Sight,
  asking: Asking,
  items: readonly Item[],
  show: (item: Item) => Option,
  [least, most]: readonly [number, number],
): Item[] {
  const request: Request = { ...asking, kind: "choose", options: items.map(show), least, most };
  return sight.ask(request).flatMap((index) => items.slice(index, index + 1));
}

/** Asks for the items in an order. */
export function askOrder<Item>(
  sight: Sight,
  asking: Asking,
  items: readonly Item[],
  show: (item: Item) => Option,
): Item[] {
  const request: Request = {
    ...asking,
    kind: "order",
    options: items.map(show),
    least: items.length,
    most: items.length,
  };
  return sight.ask(request).flatMap((index) => items.slice(index, index + 1));
}

/** Asks for a number. */
export function askNumber(sight: Sight, asking: Asking, least: number, most: number): number {
  return sight.ask({ ...asking, kind: "number", options: [], least, most })[0] ?? least;
}

/** Asks how an amount is shared out: each of the entities gets some (601.2d), or any of them may get none (510.1c). */
export function askShares(
  sight: Sight,
  asking: Asking,
  kind: "divide" | "assign",
  entities: readonly (ObjectId | PlayerId)[],
  amount: number,
): readonly number[] {
  return sight.ask({ ...asking, kind, options: entities.map(entityOption), least: amount, most: amount });
}

/** An entity as an option. */
export function entityOption(entity: ObjectId | PlayerId): Option {
  return typeof entity === "number" ? { kind: "object", object: entity } : { kind: "player", player: entity };
}
