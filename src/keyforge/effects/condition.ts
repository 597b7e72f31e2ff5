import type { EventPattern } from "./event.js";
import type { Filter, HouseReference } from "./filter.js";
import type { ObjectReference } from "./object.js";
import type { PlayerReference } from "./player.js";
import type { Comparison, Quantity } from "./quantity.js";
import type { Identifier, KeyColor } from "./words.js";

/** What must hold. */
export type Condition =
  | { readonly kind: "compare"; readonly left: Quantity; readonly is: Comparison }
  /** Whether those fit: "if it is a token creature", "if that creature is on a flank". */
  | { readonly kind: "fits"; readonly object: ObjectReference; readonly filter: Filter }
  /** Whether an earlier instruction was carried out: "if you do". */
  | { readonly kind: "done"; readonly slot: Identifier }
  /** Whether it happened this turn, or during the previous turn of a player. */
  | { readonly kind: "happened"; readonly event: EventPattern; readonly when: "thisTurn" | "previousTurn" }
  | { readonly kind: "turnOf"; readonly player: PlayerReference }
  /** Ten or more cards in a discard pile. */
  | { readonly kind: "haunted"; readonly player: PlayerReference }
  | { readonly kind: "tide"; readonly tide: "high" | "low" }
  | { readonly kind: "keyForged"; readonly color: KeyColor; readonly player: PlayerReference }
  | { readonly kind: "overwhelmed"; readonly player: PlayerReference }
  | { readonly kind: "activeHouse"; readonly house: HouseReference }
  /** Those share a house, a trait, a type or a name. */
  | { readonly kind: "share"; readonly what: "house" | "trait" | "type" | "name"; readonly objects: ObjectReference }
  | { readonly kind: "not"; readonly condition: Condition }
  | { readonly kind: "and" | "or"; readonly conditions: readonly Condition[] };
