import { parsePhrases } from "../../../grammar/magic/parser.js";
import type { Token } from "../../../grammar/magic/token.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { AbilityNode, Head, LiftedAbility, ModeNode, Reminder, RowNode, SentenceInAbility } from "./ability.js";
import { colonAt, cutSentences, labelEnd, type CutAbility, type CutSentence } from "./ability-cut.js";
import { bandLine, classLevel, isRow, lineHead, rowHead } from "./ability-head.js";
import { withoutReminders } from "./ability-words.js";
import { costList } from "./cost.js";
import { keywordLine, type KeywordLine } from "./keyword-line.js";
import { Source, type Syntax } from "./kernel/index.js";
import { described } from "./noun-phrase.js";
import { endReport, failureReport, lengthReport } from "./report.js";
import { sentence } from "./sentence.js";

/** Lifts one ability, or says where it could not be read. */
export function liftAbility(cut: CutAbility): LiftedAbility {
  const [header = [], ...bullets] = cut.lines;
  const lifter = new Lifter();
  const node = lifter.ability(header, bullets);
  const tokens = cut.lines.flat();
  const diagnostics = lifter.diagnostics;
  return {
    node: diagnostics.length > 0 ? null : node,
    printed: null,
    diagnostics,
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    lines: cut.lines,
  };
}

/** The longest sentence that is read, in tokens; printed cards reach about eighty. */
const longestSentence = 400;

/** What a line begins with, and the rest. */
interface Lead {
  readonly head: Head | null;
  readonly label: string | null;
  readonly rest: readonly Token[];
}

interface Sentences {
  readonly sentences: readonly SentenceInAbility[];
  readonly reminders: readonly Reminder[];
}

class Lifter {
  readonly diagnostics: Diagnostic[] = [];

  ability(header: readonly Token[], bullets: readonly (readonly Token[])[]): AbilityNode {
    const bare = withoutReminders(header);
    if (bare.length === 0) return { kind: "reminder", reminders: cutSentences(header).reminders };
    const band = bandLine(header);
    if (band !== null) return band;
    const lead = leadOf(header, bare);
    return this.keywords(lead, bullets) ?? this.body(lead, bullets);
  }

  private keywords(lead: Lead, bullets: readonly (readonly Token[])[]): AbilityNode | null {
    const { sentences, reminders } = cutSentences(lead.rest);
    const [first, ...more] = sentences;
    const line = first === undefined ? null : keywordsIn(first);
    if (first === undefined || line === null || (more.length > 0 && first.end !== "period")) return null;
    return {
      kind: "keywords",
      keywords: line.keywords,
      separator: line.separator,
      end: first.end,
      label: lead.label,
      head: lead.head,
      sentences: this.lifted(more),
      modes: bullets.map((bullet) => this.mode(bullet)),
      reminders: reminders.map((one) => ({ ...one, after: Math.max(0, one.after - 1) })),
    };
  }

  private body(lead: Lead, bullets: readonly (readonly Token[])[]): AbilityNode {
    const station = lead.head?.kind === "station" ? lead.head : null;
    const colon = lead.head === null || station !== null ? colonAt(lead.rest) : -1;
    const inner = lead.rest.slice(colon + 1);
    const level = colon > 0 ? classLevel(inner) : null;
    const own = colon > 0 ? this.head(lead.rest.slice(0, colon), level?.level ?? null) : lead.head;
    const head = station !== null && own?.kind === "cost" ? { ...station, costs: own.costs } : own;
    const { sentences, reminders } = this.sentences(level === null ? inner : inner.slice(level.length), level === null ? "wanted" : "optional"); // prettier-ignore
    const tabled = bullets.filter((line, at) => isRow(line, at > 0 ? "behindRow" : "first"));
    const modes = bullets.filter((line) => !tabled.includes(line)).map((bullet) => this.mode(bullet));
    const rows = tabled.map((line) => this.row(line));
    if (sentences.length === 0 && level === null && this.diagnostics.length === 0)
      this.diagnostics.push(endReport(lead.rest));
    return { kind: "ability", label: lead.label, head, sentences, modes, rows, reminders };
  }

  private head(tokens: readonly Token[], level: number | null): Head | null {
    const [first] = tokens;
    if (tokens.length === 1 && first?.payload.kind === "loyalty")
      return { kind: "loyalty", sign: first.payload.sign, amount: first.payload.amount };
    const costs = this.whole(costList, tokens);
    if (costs === null) return null;
    return level === null ? { kind: "cost", costs } : { kind: "classLevel", costs, level };
  }

  private sentences(tokens: readonly Token[], some: "wanted" | "optional"): Sentences {
    const cut = cutSentences(tokens);
    if (some === "wanted" && cut.sentences.length === 0 && withoutReminders(tokens).length > 0)
      this.diagnostics.push(endReport(tokens));
    return { sentences: this.lifted(cut.sentences), reminders: cut.reminders };
  }

