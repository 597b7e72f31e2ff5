import { clause, type Clause } from "./clause.js";
import { verbFormOf } from "./frame.js";
import type { Predicate } from "./predicate.js";
import { distinct, oneOf, later, rule, type Match, type Source, type Syntax } from "./kernel/index.js";

/** Conditions joined: "you control an Island and a creature died this turn". */
export interface ClauseList {
  readonly kind: "clauses";
  readonly clauses: readonly Clause[];
  readonly links: readonly ClauseLink[];
}

const links = { and: "and", or: "or", andIf: "and if", orIf: "or if", commaOr: ", or", commaAnd: ", and", orUnless: "or unless", commaOrIf: ", or if", but: "but", andOr: "and/or" } as const; // prettier-ignore

/** What joins two conditions. */
export type ClauseLink = keyof typeof links;

const link = oneOf("and", links);
const anyClause: Syntax<Clause> = later("a clause", () => clause);

/** Two clauses or more. */
export const clauseList: Syntax<ClauseList> = rule("a condition", () => ({
  label: "a condition",
  match: (source, at) =>
    distinct(
      anyClause
        .match(source, at)
        .flatMap((first) => more(source, { kind: "clauses", clauses: [first.value], links: [] }, first.end)),
    ),
  print: (node, out) => {
    node.clauses.forEach((one, index) => {
      const before = node.links[index - 1];
      if (before !== undefined) link.print(before, out);
      anyClause.print(one, out);
    });
  },
}));

const stative: ReadonlySet<string> = new Set<Predicate["kind"]>(["control", "own", "have", "haveAbilities", "haveNumber", "haveMeasured", "share", "shareWith", "remain", "target", "targetOnly", "passive", "passiveFirst", "passiveEither"]); // prettier-ignore

/** Whether a clause says how things are or what happened, rather than what to do: only such a clause goes on a condition. */
function statesFact({ subject, verbs }: Clause): boolean {
  return (
    subject !== null &&
    verbs.every(({ auxiliary, predicate }) => {
      if (auxiliary !== null) return auxiliary !== "may" && auxiliary !== "must" && auxiliary !== "will";
      if (predicate.kind === "sharedObject") return predicate.verbs.every(({ verb }) => stative.has(verb));
      return predicate.kind.startsWith("be") || stative.has(predicate.kind) || verbFormOf(predicate.form) === "past";
    })
  );
}

function more(source: Source, node: ClauseList, at: number): readonly Match<ClauseList>[] {
  const found: Match<ClauseList>[] = [];
  for (const joint of link.match(source, at))
    for (const next of anyClause.match(source, joint.end)) {
      if (!statesFact(next.value)) continue;
      const longer: ClauseList = { kind: "clauses", clauses: [...node.clauses, next.value], links: [...node.links, joint.value] }; // prettier-ignore
      found.push(...more(source, longer, next.end), { value: longer, end: next.end });
    }
  return distinct(found);
}
