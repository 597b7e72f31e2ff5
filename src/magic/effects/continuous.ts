import type { Ability } from "./ability.js";
import type { Condition } from "./condition.js";
import type { Cost } from "./cost.js";
import type { EventPattern } from "./event.js";
import type { Filter } from "./filter.js";
import type { Quantity } from "./quantity.js";
import type { ObjectReference, PlayerReference, Recipient } from "./reference.js";
import type {
  CardType,
  Color,
  Identifier,
  ManaSymbol,
  Name,
  Supertype,
  TurnPart,
  VocabularyWord,
  Zone,
} from "./words.js";
import type { CopyException, Entry, TokenGroup } from "./token.js";
import type { Instruction } from "./instruction.js";

/** How long a continuous effect lasts (611.2). */
export type Duration =
  | { readonly kind: "endOfTurn" | "endOfCombat" | "thisTurn" | "thisCombat" | "indefinite" }
  | {
      readonly kind: "untilNext";
      readonly whose: PlayerReference;
      readonly part: TurnPart;
      readonly edge: "beginning" | "end";
    }
  | { readonly kind: "asLongAs"; readonly condition: Condition }
  | { readonly kind: "untilEvent"; readonly event: EventPattern };

/** One change that a continuous effect makes to objects, in the terms of the layers (613). */
export type Change =
  | { readonly kind: "copyOf"; readonly of: ObjectReference; readonly exceptions: readonly CopyException[] } // layer 1
  | { readonly kind: "control"; readonly controller: PlayerReference } // layer 2
  | { readonly kind: "setName"; readonly name: Name } // layer 3
  /** All instances of a word in its text become another; of several ways one is chosen as the effect begins (612.1, 612.2). */
  | { readonly kind: "replaceWords"; readonly replacing: readonly WordReplacement[] }
  | {
      readonly kind: "addTypes" | "setTypes" | "removeTypes";
      readonly supertypes: readonly Supertype[];
      readonly types: readonly CardType[];
      readonly subtypes: readonly VocabularyWord[];
    } // layer 4
  | { readonly kind: "addChosenType" | "setChosenType" | "allCreatureTypes" | "loseAllCreatureTypes" }
  | { readonly kind: "addColors" | "setColors"; readonly colors: readonly Color[] } // layer 5
  | { readonly kind: "setChosenColor" }
  | {
      readonly kind: "gainAbilities"; // layer 6
      readonly abilities: readonly Ability[];
      /** The protection does not remove the Aura that gives it (702.16n). */
      readonly spares?: "source";
    }
  | { readonly kind: "loseAbilities"; readonly abilities: readonly Ability[] }
  | { readonly kind: "loseAllAbilities" }
  | { readonly kind: "gainChosenAbility"; readonly options: readonly Ability[] }
  | { readonly kind: "setBasePowerToughness"; readonly power: Quantity | null; readonly toughness: Quantity | null } // layer 7b (7a where it defines)
  | { readonly kind: "changePowerToughness"; readonly power: SignedQuantity; readonly toughness: SignedQuantity } // layer 7c
  | { readonly kind: "switchPowerToughness" } // layer 7d
  | { readonly kind: "prohibit"; readonly prohibition: Prohibition }
  | { readonly kind: "require"; readonly requirement: Requirement }
  | { readonly kind: "permit"; readonly permission: Permission }
  /** How much combat damage it assigns: none, or as much as its toughness rather than its power (510.1). */
  | { readonly kind: "assignCombatDamage"; readonly amount: "none" | "toughness" }
  /** Goaded by the controller of the effect for as long as the effect lasts (701.15b). */
  | { readonly kind: "goaded" };

/** Which words a text-changing effect replaces by which (612.2); null where the player chooses as the effect begins. */
export interface WordReplacement {
  readonly sort: WordSort;
  readonly from: VocabularyWord | null;
  readonly to: VocabularyWord | null;
}

/** Words that a text-changing effect may replace, used as what they are (612.2). */
export type WordSort = "color" | "creatureType" | "basicLandType";

export interface SignedQuantity {
  readonly sign: "plus" | "minus";
  readonly amount: Quantity;
}

