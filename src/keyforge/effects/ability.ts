import type { Condition } from "./condition.js";
import type { EventPattern } from "./event.js";
import type { Instruction } from "./instruction.js";
import type { StaticEffect } from "./modifier.js";
import type { Icon, Identifier, Keyword } from "./words.js";

/** The bold headers. "Reap" and "Fight" of old sets are "After Reap" and "After Fight". */
export type Timing =
  | "play"
  | "afterReap"
  | "beforeReap"
  | "afterFight"
  | "beforeFight"
  | "destroyed"
  | "leavesPlay"
  | "scrap"
  | "fate"
  | "action"
  | "omni";

/** A keyword with its value, where it takes one: "assault 2". */
export interface Keyworded {
  readonly keyword: Keyword;
  readonly value: number | null;
}

/** One ability of a card. */
export type Ability =
  | ({ readonly kind: "keyword"; readonly id: Identifier } & Keyworded)
  /** Icons added to other cards of the deck before the game: nothing happens in play. */
  | { readonly kind: "enhance"; readonly id: Identifier; readonly icons: readonly Icon[] }
  /** Behind bold headers: resolves at each of those times. Action and omni abilities are used. */
  | {
      readonly kind: "timed";
      readonly id: Identifier;
      readonly timings: readonly Timing[];
      readonly instructions: readonly Instruction[];
    }
  /** "After …", "Each time …", "At the start of …": each time that it happens. */
  | {
      readonly kind: "triggered";
      readonly id: Identifier;
      readonly event: EventPattern;
      readonly condition: Condition | null;
      readonly instructions: readonly Instruction[];
    }
  /** What holds while the card is in play and the condition holds. */
  | {
      readonly kind: "static";
      readonly id: Identifier;
      readonly condition: Condition | null;
      readonly effects: readonly StaticEffect[];
    }
  /** "… instead": something else happens in the place of the event. */
  | {
      readonly kind: "replacement";
      readonly id: Identifier;
      readonly event: EventPattern;
      readonly optional: "may" | "must";
      readonly condition: Condition | null;
      readonly instructions: readonly Instruction[];
    };
