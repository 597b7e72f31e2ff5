import { EmbeddedActionsParser, type IToken } from "chevrotain";
import { groupOf, type GroupPart } from "./group-build.js";
import { scanGroup } from "./group-scan.js";
import type { GroupPhrase, NounGroup, Possessor } from "./phrases.js";
import { allTokenTypes, classes, plain, type Token } from "./token.js";

/** The phrase tree of one sentence: its tokens, and the noun groups that begin at each of them. */
export interface PhraseTree {
  readonly tokens: readonly Token[];
  readonly groups: ReadonlyMap<number, GroupPhrase>;
}

/**
 * The phrase grammar. It is generous and says nothing of meaning: a sentence is a series of noun groups and of words,
 * symbols, figures and quotes that belong to none. The frames of the syntax decide what is accepted.
 */
export class PhraseParser extends EmbeddedActionsParser {
  private sentenceTokens: readonly Token[] = [];
  private position = 0;

  constructor(skipValidations: "validate" | "trust") {
    super([...allTokenTypes()], {
      maxLookahead: 1,
      skipValidations: skipValidations === "trust",
      recoveryEnabled: false,
    });
    this.performSelfAnalysis();
  }

  /** Sets the tokens of the next sentence to parse. */
  load(tokens: readonly Token[]): void {
    this.sentenceTokens = tokens;
    this.position = 0;
    this.input = [...tokens];
  }

  /** Parses the noun group that begins at a token, or gives null where none does. */
  groupFrom(tokens: readonly Token[], at: number): GroupPhrase | null {
    if (!beginsGroup(tokens, at)) return null;
    const end = groupChainEnd(tokens, at);
    this.sentenceTokens = tokens;
    this.position = at;
    this.input = tokens.slice(at, end);
    return this.nounGroup()[0] ?? null;
  }

  /** sentence: ( nounGroup | word )* */
  readonly sentence = this.RULE("sentence", (): ReadonlyMap<number, GroupPhrase> => {
    const groups = new Map<number, GroupPhrase>();
    this.MANY(() => {
      this.OR([
        { GATE: () => beginsGroup(this.sentenceTokens, this.index()), ALT: () => this.noteGroups(groups) },
        { ALT: () => this.SUBRULE(this.word) },
      ]);
    });
    return groups;
  });

  /** nounGroup: simpleGroup ( possessive simpleGroup )* ; each longer chain replaces the shorter at its start. */
  private noteGroups(groups: Map<number, GroupPhrase>): void {
    const chain = this.SUBRULE(this.nounGroup);
    this.ACTION(() => {
      for (const phrase of chain) groups.set(phrase.start, phrase);
    });
  }

  readonly nounGroup = this.RULE("nounGroup", (): readonly GroupPhrase[] => {
    const start = this.ACTION(() => this.index());
    const found: GroupPhrase[] = [];
    let whole = this.OR([
      { ALT: () => this.SUBRULE(this.selfPossessor) },
      {
        ALT: (): Possessor["group"] => {
          const first = this.SUBRULE(this.simpleGroup);
          this.ACTION(() => found.push({ group: first, start, end: this.index() }));
          return first;
        },
      },
    ]);
    this.MANY({
      GATE: () => this.possessiveEnd() > 0,
      DEF: () => {
        const mark = this.CONSUME(plain.Possessive);
        this.ACTION(() => ++this.position);
        const possessed = this.SUBRULE2(this.simpleGroup);
        this.ACTION(() => {
          const group: NounGroup = { ...possessed, possessor: { group: whole, mark: mark.image === "'" ? "'" : "'s" } };
          whole = group;
          found[0] = { group, start, end: this.index() };
        });
      },
    });
    return found;
  });

  /** selfPossessor: the card's own name before a possessive mark (201.5) */
  readonly selfPossessor = this.RULE("selfPossessor", (): Possessor["group"] => {
    this.CONSUME(plain.Self);
    return this.ACTION((): Possessor["group"] => {
      const token = this.sentenceTokens[this.position++];
      return { kind: "self", name: token?.image ?? "" };
    });
  });

