import type { Filter } from "./filter.js";
import type { PlayerReference } from "./player.js";
import type { Quantity } from "./quantity.js";
import type { Identifier } from "./words.js";

/** Which cards an instruction means. */
export type ObjectReference =
  /** The card whose ability it is. */
  | { readonly kind: "source" }
  /** The creature that the source is attached to: "this creature" on an upgrade. */
  | { readonly kind: "host" }
  /** The bearer of a granted ability is its source; who granted it is its maker. */
  | { readonly kind: "maker" }
  | { readonly kind: "each"; readonly filter: Filter }
  | {
      readonly kind: "choose";
      readonly chooser: PlayerReference;
      readonly filter: Filter;
      readonly least: Quantity;
      readonly most: Quantity;
      readonly manner: "chosen" | "random";
    }
  /** What an earlier instruction did it to, made, moved or chose: "it", "them", "that creature", "this way". */
  | { readonly kind: "result"; readonly slot: Identifier }
  /** What the event is about, and who it is done with: "that creature", "the creature it fights". */
  | { readonly kind: "eventObject" }
  | { readonly kind: "eventOther" }
  | { readonly kind: "iteration"; readonly slot: Identifier }
  /** Cards at an end of a deck or of a discard pile, the outermost first. */
  | {
      readonly kind: "pileCards";
      readonly pile: "deck" | "discard";
      readonly end: "top" | "bottom";
      readonly player: PlayerReference;
      readonly count: Quantity;
    }
  /** Cards from the top of a deck up to the first that fits. */
  | { readonly kind: "deckUntil"; readonly player: PlayerReference; readonly found: Filter }
  /** Several references together: "it and each of its neighbors". */
  | { readonly kind: "all"; readonly of: readonly ObjectReference[] };