/** "can't" (101.2). */
export type Prohibition =
  | {
      readonly kind: "attack" | "block";
      readonly whom: Recipient | null;
      readonly manner: "any" | "alone";
      /** Whom it attacks matters: it can where this holds of the defending player (508.1c, 508.5). */
      readonly unless?: Condition;
    }
  | { readonly kind: "attackOrBlock"; readonly manner: "any" | "alone" }
  | {
      readonly kind: "beBlocked";
      readonly by: Filter | null;
      readonly except: Filter | null;
      readonly moreThan: Quantity | null;
      /** "except by two or more creatures" (509.1b). */
      readonly fewerThan?: Quantity;
    }
  | {
      readonly kind:
        | "beCountered"
        | "beRegenerated"
        | "transform"
        | "beSacrificed"
        | "becomeTapped"
        | "becomeUntapped"
        | "attackOrBlockOrActivate"
        | "enter"
        | "beEnchanted"
        | "beEquipped"
        | "phaseOut"
        | "leave"
        /** The "legend rule" doesn't apply to it (704.5j). */
        | "legendRule";
    }
  | {
      readonly kind: "beTargeted";
      /** The spells and the sources of abilities that can't; null for all. */
      readonly by: Filter | null;
      /** Only by spells, or only by abilities (112.1, 113.1). */
      readonly of?: "spells" | "abilities";
      /** Only by spells and abilities of these players (702.11b). */
      readonly controller?: PlayerReference;
    }
  | { readonly kind: "activateAbilities"; readonly except: "none" | "mana" | "loyalty"; readonly what: Filter | null }
  | { readonly kind: "cast"; readonly what: Filter; readonly from: Zone | null; readonly most: Quantity | null }
  /** Lands, or those of them that match alone (305.2). */
  | { readonly kind: "playLands"; readonly what?: Filter }
  | {
      readonly kind: "gainLife" | "draw" | "search" | "winTheGame" | "loseTheGame" | "loseLife" | "createTokens";
    }
  | { readonly kind: "untapDuringUntapStep"; readonly whose: PlayerReference | null }
  | { readonly kind: "haveCounters"; readonly counter: VocabularyWord | null }
  | { readonly kind: "spendManaOn"; readonly what: Filter };

/** "must", "each combat if able". */
export type Requirement =
  | {
      readonly kind: "attack";
      readonly whom: Recipient | null;
      readonly when: "eachCombat" | "thisTurn" | "thisCombat";
    }
  | {
      readonly kind: "block";
      readonly whom: ObjectReference | null;
      readonly when: "eachCombat" | "thisTurn" | "thisCombat";
    }
  | { readonly kind: "beBlocked"; readonly by: Filter | null; readonly when: "any" | "thisTurn" }
  /** A player plays with these cards revealed to all (401.5, 701.20a). */
  | { readonly kind: "playRevealed"; readonly what: ObjectReference };

export type Permission =
  | {
      readonly kind: "cast" | "play";
      readonly what: ObjectReference;
      readonly from: Zone | null;
      /** `anyColor` and `anyMana`: mana is spent as though it were mana of any color, or of any type (609.4b). */
      readonly payment: "normal" | "free" | "otherCost" | "anyColor" | "anyMana";
      readonly cost: readonly Cost[];
      readonly limit: "none" | "onceEachTurn";
    }
  | { readonly kind: "castAsThoughFlash"; readonly what: Filter }
  | { readonly kind: "lookAt"; readonly what: ObjectReference }
  | { readonly kind: "playAdditionalLands"; readonly count: Quantity }
  | { readonly kind: "noMaximumHandSize" }
  /** Its controller may choose not to untap it in their untap step (502.3). */
  | { readonly kind: "stayTapped" }
  | { readonly kind: "attackAsThoughNoDefender" | "activateAsThoughHaste" | "assignDamageAsThoughUnblocked" }
  | { readonly kind: "blockAdditional"; readonly count: Quantity }
  /** It counts for so much more when it is tapped for a crew or saddle ability (702.122a, 702.171a). */
  | { readonly kind: "crewAsThoughMorePower" | "saddleAsThoughMorePower"; readonly more: Quantity }
  | { readonly kind: "spendManaAsThoughAnyColor" };

