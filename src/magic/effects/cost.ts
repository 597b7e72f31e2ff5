import type { Filter } from "./filter.js";
import type { Instruction } from "./instruction.js";
import type { Quantity } from "./quantity.js";
import type { ManaSymbol, VocabularyWord, Zone } from "./words.js";
import type { ObjectReference } from "./reference.js";

/** One part of a cost (118, 602.1a). */
export type Cost =
  | { readonly kind: "mana"; readonly symbols: readonly ManaSymbol[] }
  | { readonly kind: "tapSelf" | "untapSelf" }
  | { readonly kind: "loyalty"; readonly sign: "plus" | "minus"; readonly amount: Quantity }
  | {
      readonly kind: "tap" | "untap" | "sacrifice" | "reveal" | "return" | "exile";
      readonly what: ObjectReference;
      readonly from: Zone | null;
    }
  | {
      readonly kind: "discard";
      readonly what: ObjectReference | null;
      readonly count: Quantity;
      readonly manner: "chosen" | "random" | "hand";
    }
  | { readonly kind: "payLife"; readonly amount: Quantity }
  | { readonly kind: "payEnergy"; readonly amount: Quantity }
  /** So many ticket counters (107.17a). */
  | { readonly kind: "payTickets"; readonly amount: Quantity }
  /** "any amount of mana": so much mana of any types (106.1b, 107.4b). */
  | { readonly kind: "payMana"; readonly amount: Quantity }
  | {
      readonly kind: "removeCounters";
      readonly counter: VocabularyWord | null;
      readonly count: Quantity | "all";
      readonly from: ObjectReference;
      /** "from among": taken off several of them together. */
      readonly spread?: "among";
    }
  | {
      readonly kind: "putCounters";
      readonly counter: VocabularyWord;
      readonly count: Quantity;
      readonly on: ObjectReference;
    }
  | { readonly kind: "mill"; readonly count: Quantity }
  | {
      readonly kind: "keywordAction";
      readonly action: VocabularyWord;
      readonly amount: Quantity | null;
      readonly mana: readonly ManaSymbol[] | null;
      readonly what: Filter | null;
    }
  | { readonly kind: "instruction"; readonly instruction: Instruction }
  | { readonly kind: "either"; readonly alternatives: readonly (readonly Cost[])[] };
