import type { Exchanged, Identifier, TurnPart, VocabularyWord, Zone } from "../../effects/index.js";
import type { Entity, ObjectId, PlayerId } from "./identity.js";
import type { Face } from "./object.js";

/** What the game may be (731.1). */
export type Daytime = "day" | "night";

/** What each kind of event says beside its rule and its cause. `object` is the object as it was before a move. */
interface Fields {
  /** 400.7: `became` is what it is now, null where it ceased to exist or stayed away. */
  moved: {
    readonly object: ObjectId | null;
    readonly became: ObjectId | null;
    readonly from: Zone | null;
    readonly to: Zone;
    readonly player: PlayerId;
    readonly controller: PlayerId;
    /** Another component of a merged permanent: a further card that is put there, but no further permanent that leaves (730.3). */
    readonly part?: "component";
  };
  /** 701.7: what was really made. `planned` holds the tokens while the event is still to happen. */
  tokensCreated: {
    readonly player: PlayerId;
    readonly controller: PlayerId;
    readonly objects: readonly ObjectId[];
    readonly planned: readonly Face[];
    readonly amount: number;
  };
  /** 111.5, 111.12, 107.1b: a token that was not created. */
  notCreated: { readonly player: PlayerId; readonly amount: number };
  /** 111.13: a copy of a permanent spell that became a token without being created. */
  becameToken: { readonly object: ObjectId; readonly player: PlayerId };
  damaged: {
    readonly source: ObjectId;
    readonly to: Entity;
    readonly amount: number;
    readonly combat: "combat" | "noncombat";
    /** Which of the two an ability that triggered on it speaks of: "deals damage" is about the source (603.2). */
    readonly about?: "source";
  };
  lifeGained: { readonly player: PlayerId; readonly amount: number };
  lifeLost: { readonly player: PlayerId; readonly amount: number };
  lifeSet: { readonly player: PlayerId; readonly amount: number };
  drawn: { readonly player: PlayerId; readonly object: ObjectId | null; readonly ordinal: number };
  drewFromNothing: { readonly player: PlayerId };
  discarded: { readonly player: PlayerId; readonly object: ObjectId };
  milled: { readonly player: PlayerId; readonly objects: readonly ObjectId[]; readonly amount: number };
  sacrificed: { readonly player: PlayerId; readonly object: ObjectId };
  destroyed: { readonly object: ObjectId };
  /** 701.12a: an exchange that took place. */
  exchanged: { readonly what: Exchanged["kind"] };
  tapped: { readonly object: ObjectId; readonly player: PlayerId };
  /** 106.12a: a mana ability with {T} among its costs was activated. */
  tappedForMana: { readonly object: ObjectId; readonly player: PlayerId };
  untapped: { readonly object: ObjectId };
  attackersDeclared: { readonly player: PlayerId; readonly objects: readonly ObjectId[] };
  attacked: {
    readonly object: ObjectId;
    readonly player: PlayerId;
    readonly whom: Entity;
    readonly alone: "alone" | "no";
  };
  blocks: { readonly object: ObjectId; readonly other: ObjectId };
  /** Attackers for which no creature was declared as a blocker (509.3g). */
  unblocked: { readonly object: ObjectId };
  becameBlocked: { readonly object: ObjectId; readonly others: readonly ObjectId[] };
  cast: { readonly player: PlayerId; readonly object: ObjectId; readonly ordinal: number };
  /** 707.13: a copy of a card that is defined by name. */
  cardCopied: { readonly player: PlayerId; readonly object: ObjectId };
  spellCopied: { readonly player: PlayerId; readonly object: ObjectId };
  activated: { readonly player: PlayerId; readonly object: ObjectId; readonly ability: ObjectId };
  triggered: { readonly player: PlayerId; readonly object: ObjectId; readonly ability: Identifier };
  resolved: { readonly object: ObjectId; readonly ability: Identifier | null };
  /** 608.2b: every target had become illegal. */
  fizzled: { readonly object: ObjectId };
  countered: { readonly object: ObjectId };
  targeted: { readonly target: Entity; readonly source: ObjectId; readonly player: PlayerId };
  /** 700.13: a spell or ability that was put on the stack targets what is an opponent's, or an opponent. */
  crimeCommitted: { readonly player: PlayerId; readonly source: ObjectId };
  /** 700.14: mana was spent to cast a spell; `before` is what the player had spent so this turn until then. */
  manaSpent: {
    readonly player: PlayerId;
    readonly object: ObjectId;
    readonly before: number;
    readonly amount: number;
  };
  countersPut: {
    readonly on: Entity;
    readonly counter: VocabularyWord;
    readonly amount: number;
    readonly player: PlayerId;
    /** Put by a cost, by damage or by a turn-based action rather than by an effect. */
    readonly by?: "rule";
  };
  /** 123.3: what the sticker shows. */
  stickered: { readonly object: ObjectId; readonly player: PlayerId; readonly word: VocabularyWord };
  countersRemoved: { readonly on: Entity; readonly counter: VocabularyWord; readonly amount: number };
  transformed: { readonly object: ObjectId };
  /** 710.4. */
  flipped: { readonly object: ObjectId };
  turnedFaceUp: { readonly object: ObjectId };
  turnedFaceDown: { readonly object: ObjectId };
  /** 702.26: no zone is changed. */
  phasedOut: { readonly object: ObjectId };
  phasedIn: { readonly object: ObjectId };
  attached: { readonly object: ObjectId; readonly to: Entity };
  unattached: { readonly object: ObjectId };
  /** A continuous effect began (611.2). */
  modified: { readonly objects: readonly ObjectId[]; readonly players: readonly PlayerId[] };
  ended: { readonly effect: number };
  manaAdded: { readonly player: PlayerId; readonly amount: number };
  searched: { readonly player: PlayerId; readonly objects: readonly ObjectId[]; readonly amount: number };
  shuffled: { readonly player: PlayerId };
  /** 401.4: cards were put at a place of a library, whether they came there or were there already. */
  arranged: { readonly player: PlayerId; readonly objects: readonly ObjectId[]; readonly amount: number };
  revealed: { readonly player: PlayerId; readonly objects: readonly ObjectId[]; readonly amount: number };
  lookedAt: { readonly player: PlayerId; readonly objects: readonly ObjectId[]; readonly amount: number };
  /** 700.3: the objects were grouped, and stay where they are. */
  separated: {
    readonly player: PlayerId;
    readonly objects: readonly ObjectId[];
    readonly piles: readonly (readonly ObjectId[])[];
  };
  chosen: { readonly player: PlayerId; readonly objects: readonly ObjectId[]; readonly word: VocabularyWord | null };
  keywordAction: {
    readonly action: VocabularyWord;
    readonly player: PlayerId;
    readonly object: ObjectId | null;
    readonly amount: number;
    /** The object that does it, where not the player alone does: the creature that exploits another (702.110b). */
    readonly by?: ObjectId;
    /** What it was a cost of, where an ability asks: an exertion to attack (701.43d). */
    readonly for?: "attack";
  };
  designated: { readonly object: ObjectId | null; readonly player: PlayerId | null; readonly word: VocabularyWord };
  /** 709.5c: halves of a permanent were given their unlocked designations; `whole` where none is locked then (709.5i). */
  unlocked: {
    readonly object: ObjectId;
    readonly player: PlayerId;
    readonly halves: readonly number[];
    readonly whole: "yes" | "no";
  };
  /** 716.2a: a permanent's level became so much. */
  levelSet: { readonly object: ObjectId; readonly level: number };
  /** 731.1: the game became day or night; `from` is what it was, null where it was neither. */
  daytime: { readonly from: Daytime | null; readonly to: Daytime };
  /** Dice were rolled by one instruction; the amount is the total (706.2). */
  diceRolled: { readonly player: PlayerId; readonly amount: number };
  /** One of them; the amount is its result. */
  dieRolled: { readonly player: PlayerId; readonly amount: number };
  /** 705.2: a coin was flipped, and the flip won or lost. */
  coinFlipped: { readonly player: PlayerId; readonly outcome: "won" | "lost" };
  emblemMade: { readonly object: ObjectId; readonly player: PlayerId };
  /** A delayed triggered ability or a replacement was set up (603.7, 614). */
  prepared: { readonly source: ObjectId };
  replaced: { readonly source: ObjectId; readonly ability: Identifier };
  turnPart: { readonly part: TurnPart; readonly player: PlayerId; readonly edge: "beginning" | "end" };
  landPlayed: { readonly player: PlayerId; readonly object: ObjectId };
  stateTrue: { readonly object: ObjectId; readonly ability: Identifier };
  reflexive: { readonly slot: Identifier; readonly object: ObjectId };
  /** 800.4a: it left the game with its owner. */
  leftGame: { readonly object: ObjectId; readonly from: Zone | null };
  /** 704.5d, 704.5e: it ceased to exist. */
  ceased: { readonly object: ObjectId };
  stateBased: { readonly objects: readonly ObjectId[] };
  costPaid: { readonly player: PlayerId };
  costNotPaid: { readonly player: PlayerId };
  lostGame: { readonly player: PlayerId };
  wonGame: { readonly player: PlayerId };
  /** 104.4b: only mandatory actions were left, without end. */
  loop: { readonly steps: number };
}

/** What every event says: the rule that it follows, and the instruction that brought it about. */
interface Common {
  readonly rule: string;
  readonly cause: Identifier | null;
}

/** Something that happened in the game (603, 700.1). */
export type Happening = {
  readonly [Kind in keyof Fields]: { readonly kind: Kind } & Fields[Kind] & Common;
}[keyof Fields];

/** The kinds of event. */
export type HappeningKind = Happening["kind"];

/** The event of a kind. */
export type HappeningOf<Kind extends HappeningKind> = Extract<Happening, { readonly kind: Kind }>;
