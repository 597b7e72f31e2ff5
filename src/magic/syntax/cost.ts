import type { Token } from "../../../grammar/magic/token.js";
import {
  choose,
  construct,
  distinct,
  field,
  oneOf,
  rule,
  where,
  type NodesOf,
  type Source,
  type Match,
  type Syntax,
} from "./kernel/index.js";
import { bareVerb, type VerbPhrase } from "./clause.js";
import { predicate, type Predicate } from "./predicate.js";
import { symbols } from "./terminals.js";

function toPay(): Syntax<Predicate> {
  return rule("something to pay", (): Syntax<Predicate> => where(predicate, (one) => one.form === "base"));
}

const costParts = [
  construct("symbols", [field("symbols", symbols)]),
  construct("action", [field("predicate", toPay())]),
  /** "Discard a card at random": more than a verb with its frame. */
  construct("doing", [
    field(
      "does",
      rule("something to pay", (): Syntax<VerbPhrase> => where(bareVerb, (one) => one.adverbials.length > 0)),
    ),
  ]),
  construct("joined", [
    field("first", toPay()),
    field("conjunction", oneOf("and", { and: "and", or: "or" })),
    field("second", toPay()),
  ]),
] as const;

/** One part of a cost: symbols, or something to do (118.1). */
export type CostPart = NodesOf<typeof costParts>;

/** The parts of a cost, parted by commas (602.1a). */
export interface CostList {
  readonly kind: "costs";
  readonly parts: readonly CostPart[];
  /** Where a damaged text begins it with a small letter. */
  readonly opening?: "lower";
}

const costPart: Syntax<CostPart> = choose<CostPart>("a cost", costParts);

export const costList: Syntax<CostList> = rule("a cost", () => ({
  label: "a cost",
  match: (source, at) =>
    distinct(costPart.match(source, at).flatMap((first) => more(source, [first.value], first.end))).map((match) =>
      opened(match, source.tokens[at]),
    ),
  print: (node, out) => {
    node.parts.forEach((part, index) => {
      if (index > 0) out.mark(",");
      if (part.kind !== "symbols" && (index > 0 || node.opening !== "lower")) out.sentence();
      costPart.print(part, out);
    });
  },
}));

/** The cost with how its first word is written. */
function opened(match: Match<CostList>, first: Token | undefined): Match<CostList> {
  const lower = first?.payload.kind === "word" && first.capital === "lower";
  return lower ? { ...match, value: { ...match.value, opening: "lower" } } : match;
}

function more(source: Source, parts: readonly CostPart[], at: number): readonly Match<CostList>[] {
  const found: Match<CostList>[] = [];
  if (source.tokens[at]?.word === ",")
    for (const next of costPart.match(source, at + 1)) found.push(...more(source, [...parts, next.value], next.end));
  return [...found, { value: { kind: "costs", parts }, end: at }];
}
