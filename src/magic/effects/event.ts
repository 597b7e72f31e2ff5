import type { Condition } from "./condition.js";
import type { Filter } from "./filter.js";
import type { Comparison, Quantity } from "./quantity.js";
import type { ObjectReference, PlayerReference } from "./reference.js";
import type { Identifier, Name, TurnPart, VocabularyWord, Zone } from "./words.js";

/**
 * A happening that a trigger waits for (603), a replacement replaces (614), or a condition looks back at.
 * `subject` and the like say what takes part; null means anything.
 */
export type EventPattern =
  | {
      readonly kind: "zoneChange";
      readonly object: Participant;
      readonly from: Zone | null;
      readonly to: Zone | null;
      /** Whose zone it is; of what enters, under whose control it does (110.2). */
      readonly player: Participant | null;
      readonly detail: EventDetail;
    }
  | { readonly kind: "dies"; readonly object: Participant; readonly detail: EventDetail }
  | {
      readonly kind: "attacks";
      readonly object: Participant;
      readonly whom: Participant | null;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "attacksWith";
      readonly player: Participant;
      readonly with: Participant | null;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "blocks" | "becomesBlocked";
      readonly object: Participant;
      readonly by: Participant | null;
      readonly detail: EventDetail;
    }
  /** It attacks, and no creature is declared as a blocker for it (509.3g). */
  | { readonly kind: "attacksUnblocked"; readonly object: Participant; readonly detail: EventDetail }
  | {
      readonly kind: "castsSpell" | "copiesSpell";
      readonly player: Participant;
      readonly spell: Participant;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "activates";
      readonly player: Participant;
      readonly ability: Participant;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "becomesTarget";
      readonly object: Participant;
      readonly of: Participant | null;
      readonly detail: EventDetail;
    }
  /** An Aura, Equipment or Fortification becomes attached to something (603.2e, 701.3a). */
  | {
      readonly kind: "becomesAttached";
      readonly object: Participant;
      readonly to: Participant;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "dealsDamage";
      readonly source: Participant;
      readonly to: Participant | null;
      readonly combat: "combat" | "noncombat" | "any";
      readonly amount: Comparison | null;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "isDealtDamage";
      readonly to: Participant;
      readonly source: Participant | null;
      readonly combat: "combat" | "noncombat" | "any";
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "gainsLife" | "losesLife" | "draws" | "discards" | "mills" | "playsLand" | "sacrifices";
      readonly player: Participant;
      readonly object: Participant | null;
      readonly amount: Comparison | null;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "becomesTapped";
      readonly object: Participant;
      /** Who taps it, where that is asked (701.26a). */
      readonly player?: Participant;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "becomesUntapped" | "turnedFaceUp" | "leavesBattlefield" | "phasesIn" | "phasesOut";
      readonly object: Participant;
      readonly detail: EventDetail;
    }
  /** It transforms, into what matches right afterwards where that is asked (701.27e). */
  | {
      readonly kind: "transforms";
      readonly object: Participant;
      readonly into?: Filter;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "tappedForMana";
      readonly object: Participant;
      readonly player: Participant | null;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "countersPut" | "countersRemoved";
      readonly counter: VocabularyWord | null;
      readonly object: Participant;
      readonly player: Participant | null;
      readonly amount: Comparison | null;
      /** "the third counter": there were fewer on it before, and are as many or more after (122.7). */
      readonly nth?: number;
      /** An effect puts them: no cost, no damage, no turn-based action (614.16). */
      readonly by?: "effect";
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "createsTokens";
      readonly player: Participant | null;
      readonly tokens: Participant;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "keywordAction";
      readonly action: VocabularyWord;
      readonly player: Participant | null;
      readonly object: Participant | null;
      readonly detail: EventDetail;
    }
  | {
      readonly kind: "turnPart";
      readonly part: TurnPart;
      readonly whose: Participant | null;
      readonly edge: "beginning" | "end";
      /** Each such part, the next of them, that of this turn, or that of the turn after this one. */
      readonly next: "each" | "next" | "this" | "ofNextTurn";
    }
  | { readonly kind: "playerWins" | "playerLoses"; readonly player: Participant; readonly detail: EventDetail }
  /** A dungeon card is removed from the game as its bottommost room is left (309.7). */
  | { readonly kind: "completesDungeon"; readonly player: Participant; readonly detail: EventDetail }
  /**
   * A player unlocks the half of a Room that the ability is printed on (709.5h), or a Room whose halves are both unlocked
   * then (709.5i).
   */
  | {
      readonly kind: "unlocks";
      readonly player: Participant;
      readonly what: "thisDoor" | "wholeRoom";
      readonly room: Participant;
      readonly detail: EventDetail;
    }
  /** An object's level becomes so much (716.2a). */
  | {
      readonly kind: "becomesLevel";
      readonly object: Participant;
      readonly level: number;
      readonly detail: EventDetail;
    }
  /** A spell or ability that the player puts on the stack targets what is an opponent's, or an opponent (700.13). */
  /** Dice are rolled: each die by itself, with a result that is asked for where one is, or one or more dice at once (706). */
  | {
      readonly kind: "rollsDice";
      readonly player: Participant;
      readonly grouping: "each" | "oneOrMore";
      readonly is: Comparison | null;
      readonly detail: EventDetail;
    }
  /** A player wins or loses a coin flip (705.2). */
  | {
      readonly kind: "flipsCoin";
      readonly player: Participant;
      readonly outcome: "won" | "lost";
      readonly detail: EventDetail;
    }
  | { readonly kind: "commitsCrime"; readonly player: Participant; readonly detail: EventDetail }
  /** The mana that the player spent on spells this turn comes to so much (700.14). */
  | {
      readonly kind: "expends";
      readonly player: Participant;
      readonly amount: number;
      readonly detail: EventDetail;
    }
  /** The game loses the one designation and gains the other (731.1a). */
  | { readonly kind: "dayBecomesNight" | "nightBecomesDay"; readonly detail: EventDetail }
  /** An object, or a player, gets a designation: "becomes monstrous", "you become the monarch" (725.1). */
  | {
      readonly kind: "becomes";
      readonly object: Participant;
      readonly what: VocabularyWord;
      readonly detail: EventDetail;
    }
  | { readonly kind: "chosenName"; readonly name: Name }
  /** A condition that becomes true (603.8). */
  | { readonly kind: "state"; readonly condition: Condition }
  /** The instruction of this slot was carried out ("When you do"): 603.12. */
  | { readonly kind: "reflexive"; readonly slot: Identifier }
  | { readonly kind: "anyOf"; readonly events: readonly EventPattern[] };

