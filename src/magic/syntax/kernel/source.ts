import type { GroupPhrase } from "../../../../grammar/magic/phrases.js";
import { parseGroup, type PhraseTree } from "../../../../grammar/magic/parser.js";
import type { Token } from "../../../../grammar/magic/token.js";
import * as frames from "../../../frames/index.js";

/** The phrase tree of a sentence while frames are tried on it. */
export class Source extends frames.Source<Token> {
  private readonly groups: Map<number, GroupPhrase | null>;

  constructor(tree: PhraseTree) {
    super(tree.tokens);
    this.groups = new Map<number, GroupPhrase | null>(tree.groups);
  }

  /** The noun group that begins at this token; one within another is parsed when it is first asked for. */
  groupAt(at: number): GroupPhrase | null {
    const known = this.groups.get(at);
    if (known !== undefined) return known;
    const found = parseGroup(this.tokens, at);
    this.groups.set(at, found);
    return found;
  }
}

/** A frame over Magic's tokens. */
export interface Syntax<Value> extends frames.Syntax<Value> {
  starts?(source: Source, at: number): boolean;
  match(source: Source, at: number): readonly frames.Match<Value>[];
}

/** A frame over Magic's tokens whose nodes carry the kind by which a choice finds it again. */
export interface Construct<Kind extends string, Node extends { readonly kind: Kind }> extends frames.Construct<
  Kind,
  Node
> {
  starts?(source: Source, at: number): boolean;
  match(source: Source, at: number): readonly frames.Match<Node>[];
}

/** `rule` of the frames, for definitions that ask for Magic's tokens. */
export const rule: <Value>(label: string, define: () => Syntax<Value>) => Syntax<Value> = frames.rule;

/** `asConstruct` of the frames, for syntaxes that ask for Magic's tokens. */
export const asConstruct: <Kind extends string, Node extends { readonly kind: Kind }>(
  kind: Kind,
  syntax: Syntax<Node>,
) => Construct<Kind, Node> = frames.asConstruct;
