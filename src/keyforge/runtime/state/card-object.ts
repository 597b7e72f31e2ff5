import type { Ability, Icon, Identifier, Status, Zone } from "../../effects/index.js";
import type { CardId, PlayerId } from "./identity.js";

/**
 * Where a card is: in a zone, between the hand and where it goes as it is played, or, an archon power, beside its
 * player's identity card, where its abilities hold though it is not in play.
 */
export type Place = Zone | "beingPlayed" | "identity";

/** One physical card with what lies on it. Nothing here is computed: effects are applied on reading. */
export interface CardObject {
  readonly id: CardId;
  /** The compiled card that is printed on it. */
  readonly card: Identifier;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly zone: Place;
  readonly facing: "up" | "down";
  /** The reference card that it is a copy of while it lies facedown in play: a token creature (R2, R22); else null. */
  readonly token: Identifier | null;
  readonly exhausted: boolean;
  readonly damage: number;
  /** How much damage its armor has prevented this turn. */
  readonly armorSpent: number;
  readonly amber: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly statuses: readonly Status[];
  /** The creature that the upgrade is attached to. */
  readonly attachedTo: CardId | null;
  /** The card in play that it lies under. */
  readonly under: CardId | null;
  /** The enhancements of this copy. */
  readonly icons: readonly Icon[];
  /** What it grants the creature that it is attached to though it is no upgrade: it was played or attached as one. */
  readonly asUpgrade: readonly Ability[] | null;
  /** It is being destroyed: it leaves once the "Destroyed:" abilities are resolved. */
  readonly dying: boolean;
  /** The turn in which it came into play; null elsewhere. */
  readonly entered: number | null;
}

/** What a card has nothing of: what it loses as it leaves play (R21). */
export const bare = {
  facing: "up",
  token: null,
  exhausted: false,
  damage: 0,
  armorSpent: 0,
  amber: 0,
  counters: {},
  statuses: [],
  attachedTo: null,
  under: null,
  asUpgrade: null,
  dying: false,
  entered: null,
} as const satisfies Partial<CardObject>;
