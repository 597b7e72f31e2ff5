/** Frames that lift and print by one definition: what the syntax of every game is made of. */
export {
  asConstruct,
  choose,
  construct,
  field,
  type Construct,
  type ConstructNode,
  type Field,
  type NodesOf,
  type Part,
} from "./construct.js";
export { Printer } from "./printer.js";
export { Source, type Match, type SourceToken } from "./source.js";
export { forgetSpans, noteSpan, spanOf } from "./spans.js";
export {
  distinct,
  endOfWords,
  headOf,
  later,
  literal,
  many,
  mayBegin,
  noMatch,
  oneOf,
  optional,
  printWords,
  rule,
  where,
  type NodeOf,
  type Syntax,
} from "./syntax.js";
