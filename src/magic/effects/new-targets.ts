import type { ObjectReference, PlayerReference } from "./reference.js";

/** Other targets for a spell or ability on the stack (115.7). */
export type NewTargets =
  /** The player may leave any number of the targets unchanged, even illegal ones; what they change must be legal (115.7d). */
  | { readonly kind: "chooseNewTargets"; readonly player: PlayerReference; readonly object: ObjectReference }
  /** Each target is changed to another legal target, or none of them is (115.7a); to this object, where the text names one. */
  | {
      readonly kind: "changeTargets";
      readonly player: PlayerReference;
      readonly object: ObjectReference;
      readonly to: ObjectReference | null;
    };
