import type {
  Change,
  CompiledCard,
  Condition,
  Duration,
  EventPattern,
  Filter,
  Identifier,
  Instruction,
  ManaRestriction,
  ManaSymbol,
  ObjectReference,
  PlayerReference,
  Replacement,
  StaticEffect,
  Target,
  TurnPart,
  VocabularyWord,
  Zone,
} from "../../effects/index.js";
import type { Characteristics } from "./characteristics.js";
import type { Daytime, Happening } from "./happening.js";
import type { ObjectId, PlayerId } from "./identity.js";
import type { Face, GameObject } from "./object.js";
import type { Paged } from "./paged.js";
import type { RandomState } from "../../../state/random.js";
import type { Input, Request } from "./request.js";
import type { Scope } from "./scope.js";
import type { Sticker } from "./sticker.js";

/** One mana in a pool (106.4). */
export interface Mana {
  readonly symbol: ManaSymbol;
  readonly restrictions: readonly ManaRestriction[];
}

/** One player with the zones of their own, in order; the last card of the library is its top. */
export interface PlayerState {
  readonly id: PlayerId;
  readonly life: number;
  readonly counters: Readonly<Record<VocabularyWord, number>>;
  readonly mana: readonly Mana[];
  readonly hand: readonly ObjectId[];
  readonly library: readonly ObjectId[];
  readonly graveyard: readonly ObjectId[];
  readonly designations: readonly VocabularyWord[];
  /** How often the Ring has tempted the player; not there before it has (701.54c). */
  readonly tempted?: number;
  /** The player's speed; not there while they have none (702.179b). */
  readonly speed?: number;
  /** The stickers that the player has access to; not there in a game without any (123.2c). */
  readonly stickers?: readonly Sticker[];
  readonly landsPlayed: number;
  /** The latest turn before this one in which they had an upkeep; 0 where they had none. */
  readonly lastUpkeep: number;
  /** Drew from an empty library since the last check (704.5b). */
  readonly drewFromNothing: "yes" | "no";
  readonly standing: "playing" | "lost" | "won";
  /** What they owned or controlled as they left the game, each as it last was; not there while they are in it (800.4i). */
  readonly left?: readonly ObjectId[];
}

/** Where the game stands in its turn (500). */
export interface TurnState {
  readonly number: number;
  readonly active: PlayerId;
  readonly part: TurnPart;
  /** Who has passed in succession (117.4). */
  readonly passed: readonly PlayerId[];
  readonly priority: PlayerId | null;
  /** Turns taken before the next player's, latest first (500.7). */
  readonly extra: readonly PlayerId[];
  /** Whose turn it last was in the order of the turns; not there but in an extra turn, after which that order goes on (500.7). */
  readonly regular?: PlayerId;
  /** Phases that come after the present one, and the step that comes after them all, once it is known (500.8). */
  readonly added?: { readonly phases: readonly TurnPart[]; readonly then: TurnPart | null };
  /** Creatures that have dealt combat damage in a first combat damage step (510.4); null before any such step. */
  readonly struck: readonly ObjectId[] | null;
}

/** A continuous effect of a resolved spell or ability (611.2). */
export interface ContinuousEffect {
  readonly id: number;
  readonly scope: Scope;
  /** The objects or players that it is locked in to, or the reference that stays open (611.2c). */
  readonly affected:
    | { readonly kind: "objects"; readonly objects: readonly ObjectId[] }
    | { readonly kind: "players"; readonly players: readonly PlayerId[] }
    | { readonly kind: "open"; readonly reference: ObjectReference | PlayerReference }
    | { readonly kind: "static"; readonly effect: StaticEffect };
  readonly changes: readonly Change[];
  /** What a copy effect copied, determined as it began (707.2b). */
  readonly copied: readonly Face[] | null;
  readonly duration: Duration;
  readonly timestamp: number;
  readonly began: number;
}

/** A replacement or prevention effect of a resolved spell or ability (614, 615). */
export interface ShieldEffect {
  readonly id: number;
  readonly scope: Scope;
  readonly event: EventPattern;
  readonly replacement: Replacement;
  readonly duration: Duration;
  readonly began: number;
  /** What is left to prevent; null where it has no such limit. */
  readonly left: number | null;
  /** What its damage must come from, where it says so. */
  readonly by: Filter | ObjectReference | null;
  /** It applies to one event, however much that is, and is gone once it has (615.8). */
  readonly once?: "unused" | "used";
  /** What follows the prevention at once, and the slot that tells it how much was prevented (615.5). */
  readonly then?: { readonly slot: Identifier; readonly instructions: readonly Instruction[] };
}

