import type {
  Ability,
  CardType,
  Color,
  Identifier,
  ManaSymbol,
  Name,
  Supertype,
  TokenName,
  VocabularyWord,
  Zone,
} from "../../effects/index.js";
import type { Entity, ObjectId, PlayerId } from "./identity.js";
import type { Paged } from "./paged.js";
import type { StackItem } from "./scope.js";
import type { PlacedSticker } from "./sticker.js";

/** The copiable values of one face (707.2): printed on a card, or defined by what made the token (111.3). */
export interface Face {
  readonly name: Name;
  /** The name of its other half, where it is both halves of a card (709.4a). */
  readonly otherName?: Name;
  /** Where the name came from: a card, or for a token 111.4, 111.9, 111.11, 707. */
  readonly nameFrom: "card" | TokenName["from"];
  readonly manaCost: readonly ManaSymbol[] | null;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly VocabularyWord[];
  /** 0 where a characteristic-defining ability says more (604.3); null where there is none. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly abilities: readonly Ability[];
  /** The letter of 111.10 that defines the token, if one does. */
  readonly predefined: string | null;
  /** The alternative characteristics of a flip card, which are part of the copiable values (710.1b, 707.2). */
  readonly flipped?: Face;
}

/** What stands for the object: a card, a token (111.1), a copy of a spell (707.10), an ability (113.3) or an emblem (114). */
export type ObjectKind = "card" | "token" | "copy" | "ability" | "emblem";

/** Values that were chosen for an object as it entered or as something resolved (607.2d). */
export interface Choices {
  readonly color?: Color;
  readonly type?: VocabularyWord;
  readonly name?: Name;
  /** The card names that were chosen of those among which one is chosen but once (607.1c). */
  readonly names?: readonly Name[];
  readonly number?: number;
  readonly word?: VocabularyWord;
  readonly player?: PlayerId;
}

/**
 * How a spell was cast, which the permanent that it becomes remembers (400.7d). A copy of a spell has what was decided for
 * the spell, but nobody cast it, and no mana was spent (707.10).
 */
export interface Casting {
  readonly by: PlayerId | null;
  readonly from: Zone | null;
  readonly x: number | null;
  readonly manaSpent: readonly ManaSymbol[];
  /** Optional and additional costs that were paid, by keyword ("kicker"). */
  readonly paid: readonly VocabularyWord[];
}

/** One of the cards and tokens that stand for a merged permanent (730.2). */
export type Component = Pick<GameObject, "kind" | "card" | "faces" | "face" | "position">;

/** Where the combined back face of a meld pair stands: which face of which card (712.4b). */
export interface MeldedFace {
  readonly card: Identifier;
  readonly face: number;
}

/** One object of the game in its present zone (109.1). Nothing here is computed: effects are applied on reading (613). */
export interface GameObject {
  readonly id: ObjectId;
  readonly kind: ObjectKind;
  /** The compiled card that it is represented by. */
  readonly card: Identifier | null;
  /** The faces of a token, a copy, an ability or an emblem; empty for a card, whose faces its card gives. */
  readonly faces: readonly Face[];
  /** The cards and tokens that stand for it, the topmost first; not there but for a merged permanent (730.2). */
  readonly components?: readonly Component[];
  /** Where the combined back face that it has stands; not there but for a melded permanent (712.4b). */
  readonly melded?: MeldedFace;
  /** Which face is up, from 0. */
  readonly face: number;
  readonly owner: PlayerId;
  /** Its controller before control-changing effects (layer 2). */
  readonly controller: PlayerId;
  readonly zone: Zone;
  readonly timestamp: number;
  readonly position: "faceUp" | "faceDown";
  readonly tapped: boolean;
  readonly counters: Readonly<Record<VocabularyWord, number>>;
  /** The timestamps of keyword counters, those of the newest of each kind (613.7c); else they have the object's. */
  readonly counterTimes?: Readonly<Record<VocabularyWord, number>>;
  /** The stickers on it, the oldest first; not there while it has none (123). */
  readonly stickers?: readonly PlacedSticker[];
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since the last check (704.5h). */
  readonly deathtouched: boolean;
  readonly attachedTo: Entity | null;
  /** The creature that it is paired with, and the player who paired them (702.95); null or not there while it is unpaired. */
  readonly pair?: { readonly with: ObjectId; readonly controller: PlayerId } | null;
  readonly attacking: Entity | null;
  readonly blocking: readonly ObjectId[];
  /** Attacking creatures only: blocked in this combat (509.1h). */
  readonly blocked: boolean;
  /** The number of the turn in which its controller came to control it (302.6). */
  readonly controlledSince: number;
  /** The object that created the token (201.5a). */
  readonly maker: ObjectId | null;
  readonly choices: Choices;
  /** Objects that it exiled, chose or revealed, for its linked abilities (607). */
  readonly linked: Readonly<Record<string, Paged<ObjectId>>>;
  readonly designations: readonly VocabularyWord[];
  /** Its level, where it has one (716.2b). */
  readonly level?: number;
  readonly casting: Casting | null;
  readonly stack: StackItem | null;
  /** How often each of its abilities was used this turn and in all, by ability. */
  readonly uses: Readonly<
    Record<Identifier, { readonly turn: number; readonly inTurn: number; readonly ever: number }>
  >;
}
