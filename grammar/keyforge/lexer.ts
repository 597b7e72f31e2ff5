import { createToken, Lexer, type IToken, type TokenType } from "chevrotain";
import { createDiagnostic } from "../../src/diagnostics/catalogue.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { isKnown, lookUp, units } from "./lexicon.js";
import { nameFinder, otherNameAt, type FoundName } from "./names.js";
import { types, type Payload, type Readings, type Sign, type Token } from "./token.js";
import { HEADERS, type HeaderName } from "./vocabulary/index.js";

/** A text as tokens, with what the lexer had to report. */
export interface LexedText {
  readonly tokens: readonly Token[];
  readonly diagnostics: readonly Diagnostic[];
}

const headerKeys = new Map<string, HeaderName>();
for (const name in HEADERS) addHeader(name);

function addHeader(name: string): void {
  if (isHeader(name)) headerKeys.set(HEADERS[name], name);
}

function isHeader(name: string): name is HeaderName {
  return name in HEADERS;
}

const headerWords = [...headerKeys.keys()].sort((one, other) => other.length - one.length).join("|");
const unitWords = units.map((unit) => unit.replaceAll(" ", "[ ]")).join("|");
const letters = "[\\p{L}\\p{M}\\d]";

/** What the names at hand are; Chevrotain's custom patterns take no arguments of ours. */
let findName: (text: string, at: number) => FoundName | undefined = () => undefined;

/** A token type of Chevrotain's lexer; its own patterns know no Unicode classes, so ours are run for it. */
function lexical(name: string, pattern: RegExp | ((text: string, at: number) => RegExpExecArray | null)): TokenType {
  const exec = typeof pattern === "function" ? pattern : sticky(pattern);
  return createToken({ name, pattern: { exec }, line_breaks: name === "LineEnd" });
}

function sticky(pattern: RegExp): (text: string, at: number) => RegExpExecArray | null {
  const anchored = new RegExp(pattern.source, `${pattern.flags}y`);
  return (text, at) => {
    anchored.lastIndex = at;
    return anchored.exec(text);
  };
}

const patterns = {
  Space: createToken({ name: "Space", pattern: /[ \t]+/, group: Lexer.SKIPPED }),
  Newline: lexical("LineEnd", /\n/u),
  Headers: lexical("HeaderRun", new RegExp(`(?:${headerWords})(?:/(?:${headerWords}))*:`, "u")),
  Name: lexical("Name", ownName),
  Reminder: lexical("Parentheses", /\([^()]*\)/u),
  Icon: lexical("Icon", /\{[^{}\s]{1,20}\}/u),
  Change: lexical("Change", /[+\-–−](?:\d+|X)(?![\p{L}\d])/u),
  Quote: lexical("QuoteMark", quoteMark),
  Possessive: lexical("Possessive", new RegExp(`'s?(?!${letters})`, "u")),
  Unit: lexical("Unit", new RegExp(`(?:non-)?(?:${unitWords})(?!${letters})`, "iu")),
  Other: lexical("OtherName", otherName),
  Number: lexical("Number", /\d+(?![\p{L}\d])/u),
  Word: lexical("PlainWord", new RegExp(`${letters}+(?:'t)?(?:[-/]${letters}+)*`, "u")),
  Bullet: lexical("BulletMark", /•/u),
  Mark: lexical("Mark", /[.,:;/+—–-]/u),
} as const;

const lexer = new Lexer(Object.values(patterns), { ensureOptimizations: false, positionTracking: "full" });

/** Cuts a text into tokens. `names` are the names by which the text may call its own card. */
export function lex(text: string, names: readonly string[]): LexedText {
  findName = nameFinder(names);
  const { tokens, errors } = lexer.tokenize(text);
  const diagnostics = errors.map(({ offset, length }) =>
    createDiagnostic(
      "keyforge/unknown-word",
      { word: text.slice(offset, offset + length) },
      { start: offset, end: offset + length },
    ),
  );
  return { tokens: tokens.map(made), diagnostics };
}

function found(text: string, length: number, at: number): RegExpExecArray {
  const whole: [string] = [text.slice(at, at + length)];
  return Object.assign(whole, { index: at, input: text });
}

function ownName(text: string, at: number): RegExpExecArray | null {
  const name = findName(text, at);
  return name === undefined ? null : found(text, name.length, at);
}

