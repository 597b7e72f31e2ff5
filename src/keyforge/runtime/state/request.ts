import type { Identifier, Instruction } from "../../effects/index.js";
import type { Choice } from "../../../state/answers.js";
import type { CardId, PlayerId } from "./identity.js";

/** How a card in play is used. */
export type Use = "reap" | "fight" | "action" | "omni" | "unstun";

/** What the active player may do in the main step. */
export type Action =
  | { readonly kind: "endTurn" }
  | { readonly kind: "play"; readonly card: CardId }
  /** A card that says so may be played as an upgrade. */
  | { readonly kind: "playAsUpgrade"; readonly card: CardId }
  | { readonly kind: "discard"; readonly card: CardId }
  | { readonly kind: "use"; readonly card: CardId; readonly use: Use };

/** One thing that may be chosen. */
export type Option =
  | { readonly kind: "card"; readonly card: CardId }
  | { readonly kind: "player"; readonly player: PlayerId }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "mode"; readonly mode: number }
  | { readonly kind: "action"; readonly action: Action }
  | { readonly kind: "use"; readonly use: Use }
  | { readonly kind: "yes" }
  | { readonly kind: "no" }
  /** A flank of a battleline. */
  | { readonly kind: "flank"; readonly side: "left" | "right" }
  /** A place in a battleline, counted from its left. */
  | { readonly kind: "place"; readonly index: number }
  /** An ability that waits to resolve, by the card that it is on. */
  | { readonly kind: "ability"; readonly source: CardId | null; readonly ability: Identifier };

/** What is asked for. */
export type Purpose =
  | "act" | "may" | "card" | "player" | "word" | "mode" | "number" | "flank" | "place" | "order" | "use" | "target"
  | "house" | "archives" | "key" | "replacement" | "division"; // prettier-ignore

/** A choice that the game waits for. */
export interface Request extends Choice {
  readonly purpose: Purpose;
  readonly player: PlayerId;
  /** The card on whose account the choice is made. */
  readonly about: CardId | null;
  readonly options: readonly Option[];
}

/** What is put into a game: the answer to its request, or what the table does outside the rules. */
export type Input =
  | { readonly kind: "answer"; readonly answer: readonly number[] }
  /** The main step used in the terms of the game; the same as the answer that picks this action. */
  | { readonly kind: "act"; readonly action: Action }
  /** Instructions carried out as though an ability of that player's card said them, for set-ups and tests. */
  | {
      readonly kind: "arrange";
      readonly player: PlayerId;
      readonly source: CardId | null;
      readonly instructions: readonly Instruction[];
    };
