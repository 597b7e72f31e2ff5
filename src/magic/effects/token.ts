import type { Ability } from "./ability.js";
import type { Duration, Requirement } from "./continuous.js";
import type { ObjectReference, PlayerReference } from "./reference.js";
import type { Quantity } from "./quantity.js";
import type { CardType, Color, ManaSymbol, Name, Supertype, VocabularyWord } from "./words.js";

/**
 * A token's name and where it came from: 111.4 for derived and given, 111.9 for "create NAME, a …", 111.10 for
 * predefined, 111.11 for a card's name. `literal` is null where the name depends on the game.
 */
export type TokenName =
  | { readonly from: "derived"; readonly literal: Name | null }
  | { readonly from: "given"; readonly literal: Name }
  | { readonly from: "oracle"; readonly literal: Name }
  | { readonly from: "copied"; readonly literal: Name | null };

/** A characteristic that is known, or that is read from the game as the token is created. */
export type SymbolicColor =
  { readonly kind: "chosenColor" } | { readonly kind: "sameColorsAs"; readonly as: ObjectReference };
export type SymbolicSubtype =
  { readonly kind: "chosenType" } | { readonly kind: "sameTypesAs"; readonly as: ObjectReference };

/** The full characteristics that an effect defines for a token (111.3). What it does not define, the token does not have. */
export interface TokenCharacteristics {
  readonly name: TokenName;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly VocabularyWord[];
  readonly colors: readonly Color[];
  readonly symbolicColor: SymbolicColor | null;
  readonly symbolicSubtype: SymbolicSubtype | null;
  readonly manaCost: readonly ManaSymbol[] | null;
  /** null: none stated. A characteristic-defining ability (604.3a) may define them instead. */
  readonly power: Quantity | null;
  readonly toughness: Quantity | null;
  readonly loyalty: Quantity | null;
  /** The abilities that make up the token's text, and that text as it would be printed. */
  readonly abilities: readonly Ability[];
  readonly text: string;
  readonly back: TokenCharacteristics | null;
}

/** What a created token is. */
export type TokenSpecification =
  | { readonly kind: "specified"; readonly characteristics: TokenCharacteristics }
  /** Defined by the rules; `rule` is the letter of 111.10, and the characteristics are those plus what the effect added. */
  | { readonly kind: "predefined"; readonly rule: string; readonly characteristics: TokenCharacteristics }
  /** The card of that name in the Oracle card reference (111.11). */
  | {
      readonly kind: "oracle";
      readonly name: Name;
      readonly characteristics: TokenCharacteristics | null;
      /** Where the card's abilities are not compiled, the characteristics have its text alone: a game takes the card. */
      readonly unread?: "abilities";
    }
  /** A copy (707); exceptions are part of its copiable values (707.9). */
  | { readonly kind: "copy"; readonly of: ObjectReference; readonly exceptions: readonly CopyException[] }
  /** One of several, at the creator's choice. */
  | { readonly kind: "choice"; readonly options: readonly TokenSpecification[] };

/** What "except" says of a copy (707.9). */
export type CopyException =
  | { readonly kind: "addSupertype" | "removeSupertype"; readonly supertype: Supertype }
  | {
      readonly kind: "addTypes" | "setTypes";
      readonly types: readonly CardType[];
      readonly subtypes: readonly VocabularyWord[];
    }
  | { readonly kind: "addColors" | "setColors"; readonly colors: readonly Color[] }
  | { readonly kind: "setName"; readonly name: Name }
  | { readonly kind: "setPowerToughness"; readonly power: Quantity | null; readonly toughness: Quantity | null }
  | { readonly kind: "setLoyalty"; readonly loyalty: Quantity }
  | { readonly kind: "addAbilities"; readonly abilities: readonly Ability[] }
  | { readonly kind: "removeAbilities"; readonly abilities: readonly Ability[] }
  | { readonly kind: "addThisAbility" | "removeThisAbility" | "noManaCost" | "loseAllOtherTypes" };

/** How a permanent enters, apart from what it is. */
export type Entry =
  | { readonly kind: "tapped" | "untapped" | "transformed" | "flipped" | "faceDown" | "prepared" }
  | {
      readonly kind: "attacking";
      readonly whom: PlayerReference | ObjectReference | null;
      /** "or a planeswalker they control": the controller of what enters chooses (508.4). */
      readonly alternative?: "planeswalkerTheyControl";
      /** Attacking what the named object attacks, or did as it left (702.49c). */
      readonly alike?: "whatItAttacks";
    }
  | { readonly kind: "blocking"; readonly whom: ObjectReference }
  /** A rule that goes with it for a time: "that attacks that opponent this turn if able" (508.1d). */
  | { readonly kind: "requirement"; readonly requirement: Requirement; readonly duration: Duration }
  | { readonly kind: "attached"; readonly to: ObjectReference | PlayerReference }
  | { readonly kind: "counters"; readonly counter: VocabularyWord; readonly count: Quantity };

/** Tokens of one kind within one instruction. */
export interface TokenGroup {
  readonly count: Quantity;
  readonly token: TokenSpecification;
  readonly enters: readonly Entry[];
}
