/** The kernel of the syntax: frames that lift and print by one definition. */
export { asConstruct, choose, construct, field, type Construct, type NodesOf } from "./construct.js";
export { Printer } from "./printer.js";
export { Source, type Match } from "./source.js";
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
