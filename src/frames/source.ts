import { headOf } from "./syntax.js";

/** One way in which a syntax takes the tokens from a place on: what it makes of them and the index after the last. */
export interface Match<Value> {
  readonly value: Value;
  readonly end: number;
}

/** What frames know of a token of any game: its word, in lower case, and its place in the text. */
export interface SourceToken {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a sentence while frames are tried on it: with a memory, and the furthest place of failure. */
export class Source<Token extends SourceToken = SourceToken> {
  private readonly heads: readonly string[];
  private readonly memory: (Map<number, readonly Match<unknown>[]> | undefined)[] = [];
  /** The furthest token at which a terminal failed, and what was wanted there. */
  furthest = 0;
  private wanted = new Set<string>();

  constructor(readonly tokens: readonly Token[]) {
    this.heads = tokens.map((token) => headOf(token.word));
  }

  /** The first word of the token at a place: what a choice goes by. */
  headAt(at: number): string {
    return this.heads[at] ?? "";
  }

  /** Notes that `label` was wanted at `at`; only the furthest place is kept. */
  want(at: number, label: string): void {
    if (at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.wanted = new Set();
    }
    this.wanted.add(label);
  }

  /** What was wanted at the furthest place, in people's words. */
  expected(): readonly string[] {
    return [...this.wanted];
  }

  /** What a rule made of the tokens at a place, if it was tried there. */
  recall(rule: number, at: number): readonly Match<unknown>[] | undefined {
    return this.memory[at]?.get(rule);
  }

  /** Keeps what a rule made of the tokens at a place. */
  remember(rule: number, at: number, matches: readonly Match<unknown>[]): void {
    const slot = (this.memory[at] ??= new Map());
    slot.set(rule, matches);
  }
}
