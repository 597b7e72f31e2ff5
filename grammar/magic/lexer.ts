import type { TokenType } from "chevrotain";
import { createDiagnostic } from "../../src/diagnostics/catalogue.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { withLabels } from "./labels.js";
import { lookUp, lookUpCapitalized, units } from "./lexicon.js";
import { symbolFault } from "./symbol-fault.js";
import { plain, tokenTypeOf, type Payload, type Readings, type Token } from "./token.js";

/** A text as tokens, one list a line, with what the lexer had to report. */
export interface LexedText {
  readonly lines: readonly (readonly Token[])[];
  readonly diagnostics: readonly Diagnostic[];
}

/** How deep quotes may stand within quotes; printed cards reach two. */
const deepestQuote = 6;

const patterns = {
  space: /[ \t]+/y,
  symbols: /(?:\{[^{}\s"]{1,9}\})+/y,
  change: /([+\-−](?:\d+|X))\/([+\-−](?:\d+|X))/y,
  powerToughness: /(\d+\+\*|\d+|X|\*)\/(\d+\+\*|\d+|X|\*)(?![\w/])/y,
  loyalty: /([+−]|-(?=[\dX]+:))(\d+|X)(?=:)/y,
  zeroLoyalty: /(\d+)(?=:)/y,
  leaning: /'(?:s|re|ve|d|ll)?(?![\p{L}])/uy,
  number: /\d[\d,]*(?![\w,-]*[a-z])/y,
  word: /[\p{L}\d][\p{L}\p{M}\d]*(?:(?:['’.!&]|-|-?\/)[\p{L}\d][\p{L}\p{M}\d]*)*!?/uy,
} as const;

/** Cuts a text into tokens. `names` are the ways in which the text may call its own card, longest first (201.5). */
export function lex(text: string, names: readonly string[]): LexedText {
  const lexer = new Scanner(text, names);
  return { lines: withLabels(lexer.scanLines(text.length, 0, "none")), diagnostics: lexer.diagnostics };
}

/** Words after which a lone subtype without an article can only be a name: "counters on Beast". */
const beforeObjects: ReadonlySet<string> = new Set(["on", "to", "by", "from", "than"]);

class Scanner {
  readonly diagnostics: Diagnostic[] = [];
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly names: readonly string[],
  ) {}

  /** Scans up to `limit` or the closing mark; each line becomes a list. */
  scanLines(limit: number, depth: number, closing: '"' | "'" | "none"): Token[][] {
    const lines: Token[][] = [[]];
    while (this.at < limit) {
      const character = this.text.charAt(this.at);
      if (closing !== "none" && character === closing && this.closes(closing)) return lines;
      if (character === "\n") {
        this.at++;
        lines.push([]);
      } else if (this.take(patterns.space) === null)
        lines.at(-1)?.push(...this.scanToken(limit, depth, lines.at(-1) ?? []));
    }
    return lines;
  }

  private closes(mark: '"' | "'"): boolean {
    return mark === '"' || !/[\p{L}\d]/u.test(this.text.charAt(this.at + 1));
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  private scanToken(limit: number, depth: number, line: readonly Token[]): readonly Token[] {
    const start = this.at;
    const character = this.text.charAt(start);
    if (character === '"' || (character === "'" && this.opensSingle(line)))
      return this.scanQuote(character === '"' ? '"' : "'", limit, depth);
    if (character === "(") return [this.scanReminder(limit)];
    const figure = this.scanFigure(line);
    if (figure !== null) return [figure];
    const self = this.scanSelf(line);
    if (self !== null) return [self];
    const word = this.take(patterns.word);
    if (word !== null) return this.wordTokens(start, word[0], line);
    return [this.scanMark()];
  }

  private opensSingle(line: readonly Token[]): boolean {
    const last = line.at(-1);
    return /[\p{L}{+\d]/u.test(this.text.charAt(this.at + 1)) && (last === undefined || last.end < this.at);
  }

  private scanMark(): Token {
    const start = this.at;
    const leaning = this.take(patterns.leaning);
    if (leaning !== null) {
      const type = leaning[0].length > 2 || leaning[0] === "'d" ? plain.Word : plain.Possessive;
      return this.make(start, type, leaning[0], { kind: "punctuation" });
    }
    this.at += (this.text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
    const mark = this.text.slice(start, this.at);
    const type = mark === "," ? plain.Comma : plain.Punctuation;
    if (!",.:;—•|+-".includes(mark))
      this.diagnostics.push(createDiagnostic("magic/unknown-word", { word: mark }, { start, end: this.at }));
    return this.make(start, type, mark, { kind: "punctuation" });
  }

  private scanFigure(line: readonly Token[]): Token | null {
    const start = this.at;
    const written = this.take(patterns.symbols)?.[0];
    if (written !== undefined) return this.symbols(start, written);
    const loyalty = line.length === 0 ? (this.take(patterns.loyalty) ?? this.take(patterns.zeroLoyalty)) : null;
    if (loyalty !== null) return this.make(start, plain.Loyalty, loyalty[0], loyaltyPayload(loyalty[0]));
    const change = this.take(patterns.change);
    if (change !== null)
      return this.make(start, plain.Change, change[0], {
        kind: "change",
        power: change[1] ?? "",
        toughness: change[2] ?? "",
      });
    const size = this.take(patterns.powerToughness);
    if (size !== null)
      return this.make(start, plain.PowerToughness, size[0], {
        kind: "powerToughness",
        power: size[1] ?? "",
        toughness: size[2] ?? "",
      });
    const number = this.take(patterns.number);
    if (number === null) return null;
    const value = Number(number[0].replaceAll(",", ""));
    this.at = start + number[0].replace(/,+$/u, "").length;
    return this.make(start, plain.Number, this.text.slice(start, this.at), { kind: "number", value });
  }

  /** Symbols in braces; one that is in no list is reported with the one that is nearest (107.4). */
  private symbols(start: number, written: string): Token {
    const symbols = written.slice(1, -1).split("}{").map((symbol) => `{${symbol}}`); // prettier-ignore
    let at = start;
    for (const symbol of symbols) {
      const fault = symbolFault(symbol, at);
      if (fault !== null) this.diagnostics.push(fault);
      at += symbol.length;
    }
    return this.make(start, plain.Symbols, written, { kind: "symbols", symbols });
  }

  private scanSelf(line: readonly Token[]): Token | null {
    const start = this.at;
    for (const name of this.names) {
      if (
        !this.text.startsWith(name, start) ||
        /[\p{L}\d]/u.test(this.text.charAt(start + name.length)) ||
        !this.isName(name, start, line)
      )
        continue;
      this.at = start + name.length;
      return this.make(start, plain.Self, name, { kind: "self", name });
    }
    return null;
  }

  /** A name that is a common word is the name only where the word could not stand: 201.5 leaves that to the reader. */
  private isName(name: string, start: number, line: readonly Token[]): boolean {
    const rest = this.text.slice(start + name.length, start + name.length + 24);
    const ordinary = lookUp(name.toLowerCase()) ?? lookUpCapitalized(name);
    const previous = line.at(-1)?.word;
    if (previous === "named" || previous === "card" || rest.startsWith(" — "))
      return previous !== "named" && !rest.startsWith(" — ");
    if (ordinary === undefined) return true;
    if (ordinary.noun?.noun.kind === "subtype")
      return (
        !articleLike(previous) &&
        (/^(?:'s| (?:enters|dies|attacks|deals|gets|has|is|can't|leaves|gains|becomes|blocks|dealt|attacked|would|loses|assigns|remains|doesn't|or another))\b/u.test(
          rest,
        ) ||
          (previous !== undefined && beforeObjects.has(previous) && /^(?:[.,]| this turn\b)/u.test(rest)))
      );
    const opensSentence = previous === undefined || [".", "—", ":", "•"].includes(previous);
    return opensSentence
      ? /^(?:'s| (?:enters|dies|attacks|deals|gets|has|is|can't|costs|leaves|gains|becomes)\b)/u.test(rest)
      : true;
  }

  private scanReminder(limit: number): Token {
    const start = this.at;
    const close = this.text.indexOf(")", start);
    const line = this.text.indexOf("\n", start);
    const open = close < 0 || close >= limit || (line >= 0 && line < close);
    if (open) this.diagnostics.push(createDiagnostic("magic/unclosed-parenthesis", {}, { start, end: start + 1 }));
    this.at = open ? (line >= 0 && line < limit ? line : limit) : close + 1;
    const text = this.text.slice(start, this.at);
    return this.make(start, plain.Reminder, text, { kind: "reminder", text });
  }

  private scanQuote(mark: '"' | "'", limit: number, depth: number): readonly Token[] {
    const start = this.at++;
    if (depth >= deepestQuote) {
      this.diagnostics.push(
        createDiagnostic("magic/quote-too-deep", { limit: deepestQuote }, { start, end: start + 1 }),
      );
      this.at = limit;
      return [this.make(start, plain.Quote, "", { kind: "quote", mark, lines: [] })];
    }
    const lines = this.scanLines(limit, depth + 1, mark);
    if (this.text.charAt(this.at) !== mark || this.at >= limit)
      this.diagnostics.push(createDiagnostic("magic/unclosed-quote", {}, { start, end: start + 1 }));
    else this.at++;
    return this.quoteTokens(start, mark, lines);
  }

  /** A comma that stands inside the closing mark belongs to the sentence outside: it follows the quote as a token. */
  private quoteTokens(start: number, mark: '"' | "'", lines: readonly (readonly Token[])[]): readonly Token[] {
    const last = lines.at(-1) ?? [];
    const comma = last.at(-1)?.word === "," ? last.at(-1) : undefined;
    const inner = comma === undefined ? lines : [...lines.slice(0, -1), last.slice(0, -1)];
    const rule = this.text.slice(start, this.at);
    // A rule that is spoken of by its name is a noun, and no ability (704.5j).
    if (lookUp(rule) !== undefined) return [this.word(start, rule)];
    const quote = this.make(start, plain.Quote, this.text.slice(start, this.at), { kind: "quote", mark, lines: inner });
    return comma === undefined ? [quote] : [quote, comma];
  }

  private wordTokens(start: number, found: string, line: readonly Token[]): readonly Token[] {
    const unit = this.unitAt(start, found);
    if (unit !== null) {
      this.at = start + unit.length;
      return [this.word(start, unit)];
    }
    const previous = line.at(-1);
    const cut = previous?.word === "onto" ? beforeHyphen(this.cutWord(found)) : this.cutWord(found);
    this.at = start + cut.length;
    if (cut.toLowerCase() === "x" && previous?.payload.kind === "unknown") return [this.word(start, cut)];
    return [this.word(start, cut)];
  }

  /** The longest unit of several words that begins here, as it stands in the text. */
  private unitAt(start: number, found: string): string | null {
    const whole = found.toLowerCase();
    const first = whole.split("'")[0] ?? "";
    const known = first === whole ? units.get(whole) : [...(units.get(whole) ?? []), ...(units.get(first) ?? [])];
    for (const unit of known ?? []) {
      const text = this.text.slice(start, start + unit.length);
      if (text.toLowerCase() !== unit || /[\p{L}\d]/u.test(this.text.charAt(start + unit.length))) continue;
      if (lookUp(text.toLowerCase()) !== undefined || lookUpCapitalized(text)?.noun !== undefined) return text;
    }
    return null;
  }

  /** Parts contractions and possessives from the word: "it's" → "it", "creature's" → "creature", "can't" whole. */
  private cutWord(found: string): string {
    const bare =
      found.endsWith("!") && lookUp(found.toLowerCase()) === undefined && !found.includes("'")
        ? found.slice(0, -1)
        : found;
    const lower = bare.toLowerCase();
    if (lookUp(lower) !== undefined) return bare;
    const contraction = /^(.+?)'(?:s|re|ve|d|ll)$/u.exec(bare)?.[1];
    if (contraction !== undefined) return contraction;
    const slashed = /^([^/]+)\//u.exec(bare)?.[1];
    return slashed !== undefined && lookUp(slashed.toLowerCase()) !== undefined ? slashed : bare.replace(/[.!]+$/u, "");
  }

  private word(start: number, text: string): Token {
    const lower = text.toLowerCase();
    const capital = /^\p{Lu}/u.test(text);
    const readings = capital ? lookUpCapitalized(text) : lookUp(lower);
    if (readings === undefined) return this.make(start, plain.Unknown, text, { kind: "unknown" });
    return this.make(start, typeOf(lower, readings), text, { kind: "word" }, readings);
  }

  private make(start: number, type: TokenType, text: string, payload: Payload, readings: Readings = {}): Token {
    const end = payload.kind === "quote" ? this.at : start + text.length;
    return {
      image: text, startOffset: start, tokenType: type, tokenTypeIdx: type.tokenTypeIdx ?? 0, start, end, payload, readings,
      word: payload.kind === "quote" || payload.kind === "reminder" ? "" : text.toLowerCase(),
      capital: /^\p{Lu}/u.test(text) ? "capital" : "lower",
    }; // prettier-ignore
  }
}

/** "onto Arcane-Exile": a quality and a cost with a hyphen for the dash between (702.47a). */
function beforeHyphen(word: string): string {
  const [head = word, ...rest] = word.split("-");
  const isQuality = lookUp(word.toLowerCase()) === undefined && lookUpCapitalized(head)?.noun !== undefined;
  return rest.length > 0 && isQuality ? head : word;
}

function articleLike(word: string | undefined): boolean {
  return word !== undefined && lookUp(word)?.determiner !== undefined;
}

function loyaltyPayload(text: string): Payload {
  const sign = text.startsWith("+") ? "+" : text.startsWith("−") || text.startsWith("-") ? "−" : "";
  return { kind: "loyalty", sign, amount: sign === "" ? text : text.slice(1) };
}

function typeOf(word: string, readings: Readings): TokenType {
  if (word === "and") return plain.And;
  if (word === "or" || word === "and/or") return plain.Or;
  return tokenTypeOf(readings);
}
