import type { ObjectReference, PlayerReference } from "./reference.js";

/** What is exchanged (701.12). */
export type Exchanged =
  /** Of the two permanents that these are, each player gets the other's (701.12b). */
  | { readonly kind: "control"; readonly of: ObjectReference }
  /** The life totals of the two players that these are (701.12c). */
  | { readonly kind: "lifeTotals"; readonly of: PlayerReference }
  /** A life total and the power or toughness of a creature (701.12g). */
  | {
      readonly kind: "lifeTotal";
      readonly of: PlayerReference;
      readonly with: "power" | "toughness";
      readonly object: ObjectReference;
    }
  /** All the cards of two zones of a player (701.12d, 701.12f). */
  | { readonly kind: "zones"; readonly of: PlayerReference; readonly first: PrivateZone; readonly second: PrivateZone };

/** A zone that each player has for themselves (400.1). */
export type PrivateZone = "graveyard" | "hand" | "library";
