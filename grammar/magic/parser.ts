import { EmbeddedActionsParser, type IToken } from "chevrotain";
import { groupOf, type GroupPart } from "./group-build.js";
import { scanGroup } from "./group-scan.js";
import type { GroupPhrase, NounGroup } from "./phrases.js";
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
    super([...allTokenTypes()], { maxLookahead: 1, skipValidations: skipValidations === "trust", recoveryEnabled: false });
    this.performSelfAnalysis();
  }

  /** Sets the tokens of the next sentence to parse. */
  load(tokens: readonly Token[]): void {
    this.sentenceTokens = tokens;
    this.position = 0;
    this.input = [...tokens];
  }

  /** sentence: ( nounGroup | word )* */
  readonly sentence = this.RULE("sentence", (): ReadonlyMap<number, GroupPhrase> => {
    const groups = new Map<number, GroupPhrase>();
    this.MANY(() => {
      this.OR([
        { GATE: () => this.groupEnd() > 0, ALT: () => this.noteGroups(groups) },
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
    const first = this.SUBRULE(this.simpleGroup);
    const found: GroupPhrase[] = [{ group: first, start, end: this.ACTION(() => this.index()) }];
    let whole: NounGroup = first;
    this.MANY({
      GATE: () => this.possessiveEnd() > 0,
      DEF: () => {
        const mark = this.CONSUME(plain.Possessive);
        const inner = this.ACTION(() => ++this.position);
        const possessed = this.SUBRULE2(this.simpleGroup);
        this.ACTION(() => {
          whole = { ...possessed, possessor: { group: whole, mark: mark.image === "'" ? "'" : "'s" } };
          found.push({ group: possessed, start: inner, end: this.index() });
          found[0] = { group: whole, start, end: this.index() };
        });
      },
    });
    return found;
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

  private groupEnd(): number {
    return scanGroup(this.sentenceTokens, this.index())?.end ?? 0;
  }

  private possessiveEnd(): number {
    const at = this.index();
    return this.sentenceTokens[at]?.tokenType === plain.Possessive ? (scanGroup(this.sentenceTokens, at + 1)?.end ?? 0) : 0;
  }
}

function tokenMissing(token: IToken): never {
  throw new Error(`no token at ${token.startOffset}`);
}

let shared: PhraseParser | undefined;

/** The parser, made when first needed: its self-analysis is the costliest part of a start. */
export function createPhraseParser(skipValidations: "validate" | "trust" = "trust"): PhraseParser {
  return new PhraseParser(skipValidations);
}

/** Parses the tokens of one sentence into its phrase tree. It accepts any series of tokens. */
export function parsePhrases(tokens: readonly Token[]): PhraseTree {
  shared ??= createPhraseParser();
  shared.load(tokens);
  return { tokens, groups: shared.sentence() };
}
