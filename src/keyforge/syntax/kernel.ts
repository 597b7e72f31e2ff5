import type { Token } from "../../../grammar/keyforge/token.js";
import * as frames from "../../frames/index.js";

export * from "../../frames/index.js";

/** The tokens of a sentence while frames are tried on it. */
export class Source extends frames.Source<Token> {}

/** A frame over the tokens of KeyForge. */
export interface Syntax<Value> extends frames.Syntax<Value> {
  starts?(source: Source, at: number): boolean;
  match(source: Source, at: number): readonly frames.Match<Value>[];
}

/** A frame over the tokens of KeyForge whose nodes carry the kind by which a choice finds it again. */
export interface Construct<Kind extends string, Node extends { readonly kind: Kind }> extends frames.Construct<
  Kind,
  Node
> {
  starts?(source: Source, at: number): boolean;
  match(source: Source, at: number): readonly frames.Match<Node>[];
}

/** `rule` of the frames, for definitions that ask for KeyForge's tokens. */
export const rule: <Value>(label: string, define: () => Syntax<Value>) => Syntax<Value> = frames.rule;

/** A syntax over one token: `read` gives what the token says, or undefined. */
export function terminal<Value>(
  label: string,
  read: (token: Token) => Value | undefined,
  print: (value: Value, out: frames.Printer) => void,
): Syntax<Value> {
  return {
    label,
    starts: (source, at) => {
      const token = source.tokens[at];
      return token !== undefined && read(token) !== undefined;
    },
    match(source, at) {
      const token = source.tokens[at];
      const value = token === undefined ? undefined : read(token);
      if (value !== undefined) return [{ value, end: at + 1 }];
      source.want(at, label);
      return frames.noMatch;
    },
    print,
  };
}
