import type { Ability } from "./ability.js";
import type { Condition } from "./condition.js";
import type { EventPattern } from "./event.js";
import type { HouseReference } from "./filter.js";
import type { StaticEffect } from "./modifier.js";
import type { ObjectReference } from "./object.js";
import type { PlayerReference } from "./player.js";
import type { Quantity } from "./quantity.js";
import type { Duration, Icon, Identifier, Name, Status, Step } from "./words.js";

/** What every instruction has: its id, and the slot under which later ones speak of what it did. */
interface Common {
  readonly id: Identifier;
  readonly result: Identifier;
}

/** Where in a battleline a creature is put. A flank is chosen by the active player where the text does not say which (R4, R5). */
export type Placement =
  | { readonly kind: "flank"; readonly side: "chosen" | "left" | "right" }
  | { readonly kind: "beside"; readonly of: ObjectReference; readonly side: "left" | "right" | "chosen" }
  /** "deploy": anywhere in the battleline. */
  | { readonly kind: "anywhere" };

/** Where cards are moved. */
export type Destination =
  | { readonly kind: "hand" | "discard" | "purged" }
  /** Its owner's where nobody is named. */
  | { readonly kind: "archives"; readonly whose?: PlayerReference }
  /** The top or the bottom of its owner's deck, or shuffled into it. */
  | {
      readonly kind: "deck";
      readonly place: "top" | "bottom" | "shuffled" | "topOrBottom";
      /** Whoever moves them orders them, unless chance does. */ readonly order?: "random";
    }
  | { readonly kind: "under"; readonly under: ObjectReference; readonly facing: "up" | "down" };

