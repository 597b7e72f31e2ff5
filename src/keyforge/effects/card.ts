import type { Ability } from "./ability.js";
import type { CardType, House, Identifier, Name, Trait } from "./words.js";

/** The version of this format: additions raise the second number, anything else the first. */
export const irVersion = "1.0";
/** The rulebook that the compiler follows. */
export const rulebook = "17.4";

/** A card of which every ability was compiled. */
export interface CompiledCard {
  readonly kind: "card";
  readonly id: Identifier;
  readonly name: Name;
  readonly houses: readonly House[];
  /** A token creature's reference card is no playable card (R40). */
  readonly type: CardType | "tokenCreature" | "archonPower" | "prophecy" | "tide";
  readonly traits: readonly Trait[];
  /** The æmber bonus. */
  readonly amber: number;
  readonly power: number | null;
  readonly armor: number | null;
  readonly abilities: readonly Ability[];
}

/** What a compiler run gives: the cards that were compiled whole, with a hash over all of them. */
export interface CompiledSet {
  readonly irVersion: typeof irVersion;
  readonly game: "keyforge";
  readonly rules: string;
  readonly hash: string;
  readonly cards: readonly CompiledCard[];
}
