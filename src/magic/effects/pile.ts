import type { ObjectReference, PlayerReference } from "./reference.js";
import type { Identifier, PileFace } from "./words.js";

/** What is done with piles (700.3). */
export type PileAction =
  /**
   * A player groups objects into piles, each object into exactly one, where a pile may be empty; the objects stay where they
   * are (700.3a, 700.3c, 700.3d). The cards of a face-up pile are shown, those of a face-down pile are not.
   */
  | {
      readonly kind: "separatePiles";
      readonly player: PlayerReference;
      readonly objects: ObjectReference;
      readonly piles: readonly PileFace[];
    }
  /** A player chooses one of the piles that the instruction of this slot made: the slot of the choice holds its objects (700.3b). */
  | { readonly kind: "choosePile"; readonly player: PlayerReference; readonly of: Identifier };
