import { forgetSpans } from "../../frames/spans.js";
import type { Token } from "../../../grammar/magic/token.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { cutAbilities, type CutAbility } from "./ability-cut.js";
import { liftAbility } from "./ability-lift.js";
import type { CostList } from "./cost.js";
import type { Keyword } from "./keyword.js";
import type { Described } from "./noun-phrase.js";
import { verified } from "./verify.js";
import type { Sentence } from "./sentence.js";

export { abilityText, printAbilities, textByItself } from "./ability-print.js";

/** Reminder text, kept as trivia behind the sentence of that number (207.2). */
export interface Reminder {
  readonly after: number;
  /** Whether it stands before the sentence's full stop. */
  readonly place: "inside" | "after";
  readonly text: string;
}

/** A sentence in its ability, and whether a full stop of its own ends it. */
export interface SentenceInAbility {
  readonly sentence: Sentence;
  readonly end: "period" | "none";
  /** Where a damaged text begins it with a small letter. */
  readonly opening?: "lower";
}

/** What stands before an ability's sentences. */
export type Head =
  | { readonly kind: "cost"; readonly costs: CostList }
  | { readonly kind: "loyalty"; readonly sign: "+" | "−" | ""; readonly amount: string }
  | { readonly kind: "chapters"; readonly chapters: readonly string[] }
  /** A row of a die roll's table (706.3a) that stands behind no roll. */
  | { readonly kind: "row"; readonly from: string; readonly to: string | null; readonly dash: "—" | "-" }
  /** A station's threshold (721.2a). */
  | { readonly kind: "station"; readonly at: number; readonly costs: CostList | null }
  /** A Class's level and what it costs (716.2a); what follows a dash is the ability of that level. */
  | { readonly kind: "classLevel"; readonly costs: CostList; readonly level: number };

/** One mode of a modal list (700.2): its name or its cost, and its sentences. */
export interface ModeNode {
  readonly mark: "•" | "+" | "";
  readonly label: string | null;
  readonly cost: readonly string[] | null;
  /** What a token with "those characteristics" is, in a mode that says nothing else (111.3); else null. */
  readonly token: DescribedToken | null;
  readonly sentences: readonly SentenceInAbility[];
  readonly reminders: readonly Reminder[];
}

/** "3/1 Human Warrior with trample." for a sentence, and whether a full stop of its own ends it. */
export interface DescribedToken {
  readonly phrase: Described;
  readonly end: SentenceInAbility["end"];
}

/** One row of a die roll's table (706.3a): "1—9 |", "20 |", "15+ |", and what happens then. */
export interface RowNode {
  readonly from: string;
  readonly to: string | null;
  readonly dash: "—" | "-" | "+";
  readonly label: string | null;
  readonly sentences: readonly SentenceInAbility[];
  readonly reminders: readonly Reminder[];
}

/** A line of keyword abilities (702.1), with the sentences and the modes that some bring along. */
export interface KeywordsNode {
  readonly kind: "keywords";
  readonly keywords: readonly Keyword[];
  readonly separator: "," | ";";
  readonly end: "period" | "none";
  readonly label: string | null;
  readonly head: Head | null;
  readonly sentences: readonly SentenceInAbility[];
  readonly modes: readonly ModeNode[];
  readonly reminders: readonly Reminder[];
}

/** One ability as the text gives it (113). */
export type AbilityNode =
  | KeywordsNode
  | { readonly kind: "reminder"; readonly reminders: readonly Reminder[] }
  /** The levels for which the lines below hold (711.2a). */
  | { readonly kind: "level"; readonly from: number; readonly to: number | null }
  /** The power and toughness that a leveler or a Spacecraft has from there on (711.2a, 721.2b). */
  | { readonly kind: "size"; readonly power: string; readonly toughness: string }
  | {
      readonly kind: "ability";
      /** An ability word or a flavor word (207.2c, 207.2d), or a keyword that names the ability. */
      readonly label: string | null;
      readonly head: Head | null;
      readonly sentences: readonly SentenceInAbility[];
      readonly modes: readonly ModeNode[];
      /** The table of the die roll that the sentences ask for (706.3b). */
      readonly rows: readonly RowNode[];
      readonly reminders: readonly Reminder[];
    };

/** An ability as it was lifted: its node, or what stood in the way. */
export interface LiftedAbility {
  readonly node: AbilityNode | null;
  /** The node printed back, once it was held against the text. */
  readonly printed: string | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly start: number;
  readonly end: number;
  readonly lines: readonly (readonly Token[])[];
}

/** Lifts the lines of a text to abilities, one by one: what fails in one leaves the others whole. */
export function liftAbilities(lines: readonly (readonly Token[])[]): readonly LiftedAbility[] {
  return cutAbilities(lines).map(liftVerified);
}

/** Lifts one ability and holds what was lifted against its text. */
export function liftVerified(cut: CutAbility): LiftedAbility {
  forgetSpans();
  return verified(liftAbility(cut));
}

/** Lifts the lines of a quotation, which is held against its text with the ability that quotes it. */
export function liftQuotation(lines: readonly (readonly Token[])[]): readonly LiftedAbility[] {
  return cutAbilities(lines).map(liftAbility);
}

const nodeKinds: ReadonlySet<unknown> = new Set<AbilityNode["kind"]>([
  "keywords",
  "reminder",
  "level",
  "size",
  "ability",
]);

/** Whether a value is a lifted ability: the guard for trees that came through a seam that knows no game. */
export function isAbilityNode(value: unknown): value is AbilityNode {
  return typeof value === "object" && value !== null && "kind" in value && nodeKinds.has(value.kind);
}
