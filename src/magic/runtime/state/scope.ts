import type { Ability, Identifier, PileFace, PlayerReference, Resolution, Zone } from "../../effects/index.js";
import type { Entity, ObjectId, PlayerId } from "./identity.js";
import type { Happening } from "./happening.js";

/** What the instruction or event of a result slot did. */
export interface SlotValue {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly amount: number;
  /** How much each of several players did of it, of which "that many" speaks as each of them goes on (608.2e). */
  readonly by?: Readonly<Record<PlayerId, number>>;
  /** How much of its damage was excess (120.10). */
  readonly excess?: number;
  /** The results of the dice, each by itself (706.2); of coins, 1 for a flip that was won and 0 for one that was lost (705.2). */
  readonly results?: readonly number[];
  /** The zones that were searched (701.23a). */
  readonly searched?: readonly Zone[];
  /** Which words players chose or voted for, each vote by itself (608.2d, 701.38). */
  readonly words?: readonly { readonly player: PlayerId; readonly word: string }[];
  /** The piles into which objects were separated, or those that were not chosen (700.3). */
  readonly piles?: readonly (readonly ObjectId[])[];
  /** Whether each of them is face up or face down. */
  readonly faces?: readonly PileFace[];
  /** Whether it was carried out at all ("if you do"). */
  readonly done: "yes" | "no";
}

export { costSlot, eventSlot } from "../../effects/reserved-slots.js";

/** The slot under which the creature stands for whose attack a cost is paid (508.1g). */
export const attackSlot = "attack";

/** What the words of one ability mean while it is announced or carried out. Plain data: delayed triggers keep it. */
export interface Scope {
  readonly source: ObjectId;
  /** Who "you" is (109.5). */
  readonly controller: PlayerId;
  readonly ability: Identifier | null;
  /** Whom the ability's maker's name means (201.5a). */
  readonly maker: ObjectId | null;
  readonly targets: Readonly<Record<Identifier, readonly Entity[]>>;
  /** Of targets that were announced for each of several players, which they are for each (601.2c). */
  readonly targetsFor?: Readonly<Record<Identifier, readonly (readonly [PlayerId, readonly Entity[]])[]>>;
  /** Which modes were chosen, by the instruction that offers them (700.2). */
  readonly modes: Readonly<Record<Identifier, readonly number[]>>;
  readonly x: number | null;
  /** The event that triggered the ability or that is being replaced. */
  readonly event: Happening | null;
  readonly slots: Readonly<Record<Identifier, SlotValue>>;
  readonly iterations: Readonly<Record<Identifier, Entity>>;
  /** Of several players who choose or act, the one who does it now: for them, the words for all of them mean that one (608.2f). */
  readonly each?: { readonly of: PlayerReference; readonly player: PlayerId };
  /** The slots of which the text speaks as cards, whatever became them (108.2). */
  readonly cardSlots?: readonly Identifier[];
  readonly paid: Readonly<Record<string, readonly ObjectId[]>>;
  readonly paidCosts: readonly string[];
  /** Objects that changed zones during this resolution or in its event, and what they became (400.7). */
  readonly followed: Readonly<Record<ObjectId, ObjectId>>;
  /** Objects that were chosen out of a set, so that "the rest" leaves them out. */
  readonly taken: readonly ObjectId[];
  /** What enters the battlefield as this is read: it is not there yet, to be chosen or counted (614.12a, 614.13a). */
  readonly entering?: readonly ObjectId[];
  /** How many events there had been when it began to resolve ("this way"). */
  readonly began: number;
}

/** A spell or ability on the stack (405). */
export interface StackItem {
  readonly scope: Scope;
  /** The ability, where it is no spell. */
  readonly ability: Ability | null;
  /** What it will do; null for a permanent spell without an effect of its own. */
  readonly resolution: Resolution | null;
}

/** A slot of something that was not done. */
export const undone: SlotValue = { objects: [], players: [], amount: 0, done: "no" };

/** What the words mean for one of several players as that one chooses or acts: "they" is that player alone (101.4, 608.2f). */
export function scopeOf(scope: Scope, of: PlayerReference, player: PlayerId): Scope {
  return of.kind === "you" ? scope : { ...scope, each: { of, player } };
}

/** A scope in which nothing has been announced or done yet. */
export function freshScope(source: ObjectId, controller: PlayerId): Scope {
  return {
    source,
    controller,
    ability: null,
    maker: null,
    targets: {},
    modes: {},
    x: null,
    event: null,
    slots: {},
    iterations: {},
    paid: {},
    paidCosts: [],
    followed: {},
    taken: [],
    began: 0,
  };
}
