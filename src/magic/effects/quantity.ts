import type { Filter } from "./filter.js";
import type { ObjectReference, PlayerReference } from "./reference.js";
import type { EventPattern } from "./event.js";
import type { Characteristic, Color, Identifier, ManaSymbol, VocabularyWord } from "./words.js";

/** A number, known or counted when it is asked for (107). */
export type Quantity =
  | { readonly kind: "number"; readonly value: number }
  /** The X that was announced or that the ability defines elsewhere (107.3). */
  | { readonly kind: "x" }
  /** How many objects match. */
  | { readonly kind: "count"; readonly of: Filter }
  /** How many objects these are. */
  | { readonly kind: "size"; readonly of: ObjectReference }
  | { readonly kind: "playerCount"; readonly of: PlayerReference }
  | { readonly kind: "characteristic"; readonly characteristic: Characteristic; readonly of: ObjectReference }
  | {
      readonly kind: "extreme";
      readonly which: "greatest" | "least" | "total" | "different";
      readonly characteristic: Characteristic | "name" | "color" | "cardType" | "basicLandType" | "creatureType";
      readonly among: Filter;
    }
  | { readonly kind: "colorCount"; readonly of: ObjectReference }
  | {
      readonly kind: "counters";
      readonly counter: VocabularyWord | null;
      readonly on: ObjectReference | PlayerReference;
    }
  /** That many, that much: what the instruction or event of this slot did. */
  | { readonly kind: "result"; readonly slot: Identifier }
  | { readonly kind: "lifeTotal"; readonly of: PlayerReference }
  /** The greatest or the least life total among several players (119). */
  | { readonly kind: "extremeLifeTotal"; readonly which: "greatest" | "least"; readonly among: PlayerReference }
  | { readonly kind: "startingLifeTotal" }
  | { readonly kind: "speed"; readonly of: PlayerReference }
  /** The level of a permanent, a designation; 1 where it has none (716.2b, 716.2d). */
  | { readonly kind: "level"; readonly of: ObjectReference }
  /** How many other spells were cast this turn before that one was (702.40a). */
  | { readonly kind: "castBefore"; readonly spell: ObjectReference }
  | { readonly kind: "devotion"; readonly of: PlayerReference; readonly colors: readonly Color[] }
  /**
   * The mana that was spent to cast it (601.2h); `from` is the sources whose mana counts, where not all do (106.6), and
   * `of` the mana that does.
   */
  | { readonly kind: "manaSpent"; readonly on: ObjectReference; readonly from?: Filter; readonly of?: ManaKind }
  /** How many times the optional cost of this keyword was paid for the spell or the permanent that it became (702.33c, 702.157a). */
  | { readonly kind: "timesPaid"; readonly cost: VocabularyWord }
  /** How many creatures are in the player's party, from none to four (700.8a). */
  | { readonly kind: "partySize"; readonly of: PlayerReference }
  /** How many of the dice that the instruction of this slot rolled have such results (706.2). */
  | { readonly kind: "rolls"; readonly slot: Identifier; readonly which: "even" | "odd" | "different" }
  /** How many of the coin flips of this slot were won or lost (705.2). */
  | { readonly kind: "flips"; readonly slot: Identifier; readonly outcome: "won" | "lost" }
  /** How many votes the word got in the vote of this slot (701.38). */
  | { readonly kind: "votes"; readonly slot: Identifier; readonly option: VocabularyWord }
  /** How many colors of mana were spent to cast it (105.1, 601.2h). */
  | { readonly kind: "colorsSpent"; readonly on: ObjectReference }
  /** How often it was kicked as it was cast (702.33d). */
  | { readonly kind: "timesKicked"; readonly of: ObjectReference }
  /** How often a mutating creature spell has merged with it (702.140c, d). */
  | { readonly kind: "timesMutated"; readonly of: ObjectReference }
  /** The excess damage that the instruction of this slot dealt (120.10). */
  | { readonly kind: "excessDamage"; readonly slot: Identifier }
  | { readonly kind: "manaSymbols"; readonly symbols: readonly ManaSymbol[] }
  /** How many times, or how much in all, such an event happened in the span of time. */
  | {
      readonly kind: "events";
      /**
       * Each event is one, of all players or of the one player with the most of them; or its amount; or each object, each
       * player or each token that it was done to, once.
       */
      readonly measure: "times" | "timesByOnePlayer" | "amount" | "objects" | "players";
      readonly event: EventPattern;
      readonly within: "thisTurn" | "lastTurn" | "thisCombat" | "thisGame" | "thisWay";
    }
  | { readonly kind: "sum"; readonly terms: readonly Quantity[] }
  | { readonly kind: "difference"; readonly from: Quantity; readonly subtract: Quantity }
  | { readonly kind: "product"; readonly factors: readonly Quantity[] }
  | { readonly kind: "half"; readonly of: Quantity; readonly round: "up" | "down" }
  /** The number that a player chose, named or rolled. */
  | { readonly kind: "chosenNumber" }
  /** As many as whoever acts chooses, but for a least that is said: "any number", "one or more" (107.1c). */
  | { readonly kind: "anyNumber"; readonly least?: Quantity };

/**
 * Mana of a color or of none (106.1), of any color at all, from snow sources (107.4h), or of whichever one color there
 * is most of.
 */
export type ManaKind = Color | "colorless" | "colored" | "snow" | "oneColor";

/** A test of a quantity: "3 or greater", "exactly four". */
export interface Comparison {
  readonly operator: "equal" | "notEqual" | "atLeast" | "atMost" | "greater" | "less" | "even" | "odd";
  readonly than: Quantity;
}
