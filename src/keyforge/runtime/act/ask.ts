import type { Sight } from "../read/sight.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Option, Purpose, Request } from "../state/request.js";

/** Whom a choice is put to, why, by which rule, and on whose account. */
export interface Asking {
  readonly player: PlayerId;
  readonly purpose: Purpose;
  readonly rule: string;
  readonly about: CardId | null;
}

/** A card as an option. */
export function cardOption(card: CardId): Option {
  return { kind: "card", card };
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

/** Asks for one of the items; null where there is none. */
export function askOne<Item>(
  sight: Sight,
  asking: Asking,
  items: readonly Item[],
  show: (item: Item) => Option,
): Item | null {
  return askSome(sight, asking, items, show, [1, 1])[0] ?? null;
}

/** Asks for the items in an order. */
export function askOrder<Item>(
  sight: Sight,
  asking: Asking,
  items: readonly Item[],
  show: (item: Item) => Option,
): Item[] {
  const bounds = { least: items.length, most: items.length };
  const request: Request = { ...asking, kind: "order", options: items.map(show), ...bounds };
  return sight.ask(request).flatMap((index) => items.slice(index, index + 1));
}

/** Asks for a number. */
export function askNumber(sight: Sight, asking: Asking, least: number, most: number): number {
  return sight.ask({ ...asking, kind: "number", options: [], least, most })[0] ?? least;
}

/** How much of what there is a player takes: as much as is said, or as they like up to that. */
export function askUpTo(sight: Sight, asking: Asking, { kind }: { readonly kind: string }, most: number): number {
  return kind === "upTo" && most > 0 ? askNumber(sight, asking, 0, most) : most;
}

/** Asks how an amount is divided among cards: any of them may get none. */
export function askShares(sight: Sight, asking: Asking, cards: readonly CardId[], amount: number): readonly number[] {
  return sight.ask({ ...asking, kind: "assign", options: cards.map(cardOption), least: amount, most: amount });
}