/** One instruction. */
export type Instruction = Common &
  (
    | {
        /** Makes token creatures: the top cards of the maker's deck, or certain cards, become them (R1, R6, R10). */
        readonly kind: "makeTokens";
        readonly maker: PlayerReference;
        readonly count: Quantity;
        /** Null for whatever the maker's reference card is; a name makes nothing where that card has another (R10). */
        readonly named: Name | null;
        /** Null for the top of the deck. */
        readonly from: ObjectReference | null;
        readonly placement: Placement;
      }
    | { readonly kind: "move"; readonly player: PlayerReference; readonly objects: ObjectReference; readonly to: Destination; /** "return", "archive", "purge", "discard" or "put". */ readonly manner: "put" | "return" | "archive" | "purge" | "discard" }
    | { readonly kind: "putIntoPlay"; readonly player: PlayerReference; readonly objects: ObjectReference; readonly enters: readonly EntersState[]; readonly placement: Placement }
    | { readonly kind: "play"; readonly player: PlayerReference; readonly objects: ObjectReference; readonly as: "itself" | "upgrade"; readonly on: ObjectReference | null }
    | { readonly kind: "destroy" | "sacrifice"; readonly objects: ObjectReference }
    | { readonly kind: "dealDamage"; readonly amount: Quantity; readonly to: ObjectReference; readonly splash: Quantity | null; readonly by: ObjectReference | null; /** Not prevented by armor. */ readonly armor: "prevents" | "ignored"; /** Divided among them, at the choice of who resolves it. */ readonly division: "each" | "divided"; /** Under which the amount speaks of each of them in its turn: "equal to the damage on it". */ readonly ofEach?: Identifier }
    | { readonly kind: "heal"; readonly amount: Quantity; readonly objects: ObjectReference }
    | { readonly kind: "gainAmber" | "loseAmber"; readonly player: PlayerReference; readonly amount: Quantity }
    | { readonly kind: "stealAmber"; readonly player: PlayerReference; readonly from: PlayerReference; readonly amount: Quantity }
    /** Each of the objects captures it from a pool: its controller's opponent's, or "its own side". */
    | { readonly kind: "captureAmber"; readonly onto: ObjectReference; readonly from: PlayerReference | "opponentOfController" | "controller" | "supply"; readonly amount: Quantity }
    | { readonly kind: "exalt"; readonly objects: ObjectReference; readonly times: Quantity }
    | { readonly kind: "moveAmber"; readonly amount: Quantity; readonly from: AmberPlace; readonly to: AmberPlace }
    | { readonly kind: "giveStatus" | "removeStatus"; readonly status: Status; readonly objects: ObjectReference }
    | { readonly kind: "putCounters" | "removeCounters"; readonly counter: string; readonly amount: Quantity; readonly objects: ObjectReference }
    | { readonly kind: "ready" | "exhaust"; readonly objects: ObjectReference }
    | {
        /** Uses creatures or artifacts, one at a time where there are several. */
        readonly kind: "use";
        readonly player: PlayerReference;
        readonly objects: ObjectReference;
        readonly how: "any" | "fight" | "reap" | "action" | "unstun";
        /** Whom it fights, where the text says. */
        readonly against: ObjectReference | null;
        readonly ignoring: readonly ("taunt" | "elusive" | "house")[];
      }
    | { readonly kind: "draw"; readonly player: PlayerReference; readonly amount: Quantity }
    | { readonly kind: "refillHand"; readonly player: PlayerReference }
    | { readonly kind: "reveal" | "lookAt"; readonly player: PlayerReference; readonly objects: ObjectReference }
    | { readonly kind: "arrange"; readonly player: PlayerReference; readonly objects: ObjectReference; readonly place: "top" | "bottom" }
    | { readonly kind: "search"; readonly player: PlayerReference; readonly objects: ObjectReference }
    | { readonly kind: "shuffle"; readonly player: PlayerReference; readonly pile: "deck" | "discardIntoDeck" }
    | { readonly kind: "forgeKey"; readonly player: PlayerReference; readonly cost: KeyCost; }
    | { readonly kind: "unforgeKey"; readonly player: PlayerReference }
    | { readonly kind: "gainChains" | "loseChains"; readonly player: PlayerReference; readonly amount: Quantity }
    | { readonly kind: "attach"; readonly objects: ObjectReference; readonly to: ObjectReference }
    | { readonly kind: "takeControl"; readonly player: PlayerReference; readonly objects: ObjectReference; readonly duration: Duration | null }
    /** The two change places: in the battleline, or under each other's control, each where the other was (R22). */
    | { readonly kind: "swap"; readonly what: "control" | "positions"; readonly objects: ObjectReference; readonly with: ObjectReference | null }
    | { readonly kind: "moveInBattleline"; readonly objects: ObjectReference; readonly placement: Placement }
    | { readonly kind: "flip"; readonly objects: ObjectReference; readonly facing: "up" | "down" }
    | { readonly kind: "raiseTide" | "lowerTide"; readonly player: PlayerReference }
    | { readonly kind: "chooseObjects"; readonly objects: ObjectReference }
    | { readonly kind: "choosePlayer"; readonly player: PlayerReference }
    | { readonly kind: "chooseWord"; readonly player: PlayerReference; readonly what: "house" | "trait" | "type" | "name" | "number" | "keyColor"; readonly among: HouseReference | null }
    | { readonly kind: "setActiveHouse"; readonly house: HouseReference }
    | { readonly kind: "requireHouse"; readonly player: PlayerReference; readonly house: HouseReference; readonly rule: "must" | "cannot"; readonly duration: Duration }
    | { readonly kind: "skipStep"; readonly player: PlayerReference; readonly step: Step; readonly duration: Duration }
    | { readonly kind: "extraTurn"; readonly player: PlayerReference }
    /** What fate says of each card under the prophecies, which is then discarded. */
    | { readonly kind: "fulfill"; readonly objects: ObjectReference }
    /** As though the card that is played had such an icon. */
    | { readonly kind: "resolveIcon"; readonly player: PlayerReference; readonly icon: Icon }
    | { readonly kind: "resolveBonusIcons"; readonly objects: ObjectReference; readonly times: Quantity }
    | { readonly kind: "resolveAbilities"; readonly objects: ObjectReference; readonly timing: "play" | "afterReap" | "afterFight" | "action" | "destroyed" | "scrap" | "fate"; }
    | { readonly kind: "becomeCopy"; readonly objects: ObjectReference; readonly of: ObjectReference; readonly duration: Duration | null }
    | { readonly kind: "lasting"; readonly effects: readonly StaticEffect[]; readonly duration: Duration }
    | { readonly kind: "delayed"; readonly event: EventPattern; readonly times: "once" | "each"; readonly duration: Duration; readonly condition: Condition | null; readonly instructions: readonly Instruction[] }
    | { readonly kind: "replacing"; readonly event: EventPattern; readonly times: "once" | "each"; readonly duration: Duration; readonly optional: "may" | "must"; readonly instructions: readonly Instruction[] }
    | { readonly kind: "grantUpgradeText"; readonly objects: ObjectReference; readonly to: ObjectReference; readonly abilities: readonly Ability[] }
    /** Fights or the like resolved one at a time, things that several players do in turn. */
    | { readonly kind: "optional"; readonly player: PlayerReference; readonly instructions: readonly Instruction[] }
    | { readonly kind: "conditional"; readonly condition: Condition; readonly then: readonly Instruction[]; readonly otherwise: readonly Instruction[] }
    | { readonly kind: "forEach"; readonly slot: Identifier; readonly over: ObjectReference | PlayerReference; readonly instructions: readonly Instruction[] }
    | { readonly kind: "repeat"; readonly times: Quantity; readonly instructions: readonly Instruction[] }
    /** "You may repeat the preceding effect", with what it must hold to do so. */
    | { readonly kind: "repeatWhile"; readonly condition: Condition; readonly most: Quantity; readonly instructions: readonly Instruction[] }
    | { readonly kind: "chooseOne"; readonly player: PlayerReference; readonly least: number; readonly most: number; readonly options: readonly (readonly Instruction[])[] }
  ); // prettier-ignore

/** How a card enters play where not as usual. */
export type EntersState = "ready" | "exhausted" | "stunned" | "enraged" | "warded" | "facedown";

/** A place where æmber lies. */
export type AmberPlace =
  | { readonly kind: "pool"; readonly player: PlayerReference }
  | { readonly kind: "on"; readonly objects: ObjectReference }
  | { readonly kind: "supply" };

/** What a key costs as an effect has it forged. */
export type KeyCost =
  | { readonly kind: "free" }
  | {
      readonly kind: "current";
      readonly change: Quantity | null;
      readonly direction: "more" | "less";
      /** By how much that is reduced. */ readonly reduction?: Quantity;
    };

export type InstructionKind = Instruction["kind"];
/** The instruction of a kind. */
export type InstructionOf<Kind extends InstructionKind> = Extract<Instruction, { readonly kind: Kind }>;
