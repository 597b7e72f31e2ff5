import type { Filter } from "./filter.js";
import type { ObjectReference } from "./object.js";
import type { PlayerReference } from "./player.js";
import type { House, Icon, Zone } from "./words.js";

/** The events that abilities look for. "stateHolds" is no event: the ability waits for its condition to come about. */
export type EventKind =
  | "stateHolds"
  | "played" | "entersPlay" | "leavesPlay" | "destroyed" | "reaped" | "fought" | "used" | "attacked"
  | "damaged" | "healed" | "amberGained" | "amberLost" | "amberStolen" | "amberCaptured" | "exalted"
  | "drew" | "discarded" | "archived" | "purged" | "returned" | "revealed" | "readied" | "exhausted"
  | "stunned" | "warded" | "enraged" | "keyForged" | "houseChosen" | "tideRaised" | "tokenMade"
  | "turnBegins" | "turnEnds" | "stepBegins" | "stepEnds" | "bonusIconResolved" | "shuffled" | "chainsGained"
  | "attached" | "controlTaken" | "flipped" | "wardRemoved" | "prophecyFulfilled"; // prettier-ignore

/** An event that an ability waits for or asks about. */
export interface EventPattern {
  readonly kind: EventKind;
  /** What it happens to: a fitting card, or certain ones; null for anything. */
  readonly object: Filter | ObjectReference | null;
  /** What it happens with or against: whom it fights, what damages it, what did it. */
  readonly other: Filter | ObjectReference | null;
  /** Who does it, or whose turn it is; null for anyone. */
  readonly player: PlayerReference | null;
  /** Further demands of the event. */
  readonly details: readonly EventDetail[];
}

/** A demand that some events have. */
export type EventDetail =
  | { readonly kind: "from"; readonly zone: Zone }
  | { readonly kind: "inFight" }
  /** The house that is chosen. */
  | { readonly kind: "house"; readonly house: House }
  /** The first, second … of its kind in a turn. */
  | { readonly kind: "ordinal"; readonly ordinal: number }
  | { readonly kind: "atLeast"; readonly amount: number }
  | { readonly kind: "step"; readonly step: "forgeKey" | "chooseHouse" | "main" | "readyCards" | "drawCards" }
  /** The bonus icon that is resolved (R36). */
  | { readonly kind: "icon"; readonly icon: Icon["kind"] }
  /** It survived it: "after a creature is dealt damage and survives". */
  | { readonly kind: "survived" };
