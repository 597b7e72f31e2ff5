import type { EventPattern } from "./event.js";
import type { Ability, KeywordAbility } from "./ability.js";
import type { Comparison, Quantity } from "./quantity.js";
import type { ObjectReference, PlayerReference } from "./reference.js";
import type {
  CardType,
  Characteristic,
  Color,
  Name,
  OriginalSet,
  StickerKind,
  Supertype,
  VocabularyWord,
  Zone,
} from "./words.js";

/** What kind of thing a filter is for. */
export type FilteredKind = "permanent" | "card" | "spell" | "ability" | "object" | "player" | "source";

/**
 * Which objects are meant: those for which every constraint holds. Where no constraint names a zone, a filter for
 * permanents means the battlefield (109.2), one for cards says its zone, and one for spells means the stack.
 */
export interface Filter {
  readonly what: FilteredKind;
  readonly constraints: readonly Constraint[];
}

/** One condition that an object or a player must meet. */
export type Constraint =
  /** What kind of thing it is: where alternatives are of several kinds, each says its own ("player or planeswalker"). */
  | { readonly kind: "isA"; readonly what: FilteredKind }
  | { readonly kind: "cardType"; readonly cardType: CardType }
  | { readonly kind: "subtype"; readonly subtype: VocabularyWord }
  | { readonly kind: "supertype"; readonly supertype: Supertype }
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "colorGroup"; readonly group: "colorless" | "multicolored" | "monocolored" | "allColors" }
  /** The value that was chosen for the source or in this resolution. */
  | { readonly kind: "chosen"; readonly of: "color" | "creatureType" | "cardType" | "name" | "landType" | "type" }
  | { readonly kind: "token" }
  | {
      readonly kind:
        "historic" | "modified" | "commander" | "outlaw" | "party" | "modal" | "faceDown" | "faceUp" | "doubleFaced";
    }
  | {
      readonly kind: "status";
      readonly status:
        | "tapped"
        | "untapped"
        | "attacking"
        | "blocking"
        | "blocked"
        | "unblocked"
        | "enchanted"
        | "equipped"
        | "suspected"
        | "saddled"
        | "goaded"
        | "transformed"
        | "crewed"
        | "exiled"
        | "prepared"
        | "monstrous"
        | "renowned"
        | "ringBearer"
        | "solved"
        | "kicked"
        | "suspended"
        | "attachedTo"
        | "foretold";
    }
  | { readonly kind: "attackingPlayer"; readonly whom: PlayerReference | ObjectReference }
  | { readonly kind: "combatWith"; readonly relation: "blocking" | "blockedBy"; readonly whom: ObjectReference }
  | { readonly kind: "attachedTo"; readonly whom: ObjectReference | PlayerReference }
  /** Paired with such a creature, or with any (702.95b). */
  | { readonly kind: "paired"; readonly with: Filter | null }
  /** Another than this object. */
  | { readonly kind: "otherThan"; readonly object: ObjectReference }
  | { readonly kind: "otherPlayerThan"; readonly player: PlayerReference }
  | { readonly kind: "isOneOf"; readonly objects: ObjectReference }
  | { readonly kind: "controlledBy" | "ownedBy" | "notControlledBy" | "notOwnedBy"; readonly player: PlayerReference }
  | { readonly kind: "castBy"; readonly player: PlayerReference }
  | { readonly kind: "inZone"; readonly zone: Zone; readonly of: PlayerReference | null }
  /** It was cast for the cost of that keyword (702.185c). */
  | { readonly kind: "castFor"; readonly keyword: VocabularyWord }
  | { readonly kind: "castFrom"; readonly zone: Zone; readonly of: PlayerReference | null }
  | { readonly kind: "keyword"; readonly keyword: KeywordAbility }
  | { readonly kind: "ability"; readonly ability: Ability }
  | { readonly kind: "noAbilities" }
  | { readonly kind: "named"; readonly name: Name }
  /** With a name originally printed in the expansion (206.3). */
  | { readonly kind: "originallyPrinted"; readonly set: OriginalSet }
  | { readonly kind: "sharesName"; readonly with: ObjectReference }
  | {
      readonly kind: "shares";
      readonly what: "cardType" | "creatureType" | "color" | "manaValue" | "landType" | "name" | "power" | "toughness";
      readonly with: ObjectReference;
    }
  | {
      readonly kind: "characteristic";
      readonly characteristic: Characteristic;
      readonly base: boolean;
      readonly is: Comparison;
    }
  | {
      readonly kind: "characteristicRelation";
      readonly first: Characteristic;
      readonly operator: "greater" | "less" | "equal";
      readonly second: Characteristic;
    }
  | { readonly kind: "most" | "fewest"; readonly characteristic: Characteristic; readonly among: Filter }
  /** With a sticker of the kind, or of any kind: "stickered" (123.4). */
  | { readonly kind: "stickered"; readonly sticker: StickerKind | null }
  | { readonly kind: "hasCounters"; readonly counter: VocabularyWord | null; readonly is: Comparison }
  | {
      readonly kind: "happened";
      readonly event: EventPattern;
      readonly within: "thisTurn" | "lastTurn" | "thisCombat" | "thisWay" | "ever";
    }
  | { readonly kind: "targets"; readonly what: Filter; readonly only: boolean }
  | { readonly kind: "hasXInCost" }
  | { readonly kind: "abilityKind"; readonly ability: "activated" | "triggered" | "loyalty" | "mana" }
  | { readonly kind: "fromSource"; readonly source: Filter }
  | { readonly kind: "lifeTotal"; readonly is: Comparison }
  | { readonly kind: "handSize" | "graveyardSize" | "librarySize"; readonly is: Comparison }
  | { readonly kind: "opponentOf" | "teammateOf"; readonly player: PlayerReference }
  | { readonly kind: "playerStatus"; readonly status: "active" | "defending" | "attacking" | "attacked" | "monarch" }
  | { readonly kind: "controls"; readonly what: Filter; readonly is: Comparison }
  /** The set as a whole: "with total power 10 or less", "with different names". */
  | { readonly kind: "together"; readonly total: Characteristic; readonly is: Comparison }
  | {
      readonly kind: "differing";
      readonly in: "name" | "power" | "manaValue" | "controller" | "cardType" | "creatureType" | "color";
    }
  /** The set as a whole: all of one player's, "from a single graveyard" (404.2). */
  | { readonly kind: "alike"; readonly in: "owner" }
  | { readonly kind: "withQuantity"; readonly quantity: Quantity }
  | { readonly kind: "not"; readonly constraint: Constraint }
  | { readonly kind: "either"; readonly alternatives: readonly (readonly Constraint[])[] };
