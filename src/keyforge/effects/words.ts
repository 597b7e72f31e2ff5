/** A name as printed on a card, or an id that the compiler gave. */
export type Name = string;
export type Identifier = string;

/** The houses, as the vocabulary writes them ("staralliance"). */
export type House = string;

/** A trait in lower case ("mutant"), or a keyword's name ("elusive"); members of vocabulary lists. */
export type Trait = string;
export type Keyword = string;

/** The types that a card in play or elsewhere has. A token creature is a creature that stands facedown (R14). */
export type CardType = "creature" | "artifact" | "action" | "upgrade";

/** Where a card can be. A card under another is out of play beneath it. */
export type Zone = "hand" | "deck" | "discard" | "archives" | "purged" | "play" | "under";

/** What a bonus icon or an enhancement gives as the card is played. */
export type Icon =
  | { readonly kind: "amber" | "capture" | "damage" | "draw" | "discard" }
  /** A +1 power counter. */
  | { readonly kind: "power" }
  | { readonly kind: "house"; readonly house: House };

/** The states that a creature can be given. */
export type Status = "stun" | "ward" | "enrage";

/** The colours of keys. */
export type KeyColor = "red" | "yellow" | "blue";

/** The steps of a turn. */
export type Step = "forgeKey" | "chooseHouse" | "main" | "readyCards" | "drawCards";

/** How long something holds. */
export type Duration =
  | { readonly kind: "restOfTurn" }
  /** The next turn of that player. */
  | { readonly kind: "nextTurn"; readonly player: "you" | "opponent" }
  /** "until the start of your next turn" */
  | { readonly kind: "untilStartOfNextTurn"; readonly player: "you" | "opponent" }
  /** As long as you control those: "while under your control". */
  | { readonly kind: "whileYouControl"; readonly slot: Identifier }
  /** As long as the source is in play. */
  | { readonly kind: "whileSourceInPlay" };
