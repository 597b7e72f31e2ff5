import type { ObjectReference, PlayerReference } from "./reference.js";
import type { Entry } from "./token.js";
import type { Name } from "./words.js";

/** What a player is told to meld, and into what: a meld pair enters as one permanent, what is none stays (701.42). */
export interface Melding {
  readonly player: PlayerReference;
  readonly objects: ObjectReference;
  /** The name of the other card of the pair, beside that of the card with the ability (712.4a). */
  readonly counterpart: Name;
  /** The name of the combined back face (712.4b). */
  readonly into: Name;
  readonly enters: readonly Entry[];
}
