import type { Filter } from "./filter.js";
import type { Comparison, Quantity } from "./quantity.js";
import type { ObjectReference, PlayerReference } from "./reference.js";
import type { EventPattern } from "./event.js";
import type { Identifier, TurnPart, VocabularyWord, Zone } from "./words.js";

/** A state of the game that holds or does not. */
export type Condition =
  | { readonly kind: "not"; readonly condition: Condition }
  | { readonly kind: "allOf" | "anyOf"; readonly conditions: readonly Condition[] }
  | { readonly kind: "exists"; readonly what: Filter; readonly is: Comparison }
  | { readonly kind: "matches"; readonly object: ObjectReference; readonly filter: Filter }
  | { readonly kind: "playerMatches"; readonly player: PlayerReference; readonly filter: Filter }
  | { readonly kind: "compare"; readonly quantity: Quantity; readonly is: Comparison }
  | {
      readonly kind: "happened";
      readonly event: EventPattern;
      readonly within: "thisTurn" | "lastTurn" | "thisCombat" | "thisStep" | "thisGame" | "thisWay" | "ever";
    }
  /** The optional or mandatory instruction of this slot was carried out ("if you do", "if you don't"). */
  | { readonly kind: "done"; readonly slot: Identifier }
  /** The zone was among those that the instruction of this slot had searched (701.23a). */
  | { readonly kind: "searched"; readonly slot: Identifier; readonly zone: Zone }
  | { readonly kind: "turn"; readonly of: PlayerReference; readonly part: TurnPart | null }
  /** A cost was paid for the spell: that of a keyword, or the additional cost that no keyword names (601.2b, 607.2). */
  | { readonly kind: "paid"; readonly cost: VocabularyWord | null }
  | {
      readonly kind: "cast";
      readonly object: ObjectReference;
      readonly how: "cast" | "byYou" | "fromHand" | "fromGraveyard" | "fromExile" | "fromElsewhere";
    }
  | { readonly kind: "designation"; readonly player: PlayerReference | null; readonly designation: VocabularyWord }
  | { readonly kind: "timesResolved"; readonly times: number }
  /** It came under your control since the beginning of your last upkeep, the present one not being counted (702.30a). */
  | { readonly kind: "newSinceUpkeep"; readonly object: ObjectReference }
  | { readonly kind: "wouldHappen"; readonly event: EventPattern }
  | { readonly kind: "able" }
  /** Whoever clashed in the instruction of this slot won: no other card that was revealed in it had as high a mana value (701.30d). */
  | { readonly kind: "wonClash"; readonly slot: Identifier }
  /** The player who flipped the coin in the instruction of this slot won or lost the flip (705.2). */
  | { readonly kind: "coin"; readonly slot: Identifier; readonly result: "won" | "lost" };
