import { parsePhrases } from "../../../grammar/magic/parser.js";
import type { Token } from "../../../grammar/magic/token.js";
import { createDiagnostic } from "../../diagnostics/catalogue.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { AbilityNode, Head, LiftedAbility, ModeNode, Reminder, SentenceInAbility } from "./ability.js";
import { colonAt, cutSentences, labelEnd, type CutAbility } from "./ability-cut.js";
import { costList } from "./cost.js";
import { keywordLine } from "./keyword-line.js";
import { Source, type Syntax } from "./kernel/index.js";
import { sentence } from "./sentence.js";

/** Lifts one ability, or says where it could not be read. */
export function liftAbility(cut: CutAbility): LiftedAbility {
  const [header = [], ...bullets] = cut.lines;
  const lifter = new Lifter();
  const node = lifter.ability(header, bullets);
  const tokens = cut.lines.flat();
  const diagnostics = lifter.diagnostics;
  return { node: diagnostics.length > 0 ? null : node, diagnostics, start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0, lines: cut.lines };
}

class Lifter {
  readonly diagnostics: Diagnostic[] = [];

  ability(header: readonly Token[], bullets: readonly (readonly Token[])[]): AbilityNode {
    const bare = header.filter((token) => token.payload.kind !== "reminder");
    if (bare.length === 0) return { kind: "reminder", reminders: cutSentences(header).reminders };
    const chapter = chapterHead(bare);
    const dash = chapter === null ? labelEnd(bare) : -1;
    const label = dash > 0 ? textOf(bare.slice(0, dash)) : null;
    const rest = chapter !== null ? after(header, bare[chapter.length - 1]) : dash > 0 ? after(header, bare[dash]) : header;
    const line = bullets.length === 0 && chapter === null ? this.keywords(rest, label) : null;
    if (line !== null) return line;
    const head = chapter?.head ?? null;
    return this.body(head, label, rest, bullets);
  }

  private keywords(tokens: readonly Token[], label: string | null): AbilityNode | null {
    const bare = tokens.filter((token) => token.payload.kind !== "reminder");
    if (bare[0]?.readings.keyword === undefined) return null;
    const source = new Source(parsePhrases(bare));
    const whole = keywordLine.match(source, 0).find((match) => match.end === bare.length);
    if (whole === undefined) return null;
    const reminders = tokens.flatMap((token) => (token.payload.kind === "reminder" ? [{ after: 0, text: token.payload.text }] : []));
    return { kind: "keywords", keywords: whole.value.keywords, separator: whole.value.separator, label, reminders };
  }

  private body(head: Head | null, label: string | null, tokens: readonly Token[], bullets: readonly (readonly Token[])[]): AbilityNode {
    const colon = head === null ? colonAt(tokens) : -1;
    const ownHead = colon > 0 ? this.head(tokens.slice(0, colon)) : head;
    const { sentences, reminders } = this.sentences(tokens.slice(colon + 1));
    return { kind: "ability", label, head: ownHead, sentences, modes: bullets.map((bullet) => this.mode(bullet)), reminders };
  }

  private head(tokens: readonly Token[]): Head | null {
    const [first] = tokens;
    if (tokens.length === 1 && first?.payload.kind === "loyalty") return { kind: "loyalty", sign: first.payload.sign, amount: first.payload.amount };
    const costs = this.whole(costList, tokens);
    return costs === null ? null : { kind: "cost", costs };
  }

  private sentences(tokens: readonly Token[]): { readonly sentences: readonly SentenceInAbility[]; readonly reminders: readonly Reminder[] } {
    const cut = cutSentences(tokens);
    const sentences = cut.sentences.flatMap((one): readonly SentenceInAbility[] => {
      const node = this.whole(sentence, one.tokens);
      return node === null ? [] : [{ sentence: node, end: one.end }];
    });
    if (cut.sentences.length === 0 && tokens.length > 0) this.reportEnd(tokens);
    return { sentences, reminders: cut.reminders };
  }

  private mode(line: readonly Token[]): ModeNode {
    const [mark, ...tokens] = line;
    const [cost, dash] = tokens;
    const priced = cost?.payload.kind === "symbols" && dash?.word === "—";
    const named = priced ? -1 : labelEnd(tokens);
    const rest = priced ? tokens.slice(2) : tokens.slice(named + 1);
    const { sentences, reminders } = this.sentences(rest);
    const symbols = cost?.payload.kind === "symbols" && priced ? cost.payload.symbols : null;
    return { mark: mark?.word === "+" ? "+" : "•", label: named > 0 ? textOf(tokens.slice(0, named)) : null, cost: symbols, sentences, reminders };
  }

  /** Lifts tokens by a syntax that must take them all. */
  private whole<Value>(syntax: Syntax<Value>, tokens: readonly Token[]): Value | null {
    const unknown = tokens.find((token) => token.payload.kind === "unknown" && token.capital === "lower");
    const source = new Source(parsePhrases(tokens));
    const found = syntax.match(source, 0).find((match) => match.end === tokens.length);
    if (found !== undefined) return found.value;
    if (unknown !== undefined) this.diagnostics.push(createDiagnostic("magic/unknown-word", { word: unknown.image }, unknown));
    else this.report(source);
    return null;
  }

  private report(source: Source): void {
    const token = source.tokens[source.furthest];
    const expected = source.expected();
    const wanted = expected.slice(0, 4).join(", ") || "something else";
    if (token === undefined) {
      const last = source.tokens.at(-1);
      this.diagnostics.push(createDiagnostic("magic/unexpected-end", { expected: wanted }, { start: last?.start ?? 0, end: last?.end ?? 0 }, { expected }));
    } else this.diagnostics.push(createDiagnostic("magic/unexpected-phrase", { found: token.image, expected: wanted }, { start: token.start, end: token.end }, { expected }));
  }

  private reportEnd(tokens: readonly Token[]): void {
    const last = tokens.at(-1);
    if (tokens.some((token) => token.payload.kind !== "reminder")) this.diagnostics.push(createDiagnostic("magic/unexpected-end", { expected: "a sentence" }, { start: last?.start ?? 0, end: last?.end ?? 0 }));
  }
}

function after(tokens: readonly Token[], mark: Token | undefined): readonly Token[] {
  return mark === undefined ? tokens : tokens.slice(tokens.indexOf(mark) + 1);
}

/** The text of a label, with a space where the source had one. */
function textOf(tokens: readonly Token[]): string {
  let text = "";
  tokens.forEach((token, index) => {
    text += (index > 0 && tokens[index - 1]?.end !== token.start ? " " : "") + token.image;
  });
  return text;
}

const numerals = new Set(["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]);

/** "I, II — " (714.2b). */
function chapterHead(tokens: readonly Token[]): { readonly head: Head; readonly length: number } | null {
  const chapters: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const image = tokens[at]?.image ?? "";
    if (at % 2 === 0 && numerals.has(image)) chapters.push(image);
    else if (at % 2 === 1 && image === "—") return { head: { kind: "chapters", chapters }, length: at + 1 };
    else if (!(at % 2 === 1 && image === ",")) return null;
  }
  return null;
}
