import type { House, Icon, KeyColor, Status } from "../../keyforge/effects/index.js";
import type { Use } from "../../keyforge/runtime/index.js";
import type { FilePosition } from "../../text/source-card.js";
import type { Choice } from "../choice.js";
import type { ExpectStep, Placed, ScenarioOf } from "../scenario.js";

/** A player of a scenario. */
export type Side = "you" | "opponent";

/** A card put somewhere before the first step. */
export interface PlacedCard extends Placed {
  /** What is printed on it. */
  readonly name: string;
  /** The reference card that it lies facedown as a copy of: a token creature (R2); null for a card that lies faceup. */
  readonly token: string | null;
  /** Whose card it is, where another has it. */
  readonly owner: Side | null;
  readonly exhausted: "yes" | "no";
  readonly damage: number;
  readonly amber: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly statuses: readonly Status[];
  /** Its enhancements. */
  readonly icons: readonly Icon[];
  readonly upgrades: readonly PlacedCard[];
  /** The cards under it, which lie facedown. */
  readonly under: readonly PlacedCard[];
}

/** The places that a scenario fills. */
export type SetUpZone = "deck" | "hand" | "discard" | "archives" | "purged" | "battleline" | "artifacts";

/** What one player begins with. */
export interface SideSetup {
  /** The houses on the identity card; null: those of the cards that the player owns. */
  readonly houses: readonly House[] | null;
  /** The token creature reference card of the deck (R40). */
  readonly reference: string | null;
  readonly position: FilePosition;
  readonly amber: number;
  readonly keys: readonly KeyColor[];
  readonly chains: number;
  readonly zones: Readonly<Record<SetUpZone, readonly PlacedCard[]>>;
}

/** What every step may say beside its deed. */
export interface StepBase extends Placed {
  /** What is chosen, in the order in which it is asked for. */
  readonly choices: readonly Choice[];
  /** The flank on which a creature comes into play (R4). */
  readonly flank: "left" | "right" | null;
  /** Whom a creature fights. */
  readonly against: string | null;
  /** "hold": what is asked for is left open, for the steps that follow to answer. */
  readonly then: "resolve" | "hold";
  /** "no": the rules must not let it be done; then nothing has happened. */
  readonly possible: "yes" | "no";
}

/** One thing that a player does. */
export type Deed = StepBase &
  (
    | { readonly kind: "play"; readonly card: string; readonly as: "itself" | "upgrade" }
    | { readonly kind: "use"; readonly card: string; readonly use: Use }
    | { readonly kind: "discard"; readonly card: string }
    | { readonly kind: "end turn"; readonly of: Side }
    /** Answers what is asked for in the steps of a turn before the main step, or what a step before has left open. */
    | { readonly kind: "house" | "forge" | "archives" | "choose"; readonly choice: Choice | null }
    /** Takes back inputs. */
    | { readonly kind: "undo"; readonly times: number }
  );

/** One thing that a player does, or that is looked at between. */
export type Step = Deed | ExpectStep<Expectation>;

/** Properties that cards are expected to have. */
export interface Properties {
  readonly controller?: string;
  readonly owner?: string;
  readonly zone?: string;
  readonly houses?: readonly string[];
  readonly traits?: readonly string[];
  readonly keywords?: readonly string[];
  readonly power?: number;
  readonly armor?: number;
  readonly token?: string;
  readonly facing?: string;
  readonly printed?: string;
  readonly exhausted?: string;
  readonly damage?: number;
  readonly amber?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly statuses?: readonly string[];
  readonly upgrades?: readonly string[];
  readonly under?: readonly string[] | number;
  readonly uses?: readonly string[];
}

/** What lies in a place, by player. */
export type ZoneWord = SetUpZone;

/** Something that must be so. */
export type Expectation = Placed & {
  /** As whom it is looked at; null: as one who sees everything. */
  readonly view: Side | null;
} & (
    | {
        readonly kind: "cards";
        /** "card" is a card anywhere, by what is printed on it; the others are in play, by what they are there. */
        readonly what: "creature" | "artifact" | "upgrade" | "card";
        readonly name: string;
        /** null: at least one, and all of that name have the properties. */
        readonly count: number | null;
        readonly properties: Properties;
      }
    | { readonly kind: "tokens"; readonly of: Side | null; readonly count: number }
    | { readonly kind: "amount"; readonly what: "amber" | "chains"; readonly of: Side; readonly amount: number }
    | { readonly kind: "keys"; readonly of: Side; readonly keys: readonly string[] | number }
    | { readonly kind: "reference"; readonly of: Side; readonly name: string }
    | { readonly kind: "zone"; readonly zone: ZoneWord; readonly of: Side; readonly cards: readonly string[] | number }
    | { readonly kind: "state"; readonly what: "house" | "turn" | "tide" | "winner"; readonly is: string }
    /** What is asked for: who is asked, and what there is to choose. */
    | { readonly kind: "asked"; readonly who: Side | "nobody"; readonly options: readonly string[] | null }
    | { readonly kind: "event"; readonly event: string; readonly rule: string | null; readonly times: number | null }
  );

/** One scenario: how it begins, what is done, and what must be so. Each rests on a rule. */
export interface Scenario extends ScenarioOf<Deed, Expectation> {
  readonly sides: Readonly<Record<Side, SideSetup>>;
  readonly active: Side;
  /** The active house; null: none is chosen. */
  readonly house: House | null;
  /** For whom the tide is high. */
  readonly tide: Side | null;
}
