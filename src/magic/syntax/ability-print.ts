import type {
  AbilityNode,
  DescribedToken,
  Head,
  KeywordsNode,
  ModeNode,
  Reminder,
  RowNode,
  SentenceInAbility,
} from "./ability.js";
import { costList } from "./cost.js";
import { keyword } from "./keyword.js";
import { Printer } from "./kernel/index.js";
import { described } from "./noun-phrase.js";
import { sentence } from "./sentence.js";

/** Where an ability is written: on the card, or in a quotation, whose first word may be in lower case. */
export type Place = "card" | "quoted" | "quotedLower";

/** Writes abilities, each on its line; the last line of a quoted text stays open for the closing mark. */
export function printAbilities(nodes: readonly AbilityNode[], out: Printer, where: Place): void {
  nodes.forEach((node, index) => {
    if (index > 0) out.line();
    printAbility(node, out, where);
  });
}

/** The text of one ability. */
export function abilityText(node: AbilityNode): string {
  return written(node, new Printer());
}

/** The text of an ability that was quoted, as what has it would have it printed: quotations in it are outermost there. */
export function textByItself(node: AbilityNode): string {
  return written(node, new Printer("byDepth"));
}

function written(node: AbilityNode, out: Printer): string {
  printAbility(node, out, "card");
  return out.toString();
}

function printAbility(node: AbilityNode, out: Printer, where: Place): void {
  switch (node.kind) {
    case "reminder":
      printReminders(node.reminders, 0, out);
      return;
    case "size":
      out.word(`${node.power}/${node.toughness}`);
      return;
    case "level":
      out.word(`LEVEL ${node.from}${node.to === null ? "+" : `-${node.to}`}`);
      return;
    case "keywords":
      printKeywords(node, out, where);
      return;
    case "ability":
      printLead(node.head, node.label, out);
      if (node.head?.kind === "classLevel" && node.sentences.length > 0) out.word("—");
      printSentences(node.sentences, node.reminders, out);
      for (const mode of node.modes) printMode(mode, out);
      for (const row of node.rows) printRow(row, out);
  }
}

/** "1—9 | Draw a card." (706.3a) */
function printRow({ from, to, dash, label, sentences, reminders }: RowNode, out: Printer): void {
  const open = dash === "+" ? `${from}+` : from;
  out.line();
  out.word(to === null ? open : `${from}${dash}${to}`).word("|");
  if (label !== null) out.word(label).word("—");
  printSentences(sentences, reminders, out);
}

/** The label before a cost, but after a chapter or a row's range. */
function printLead(head: Head | null, label: string | null, out: Printer): void {
  const labelLeads = head === null || head.kind === "cost" || head.kind === "loyalty" || head.kind === "classLevel";
  if (labelLeads && label !== null) out.word(label).word("—");
  if (head !== null) printHead(head, out);
  if (!labelLeads && label !== null) out.word(label).word("—");
}

function printKeywords(node: KeywordsNode, out: Printer, where: Place): void {
  printLead(node.head, node.label, out);
  if (where !== "quotedLower") out.sentence();
  node.keywords.forEach((one, index) => {
    if (index > 0) out.mark(node.separator);
    keyword.print(one, out);
  });
  printReminders(node.reminders, 0, out, "inside");
  if (node.end === "period") out.mark(".");
  printSentences(node.sentences, node.reminders, out);
  for (const mode of node.modes) printMode(mode, out);
}

function printHead(head: Head, out: Printer): void {
  switch (head.kind) {
    case "cost":
      costList.print(head.costs, out);
      out.word(":");
      return;
    case "loyalty":
      out.word(`${head.sign}${head.amount}`).word(":");
      return;
    case "chapters":
      out.word(head.chapters.join(", ")).word("—");
      return;
    case "row":
      out.word(head.to === null ? head.from : `${head.from}${head.dash}${head.to}`).word("|");
      return;
    case "station":
      out.word(`${head.at}+`).word("|");
      if (head.costs === null) return;
      costList.print(head.costs, out.sentence());
      out.word(":");
      return;
    case "classLevel":
      costList.print(head.costs, out.sentence());
      out.word(":").word(`Level ${head.level}`);
  }
}

function printSentences(sentences: readonly SentenceInAbility[], reminders: readonly Reminder[], out: Printer): void {
  printReminders(reminders, 0, out);
  sentences.forEach((one, index) => {
    sentence.print(one.sentence, one.opening === "lower" ? out : out.sentence());
    printReminders(reminders, index + 1, out, "inside");
    if (one.end === "period") out.mark(".");
    printReminders(reminders, index + 1, out);
  });
}

function printMode(mode: ModeNode, out: Printer): void {
  out.line();
  if (mode.mark !== "") out.word(mode.mark);
  if (mode.label !== null) out.word(mode.label).word("—");
  if (mode.cost !== null) out.word(mode.cost.join("")).word("—");
  if (mode.token === null) printSentences(mode.sentences, mode.reminders, out);
  else printToken(mode.token, mode.reminders, out);
}

function printToken({ phrase, end }: DescribedToken, reminders: readonly Reminder[], out: Printer): void {
  described.print(phrase, out.sentence());
  printReminders(reminders, 1, out, "inside");
  if (end === "period") out.mark(".");
  printReminders(reminders, 1, out);
}

function printReminders(
  reminders: readonly Reminder[],
  after: number,
  out: Printer,
  place: Reminder["place"] = "after",
): void {
  for (const one of reminders) if (one.after === after && one.place === place) out.word(one.text);
}
