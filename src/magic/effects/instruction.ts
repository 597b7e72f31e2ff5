import type { Ability } from "./ability.js";
import type { Condition } from "./condition.js";
import type { Change, Duration, Replacement, StaticEffect } from "./continuous.js";
import type { Cost } from "./cost.js";
import type { EventPattern } from "./event.js";
import type { Exchanged } from "./exchange.js";
import type { Filter } from "./filter.js";
import type { ManaProduction, ManaRestriction } from "./mana.js";
import type { Melding } from "./meld.js";
import type { ChooseModes } from "./mode.js";
import type { NewTargets } from "./new-targets.js";
import type { PileAction } from "./pile.js";
import type { Quantity } from "./quantity.js";
import type { ObjectReference, PlayerReference, Recipient, Target } from "./reference.js";
import type { CopyException, Entry, TokenGroup } from "./token.js";
import type { Identifier, Name, StickerKind, TurnPart, VocabularyWord, Zone } from "./words.js";

/** What every instruction carries: its id, and the slot under which later ones speak of what it did. */
interface Base {
  readonly id: Identifier;
  readonly result: Identifier;
}

/** The only way in which tokens are created (701.7): one instruction is one creation event, however many groups. */
export interface CreateTokens extends Base {
  readonly kind: "createTokens";
  /** Who creates the tokens and so owns them (111.2). */
  readonly creator: PlayerReference;
  readonly controller: PlayerReference;
  readonly groups: readonly TokenGroup[];
}

/** Any move of objects between zones that has no name of its own: return, put, exile. */
export interface MoveObjects extends Base {
  readonly kind: "moveObjects";
  readonly actor: PlayerReference;
  readonly objects: ObjectReference;
  /** The zone they must be in, where the text says so. */
  readonly from: Zone | null;
  readonly to: Zone;
  /** "topOrBottom": whoever moves them chooses. */
  readonly position: "top" | "bottom" | "topOrBottom" | "shuffled" | "nth" | null;
  /** How far from the top, where the position is so given (401.7). */
  readonly nth?: number;
  readonly order: "any" | "random" | null;
  readonly controller: PlayerReference | null;
  readonly enters: readonly Entry[];
  readonly until: Duration | null;
}

