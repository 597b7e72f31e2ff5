import {
  choose,
  construct,
  distinct,
  field,
  oneOf,
  optional,
  later,
  rule,
  type Construct,
  type NodesOf,
  type Syntax,
} from "./kernel/index.js";
import { nounPhrase, type NounPhrase } from "./noun-phrase.js";
import { number, type NumberWord } from "./terminals.js";

/** A number as the text gives it: a figure, something to count or read, or arithmetic on those (107.1). */
export type Quantity =
  | { readonly kind: "figure"; readonly number: NumberWord }
  | { readonly kind: "value"; readonly of: NounPhrase }
  | { readonly kind: "multiple"; readonly times: Multiple; readonly of: Quantity; readonly rounding: Rounding | null }
  | { readonly kind: "sum"; readonly first: Quantity; readonly sign: "plus" | "minus"; readonly second: Quantity };

const multiples = {
  twice: "twice",
  three: "three times",
  half: "half",
  four: "four times",
  ten: "ten times",
  five: "five times",
} as const;
export type Multiple = keyof typeof multiples;
const roundings = {
  up: ", rounded up",
  down: ", rounded down",
  plainUp: "rounded up",
  plainDown: "rounded down",
} as const;
export type Rounding = keyof typeof roundings;

export const rounding: Syntax<Rounding> = oneOf("a way of rounding", roundings);

type Simple = Exclude<Quantity, { readonly kind: "sum" }>;

const figure: Construct<"figure", Extract<Quantity, { readonly kind: "figure" }>> = construct("figure", [
  field("number", number),
]);
const value: Construct<"value", Extract<Quantity, { readonly kind: "value" }>> = construct("value", [
  field(
    "of",
    later("something to count", () => nounPhrase),
  ),
]);
const multiple: Construct<"multiple", Extract<Quantity, { readonly kind: "multiple" }>> = construct("multiple", [
  field("times", oneOf("twice", multiples)),
  field(
    "of",
    later("a quantity", () => simple),
  ),
  field("rounding", optional(rounding)),
]);

const simple: Syntax<Simple> = rule("a quantity", () => choose<Simple>("a quantity", [multiple, figure, value]));
const sign = oneOf("plus", { plus: "plus", minus: "minus" });

/** A quantity; sums go to the right. */
export const quantity: Syntax<Quantity> = rule("a quantity", () => ({
  label: "a quantity",
  match: (source, at) =>
    distinct<Quantity>(
      simple.match(source, at).flatMap((first) => [
        ...sign.match(source, first.end).flatMap((link) =>
          quantity.match(source, link.end).map((second) => ({
            value: { kind: "sum" as const, first: first.value, sign: link.value, second: second.value },
            end: second.end,
          })),
        ),
        first,
      ]),
    ),
  print: (node, out) => {
    if (node.kind !== "sum") {
      simple.print(node, out);
      return;
    }
    quantity.print(node.first, out);
    sign.print(node.sign, out);
    quantity.print(node.second, out);
  },
}));

/** What a characteristic is held against: "4 or greater", "less than its power", "exactly seven". */
const comparisons = [
  construct("orGreater", [field("quantity", figure), field("word", oneOf("or greater", { greater: "or greater", higher: "or higher", more: "or more", less: "or less", fewer: "or fewer" }))]),
  construct("relation", [
    field("word", oneOf("equal to", {
      lessOrEqual: "less than or equal to", greaterOrEqual: "greater than or equal to", less: "less than", greater: "greater than", equal: "equal to", exactly: "exactly", atLeast: "at least", notEqual: "not equal to", fewer: "fewer than", more: "more than", atMost: "at most",
    })),
    field("quantity", quantity),
  ]),
  construct("oneOfTwo", [field("first", number), "or", field("second", number)]),
  construct("exact", [field("quantity", figure)]),
] as const; // prettier-ignore

export type Comparison = NodesOf<typeof comparisons>;

export const comparison: Syntax<Comparison> = rule("a comparison", () =>
  choose<Comparison>("a comparison", comparisons),
);