/** A delayed triggered ability (603.7). */
export interface DelayedTrigger {
  readonly id: number;
  readonly scope: Scope;
  readonly event: EventPattern;
  readonly times: "once" | "eachTime";
  readonly expires: Duration | null;
  readonly targets: readonly Target[];
  readonly instructions: readonly Instruction[];
  readonly began: number;
}

/** What comes back when a duration ends ("exile … until"; 610.3). */
export interface Return {
  readonly id: number;
  readonly scope: Scope;
  readonly objects: readonly ObjectId[];
  readonly duration: Duration;
  readonly to: Zone;
  readonly began: number;
}

/** A triggered ability that waits to be put on the stack (603.3). */
export interface WaitingTrigger {
  readonly scope: Scope;
  readonly ability: Identifier;
  readonly resolution: { readonly targets: readonly Target[]; readonly instructions: readonly Instruction[] };
  readonly condition: Condition | null;
  /** A triggered mana ability: it resolves right after the mana ability that triggered it (605.4a). */
  readonly resolves?: "atOnce";
}

/** An object as it last existed before it changed zones (608.2h, 603.10). */
export interface LastKnown {
  readonly object: GameObject;
  readonly looks: Characteristics;
  /** Its copiable values (707.2). */
  readonly faces: readonly Face[];
  /** What was attached to it, where anything was. */
  readonly attached?: readonly ObjectId[];
  readonly became: ObjectId | null;
  /** What else it became: the other components of a merged permanent (730.3c). */
  readonly alsoBecame?: readonly ObjectId[];
  readonly turn: number;
}

/** A choice that is being waited for, with what leads back to it: the state before, what was done, the answers so far. */
export interface Pending {
  readonly request: Request;
  readonly before: GameState;
  readonly input: Input;
  readonly answers: readonly (readonly number[])[];
  /** How many events and reports of this input were given out already. */
  readonly given: { readonly events: number; readonly reports: number };
}

/** A permanent that is phased out: it is treated as though it did not exist, and so is not among the objects (702.26b). */
export interface PhasedOut {
  readonly object: GameObject;
  /** Who controlled it as it phased out: it phases in during that player's untap step (702.26a). */
  readonly under: PlayerId;
  /** What it was attached to and phased out with, indirectly; null where it phased out by itself (702.26g). */
  readonly along: ObjectId | null;
  /** The next turn of that player, who has left the game, would have begun: it phases in at the next chance (702.26n). */
  readonly overdue?: "yes";
}

/** An event of the past, with its number and the turn in which it happened. */
export interface Recorded {
  readonly number: number;
  readonly turn: number;
  readonly happening: Happening;
}

/** A whole game. Plain JSON: it can be saved, sent, hashed and compared. */
export interface GameState {
  readonly version: 1;
  readonly cards: Readonly<Record<Identifier, CompiledCard>>;
  readonly players: readonly PlayerState[];
  /** The teams of a game between teams (102.3, 808); a player who stands in none is on a team of their own. */
  readonly teams?: readonly (readonly PlayerId[])[];
  readonly objects: Paged<GameObject>;
  /** The permanents, each number under itself. */
  readonly battlefield: Paged<ObjectId>;
  readonly stack: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  readonly command: readonly ObjectId[];
  readonly phasedOut: readonly PhasedOut[];
  readonly turn: TurnState;
  /** Day or night; null before it has become either (731.1). */
  readonly daytime: Daytime | null;
  readonly effects: readonly ContinuousEffect[];
  readonly shields: readonly ShieldEffect[];
  readonly delayed: readonly DelayedTrigger[];
  readonly returns: readonly Return[];
  readonly waiting: readonly WaitingTrigger[];
  readonly lastKnown: Paged<LastKnown>;
  /** What happened this turn and the last, each event under its number. */
  readonly history: Paged<Recorded>;
  /** How many events there were in all. */
  readonly happened: number;
  readonly random: RandomState;
  /** The next numbers for objects, effects and timestamps. */
  readonly next: number;
  readonly startingLife: number;
  readonly pending: Pending | null;
}
