/** A word of the game's closed lists, such as a subtype (205.3); the checker has looked it up, the project's own included. */
export type VocabularyWord = string;
/** The name of a card, a token or a face (201). */
export type Name = string;
/** A mana symbol in braces, such as `{G}` or `{2/W}` (107.4). */
export type ManaSymbol = string;
/** An identifier that the compiler made. */
export type Identifier = string;

export type Color = "white" | "blue" | "black" | "red" | "green"; // 105.1
export type CardType =
  | "artifact"
  | "battle"
  | "conspiracy"
  | "creature"
  | "dungeon"
  | "enchantment"
  | "instant"
  | "kindred"
  | "land"
  | "phenomenon"
  | "plane"
  | "planeswalker"
  | "scheme"
  | "sorcery"
  | "vanguard"; // 205.2a
export type Supertype = "basic" | "legendary" | "ongoing" | "snow" | "world"; // 205.4a
export type Zone = "battlefield" | "graveyard" | "hand" | "library" | "exile" | "stack" | "command"; // 400.1
/** Expansions whose originally printed names the rules list (206.3a–c). */
export type OriginalSet = "arabianNights" | "antiquities" | "homelands";
/** Whether a pile is said to be face up or face down; one that is neither is as open as its objects are (700.3). */
export type PileFace = "open" | "faceUp" | "faceDown";
/** The kinds of sticker (123.1). */
export type StickerKind = "name" | "ability" | "powerToughness" | "art";
export type Characteristic = "power" | "toughness" | "manaValue" | "loyalty" | "defense";
/** A part of the turn (500–514). */
export type TurnPart =
  | "turn"
  | "beginningPhase"
  | "untapStep"
  | "upkeep"
  | "drawStep"
  | "mainPhase"
  | "firstMainPhase"
  | "secondMainPhase"
  | "combat"
  | "beginningOfCombat"
  | "declareAttackersStep"
  | "declareBlockersStep"
  | "combatDamageStep"
  | "endOfCombat"
  | "endStep"
  | "cleanupStep";
