import { EmbeddedActionsParser, type IToken, type TokenType } from "chevrotain";
import type { AbilityPhrase, ModePhrase, ReminderPhrase, SentencePhrase } from "./phrases.js";
import { types, type QuoteMark, type Token } from "./token.js";

/** How deep quotes may stand within quotes; printed cards reach two. */
const deepestQuote = 6;

/**
 * Reads the frame of a text: abilities, each with its header and its sentences, the choices below "Choose one:", and
 * quoted abilities within sentences, which are abilities again. What a sentence says is for the syntax.
 */
export class TextParser extends EmbeddedActionsParser {
  constructor() {
    super(Object.values(types), { maxLookahead: 2, skipValidations: true });
    this.performSelfAnalysis();
  }

  /** paragraph ::= ability* */
  readonly paragraph = this.RULE("paragraph", (): readonly AbilityPhrase[] => {
    const abilities: AbilityPhrase[] = [];
    this.MANY(() => {
      const found = this.SUBRULE(this.ability);
      this.ACTION(() => abilities.push(found));
    });
    return abilities;
  });

  /** ability ::= Tide? Headers? sentence+ modes */
  private readonly ability = this.RULE("ability", (): AbilityPhrase => {
    const first = this.LA(1);
    const tide = this.OPTION1(() => this.CONSUME(types.Tide));
    const headers = this.OPTION2(() => this.CONSUME(types.Headers));
    const sentences = this.sentences();
    const modes = this.SUBRULE(this.modes);
    return {
      tide: tide === undefined ? "unmarked" : "marked",
      line: "same",
      headers: headers === undefined ? null : this.ACTION(() => token(headers)),
      sentences,
      modes,
      start: first.startOffset,
      end: endOf(this.LA(0)),
    };
  });

  private sentences(): readonly SentencePhrase[] {
    const found: SentencePhrase[] = [];
    this.AT_LEAST_ONE(() => {
      const one = this.SUBRULE(this.sentence);
      this.ACTION(() => found.push(one));
    });
    return found;
  }

  /** modes ::= ((Newline Bullet? | Bullet) sentence+)* */
  private readonly modes = this.RULE("modes", (): readonly ModePhrase[] => {
    const modes: ModePhrase[] = [];
    this.MANY({
      GATE: () => this.LA(2).tokenType !== types.Headers && this.LA(2).tokenType !== types.Tide,
      DEF: () => {
        let bullet: ModePhrase["bullet"] = "";
        this.OR([
          {
            ALT: () => {
              this.CONSUME(types.Newline);
              this.OPTION(() => {
                this.CONSUME1(types.Bullet);
                bullet = "•";
              });
            },
          },
          {
            ALT: () => {
              this.CONSUME2(types.Bullet);
              bullet = "•";
            },
          },
        ]);
        const sentences = this.sentences();
        this.ACTION(() => modes.push({ bullet, sentences }));
      },
    });
    return modes;
  });

  /** sentence ::= (Word | Colon | quote | Reminder)+ Period? Reminder*, up to a header, a line's end or a mark's */
  private readonly sentence = this.RULE("sentence", (): SentencePhrase => {
    const first = this.LA(1);
    const tokens: Token[] = [];
    const reminders: ReminderPhrase[] = [];
    let end: SentencePhrase["end"] = "";
    const closed = (): boolean => end !== "" || this.endsAfterQuote(tokens);
    this.AT_LEAST_ONE({
      GATE: () => !closed(),
      DEF: () =>
        this.OR([
          { ALT: () => this.keep(tokens, this.CONSUME(types.Word)) },
          { ALT: () => this.keep(tokens, this.CONSUME(types.Tide)) },
          { ALT: () => this.keep(tokens, this.SUBRULE(this.quote)) },
          { ALT: () => (end = this.colon(tokens)) },
          { ALT: () => reminders.push(reminder(this.CONSUME1(types.Reminder), first, reminders, tokens.length)) },
          { ALT: () => (this.CONSUME(types.Period), (end = ".")) },
        ]),
    });
    this.MANY({
      GATE: closed,
      DEF: () => {
        const { image } = this.CONSUME2(types.Reminder);
        const mark = this.OPTION(() => this.CONSUME2(types.Period).image) ?? "";
        reminders.push({ text: `${image}${mark}`, before: "after", offset: 0 });
      },
    });
    return { tokens, end, reminders, start: first.startOffset, until: endOf(this.LA(0)) };
  });

  /** A colon closes a sentence whose choices are listed below; elsewhere it is a mark within the sentence. */
  private colon(tokens: Token[]): SentencePhrase["end"] {
    const mark = this.CONSUME(types.Colon);
    const next = this.LA(1).tokenType;
    if (next === types.Newline || next === types.Bullet) return ":";
    this.keep(tokens, mark);
    return "";
  }

  private keep(tokens: Token[], found: IToken): void {
    this.ACTION(() => tokens.push(token(found)));
  }

  /** quote ::= OpenQuote (Newline | ability)+ CloseQuote */
  private readonly quote = this.RULE("quote", (): IToken => {
    const open = this.CONSUME(types.OpenQuote);
    const abilities: AbilityPhrase[] = [];
    this.AT_LEAST_ONE(() => {
      const parted = this.OPTION(() => this.CONSUME(types.Newline));
      const found = this.SUBRULE(this.ability);
      this.ACTION(() => abilities.push(parted === undefined ? found : { ...found, line: "new" }));
    });
    const close = this.CONSUME(types.CloseQuote);
    return this.ACTION(() => quoteToken(token(open), token(close), abilities));
  });

