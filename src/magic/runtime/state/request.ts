import type { Identifier, ManaSymbol, VocabularyWord } from "../../effects/index.js";
import type { Instruction } from "../../effects/index.js";
import type { ObjectId, PlayerId } from "./identity.js";

/** What a player who has priority may do (117.1). */
export type Action =
  | { readonly kind: "pass" }
  | {
      readonly kind: "cast";
      readonly object: ObjectId;
      readonly face: number;
      /** The keyword by which it is cast face down (702.37c, 702.168b). */
      readonly down?: VocabularyWord;
    }
  /** A special action other than playing a land (116.2): what it is, and the keyword or the half of the object that it uses. */
  | { readonly kind: "special"; readonly action: SpecialAction; readonly object: ObjectId; readonly by: VocabularyWord }
  | { readonly kind: "activate"; readonly object: ObjectId; readonly ability: Identifier }
  | { readonly kind: "playLand"; readonly object: ObjectId };

/** The special actions that use an object (116.2b, f, h, k, m). */
export type SpecialAction = "turnFaceUp" | "suspend" | "foretell" | "plot" | "unlock";

/** One thing that may be chosen. */
export type Option =
  | { readonly kind: "object"; readonly object: ObjectId }
  | { readonly kind: "player"; readonly player: PlayerId }
  | { readonly kind: "word"; readonly word: VocabularyWord }
  | { readonly kind: "mode"; readonly mode: number }
  | { readonly kind: "action"; readonly action: Action }
  | { readonly kind: "yes" }
  | { readonly kind: "no" }
  /** A pile: how many objects it has, and which, where they are not face down (700.3). */
  | { readonly kind: "pile"; readonly pile: number; readonly size: number; readonly objects: readonly ObjectId[] }
  /** An attacker with whom it would attack, or a blocker with what it would block. */
  | { readonly kind: "pair"; readonly object: ObjectId; readonly with: ObjectId | PlayerId }
  /** A replacement effect or a triggered ability, by the object that it is on (616.1, 603.3b). */
  | { readonly kind: "effect"; readonly source: ObjectId; readonly ability: Identifier };

/** What is asked for. */
export type Purpose =
  | "act"
  | "target"
  | "mode"
  | "x"
  | "cost"
  | "pay"
  | "may"
  | "object"
  | "player"
  | "value"
  | "replacement"
  | "triggerOrder"
  | "order"
  | "token"
  | "legendRule"
  | "attackers"
  | "blockers"
  | "division"
  | "discard"
  | "library";

/**
 * A choice that the game waits for. `choose`: the answer holds the indices of `least` to `most` different options;
 * `order`: all indices in the order wanted; `number`: one number from `least` to `most`; `divide`: an amount for each
 * option, `most` in all and each at least one; `assign`: the same where any of them may be 0.
 */
export interface Request {
  readonly kind: "choose" | "order" | "number" | "divide" | "assign";
  readonly purpose: Purpose;
  readonly player: PlayerId;
  /** The rule by which the player chooses. */
  readonly rule: string;
  /** The object on whose account the choice is made. */
  readonly about: ObjectId | null;
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
}

/** What is put into a game: the answer to its request, or what the table does outside the rules. */
export type Input =
  | { readonly kind: "answer"; readonly answer: readonly number[] }
  /** Priority used in the terms of the game; the same as the answer that picks this action. */
  | { readonly kind: "act"; readonly action: Action }
  /** Mana put into a pool, for set-ups and tests. */
  | { readonly kind: "giveMana"; readonly player: PlayerId; readonly mana: readonly ManaSymbol[] }
  /** Instructions carried out as though an effect of that player's said them, for set-ups and tests. */
  | { readonly kind: "arrange"; readonly player: PlayerId; readonly instructions: readonly Instruction[] };
