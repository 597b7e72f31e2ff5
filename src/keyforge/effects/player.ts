import type { ObjectReference } from "./object.js";
import type { Identifier } from "./words.js";

/** Whom an instruction means. "You" is whoever resolves it: its controller, or who borrowed the card (R11). */
export type PlayerReference =
  | { readonly kind: "you" | "opponent" }
  /** Each player, or each that is haunted. */
  | { readonly kind: "eachPlayer"; readonly which?: "haunted" }
  /** "that player" of an event: whose turn begins, who draws, who chose. */
  | { readonly kind: "eventPlayer" }
  | { readonly kind: "controllerOf" | "ownerOf"; readonly of: ObjectReference }
  /** "a player", at the choice of whoever resolves the ability, or of "you". */
  | { readonly kind: "choosePlayer"; readonly which?: "haunted" }
  /** The player whom an earlier instruction chose or who did it. */
  | { readonly kind: "resultPlayer"; readonly slot: Identifier }
  /** The player of a turn of a loop over players. */
  | { readonly kind: "iterationPlayer"; readonly slot: Identifier };
