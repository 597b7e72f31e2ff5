import type { Token } from "../../../grammar/magic/token.js";
import { isRow } from "./ability-head.js";

/** The lines of one ability: a modal header brings its bullets along. */
export interface CutAbility {
  readonly lines: readonly (readonly Token[])[];
}

/**
 * Cuts a text's lines into abilities (113.2c: each paragraph is one). A modal list belongs to its header, a table of
 * results to the roll before it (706.3b).
 */
export function cutAbilities(lines: readonly (readonly Token[])[]): readonly CutAbility[] {
  const abilities: (readonly Token[])[][] = [];
  for (const line of lines) {
    if (line.length === 0) continue;
    const first = line[0]?.word;
    const before = abilities.at(-1);
    const listed = first === "•" || first === "+" || isPricedMode(line) || isRowBehind(line, before ?? []);
    if (listed && before !== undefined) before.push(line);
    else abilities.push([line]);
  }
  return abilities.map((ability) => ({ lines: ability }));
}

/** Whether a line is a row of the table of the roll that the lines before ask for (706.3b). */
function isRowBehind(line: readonly Token[], before: readonly (readonly Token[])[]): boolean {
  const rolls =
    before[0]?.some(({ readings }) => readings.verbs?.some(({ verb }) => verb === "roll") === true) === true;
  const last = before.at(-1);
  return rolls && last !== undefined && isRow(line, isRow(last, "first") ? "behindRow" : "first");
}

/** A mode that begins with what it costs: "{P} — Draw a card." (700.2i) */
function isPricedMode(line: readonly Token[]): boolean {
  return line[0]?.payload.kind === "symbols" && line[1]?.word === "—";
}

/** A sentence's tokens; reminder text is taken out. */
export interface CutSentence {
  readonly tokens: readonly Token[];
  readonly end: "period" | "none";
}

/** Reminder text in its place. */
export interface CutReminder {
  readonly after: number;
  readonly place: "inside" | "after";
  readonly text: string;
}

/** What a line says, cut into sentences, and the reminder texts by the number of the sentence that they follow. */
export interface CutBody {
  readonly sentences: readonly CutSentence[];
  readonly reminders: readonly CutReminder[];
}

/** Cuts a body at its full stops; a quote that ends with a full stop ends the sentence when a capital follows. */
export function cutSentences(tokens: readonly Token[]): CutBody {
  const sentences: CutSentence[] = [];
  const reminders: CutReminder[] = [];
  let open: Token[] = [];
  const close = (end: "period" | "none"): void => {
    if (open.length > 0) sentences.push({ tokens: open, end });
    open = [];
  };
  tokens.forEach((token, index) => {
    if (token.payload.kind === "reminder")
      reminders.push(reminderAt(token.payload.text, sentences.length, open.length, tokens[index + 1]));
    else if (token.word === ".") close("period");
    else {
      open.push(token);
      if (endsWithQuote(token) && opensSentence(tokens[index + 1])) close("none");
    }
  });
  close("none");
  return { sentences, reminders };
}

/** A reminder belongs to the sentence that is open; one before the full stop stands inside it. */
function reminderAt(text: string, closed: number, open: number, next: Token | undefined): CutReminder {
  return { after: closed + (open > 0 ? 1 : 0), place: open > 0 && next?.word === "." ? "inside" : "after", text };
}

function endsWithQuote(token: Token): boolean {
  if (token.payload.kind !== "quote") return false;
  const last = token.payload.lines.at(-1)?.at(-1);
  return last?.word === "." || (last !== undefined && endsWithQuote(last));
}

function opensSentence(next: Token | undefined): boolean {
  return next === undefined || next.capital === "capital" || next.payload.kind === "reminder";
}

/** Where the tokens before a spaced dash end when they can be a label: the index of the dash, or -1. */
export function labelEnd(tokens: readonly Token[]): number {
  const dash = tokens.findIndex((token) => token.word === "—");
  if (dash < 1 || dash > 8) return -1;
  const before = tokens[dash - 1];
  const spaced = before !== undefined && before.end < (tokens[dash]?.start ?? 0) && dash < tokens.length - 1;
  const plain = tokens
    .slice(0, dash)
    .every(
      (token) =>
        token.payload.kind !== "quote" && token.payload.kind !== "symbols" && token.word !== "." && token.word !== ":",
    );
  const offersChoice = before?.word === "choice";
  return spaced && plain && !offersChoice && !isKeywordCost(tokens, dash) && tokens[0]?.capital !== "lower" ? dash : -1;
}

/** "Suspend 4 — {U}", "Squad — {1}, Discard a card": the cost of a keyword, which no colon makes an ability's (702.62a). */
function isKeywordCost(tokens: readonly Token[], dash: number): boolean {
  const keyword = tokens[0]?.readings.keyword !== undefined;
  const numbered = dash === 2 && tokens[1]?.payload.kind === "number";
  const costs = tokens[dash + 1]?.payload.kind === "symbols";
  return keyword && (dash === 1 || numbered) && costs && colonAt(tokens) < 0;
}

/** The colon that ends a cost, outside quotes, or -1. */
export function colonAt(tokens: readonly Token[]): number {
  const colon = tokens.findIndex((token) => token.word === ":");
  const stop = tokens.findIndex((token) => token.word === ".");
  return colon > 0 && (stop < 0 || colon < stop) ? colon : -1;
}
