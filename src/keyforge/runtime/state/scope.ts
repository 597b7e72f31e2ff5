import type { Identifier } from "../../effects/index.js";
import type { Happening } from "./happening.js";
import type { CardId, Entity, PlayerId } from "./identity.js";

/** What an instruction did: to which cards and players, how much, and whether it was carried out at all ("if you do"). */
export interface SlotValue {
  readonly cards: readonly CardId[];
  readonly players: readonly PlayerId[];
  readonly amount: number;
  readonly done: boolean;
  /** The house, trait, name … that was chosen. */
  readonly word: string | null;
}

/** What the words of one ability mean while it is carried out. Plain data: lasting and delayed effects keep it. */
export interface Scope {
  /** The card whose ability it is; null for what the table itself does. */
  readonly source: CardId | null;
  /** Who "you" is: whoever resolves it (R11). */
  readonly player: PlayerId;
  /** What granted the ability. */
  readonly maker: CardId | null;
  /** The creature that the source was attached to as the ability began. */
  readonly host: CardId | null;
  readonly event: Happening | null;
  readonly slots: Readonly<Record<Identifier, SlotValue>>;
  readonly iterations: Readonly<Record<Identifier, Entity>>;
}

/** The slot of something that was not done. */
export const undone: SlotValue = { cards: [], players: [], amount: 0, done: false, word: null };

/** The slot of something that was done to cards, as many times as there are of them. */
export function didTo(cards: readonly CardId[]): SlotValue {
  return { ...undone, cards, amount: cards.length, done: cards.length > 0 };
}

/** The slot of something that was done so much. */
export function didSoMuch(amount: number, parts: Partial<SlotValue> = {}): SlotValue {
  return { ...undone, amount, done: amount > 0, ...parts };
}

/** The slot of something that was done by or to players. */
export function didBy(players: readonly PlayerId[], amount: number = players.length): SlotValue {
  return { ...undone, players, amount, done: amount > 0 };
}

/** What several turns of a loop, or several players, did together. */
export function together(values: readonly SlotValue[]): SlotValue {
  return {
    cards: values.flatMap(({ cards }) => cards),
    players: values.flatMap(({ players }) => players),
    amount: values.reduce((sum, { amount }) => sum + amount, 0),
    done: values.some(({ done }) => done),
    word: values.find(({ word }) => word !== null)?.word ?? null,
  };
}

/** A scope in which nothing was done yet. */
export function freshScope(player: PlayerId, parts: Partial<Scope> = {}): Scope {
  return { source: null, player, maker: null, host: null, event: null, slots: {}, iterations: {}, ...parts };
}
