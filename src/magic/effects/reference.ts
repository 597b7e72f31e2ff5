import type { Filter } from "./filter.js";
import type { Quantity } from "./quantity.js";
import type { Identifier, VocabularyWord } from "./words.js";

/** Which objects an instruction acts on. Bound at compile time: no pronoun is left. */
export type ObjectReference =
  /** The object that the ability is on; for a spell, the spell (113.7, 201.5). */
  | { readonly kind: "source" }
  /** The object that created the token which bears this ability, or that gave the ability to the object which has it (201.5a). */
  | { readonly kind: "maker" }
  /** What was announced for this target (115). */
  | { readonly kind: "target"; readonly target: Identifier }
  /** The objects that the instruction with this result made, moved, chose or found. */
  | { readonly kind: "result"; readonly slot: Identifier }
  /** The object that the trigger event speaks of, by the role that it has in the event. */
  | { readonly kind: "triggering"; readonly role: EventRole }
  /** The object that the source is attached to (303.4, 301.5), and the type by which the text calls it. */
  | { readonly kind: "attachedTo"; readonly called: VocabularyWord }
  /** Every object that matches when the instruction is carried out. */
  | { readonly kind: "matching"; readonly filter: Filter }
  /** Objects that a player chooses as the instruction is carried out. */
  | {
      readonly kind: "choice";
      readonly chooser: PlayerReference;
      readonly filter: Filter;
      readonly least: Quantity;
      readonly most: Quantity;
      readonly manner: "chosen" | "random";
    }
  /** Cards at one end of a library. */
  | {
      readonly kind: "libraryCards";
      readonly player: PlayerReference;
      readonly end: "top" | "bottom";
      readonly count: Quantity;
    }
  /** Cards from the top of a library, one after another, up to and with the one with which so many are found (701.57a). */
  | {
      readonly kind: "libraryUntil";
      readonly player: PlayerReference;
      readonly found: Filter;
      readonly count: Quantity;
    }
  | { readonly kind: "wholeZone"; readonly zone: "hand" | "graveyard" | "library"; readonly of: PlayerReference }
  /** The object of this turn of the loop that binds the slot. */
  | { readonly kind: "iteration"; readonly slot: Identifier }
  /** Cards that this object, or the ability linked with it, exiled or otherwise noted (607). */
  | { readonly kind: "linked"; readonly how: "exiled" | "created" | "chosen" | "revealed" | "sacrificed" | "named" }
  /** Those of a set that were not taken before. */
  | { readonly kind: "rest"; readonly of: Identifier }
  /** The objects of the piles that were not chosen in the instruction of this slot (700.3). */
  | { readonly kind: "unchosenPiles"; readonly slot: Identifier }
  | {
      readonly kind: "oneOf";
      readonly of: ObjectReference;
      readonly least: Quantity;
      readonly most: Quantity;
      readonly chooser: PlayerReference;
    }
  | { readonly kind: "among"; readonly of: ObjectReference; readonly filter: Filter }
  | { readonly kind: "all"; readonly of: readonly ObjectReference[] }
  /** The creature that it is paired with (702.95b). */
  | { readonly kind: "pairedWith"; readonly of: ObjectReference }
  | { readonly kind: "attachments"; readonly of: ObjectReference; readonly filter: Filter }
  /** What was paid as a cost: the sacrificed creature, the discarded card. */
  | { readonly kind: "paid"; readonly cost: "sacrificed" | "discarded" | "exiled" | "tapped" | "returned" | "revealed" }
  | { readonly kind: "ring-bearer" | "commander"; readonly of: PlayerReference }
  | { readonly kind: "emblem" };

/** The part that something plays in an event. */
export type EventRole = "object" | "other" | "source" | "player" | "spell" | "ability" | "amount";

/** Which players an instruction concerns. */
export type PlayerReference =
  | { readonly kind: "you" }
  | { readonly kind: "eachPlayer" }
  | { readonly kind: "eachOpponent" }
  | { readonly kind: "eachOtherPlayer" }
  | { readonly kind: "anyPlayer" }
  | { readonly kind: "anyOpponent" }
  | { readonly kind: "targetPlayer"; readonly target: Identifier }
  | { readonly kind: "controllerOf"; readonly of: ObjectReference }
  | { readonly kind: "ownerOf"; readonly of: ObjectReference }
  | { readonly kind: "triggeringPlayer" }
  | { readonly kind: "defendingPlayer" }
  | { readonly kind: "attackingPlayer" }
  | { readonly kind: "activePlayer" }
  | { readonly kind: "chosenPlayer" }
  | { readonly kind: "enchantedPlayer" }
  | { readonly kind: "choosePlayer"; readonly chooser: PlayerReference; readonly filter: Filter }
  | { readonly kind: "matchingPlayers"; readonly filter: Filter }
  | { readonly kind: "iterationPlayer"; readonly slot: Identifier }
  | { readonly kind: "resultPlayer"; readonly slot: Identifier }
  /** Those who chose the word, or voted for it, in the instruction of this slot (608.2d, 701.38). */
  | { readonly kind: "whoChose"; readonly slot: Identifier; readonly option: VocabularyWord }
  | { readonly kind: "anyNumberOfPlayers" }
  /** Each of several: "you and target opponent each". */
  | { readonly kind: "eachOf"; readonly players: readonly PlayerReference[] };

/** A target that is announced as the spell or ability is put on the stack (601.2c), checked again on resolution (608.2b). */
export interface Target {
  readonly id: Identifier;
  readonly what:
    | Filter
    | { readonly kind: "anyTarget"; readonly other: boolean }
    | { readonly kind: "union"; readonly of: readonly Filter[] };
  readonly least: Quantity;
  readonly most: Quantity;
  /** Who chooses it, where not the controller of the spell or ability. */
  readonly chooser?: PlayerReference;
  /**
   * Announced so for each of these players by itself, for whom the slot stands in the description: "for each opponent, …
   * up to one target creature that player controls" (601.2c).
   */
  readonly forEach?: { readonly players: PlayerReference; readonly slot: Identifier };
  /** Other targets of the same ability that it must differ from ("another target creature"). */
  readonly otherThan?: readonly Identifier[];
}

/** A kind of damage recipient or of other mixed sets: objects and players together. */
export type Recipient = ObjectReference | PlayerReference;

export type CounterKind = VocabularyWord;
