import type {
  CompiledCard,
  Condition,
  Duration,
  EventPattern,
  House,
  Identifier,
  Instruction,
  KeyColor,
  StaticEffect,
  Step,
} from "../../effects/index.js";
import type { RandomState } from "../../../state/random.js";
import type { CardObject } from "./card-object.js";
import type { Recorded } from "./happening.js";
import type { CardId, PlayerId } from "./identity.js";
import type { Looks } from "./looks.js";
import type { Input, Request } from "./request.js";
import type { Scope } from "./scope.js";

/** One player with the zones of their own, in order: the first card of a deck or a discard pile is its top. */
export interface PlayerState {
  readonly id: PlayerId;
  /** The houses on the identity card. */
  readonly houses: readonly House[];
  /** The token creature reference card that goes with the deck; null where there is none (R9, R40). */
  readonly reference: Identifier | null;
  readonly amber: number;
  readonly keys: readonly KeyColor[];
  readonly chains: number;
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly archives: readonly CardId[];
  readonly purged: readonly CardId[];
  /** The creatures that the player controls, from the left. */
  readonly battleline: readonly CardId[];
  readonly artifacts: readonly CardId[];
}

/** Where the game stands in its turn. */
export interface TurnState {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step;
  readonly house: House | null;
  /** How often each permission to play or use other cards was used this turn, by the effect that gives it. */
  readonly permits: Readonly<Record<string, number>>;
  /** Turns taken before the opponent's. */
  readonly extra: readonly PlayerId[];
  /** A card with omega was played: the main step ends. */
  readonly ending: boolean;
}

/** Two creatures that fight. */
export interface Fight {
  readonly attacker: CardId;
  readonly target: CardId;
}

/** When something that holds for a while began, and the turn that it is for, once that has begun. */
export interface Lasts {
  /** Forever: as long as what it applies to stays in play. */
  readonly duration: Duration | { readonly kind: "forever" };
  readonly began: number;
  readonly turn: number | null;
}

/** Effects that hold for a while. */
export interface LastingEffect extends Lasts {
  readonly id: number;
  readonly scope: Scope;
  readonly effects: readonly StaticEffect[];
  /** What its copy effects copied, by their places in the list: printed text alone (R27). */
  readonly copied: Readonly<Record<number, Identifier>>;
}

/** A card under the control of another for a while, and who has it back then. */
export interface Loan extends Lasts {
  readonly card: CardId;
  readonly from: PlayerId;
  readonly scope: Scope;
}

/** A house that a player must or cannot choose. */
export interface HouseRule extends Lasts {
  readonly player: PlayerId;
  readonly scope: Scope;
  readonly house: House;
  readonly rule: "must" | "cannot";
}

/** What waits for an event: to resolve after it, or to take its place. */
export interface DelayedAbility extends Lasts {
  readonly id: number;
  readonly scope: Scope;
  readonly event: EventPattern;
  readonly times: "once" | "each";
  readonly manner: "after" | "mayReplace" | "mustReplace";
  readonly condition: Condition | null;
  readonly instructions: readonly Instruction[];
}

/** A card as it last was in play: it is still the creature that it was until the move is done (R18). */
export interface LastKnown {
  readonly object: CardObject;
  readonly looks: Looks;
  /** Those to its left and right. */
  readonly neighbors: readonly CardId[];
  readonly upgrades: readonly CardId[];
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

/** A whole game. Plain JSON: it can be saved, sent, hashed and compared. */
export interface GameState {
  readonly version: 1;
  readonly cards: Readonly<Record<Identifier, CompiledCard>>;
  /** The two players; the first one takes the first turn. */
  readonly players: readonly PlayerState[];
  readonly objects: Readonly<Record<CardId, CardObject>>;
  /** Cards that are between a hand and where they go. */
  readonly playing: readonly CardId[];
  readonly turn: TurnState;
  /** The fight that is going on; null outside one. */
  readonly fight: Fight | null;
  /** For whom the tide is high; null while it is neutral. */
  readonly tide: PlayerId | null;
  readonly lasting: readonly LastingEffect[];
  readonly houseRules: readonly HouseRule[];
  readonly loans: readonly Loan[];
  readonly delayed: readonly DelayedAbility[];
  readonly lastKnown: Readonly<Record<CardId, LastKnown>>;
  /** What happened this turn and the last. */
  readonly history: readonly Recorded[];
  readonly random: RandomState;
  /** The next number of a card or an effect. */
  readonly next: number;
  readonly winner: PlayerId | null;
  readonly pending: Pending | null;
}
