import type { Condition } from "./condition.js";
import type { StaticEffect, Restriction } from "./continuous.js";
import type { Cost } from "./cost.js";
import type { EventPattern } from "./event.js";
import type { Filter } from "./filter.js";
import type { Instruction } from "./instruction.js";
import type { Quantity } from "./quantity.js";
import type { Target } from "./reference.js";
import type { Identifier, ManaSymbol, VocabularyWord } from "./words.js";

/** What a keyword ability is given along (702). */
export type KeywordParameter =
  | { readonly kind: "cost"; readonly costs: readonly Cost[] }
  | { readonly kind: "amount"; readonly amount: Quantity }
  | { readonly kind: "quality"; readonly filter: Filter }
  | { readonly kind: "word"; readonly word: VocabularyWord }
  | { readonly kind: "condition"; readonly condition: Condition };

/** A keyword ability as an object has it. */
export interface KeywordAbility {
  readonly keyword: VocabularyWord;
  readonly parameters: readonly KeywordParameter[];
}

/** What an ability does once it resolves: its targets and, in order, its instructions. */
export interface Resolution {
  readonly targets: readonly Target[];
  readonly instructions: readonly Instruction[];
}

/** What makes an ability cost more or less to activate, so many times, where the condition holds (601.2f). */
export interface OwnCostChange {
  readonly direction: "less" | "more";
  readonly amount: readonly ManaSymbol[];
  readonly times: Quantity;
  readonly condition: Condition | null;
}

/** One ability of an object (113.3). */
export type Ability =
  | ({
      readonly kind: "keyword";
      readonly id: Identifier;
      /** The abilities that the keyword stands for, where the rules spell them out in words of card text (702); else not there. */
      readonly means?: readonly Ability[];
    } & KeywordAbility)
  | { readonly kind: "spell"; readonly id: Identifier; readonly resolution: Resolution }
  | {
      readonly kind: "activated";
      readonly id: Identifier;
      /** A word that groups abilities and has no meaning of its own is not here; a keyword that names the ability is (boast, exhaust). */
      readonly keyword: VocabularyWord | null;
      readonly costs: readonly Cost[];
      /** What X stands for in the costs, where the text says so and nobody announces it (107.3c). */
      readonly x?: Quantity;
      readonly restrictions: readonly Restriction[];
      /** By how much its own text makes it cost more or less to activate (601.2f, 602.2b); not there where it says nothing. */
      readonly costChanges?: readonly OwnCostChange[];
      readonly functionsFrom: "battlefield" | "graveyard" | "hand" | "exile" | "command";
      readonly resolution: Resolution;
      /** 605.1a: it makes mana, has no target and is not a loyalty ability. */
      readonly isManaAbility: boolean;
    }
  | {
      readonly kind: "triggered";
      readonly id: Identifier;
      readonly event: EventPattern;
      /** Intervening "if" (603.4). */
      readonly condition: Condition | null;
      readonly restrictions: readonly Restriction[];
      readonly functionsFrom: "battlefield" | "graveyard" | "hand" | "exile" | "stack" | "command";
      readonly resolution: Resolution;
    }
  | {
      readonly kind: "static";
      readonly id: Identifier;
      readonly condition: Condition | null;
      readonly effects: readonly StaticEffect[];
    }
  /** A chapter of a Saga (714.2b). */
  | {
      readonly kind: "chapter";
      readonly id: Identifier;
      readonly chapters: readonly number[];
      readonly resolution: Resolution;
    };