  private lifted(cut: readonly CutSentence[]): readonly SentenceInAbility[] {
    return cut.flatMap((one): readonly SentenceInAbility[] => {
      const node = this.whole(sentence, one.tokens);
      const lower = isLower(one.tokens[0]);
      return node === null ? [] : [{ sentence: node, end: one.end, ...(lower ? { opening: "lower" } : {}) }];
    });
  }

  /** "1—9 | Draw a card.", "1 | Trapped! — You lose 3 life." (706.3a) */
  private row(line: readonly Token[]): RowNode {
    const bare = withoutReminders(line);
    const cut = rowHead(bare);
    const tokens = cut === null ? line : after(line, bare[cut.length - 1]);
    const dash = labelEnd(tokens);
    const label = dash > 0 ? textOf(tokens.slice(0, dash)) : null;
    const said = this.saying(line, dash > 0 ? tokens.slice(dash + 1) : tokens);
    return { ...rangeOf(cut?.head), label, ...said };
  }

  /** "• Name — {1} — Draw a card.", "+ {1} — Draw a card." (700.2, 702.172, 702.183) */
  private mode(line: readonly Token[]): ModeNode {
    const mark = line[0]?.word === "+" ? "+" : line[0]?.word === "•" ? "•" : "";
    const tokens = mark === "" ? line : line.slice(1);
    const named = labelEnd(tokens);
    const unnamed = tokens.slice(named + 1);
    const [cost, dash] = unnamed;
    const priced = cost?.payload.kind === "symbols" && dash?.word === "—" ? cost.payload.symbols : null;
    const label = named > 0 ? textOf(tokens.slice(0, named)) : null;
    const rest = priced === null ? unnamed : unnamed.slice(2);
    if (rest[0]?.payload.kind === "powerToughness") return { mark, label, cost: priced, ...this.describing(rest) };
    return { mark, label, cost: priced, token: null, ...this.saying(line, rest) };
  }

  /** "3/1 Human Warrior with trample.": no sentence begins with power and toughness. */
  private describing(tokens: readonly Token[]): Pick<ModeNode, "token" | "sentences" | "reminders"> {
    const { sentences, reminders } = cutSentences(tokens);
    const [first, second] = sentences;
    if (second !== undefined) this.diagnostics.push(endReport(second.tokens));
    const phrase = first === undefined ? null : this.whole(described, first.tokens);
    const token = phrase === null || first === undefined ? null : { phrase, end: first.end };
    return { token, sentences: [], reminders };
  }

  /** What a mode or a row of a table says, which must be something (700.2, 706.3a). */
  private saying(line: readonly Token[], rest: readonly Token[]): Sentences {
    const before = this.diagnostics.length;
    const said = this.sentences(rest, "wanted");
    if (said.sentences.length === 0 && this.diagnostics.length === before) this.diagnostics.push(endReport(line));
    return said;
  }

  /** Lifts tokens by a syntax that must take them all. */
  private whole<Value>(syntax: Syntax<Value>, tokens: readonly Token[]): Value | null {
    if (tokens.length > longestSentence) {
      this.diagnostics.push(lengthReport(tokens, longestSentence));
      return null;
    }
    const source = new Source(parsePhrases(tokens));
    const found = syntax.match(source, 0).find((match) => match.end === tokens.length);
    if (found !== undefined) return found.value;
    this.diagnostics.push(failureReport(source));
    return null;
  }
}

/** A sentence that is a line of keyword abilities. */
function keywordsIn({ tokens }: CutSentence): KeywordLine | null {
  if (tokens[0]?.readings.keyword === undefined || tokens.length > longestSentence) return null;
  const found = keywordLine.match(new Source(parsePhrases(tokens)), 0).find((match) => match.end === tokens.length);
  return found?.value ?? null;
}

function leadOf(header: readonly Token[], bare: readonly Token[]): Lead {
  const cut = lineHead(bare);
  const inner = cut === null ? header : after(header, bare[cut.length - 1]);
  const unlabelled = withoutReminders(inner);
  const dash = labelEnd(unlabelled);
  const mark = unlabelled[dash];
  const label = dash > 0 && mark !== undefined ? textOf(inner.slice(0, inner.indexOf(mark))) : null;
  return { head: cut?.head ?? null, label, rest: dash > 0 ? after(inner, mark) : inner };
}

/** The results that a row is for. */
function rangeOf(head: Head | undefined): Pick<RowNode, "from" | "to" | "dash"> {
  if (head?.kind === "station") return { from: String(head.at), to: null, dash: "+" };
  return head?.kind === "row" ? head : { from: "", to: null, dash: "—" };
}

function after(tokens: readonly Token[], mark: Token | undefined): readonly Token[] {
  return mark === undefined ? tokens : tokens.slice(tokens.indexOf(mark) + 1);
}

/** Whether a word begins with a small letter where a sentence would begin with a capital one. */
function isLower(first: Token | undefined): boolean {
  return first?.payload.kind === "word" && first.capital === "lower";
}

/** The text of a label, with a space where the source had one. */
function textOf(tokens: readonly Token[]): string {
  let text = "";
  tokens.forEach((token, index) => {
    text += (index > 0 && tokens[index - 1]?.end !== token.start ? " " : "") + token.image;
  });
  return text;
}