  /** A sentence may end with the quotation that ends it: the next word begins with a capital letter. */
  private endsAfterQuote(tokens: readonly Token[]): boolean {
    const last = tokens.at(-1);
    if (last?.payload.kind !== "quote") return false;
    const inner = last.payload.abilities.at(-1);
    const closing = (inner?.modes.at(-1) ?? inner)?.sentences.at(-1);
    const next = this.LA(1);
    return closing?.end === "." && next.tokenType === types.Word && /^[\p{Lu}{]/u.test(next.image);
  }
}

/** The lexer's own tokens come back from the parser, and invented ones never: the parser does not recover. */
function token(found: IToken): Token {
  if (isToken(found)) return found;
  throw new Error(`no token at ${found.startOffset}`);
}

function isToken(found: IToken): found is Token {
  return "payload" in found;
}

/** Reminder text within a sentence, and how much of the sentence stands before it. */
function reminder(found: IToken, first: IToken, earlier: readonly ReminderPhrase[], before: number): ReminderPhrase {
  const skipped = earlier.reduce((sum, { text }) => sum + (text === "\n" ? 0 : text.length + 1), 0);
  // Reminder text stands behind a space of its own; a line's end stands in the place of one.
  const space = found.image === "\n" ? 0 : 1;
  return { text: found.image, before, offset: found.startOffset - first.startOffset - skipped - space };
}

function endOf(last: IToken): number {
  return last.startOffset + last.image.length;
}

function quoteToken(open: Token, close: Token, abilities: readonly AbilityPhrase[]): Token {
  const mark: QuoteMark = open.image === "'" ? "'" : '"';
  const kind: TokenType = types.Word;
  return {
    ...open,
    tokenType: kind,
    tokenTypeIdx: kind.tokenTypeIdx ?? 0,
    word: mark,
    payload: { kind: "quote", mark, abilities },
    end: close.end,
  };
}

/** What the parser made of the tokens of a paragraph, or the token at which it had to stop. */
export type ParsedParagraph =
  | { readonly kind: "abilities"; readonly abilities: readonly AbilityPhrase[] }
  | { readonly kind: "fault"; readonly at: Token | null };

let shared: TextParser | undefined;

/** Parses one paragraph: a line with the choices listed below it. */
export function parseParagraph(tokens: readonly Token[]): ParsedParagraph {
  if (nesting(tokens) > deepestQuote) return { kind: "fault", at: tokens[0] ?? null };
  shared ??= new TextParser();
  shared.input = [...tokens];
  const abilities = shared.paragraph();
  const [error] = shared.errors;
  if (error === undefined) return { kind: "abilities", abilities };
  return { kind: "fault", at: isToken(error.token) ? error.token : (tokens.at(-1) ?? null) };
}

/** How deep quotes stand within quotes. */
function nesting(tokens: readonly Token[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { tokenType } of tokens) {
    if (tokenType === types.OpenQuote) deepest = Math.max(deepest, ++depth);
    if (tokenType === types.CloseQuote) depth--;
  }
  return deepest;
}

/** Cuts the tokens of a text into paragraphs: at line ends, but not within quotes nor before a listed choice. */
export function paragraphs(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const found: Token[][] = [[]];
  let depth = 0;
  tokens.forEach((one, index) => {
    if (one.tokenType === types.OpenQuote) depth++;
    if (one.tokenType === types.CloseQuote) depth--;
    const ends = one.tokenType === types.Newline && depth <= 0;
    if (ends && runsOn(tokens[index - 1], tokens[index + 1])) found.at(-1)?.push(within(one));
    else if (ends && !isChoice(found.at(-1) ?? [], tokens[index + 1])) found.push([]);
    else found.at(-1)?.push(one);
  });
  return found.filter((line) => line.length > 0);
}

/** Whether a line ends within a sentence, which goes on in the next: behind a word or a comma, with no capital. */
function runsOn(before: Token | undefined, next: Token | undefined): boolean {
  if (before === undefined || before.tokenType !== types.Word || before.payload.kind === "icon") return false;
  if (next === undefined || (next.tokenType !== types.Word && next.tokenType !== types.OpenQuote)) return false;
  return (
    before.word === "," || (next.capital === "lower" && next.payload.kind !== "name" && next.tokenType === types.Word)
  );
}

/** A line's end within a sentence, kept in its place as reminder text is. */
function within(line: Token): Token {
  return { ...line, tokenType: types.Reminder, tokenTypeIdx: types.Reminder.tokenTypeIdx ?? 0 };
}

/** Whether the next line is a choice: behind a bullet, or, where the list has none, below "Choose one:" without a header. */
function isChoice(paragraph: readonly Token[], next: Token | undefined): boolean {
  if (next?.tokenType === types.Bullet) return true;
  if (next === undefined || next.tokenType === types.Headers || next.tokenType === types.Tide) return false;
  if (paragraph.some(({ tokenType }) => tokenType === types.Bullet)) return false;
  const line = paragraph.findIndex(({ tokenType }) => tokenType === types.Newline);
  return (line < 0 ? paragraph.at(-1) : paragraph[line - 1])?.tokenType === types.Colon;
}
