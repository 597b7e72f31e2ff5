import type { AbilityPhrase, SentencePhrase } from "../../../grammar/keyforge/phrases.js";
import type { Token } from "../../../grammar/keyforge/token.js";
import { HEADERS } from "../../../grammar/keyforge/vocabulary/index.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { AbilityNode, Mode, PlacedKeyword, PlacedSentence, Reminder } from "./ability.js";
import { Printer, Source } from "./kernel.js";
import { printKeyword, readKeyword } from "./keyword-line.js";
import { failureReport } from "./report.js";
import { sentence } from "./sentence.js";

/** What became of an ability: its tree, or what stands in the way. */
export interface LiftedPhrase {
  readonly node: AbilityNode | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** The longest sentence that is tried, in tokens; printed cards reach 60. */
const longestSentence = 120;

/** Lifts one ability to its tree. */
export function liftPhrase(phrase: AbilityPhrase): LiftedPhrase {
  const keywords = phrase.headers === null && phrase.modes.length === 0 ? keywordsOf(phrase.sentences) : null;
  if (keywords !== null) return { node: { kind: "keywordLine", keywords }, diagnostics: [] };
  if (phrase.sentences.every(({ tokens }) => tokens.length === 0) && phrase.headers === null)
    return { node: { kind: "reminder", reminders: phrase.sentences.flatMap((one) => one.reminders.map(({ text }) => text)) }, diagnostics: [] }; // prettier-ignore
  const diagnostics: Diagnostic[] = [];
  const sentences = liftSentences(phrase.sentences, diagnostics);
  const modes = phrase.modes.map((mode): Mode => ({
    bullet: mode.bullet,
    sentences: liftSentences(mode.sentences, diagnostics),
  }));
  if (diagnostics.length > 0) return { node: null, diagnostics };
  const { tide, headers } = phrase;
  if (headers?.payload.kind !== "headers") return { node: { kind: "constant", tide, sentences, modes }, diagnostics };
  return { node: { kind: "headed", tide, headers: headers.payload.headers, sentences, modes }, diagnostics };
}

/**
 * The abilities that a phrase without a header holds: keywords that stand before other sentences on one line
 * ("Elusive. Blorb cannot reap.") are a line of their own.
 */
export function abilitiesIn(phrase: AbilityPhrase): readonly AbilityPhrase[] {
  const { headers, sentences } = phrase;
  const first = sentences.findIndex(({ tokens }) => readKeyword(tokens) === null);
  const [before, behind] = [sentences[first - 1], sentences[first]];
  if (headers !== null || before === undefined || behind === undefined) return [phrase];
  const keywords = { ...phrase, sentences: sentences.slice(0, first), modes: [], end: before.until };
  return [
    keywords,
    { ...phrase, tide: "unmarked", line: "same", sentences: sentences.slice(first), start: behind.start },
  ];
}

function keywordsOf(sentences: readonly SentencePhrase[]): readonly PlacedKeyword[] | null {
  const found: PlacedKeyword[] = [];
  for (const phrase of sentences) {
    const keyword = readKeyword(phrase.tokens);
    if (keyword === null) return null;
    found.push({ keyword, end: phrase.end, reminders: remindersOf(phrase) });
  }
  return found;
}

function liftSentences(phrases: readonly SentencePhrase[], diagnostics: Diagnostic[]): readonly PlacedSentence[] {
  return phrases.flatMap((phrase): readonly PlacedSentence[] => {
    const lifted = liftSentence(phrase.tokens, diagnostics);
    return lifted === null ? [] : [{ sentence: lifted, end: phrase.end, reminders: remindersOf(phrase) }];
  });
}

function liftSentence(tokens: readonly Token[], diagnostics: Diagnostic[]): PlacedSentence["sentence"] | null {
  const source = new Source(tokens);
  const found =
    tokens.length > longestSentence
      ? undefined
      : sentence.match(source, 0).find((match) => match.end === tokens.length);
  if (found !== undefined) return found.value;
  diagnostics.push(failureReport(source));
  return null;
}

function remindersOf({ reminders, tokens }: SentencePhrase): readonly Reminder[] {
  return reminders.map(({ text, before, offset }) => ({ text, at: placeOf(before, tokens.length), offset }));
}

function placeOf(before: number | "after", length: number): Reminder["at"] {
  if (before === "after") return "after";
  if (before === length) return "beforeMark";
  return before === 0 ? "beforeSentence" : "within";
}

/** Writes an ability back. */
export function printAbility(node: AbilityNode, out: Printer): void {
  switch (node.kind) {
    case "reminder":
      for (const text of node.reminders) out.word(text);
      return;
    case "keywordLine":
      for (const placed of node.keywords) printPlaced(placed, out, (inner) => printKeyword(placed.keyword, inner));
      return;
    case "headed":
    case "constant":
      if (node.tide === "marked") out.word("{tide}");
      if (node.kind === "headed") out.word(`${node.headers.map((name) => HEADERS[name]).join("/")}:`);
      printSentences(node.sentences, out);
      for (const mode of node.modes) {
        out.line().word(mode.bullet);
        printSentences(mode.sentences, out);
      }
  }
}

function printSentences(sentences: readonly PlacedSentence[], out: Printer): void {
  for (const placed of sentences) printPlaced(placed, out, (inner) => sentence.print(placed.sentence, inner));
}

type Placed = Pick<PlacedSentence, "end" | "reminders">;

function printPlaced({ end, reminders }: Placed, out: Printer, print: (inner: Printer) => void): void {
  const remind = (at: Reminder["at"]): void => {
    for (const one of reminders) if (one.at === at) out.word(one.text);
  };
  remind("beforeSentence");
  const inner = new Printer().sentence();
  print(inner);
  out.word(withReminders(inner.toString(), reminders));
  remind("beforeMark");
  out.mark(end);
  remind("after");
}

/** The sentence with the reminder text and the line ends that stand within it, the last put in first. */
function withReminders(text: string, reminders: readonly Reminder[]): string {
  let written = text;
  for (const { text: reminder, offset } of reminders.filter(({ at }) => at === "within").reverse())
    written =
      reminder === "\n"
        ? `${written.slice(0, offset)}\n${written.slice(offset + 1)}`
        : `${written.slice(0, offset)} ${reminder}${written.slice(offset)}`;
  return written;
}
