import { clause, type Clause } from "./clause.js";
import { distinct, oneOf, later, type Match, type Source, type Syntax } from "./kernel/index.js";
import { printList } from "./noun-group.js";

/** What "except" says of a copy, clause by clause (707.9). */
export interface CopyExceptions {
  readonly kind: "exceptions";
  readonly clauses: readonly Clause[];
  readonly conjunction: "and" | null;
}

const wholeClause: Syntax<Clause> = later("a clause", () => clause);
const conjunction = oneOf("and", { and: "and" });

export const copyExceptions: Syntax<CopyExceptions> = {
  label: "an exception",
  match: (source, at) =>
    distinct(wholeClause.match(source, at).flatMap((first) => lists(source, [first.value], first.end))),
  print: (node, out) => {
    printList(node.clauses, node.conjunction, out, (one) => wholeClause.print(one, out));
  },
};

function lists(source: Source, clauses: readonly Clause[], at: number): readonly Match<CopyExceptions>[] {
  const comma = source.tokens[at]?.word === ",";
  const found: Match<CopyExceptions>[] = comma
    ? wholeClause.match(source, at + 1).flatMap((next) => lists(source, [...clauses, next.value], next.end))
    : [];
  for (const link of conjunction.match(source, comma ? at + 1 : at))
    if (comma === clauses.length > 1)
      for (const next of wholeClause.match(source, link.end))
        found.push({
          value: { kind: "exceptions", clauses: [...clauses, next.value], conjunction: "and" },
          end: next.end,
        });
  return distinct([...found, { value: { kind: "exceptions", clauses, conjunction: null }, end: at }]);
}
