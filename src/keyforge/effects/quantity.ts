import type { EventPattern } from "./event.js";
import type { Filter } from "./filter.js";
import type { ObjectReference } from "./object.js";
import type { PlayerReference } from "./player.js";
import type { Identifier } from "./words.js";

/** A number as an effect works it out. */
export type Quantity =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "count"; readonly filter: Filter }
  /** How many objects a result holds, or how much it did: "destroyed this way". */
  | { readonly kind: "resultAmount"; readonly slot: Identifier }
  /** The amount of the event that triggered: "that many", "that much". */
  | { readonly kind: "eventAmount" }
  | {
      readonly kind: "amberOf" | "keysForged" | "handSize" | "archivesSize" | "chains";
      readonly player: PlayerReference;
    }
  /** What is on, or printed on, objects, all of them together. */
  | {
      readonly kind: "sumOf";
      readonly measure: "power" | "armor" | "amber" | "damage" | "bonusIcons" | "amberIcons" | "powerCounters";
      readonly of: ObjectReference;
    }
  | { readonly kind: "counters"; readonly counter: string; readonly on: ObjectReference }
  /** How many different houses, traits or names those have. */
  | { readonly kind: "different"; readonly what: "house" | "trait" | "name"; readonly filter: Filter }
  /** How many events there were this turn. */
  | { readonly kind: "history"; readonly event: EventPattern }
  | { readonly kind: "sum"; readonly terms: readonly Quantity[] }
  | { readonly kind: "difference"; readonly of: Quantity; readonly less: Quantity }
  | { readonly kind: "times"; readonly factor: number; readonly of: Quantity }
  | { readonly kind: "half"; readonly of: Quantity; readonly rounding: "up" | "down" }
  /** As much as whoever resolves it likes, up to that: what is healed or removed. */
  | { readonly kind: "upTo"; readonly most: Quantity }
  | { readonly kind: "all" }
  /** As many as whoever resolves it likes. */
  | { readonly kind: "anyNumber" };

/** How a number must compare. */
export interface Comparison {
  readonly relation: "equal" | "atLeast" | "atMost" | "more" | "fewer" | "odd" | "even";
  /** Null for odd and even. */
  readonly to: Quantity | null;
}