/** One thing that a resolving spell or ability does. */
export type Instruction =
  | CreateTokens
  | MoveObjects
  | (Base & {
      readonly kind: "dealDamage";
      readonly source: ObjectReference;
      readonly amount: Quantity;
      readonly to: readonly Recipient[];
      readonly division: "each" | "divided";
      /** Other amounts that the source deals to others at the same time (120.4). */
      readonly more?: readonly { readonly amount: Quantity; readonly to: readonly Recipient[] }[];
    })
  | (Base & {
      readonly kind:
        | "drawCards"
        | "gainLife"
        | "loseLife"
        | "mill"
        | "scry"
        | "surveil"
        | "setLife"
        | "payLife"
        | "gainEnergy"
        | "gainTickets";
      readonly player: PlayerReference;
      readonly amount: Quantity;
    })
  | (Base & {
      readonly kind: "discard";
      readonly player: PlayerReference;
      readonly what: ObjectReference | null;
      readonly amount: Quantity;
      readonly manner: "chosen" | "random" | "hand";
    })
  | (Base & {
      readonly kind:
        | "untap"
        | "tap"
        | "regenerate"
        | "transform"
        | "flip"
        | "goad"
        | "turnFaceUp"
        | "turnFaceDown"
        | "phaseOut"
        | "detain"
        | "convert";
      readonly actor: PlayerReference;
      readonly objects: ObjectReference;
    })
  | (Base & {
      readonly kind: "destroy";
      readonly actor: PlayerReference;
      readonly objects: ObjectReference;
      /** "They can't be regenerated" belongs to the destruction (608.2c, 701.19c). */
      readonly regeneration?: "prohibited";
    })
  | (Base & { readonly kind: "sacrifice"; readonly player: PlayerReference; readonly objects: ObjectReference })
  | (Base & {
      readonly kind: "putCounters";
      readonly actor: PlayerReference;
      readonly counter: VocabularyWord;
      readonly count: Quantity;
      readonly on: Recipient;
      readonly division: "each" | "divided";
    })
  /** A sticker of the player's, of the kind or of any, goes on an object that they own (123.3). */
  | (Base & {
      readonly kind: "putSticker";
      readonly actor: PlayerReference;
      readonly sticker: StickerKind | null;
      readonly on: ObjectReference;
    })
  | (Base & {
      readonly kind: "removeCounters";
      readonly actor: PlayerReference;
      readonly counter: VocabularyWord | null;
      readonly count: Quantity | "all";
      readonly from: Recipient;
    })
  | (Base & {
      readonly kind: "moveCounters";
      readonly counter: VocabularyWord | null;
      readonly count: Quantity | "all";
      readonly from: ObjectReference;
      readonly to: ObjectReference;
    })
  /** As many of each kind as an object had that is gone, which keeps none to move (122.8). */
  | (Base & {
      readonly kind: "putSameCounters";
      readonly actor: PlayerReference;
      readonly from: ObjectReference;
      readonly on: ObjectReference;
    })
  | (Base & { readonly kind: "doubleCounters"; readonly counter: VocabularyWord | null; readonly on: Recipient })
  /** Layers 1–7 on a set that is locked in or not (611.2c). */
  | (Base & {
      readonly kind: "modify";
      readonly objects: ObjectReference | PlayerReference;
      readonly changes: readonly Change[];
      readonly duration: Duration;
      readonly membership: "lockedIn" | "open";
    })
  | (Base & { readonly kind: "attach"; readonly object: ObjectReference; readonly to: Recipient })
  | (Base & { readonly kind: "unattach"; readonly object: ObjectReference })
  | (Base & { readonly kind: "fight"; readonly first: ObjectReference; readonly second: ObjectReference | null })
  | (Base & {
      readonly kind: "counterSpell";
      readonly objects: ObjectReference;
      /** Where the spell goes, where not into its owner's graveyard. */
      readonly instead: Zone | null;
      /** Which end of the library, where it goes there. */
      readonly position?: "top" | "bottom";
    })
  | (Base & {
      readonly kind: "copySpell";
      readonly object: ObjectReference;
      readonly count: Quantity;
      readonly newTargets: "may" | "no";
      /** In what the copies differ from the original (707.9). */
      readonly exceptions: readonly CopyException[];
    })
  | (Base & NewTargets)
  | (Base & {
      readonly kind: "addMana";
      readonly player: PlayerReference;
      readonly mana: ManaProduction;
      readonly restriction: readonly ManaRestriction[];
    })
  | (Base & {
      readonly kind: "searchLibrary";
      readonly player: PlayerReference;
      readonly whose: PlayerReference;
      readonly zones: readonly Zone[];
      /** "your library and/or graveyard": the player chooses which of them to search, one or more. */
      readonly which?: "chosen";
      readonly filter: Filter;
      readonly least: Quantity;
      readonly most: Quantity;
    })
  | (Base & { readonly kind: "shuffle"; readonly player: PlayerReference; readonly into: ObjectReference | null })
  | (Base & {
      readonly kind: "reveal" | "lookAt";
      readonly player: PlayerReference;
      readonly what: ObjectReference;
    })
  | (Base & {
      readonly kind: "chooseObjects";
      readonly player: PlayerReference;
      readonly objects: ObjectReference;
      readonly secretly: "secretly" | "openly";
    })
  | (Base & PileAction)
  | (Base & {
      readonly kind: "chooseValue";
      readonly player: PlayerReference;
      readonly of:
        | "color"
        | "creatureType"
        | "cardType"
        | "landType"
        | "basicLandType"
        | "cardName"
        | "number"
        | "opponent"
        | "player"
        | "word";
      readonly options: readonly VocabularyWord[];
      readonly manner: "chosen" | "random" | "secretly";
      /** Of these card names, one that was not chosen for the source before (607.1c). */
      readonly unchosenOf?: readonly Name[];
    })
  /** The number that the instructions after it speak of by its slot is determined, once (608.2h). */
  | (Base & { readonly kind: "determineValue"; readonly quantity: Quantity })
  /** A copy of the card with the name that was chosen in the instruction of this slot, made outside the game (707.13). */
  | (Base & { readonly kind: "copyNamedCard"; readonly player: PlayerReference; readonly named: Identifier })
  | (Base & Melding & { readonly kind: "meld" })
  | (Base & {
      readonly kind: "castSpell";
      readonly player: PlayerReference;
      readonly what: ObjectReference;
      readonly payment: "normal" | "free" | "otherCost";
      readonly action: "cast" | "play" | "castCopy";
      readonly cost: readonly Cost[];
      /** The keyword whose cost the other cost is, for what asks whether that was paid (607.2, 702.35b). */
      readonly keyword?: VocabularyWord;
    })
  /** A keyword action without an instruction of its own (701): proliferate, explore, connive, venture … */
  | (Base & {
      readonly kind: "keywordAction";
      readonly action: VocabularyWord;
      readonly player: PlayerReference | null;
      readonly objects: ObjectReference | null;
      readonly amount: Quantity | null;
      readonly word: VocabularyWord | null;
    })
  | (Base & { readonly kind: "getEmblem"; readonly player: PlayerReference; readonly abilities: readonly Ability[] })
  | (Base & {
      readonly kind: "becomeDesignation";
      readonly player: PlayerReference | null;
      readonly object: ObjectReference | null;
      readonly designation: VocabularyWord;
    })
  /** The level of a permanent becomes so much (716.2a, 716.2b). */
  | (Base & { readonly kind: "setLevel"; readonly object: ObjectReference; readonly level: number })
  | (Base & {
      readonly kind: "winGame" | "loseGame" | "endTurn" | "restartGame" | "drawGame";
      readonly player: PlayerReference;
    })
  | (Base & {
      readonly kind: "extraTurn";
      readonly player: PlayerReference;
      readonly part: TurnPart;
      readonly count: Quantity;
    })
  /** The next such parts of a player's turns do not take place, or their next such turns (614.10). */
  | (Base & {
      readonly kind: "skip";
      readonly player: PlayerReference;
      readonly part: TurnPart;
      readonly count: Quantity;
      /** Only what would begin this turn is skipped. */
      readonly within?: "thisTurn";
    })
  /** Phases that come directly after the present one, where it is such a phase, in their order (500.8). */
  | (Base & {
      readonly kind: "extraPhase";
      readonly after: "phase" | "mainPhase" | "combat";
      readonly phases: readonly ("mainPhase" | "combat")[];
    })
  | (Base & {
      readonly kind: "flipCoin";
      readonly player: PlayerReference;
      readonly count: Quantity;
      /** Coins are flipped one after another until the player loses a flip (705.2). */
      readonly until: "lost" | null;
    })
  | (Base & {
      readonly kind: "rollDie";
      readonly player: PlayerReference;
      readonly count: Quantity;
      readonly sides: number;
      /** What is added to the natural result (706.2). */
      readonly plus: Quantity | null;
    })
  | (Base & {
      readonly kind: "dieTable";
      readonly roll: Identifier;
      readonly rows: readonly {
        readonly from: number;
        readonly to: number | null;
        readonly instructions: readonly Instruction[];
      }[];
    })
  | (Base & {
      readonly kind: "preventDamage";
      readonly amount: Quantity | "all";
      /** All of these are shielded together (615.7); null where it does not matter to whom the damage would be dealt. */
      readonly to: readonly Recipient[] | null;
      readonly by: Filter | ObjectReference | null;
      readonly combat: "combat" | "noncombat" | "any";
      readonly duration: Duration;
      /** What is done right after damage was prevented; the slot of the instruction tells how much it was (615.5). */
      readonly then?: readonly Instruction[];
    })
  | (Base & {
      readonly kind: "replaceEvent";
      readonly event: EventPattern;
      readonly replacement: Replacement;
      /** Only the next such event is replaced; of damage, all that one source deals at that time (614.3, 615.8). */
      readonly limit?: "nextTime";
      readonly duration: Duration;
    })
  /** Two things that change places, both of them or neither (701.12). */
  | (Base & { readonly kind: "exchange"; readonly what: Exchanged })
  /** How a permanent enters, as an effect that applies while it does says: "if you don't, it enters tapped" (614.1c, 614.12). */
  | (Base & { readonly kind: "enterWith"; readonly object: ObjectReference; readonly entry: readonly Entry[] })
  | (Base & { readonly kind: "removeFromCombat"; readonly objects: ObjectReference })
  | (Base & { readonly kind: "applyStatic"; readonly effects: readonly StaticEffect[]; readonly duration: Duration })
  | (Base & {
      readonly kind: "payCost";
      readonly player: PlayerReference;
      readonly costs: readonly Cost[];
      readonly times: Quantity | "anyNumber";
    })
  /** "You may": the slot tells afterwards whether it was done. */
  | (Base & {
      readonly kind: "optional";
      readonly player: PlayerReference;
      readonly instructions: readonly Instruction[];
      /** "Do this only once each turn" (603.2h). */
      readonly limit?: "onceEachTurn";
      /** "Starting with you": in turn order from the controller on, each after the one before (101.4). */
      readonly order?: "fromController";
    })
  | (Base & {
      readonly kind: "conditional";
      readonly condition: Condition;
      readonly then: readonly Instruction[];
      readonly otherwise: readonly Instruction[];
    })
  /** "unless its controller pays": done when the player does not pay. */
  | (Base & {
      readonly kind: "unless";
      readonly player: PlayerReference;
      readonly costs: readonly Cost[];
      readonly instructions: readonly Instruction[];
    })
  | (Base & {
      readonly kind: "forEach";
      readonly slot: Identifier;
      readonly over: ObjectReference | PlayerReference;
      readonly instructions: readonly Instruction[];
    })
  | (Base & { readonly kind: "repeat"; readonly times: Quantity; readonly instructions: readonly Instruction[] })
  | (Base & { readonly kind: "repeatProcess"; readonly times: Quantity | "anyNumber" })
  | (Base & ChooseModes)
  | (Base & {
      readonly kind: "delayedTrigger";
      readonly event: EventPattern;
      readonly times: "once" | "eachTime";
      readonly expires: Duration | null;
      readonly targets: readonly Target[];
      readonly instructions: readonly Instruction[];
    })
  /** "instead": what earlier instructions of this resolution would have done is replaced where the condition holds. */
  | (Base & {
      readonly kind: "instead";
      readonly condition: Condition;
      readonly replaces: readonly Identifier[];
      readonly instructions: readonly Instruction[];
    })
  /** Each of the players votes for one of the words, the first of them before the others in turn order (701.38a). */
  | (Base & {
      readonly kind: "vote";
      readonly player: PlayerReference;
      readonly startingWith: PlayerReference;
      readonly options: readonly VocabularyWord[];
    });

export type InstructionKind = Instruction["kind"];
export type InstructionOf<Kind extends InstructionKind> = Extract<Instruction, { readonly kind: Kind }>;