/** What a static ability does (604). */
export type StaticEffect =
  | { readonly kind: "continuous"; readonly affected: ObjectReference; readonly changes: readonly Change[] }
  | { readonly kind: "playerContinuous"; readonly affected: PlayerReference; readonly changes: readonly Change[] }
  /** Characteristic-defining (604.3). */
  | { readonly kind: "define"; readonly power: Quantity | null; readonly toughness: Quantity | null }
  | {
      readonly kind: "entersWith";
      readonly object: ObjectReference;
      readonly entry: readonly Entry[];
      readonly unless: Condition | null;
    }
  | { readonly kind: "asEnters"; readonly object: ObjectReference; readonly instructions: readonly Instruction[] }
  /** It enters under another player's control (614.1c, 616.1b). */
  | { readonly kind: "entersUnder"; readonly object: ObjectReference; readonly controller: PlayerReference }
  /** It becomes a copy as it enters (614.1c, 707.5). */
  | {
      readonly kind: "entersAsCopy";
      readonly id: Identifier;
      /** The slot that says what was copied, and whether anything was. */
      readonly result: Identifier;
      readonly object: ObjectReference;
      readonly of: ObjectReference;
      readonly optional: "may" | "must";
      readonly exceptions: readonly CopyException[];
      /** How it enters besides ("enters tapped as a copy"). */
      readonly entry: readonly Entry[];
      /** Exceptions that are no change of its characteristics; another copy effect applied later undoes them (707.9e). */
      readonly excepted: readonly Entry[];
      /** What follows in its paragraph ("When you do, …"), unless another copy effect is applied later (603.11, 707.9g). */
      readonly following: readonly Instruction[];
    }
  /** These untap during such untap steps as well (502.3). */
  | { readonly kind: "untapsDuring"; readonly what: ObjectReference; readonly whose: PlayerReference }
  | { readonly kind: "replacement"; readonly event: EventPattern; readonly replacement: Replacement }
  | {
      readonly kind: "costChange";
      readonly what: Filter;
      readonly of: "spells" | "activations";
      readonly direction: "less" | "more";
      readonly amount: readonly ManaSymbol[];
      readonly times: Quantity;
    }
  /** An additional cost (118.8), and the keyword by whose name the text asks later whether it was paid (607.2). */
  | {
      readonly kind: "additionalCost";
      readonly costs: readonly Cost[];
      readonly optional: "may" | "must" | "anyNumberOfTimes";
      readonly keyword: VocabularyWord | null;
    }
  | { readonly kind: "alternativeCost"; readonly costs: readonly Cost[] }
  /** The card itself may be cast as though it had flash, where these are paid besides (601.3b, 118.8). */
  | { readonly kind: "ownFlash"; readonly costs: readonly Cost[] }
  /** What the player may pay for it to attack, chosen as attackers are declared (508.1g, 701.43d). */
  | { readonly kind: "attackCost"; readonly object: ObjectReference; readonly costs: readonly Cost[] }
  | { readonly kind: "triggerAdditional"; readonly event: EventPattern | null; readonly of: Filter }
  | {
      readonly kind: "applyPrevention";
      /** All damage that would be dealt so is prevented (615.1). */
      readonly prevention: {
        readonly to: readonly Recipient[] | null;
        readonly by: Filter | ObjectReference | null;
        readonly combat: "combat" | "noncombat" | "any";
      };
    }
  /** Such damage can't be prevented; what prevents it does all else that it would (615.12). */
  | {
      readonly kind: "unpreventable";
      /** What deals the damage; null for anything. */
      readonly by: Filter | ObjectReference | null;
      readonly combat: "combat" | "noncombat" | "any";
    }
  | { readonly kind: "deckConstruction"; readonly what: VocabularyWord }
  /** What its owner may do with the card from their opening hand, before the first turn: begin the game with it there (103.6a). */
  | { readonly kind: "openingHand"; readonly to: "battlefield" }
  | { readonly kind: "timing"; readonly restriction: Restriction };

/** What happens instead (614), or may. */
export type Replacement =
  | OutrightReplacement
  /** "you may … instead": the controller of the effect chooses each time that it applies. */
  | { readonly kind: "may"; readonly replacement: OutrightReplacement };

/** What happens instead, with no choice whether. */
export type OutrightReplacement =
  | { readonly kind: "instead"; readonly instructions: readonly Instruction[] }
  | { readonly kind: "multiply"; readonly by: number }
  | { readonly kind: "add"; readonly amount: Quantity }
  | { readonly kind: "subtract"; readonly amount: Quantity }
  /** So much of the damage is prevented; what follows at once may speak of how much that was, as the amount of the event (615.5). */
  | { readonly kind: "prevent"; readonly amount: Quantity | "all"; readonly then?: readonly Instruction[] }
  /** So much of the damage, or all of it, is dealt to another battle, creature, planeswalker or player (614.9). */
  | { readonly kind: "redirect"; readonly to: Recipient; readonly amount: Quantity | "all" }
  /** These tokens belong to the creation as well; the id is that of the effect, as of any other that makes tokens. */
  | {
      readonly kind: "addTokens";
      readonly id: Identifier;
      readonly groups: readonly TokenGroup[];
    }
  | { readonly kind: "nothing" };

/** When or how often an ability may be activated or trigger (602.5, 603.2h). */
export type Restriction =
  | { readonly kind: "sorcerySpeed" | "instantSpeed" | "onceEachTurn" | "twiceEachTurn" | "onceOnly" }
  | { readonly kind: "timesEachTurn"; readonly times: number }
  /** It triggers only if what the instruction of this slot offers was not yet done this turn (603.2h). */
  | { readonly kind: "notYetDone"; readonly slot: Identifier }
  | { readonly kind: "during"; readonly part: TurnPart; readonly whose: PlayerReference | null }
  /** Of the same turn, before or after a part of it begins: attackers and blockers are declared as their steps begin (508.1, 509.1). */
  | { readonly kind: "before" | "after"; readonly part: TurnPart }
  | { readonly kind: "onlyIf"; readonly condition: Condition }
  | { readonly kind: "anyPlayerMay" | "onlyOpponents" }
  | { readonly kind: "xNotZero" };
