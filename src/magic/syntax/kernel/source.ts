import type { GroupPhrase } from "../../../../grammar/magic/phrases.js";
import { parseGroup, type PhraseTree } from "../../../../grammar/magic/parser.js";
import type { Token } from "../../../../grammar/magic/token.js";
import { headOf } from "./syntax.js";

/** One way in which a syntax takes the tokens from a place on: what it makes of them and the index after the last. */
export interface Match<Value> {
  readonly value: Value;
  readonly end: number;
}

/** The phrase tree of a sentence while frames are tried on it: with a memory, and the furthest place of failure. */
export class Source {
  readonly tokens: readonly Token[];
  private readonly groups: Map<number, GroupPhrase | null>;
  private readonly heads: readonly string[];
  private readonly memory: (Map<number, readonly Match<unknown>[]> | undefined)[] = [];
  /** The furthest token at which a terminal failed, and what was wanted there. */
  furthest = 0;
  private wanted = new Set<string>();

  constructor(tree: PhraseTree) {
    this.tokens = tree.tokens;
    this.groups = new Map<number, GroupPhrase | null>(tree.groups);
    this.heads = tree.tokens.map((token) => headOf(token.word));
  }

  /** The noun group that begins at this token; one within another is parsed when it is first asked for. */
  groupAt(at: number): GroupPhrase | null {
    const known = this.groups.get(at);
    if (known !== undefined) return known;
    const found = parseGroup(this.tokens, at);
    this.groups.set(at, found);
    return found;
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
