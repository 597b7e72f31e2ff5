import type { ManaSymbol, TurnPart } from "../../magic/effects/index.js";
import type { FilePosition } from "../../text/source-card.js";
import type { Choice } from "../choice.js";
import type { ExpectStep, ScenarioOf } from "../scenario.js";

/** A player of a scenario: you and an opponent in each, and in games of more players a teammate or a second opponent. */
export type Side = "you" | "teammate" | "opponent" | "second opponent";

/** A card put somewhere before the first step. */
export interface PlacedCard {
  readonly name: string;
  readonly position: FilePosition;
  readonly tapped: "yes" | "no";
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: string | null;
  /** Of a Room, which of its halves are unlocked (709.5c). */
  readonly unlocked: "none" | "left" | "right" | "both";
}

/** The zones that a scenario fills. */
export type SetUpZone = "battlefield" | "hand" | "library" | "graveyard" | "exile";

/** A sticker that a player has access to (123.2c); one with abilities has those of a card, which it is called after. */
export interface SheetSticker {
  readonly kind: "name" | "abilities of" | "size" | "art";
  readonly text: string;
  readonly tickets: number;
}

/** What one player begins with. */
export interface SideSetup {
  readonly life: number;
  readonly mana: readonly ManaSymbol[];
  /** Counters that the player has, by kind: tickets for stickers (107.17). */
  readonly counters: Readonly<Record<string, number>>;
  readonly stickers: readonly SheetSticker[];
  readonly zones: Readonly<Record<SetUpZone, readonly PlacedCard[]>>;
}

/** A creature that attacks or blocks, with whom or what; null where the first that is possible is meant. */
export interface Pairing {
  readonly name: string;
  readonly with: string | null;
}

/** What every step may say: the choices that it asks for, and whether the stack is left as it is afterwards. */
interface StepBase {
  readonly position: FilePosition;
  readonly by: Side | null;
  readonly targets: readonly Choice[];
  readonly choices: readonly Choice[];
  readonly then: "resolve" | "hold";
  /** "no": the rules must not let it be done; then nothing has happened. */
  readonly possible: "yes" | "no";
}

/** One thing that a player does. */
export type Deed = StepBase &
  (
    | { readonly kind: "cast"; readonly card: string; readonly faceDown: "yes" | "no" }
    | { readonly kind: "play"; readonly card: string }
    /** The so-manieth of the object's activated abilities; null: the first that can be activated now. */
    | { readonly kind: "activate"; readonly object: string; readonly ability: number | null }
    /** A special action with an object: to foretell or plot a card, to turn a permanent face up, to unlock the half of that name (116.2). */
    | { readonly kind: "special"; readonly object: string }
    /** Each is one creature; whom it attacks, where that is said. */
    | { readonly kind: "attack"; readonly pairings: readonly Pairing[] }
    | { readonly kind: "block"; readonly pairings: readonly Pairing[] }
    | { readonly kind: "advance"; readonly part: TurnPart; readonly whose: Side | null }
    | { readonly kind: "pass"; readonly times: number }
    | { readonly kind: "mana"; readonly mana: readonly ManaSymbol[] }
  );

/** One thing that a player does, or that is looked at between. */
export type Step = Deed | ExpectStep<Expectation>;

/** Properties that objects are expected to have. */
export interface Properties {
  readonly controller?: string;
  readonly owner?: string;
  readonly size?: string;
  readonly colors?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly keywords?: readonly string[];
  readonly abilities?: number;
  readonly manaCost?: string;
  readonly tapped?: string;
  readonly attacking?: string;
  readonly attachedTo?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly nameFrom?: string;
  readonly zone?: string;
}

/** Something that must be so. */
export type Expectation = { readonly position: FilePosition } & (
  | {
      readonly kind: "objects";
      readonly what: "token" | "permanent" | "card";
      readonly name: string;
      /** null: at least one, and all of that name have the properties. */
      readonly count: number | null;
      readonly properties: Properties;
    }
  | { readonly kind: "tokens"; readonly count: number }
  | { readonly kind: "life"; readonly of: Side; readonly life: number }
  /** What is in a player's mana pool (106.4). */
  | { readonly kind: "mana"; readonly of: Side; readonly mana: readonly ManaSymbol[] }
  | {
      readonly kind: "zone";
      readonly zone: "hand" | "library" | "graveyard" | "exile";
      readonly of: Side;
      readonly cards: readonly string[] | number;
    }
  | { readonly kind: "event"; readonly event: string; readonly rule: string | null; readonly times: number | null }
);

/** One scenario: how it begins, what is done, and what must be so. Each rests on a rule. */
export interface Scenario extends ScenarioOf<Deed, Expectation> {
  /** In turn order (808.4); where there is a teammate, the game is between two teams (102.3). */
  readonly sides: Readonly<Record<"you" | "opponent", SideSetup>> & Readonly<Partial<Record<Side, SideSetup>>>;
  readonly part: TurnPart;
  readonly active: Side;
}