/** A run of capitalised words is a name, unless it only begins a sentence. */
function otherName(text: string, at: number): RegExpExecArray | null {
  if (!/[\p{Lu}\d]/u.test(text.charAt(at)) || /[\p{L}\d{]/u.test(text.charAt(at - 1))) return null;
  const name = otherNameAt(text, at);
  if (name === undefined) return null;
  const [first = ""] = name.name.split(" ");
  return beginsSentence(text, at) && isKnown(first.toLowerCase()) ? null : found(text, name.length, at);
}

/** Whether a capital letter at a place is only that of a sentence. */
function beginsSentence(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  return before === "" || /[.:"'•)]$/u.test(before) || before.endsWith("{tide}") || text.charAt(at - 1) === "\n";
}

/** A quotation mark; a single one opens only after a space and closes only after a period. */
function quoteMark(text: string, at: number): RegExpExecArray | null {
  const mark = text.charAt(at);
  if (mark === '"') return found(text, 1, at);
  if (mark !== "'") return null;
  const opens = /[\s"]/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1));
  return opens || text.charAt(at - 1) === "." ? found(text, 1, at) : null;
}

function made(token: IToken, index: number, all: readonly IToken[]): Token {
  const start = token.startOffset;
  const [kind, payload, word, readings] = read(token, index, all);
  return {
    ...token,
    tokenType: kind,
    tokenTypeIdx: kind.tokenTypeIdx ?? 0,
    word,
    capital: /^\p{Lu}/u.test(token.image) ? "capital" : "lower",
    readings,
    payload,
    start,
    end: start + token.image.length,
  };
}

type Read = readonly [TokenType, Payload, string, Readings];

const none: Readings = {};

function read(token: IToken, index: number, all: readonly IToken[]): Read {
  const { image } = token;
  switch (token.tokenType) {
    case patterns.Newline:
      return [types.Newline, { kind: "mark" }, "\n", none];
    case patterns.Headers:
      return [types.Headers, { kind: "headers", headers: headersOf(image) }, image, none];
    case patterns.Reminder:
      return [types.Reminder, { kind: "reminder" }, image, none];
    case patterns.Bullet:
      return [types.Bullet, { kind: "mark" }, image, none];
    case patterns.Quote:
      return [opens(token, index, all) ? types.OpenQuote : types.CloseQuote, { kind: "mark" }, image, none];
    case patterns.Name:
    case patterns.Other:
      return readName(token);
    default:
      return readPlain(token);
  }
}

function readPlain({ image, tokenType }: IToken): Read {
  switch (tokenType) {
    case patterns.Icon:
      return [image === "{tide}" ? types.Tide : types.Word, { kind: "icon", icon: image }, image, none];
    case patterns.Change:
      return [types.Word, changeOf(image), image, none];
    case patterns.Number:
      return [types.Word, { kind: "number", value: Number(image) }, image, none];
    case patterns.Mark:
      return [image === "." ? types.Period : image === ":" ? types.Colon : types.Word, { kind: "mark" }, image, none];
    case patterns.Possessive:
      return [types.Word, { kind: "mark" }, image, none];
    default:
      return readWord(image);
  }
}

function readWord(image: string): Read {
  const word = image.toLowerCase();
  if (word.startsWith("non-")) {
    const of = image.slice(4);
    const readings = lookUp(of.toLowerCase(), /^\p{Lu}/u.test(of) ? "capital" : "lower");
    return [types.Word, { kind: "non", of, readings }, word, none];
  }
  return [types.Word, { kind: "word" }, word, lookUp(word, /^\p{Lu}/u.test(image) ? "capital" : "lower")];
}

/** A name is also the trait that it may be: "Cultist". */
function readName({ image, tokenType }: IToken): Read {
  const name = tokenType === patterns.Name ? findName(image, 0) : undefined;
  const readings = tokenType === patterns.Name ? lookUp(image.toLowerCase(), "capital") : none;
  const { sort, form } = name ?? { sort: "other" as const, form: "singular" as const };
  return [types.Word, { kind: "name", name: name?.name ?? image, sort, form }, image, readings];
}

function headersOf(image: string): readonly HeaderName[] {
  return image
    .slice(0, -1)
    .split("/")
    .flatMap((word) => headerKeys.get(word) ?? []);
}

function changeOf(image: string): Payload {
  const amount = image.slice(1);
  return { kind: "change", sign: signOf(image.charAt(0)), amount: amount === "X" ? "X" : Number(amount) };
}

function signOf(sign: string): Sign {
  return sign === "+" || sign === "–" || sign === "−" ? sign : "-";
}

/** A mark opens where a space or another opening mark stands before it, and closes elsewhere. */
function opens({ startOffset, image }: IToken, index: number, all: readonly IToken[]): boolean {
  const [before, next] = [all[index - 1], all[index + 1]];
  const leans = before !== undefined && endOf(before) === startOffset && before.tokenType !== patterns.Newline;
  if (leans) return before.tokenType === patterns.Quote && opens(before, index - 1, all);
  return next !== undefined && next.startOffset === startOffset + image.length;
}

function endOf({ startOffset, image }: IToken): number {
  return startOffset + image.length;
}