  /** simpleGroup: ( determiner | modifier | noun | and | or | comma )+ , ended by its last noun */
  readonly simpleGroup = this.RULE("simpleGroup", (): NounGroup => {
    const parts: GroupPart[] = [];
    const end = this.ACTION(() => scanGroup(this.sentenceTokens, this.index())?.end ?? 0);
    this.AT_LEAST_ONE({
      GATE: () => this.index() < end,
      DEF: () => {
        const token = this.SUBRULE(this.groupWord);
        this.ACTION(() => parts.push(token));
      },
    });
    return this.ACTION(() => groupOf(parts));
  });

  readonly groupWord = this.RULE("groupWord", (): GroupPart => {
    const token: IToken = this.OR([
      { ALT: () => this.CONSUME(classes.Noun) },
      { ALT: () => this.CONSUME(classes.Modifier) },
      { ALT: () => this.CONSUME(classes.Determiner) },
      { ALT: () => this.CONSUME(classes.Keyword) },
      { ALT: () => this.CONSUME(classes.CounterKind) },
      { ALT: () => this.CONSUME(classes.Verb) },
      { ALT: () => this.CONSUME(plain.Word) },
      { ALT: () => this.CONSUME(plain.Unknown) },
      { ALT: () => this.CONSUME(plain.Number) },
      { ALT: () => this.CONSUME(plain.Symbols) },
      { ALT: () => this.CONSUME(plain.PowerToughness) },
      { ALT: () => this.CONSUME(plain.Change) },
      { ALT: () => this.CONSUME(plain.And) },
      { ALT: () => this.CONSUME(plain.Or) },
      { ALT: () => this.CONSUME(plain.Comma) },
    ]);
    return this.ACTION(() => this.sentenceTokens[this.position++] ?? tokenMissing(token));
  });

  /** word: any token that belongs to no noun group */
  readonly word = this.RULE("word", (): void => {
    this.OR([
      { ALT: () => this.CONSUME(classes.Verb) },
      { ALT: () => this.CONSUME(classes.Noun) },
      { ALT: () => this.CONSUME(classes.Modifier) },
      { ALT: () => this.CONSUME(classes.Determiner) },
      { ALT: () => this.CONSUME(classes.Keyword) },
      { ALT: () => this.CONSUME(classes.CounterKind) },
      ...Object.values(plain).map((type, index) => ({ ALT: () => this.consume(index + 20, type) })),
    ]);
    this.ACTION(() => this.position++);
  });

  private index(): number {
    return this.position;
  }

  private possessiveEnd(): number {
    return endAfterPossessive(this.sentenceTokens, this.index());
  }
}

/** Whether a noun group begins here: with a word of its own or with the card's name before a possessive mark. */
function beginsGroup(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.payload.kind === "self") return endAfterPossessive(tokens, at + 1) > 0;
  return scanGroup(tokens, at) !== null;
}

/** Where the group after the possessive mark at `at` ends, or 0. */
function endAfterPossessive(tokens: readonly Token[], at: number): number {
  return tokens[at]?.tokenType === plain.Possessive ? (scanGroup(tokens, at + 1)?.end ?? 0) : 0;
}

/** Where a chain of possessors and their noun ends. */
function groupChainEnd(tokens: readonly Token[], at: number): number {
  let end = tokens[at]?.payload.kind === "self" ? at + 1 : (scanGroup(tokens, at)?.end ?? at);
  for (let next = endAfterPossessive(tokens, end); next > 0; next = endAfterPossessive(tokens, end)) end = next;
  return end;
}

function tokenMissing(token: IToken): never {
  throw new Error(`no token at ${token.startOffset}`);
}

let shared: PhraseParser | undefined;

/** The parser, made when first needed: its self-analysis is the costliest part of a start. */
export function createPhraseParser(skipValidations: "validate" | "trust" = "trust"): PhraseParser {
  return new PhraseParser(skipValidations);
}

/** Parses the noun group that begins at a token, or gives null where none does. */
export function parseGroup(tokens: readonly Token[], at: number): GroupPhrase | null {
  shared ??= createPhraseParser();
  return shared.groupFrom(tokens, at);
}

/** Parses the tokens of one sentence into its phrase tree. It accepts any series of tokens. */
export function parsePhrases(tokens: readonly Token[]): PhraseTree {
  shared ??= createPhraseParser();
  shared.load(tokens);
  return { tokens, groups: shared.sentence() };
}
