import type { EventKind } from "../../effects/index.js";
import type { Place } from "./card-object.js";
import type { CardId, PlayerId } from "./identity.js";

/** The kinds of event: those that abilities look for, and those that only tell what was done. */
export type HappeningKind =
  | EventKind
  | "moved" | "chosen" | "lookedAt" | "arranged" | "searched" | "amberMoved" | "countersPut" | "countersRemoved"
  | "stunRemoved" | "enrageRemoved" | "chainsLost" | "keyUnforged" | "tideLowered" | "prepared" | "repositioned"
  | "stepSkipped" | "replaced" | "becameCopy"; // prettier-ignore

/** An event of the game. What a kind has no use for is null, and its amount 1. */
export interface Happening {
  readonly kind: HappeningKind;
  /** What it happened to or what did it: the attacker of a fight, what was destroyed. */
  readonly card: CardId | null;
  /** With or against what: whom it fought, what dealt the damage, what was attached to. */
  readonly other: CardId | null;
  /** Who did it, whose card it was, whose turn it is. */
  readonly player: PlayerId | null;
  readonly amount: number;
  readonly from: Place | null;
  readonly to: Place | null;
  /** A house, an icon, a kind of counter, a step or a key's colour. */
  readonly word: string | null;
  readonly inFight: boolean;
}

/** An event with the parts that matter to it. */
export function happening(kind: HappeningKind, parts: Partial<Omit<Happening, "kind">> = {}): Happening {
  const none = { card: null, other: null, player: null, amount: 1, from: null, to: null, word: null, inFight: false };
  return { kind, ...none, ...parts };
}

/** An event of this turn or the last. */
export interface Recorded {
  readonly turn: number;
  readonly happening: Happening;
}
