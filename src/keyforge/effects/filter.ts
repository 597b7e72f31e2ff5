import type { ObjectReference } from "./object.js";
import type { PlayerReference } from "./player.js";
import type { Comparison } from "./quantity.js";
import type { CardType, House, Identifier, Keyword, Name, Status, Trait, Zone } from "./words.js";

/** Which cards are meant: all that are in one of the zones and have one of the types and all the constraints. */
export interface Filter {
  /** Empty for cards of any type. */
  readonly types: readonly CardType[];
  /** "in play", unless the text says otherwise. */
  readonly zones: readonly Zone[];
  readonly constraints: readonly Constraint[];
  /** Under which its constraints speak of each of the cards: "that shares a house with its neighbors". */
  readonly as?: Identifier;
}

/** What a card must be. */
export type Constraint =
  /** "friendly" is controlled by you, "enemy" by your opponent (R23). */
  | { readonly kind: "controlledBy" | "ownedBy" | "inZoneOf"; readonly player: PlayerReference }
  | { readonly kind: "house"; readonly house: HouseReference }
  | { readonly kind: "trait"; readonly trait: Trait | ChosenWord }
  | {
      readonly kind: "named";
      readonly name: Name | ChosenWord | { readonly kind: "nameOf"; readonly of: ObjectReference };
    }
  | { readonly kind: "keyword"; readonly keyword: Keyword }
  /** A facedown token creature (R24). */
  | { readonly kind: "token" }
  | { readonly kind: "state"; readonly state: "ready" | "exhausted" | "damaged" | "upgraded" | "facedown" }
  | { readonly kind: "status"; readonly status: Status }
  /** On a flank, or in the center, of its controller's battleline. */
  | { readonly kind: "position"; readonly position: "flank" | "leftFlank" | "rightFlank" | "center" }
  | { readonly kind: "neighborOf"; readonly of: ObjectReference; readonly side: "either" | "left" | "right" }
  /** Anywhere on that side of it in the battleline. */
  | { readonly kind: "besides"; readonly of: ObjectReference; readonly side: "left" | "right" }
  | {
      readonly kind: "measure";
      readonly measure: "power" | "armor" | "amber" | "damage" | "bonusIcons";
      readonly is: Comparison;
    }
  | { readonly kind: "hasCounters"; readonly counter: string; readonly is: Comparison }
  /** The most or the least powerful of those that fit the rest; several where they tie. */
  | { readonly kind: "superlative"; readonly most: "most" | "least"; readonly measure: "power" | "amber" | "damage" }
  /** The outermost of those in each pile that fit the rest: "the topmost creature". */
  | { readonly kind: "topmost" }
  | { readonly kind: "otherThan"; readonly than: ObjectReference }
  /** One of those objects: "the creatures revealed this way". */
  | { readonly kind: "among"; readonly of: ObjectReference }
  | { readonly kind: "attachedTo"; readonly to: ObjectReference }
  | { readonly kind: "under"; readonly under: ObjectReference }
  | { readonly kind: "shares"; readonly what: "house" | "trait" | "name" | "type"; readonly with: ObjectReference }
  | { readonly kind: "cardType"; readonly type: CardType }
  /** It did, or was dealt, something this turn. */
  | {
      readonly kind: "history";
      readonly did:
        | "usedThisTurn"
        | "foughtThisTurn"
        | "reapedThisTurn"
        | "playedThisTurn"
        | "enteredThisTurn"
        | "destroyedThisTurn";
    }
  /** In the fight that is going on: the one that attacks, the one that is attacked, or either; against what, null for anything. */
  | {
      readonly kind: "fighting";
      readonly role: "attacking" | "attacked" | "either";
      readonly against: Filter | ObjectReference | null;
    }
  | { readonly kind: "not"; readonly constraint: Constraint }
  | { readonly kind: "either"; readonly constraints: readonly Constraint[] };

/** A word that a player chose or named. */
export interface ChosenWord {
  readonly kind: "chosenWord";
  readonly slot: Identifier;
}

/** A house by name, the active one, the one that was chosen, or those of an object. */
export type HouseReference =
  | House
  | ChosenWord
  | { readonly kind: "activeHouse" }
  | { readonly kind: "houseOf"; readonly of: ObjectReference }
  /** A house on a player's identity card. */
  | { readonly kind: "identityHouse"; readonly player: PlayerReference };
