import type { Token } from "../../../grammar/magic/token.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { liftAbility } from "./ability-lift.js";
import { cutAbilities } from "./ability-cut.js";
import type { CostList } from "./cost.js";
import { costList } from "./cost.js";
import type { Keyword } from "./keyword.js";
import { keyword } from "./keyword.js";
import { Printer } from "./kernel/index.js";
import { sentence, type Sentence } from "./sentence.js";

/** Reminder text, kept as trivia behind the sentence of that number (207.2). */
export interface Reminder {
  readonly after: number;
  readonly text: string;
}

/** A sentence in its ability, and whether a full stop of its own ends it. */
export interface SentenceInAbility {
  readonly sentence: Sentence;
  readonly end: "period" | "none";
}

/** What stands before an ability's sentences: a cost, a loyalty cost, a chapter, a die roll's range. */
export type Head =
  | { readonly kind: "cost"; readonly costs: CostList }
  | { readonly kind: "loyalty"; readonly sign: "+" | "−" | ""; readonly amount: string }
  | { readonly kind: "chapters"; readonly chapters: readonly string[] }
  | { readonly kind: "row"; readonly from: string; readonly to: string | null };

/** One mode of a modal list (700.2): its name or its cost, and its sentences. */
export interface ModeNode {
  readonly mark: "•" | "+";
  readonly label: string | null;
  readonly cost: readonly string[] | null;
  readonly sentences: readonly SentenceInAbility[];
  readonly reminders: readonly Reminder[];
}

/** One ability as the text gives it (113). */
export type AbilityNode =
  | { readonly kind: "keywords"; readonly keywords: readonly Keyword[]; readonly separator: "," | ";"; readonly label: string | null; readonly reminders: readonly Reminder[] }
  | { readonly kind: "reminder"; readonly reminders: readonly Reminder[] }
  | {
      readonly kind: "ability";
      /** An ability word or a flavor word (207.2c, 207.2d), or a keyword that names the ability. */
      readonly label: string | null;
      readonly head: Head | null;
      readonly sentences: readonly SentenceInAbility[];
      readonly modes: readonly ModeNode[];
      readonly reminders: readonly Reminder[];
    };

/** An ability as it was lifted: its node, or what stood in the way. */
export interface LiftedAbility {
  readonly node: AbilityNode | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly start: number;
  readonly end: number;
  readonly lines: readonly (readonly Token[])[];
}

/** Lifts the lines of a text to abilities, one by one: what fails in one leaves the others whole. */
export function liftAbilities(lines: readonly (readonly Token[])[]): readonly LiftedAbility[] {
  return cutAbilities(lines).map(liftAbility);
}

/** Writes abilities, each on its line; the last line of a quoted text stays open for the closing mark. */
export function printAbilities(nodes: readonly AbilityNode[], out: Printer, where: "card" | "quoted"): void {
  nodes.forEach((node, index) => {
    if (index > 0) out.line();
    printAbility(node, out, where);
  });
}

/** The text of one ability. */
export function abilityText(node: AbilityNode): string {
  const out = new Printer();
  printAbility(node, out, "card");
  return out.toString();
}

function printAbility(node: AbilityNode, out: Printer, where: "card" | "quoted"): void {
  if (node.kind === "reminder") return printReminders(node.reminders, 0, out);
  if (node.label !== null) out.word(node.label).word("—");
  if (node.kind === "keywords") return printKeywords(node, out, where);
  if (node.head !== null) printHead(node.head, out);
  printSentences(node.sentences, node.reminders, out);
  for (const mode of node.modes) printMode(mode, out);
}

function printKeywords(node: Extract<AbilityNode, { readonly kind: "keywords" }>, out: Printer, where: "card" | "quoted"): void {
  if (where === "card" || node.keywords.length > 0) out.sentence();
  node.keywords.forEach((one, index) => {
    if (index > 0) out.mark(node.separator);
    keyword.print(one, out);
  });
  printReminders(node.reminders, 0, out);
}

function printHead(head: Head, out: Printer): void {
  switch (head.kind) {
    case "cost":
      costList.print(head.costs, out.sentence());
      out.word(":");
      return;
    case "loyalty":
      out.word(`${head.sign}${head.amount}`).word(":");
      return;
    case "chapters":
      out.word(head.chapters.join(", ")).word("—");
      return;
    case "row":
      out.word(head.to === null ? head.from : `${head.from}—${head.to}`).word("|");
  }
}

function printSentences(sentences: readonly SentenceInAbility[], reminders: readonly Reminder[], out: Printer): void {
  printReminders(reminders, 0, out);
  sentences.forEach((one, index) => {
    sentence.print(one.sentence, out.sentence());
    if (one.end === "period") out.mark(".");
    printReminders(reminders, index + 1, out);
  });
}

function printMode(mode: ModeNode, out: Printer): void {
  out.line().word(mode.mark);
  if (mode.cost !== null) out.word(mode.cost.join("")).word("—");
  if (mode.label !== null) out.word(mode.label).word("—");
  printSentences(mode.sentences, mode.reminders, out);
}

function printReminders(reminders: readonly Reminder[], after: number, out: Printer): void {
  for (const reminder of reminders) if (reminder.after === after) out.word(reminder.text);
}