/** Who or what takes part in an event. */
export type Participant =
  | { readonly kind: "object"; readonly reference: ObjectReference }
  | { readonly kind: "player"; readonly reference: PlayerReference }
  | {
      readonly kind: "filter";
      readonly filter: Filter;
      readonly grouping: "each" | "oneOrMore";
      readonly count?: Comparison;
    };

/** What else an event must meet. All fields are lists or null so that nothing is a bare flag. */
export interface EventDetail {
  readonly during: TurnPart | null;
  readonly duringWhose: Participant | null;
  /** "your second spell each turn", "for the first time each turn". */
  readonly ordinal: { readonly nth: number; readonly per: "turn" | "yourTurns" | "game" } | null;
  readonly conditions: readonly Condition[];
  readonly manner: readonly EventManner[];
  readonly quantity: Quantity | null;
}

export type EventManner =
  | "alone"
  | "whileSaddled"
  | "withoutPayingCost"
  | "underYourControl"
  | "facedown"
  | "kicked"
  | "fromAnywhere"
  | "forAttack"
  | "additional"
  | "thisTurn"
  /** It leaves the battlefield for another zone than a graveyard (700.4). */
  | "withoutDying"
  /** Beside the first card that the player draws in each of their draw steps (504.1). */
  | "besidesStepDraw";
