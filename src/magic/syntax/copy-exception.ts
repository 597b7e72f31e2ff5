import { clause, type Clause } from "./clause.js";
import { choose, construct, distinct, field, oneOf, later, type Match, type NodesOf, type Source, type Syntax } from "./kernel/index.js"; // prettier-ignore
import { modifierList } from "./modifier-list.js";
import { cardName } from "./name.js";
import { printList } from "./noun-group.js";

/** What "except" says of a copy, clause by clause (707.9). */
export interface CopyExceptions {
  readonly kind: "exceptions";
  readonly clauses: readonly (Clause | Own)[];
  /** "commaAnd" between two where the comma belongs to a quotation before it. */
  readonly conjunction: "and" | "commaAnd" | null;
}

const naming = construct("nameIs", [
  field(
    "whose",
    oneOf("its name is", {
      its: "its name is",
      his: "his name is",
      her: "her name is",
      their: "their name is",
      names: "their names are",
    }),
  ),
  field("name", cardName),
]);

const adding = construct("qualityToo", [
  field("subject", oneOf("it's", { its: "it 's", it: "it is", hes: "he 's", shes: "she 's", theyre: "they 're", they: "they are" })),
  field("state", modifierList),
  field("addition", oneOf("in addition to its other types", {
    types: "in addition to its other types", theirTypes: "in addition to their other types", colors: "in addition to its other colors", theirColors: "in addition to their other colors",
  })),
]); // prettier-ignore
const own = [naming, adding] as const;

/** What only exceptions say: "its name is …" (201.1), "it's red in addition to its other colors" (105.3). */
export type Own = NodesOf<typeof own>;

const ownClause: Syntax<Own> = choose<Own>("an exception", own);
const anyClause: Syntax<Clause> = later("a clause", () => clause);
const wholeClause: Syntax<Clause | Own> = {
  label: "a clause",
  match: (source, at) => {
    const found = ownClause.match(source, at);
    return found.length > 0 ? found : anyClause.match(source, at);
  },
  print: (node, out) => {
    if (node.kind === "clause") anyClause.print(node, out);
    else ownClause.print(node, out);
  },
};
const conjunction = oneOf("and", { and: "and" });
const quotationAnd = oneOf("and", { commaAnd: ", and" });

export const copyExceptions: Syntax<CopyExceptions> = {
  label: "an exception",
  match: (source, at) =>
    distinct(wholeClause.match(source, at).flatMap((first) => lists(source, [first.value], first.end))),
  print: (node, out) => {
    const [first, second] = node.clauses;
    if (node.conjunction === "commaAnd" && first !== undefined && second !== undefined) {
      wholeClause.print(first, out);
      quotationAnd.print("commaAnd", out);
      wholeClause.print(second, out);
      return;
    }
    printList(node.clauses, node.conjunction === null ? null : "and", out, (one) => wholeClause.print(one, out));
  },
};

/** "except they're 3/3 Dragons, and they have flying": of two, the second stands behind a comma where it says what the copy is or has (707.9). */
function second(source: Source, clauses: CopyExceptions["clauses"], at: number): readonly Match<CopyExceptions>[] {
  const quoted = source.tokens[at - 1]?.payload.kind === "quote";
  return quotationAnd
    .match(source, at)
    .flatMap((link) => wholeClause.match(source, link.end))
    .filter(({ value }) => quoted || tellsOfCopy(value))
    .map(({ value, end }) => ({
      value: { kind: "exceptions", clauses: [...clauses, value], conjunction: "commaAnd" },
      end,
    }));
}

const states: ReadonlySet<Clause["verbs"][number]["predicate"]["kind"]> = new Set([
  "haveAbilities", "have", "loseAbilities", "lose", "beAdjective", "beNoun", "beSize",
] as const); // prettier-ignore

/** Whether a clause says of the copy, by a pronoun, what it is or has, and nothing of when or how long. */
function tellsOfCopy(value: Clause | Own): boolean {
  if (value.kind !== "clause") return true;
  const pronoun = value.subject?.kind === "pronoun" && ["it", "they", "he", "she"].includes(value.subject.word);
  return (
    pronoun && value.verbs.every(({ predicate, adverbials }) => states.has(predicate.kind) && adverbials.length === 0)
  );
}

function lists(source: Source, clauses: CopyExceptions["clauses"], at: number): readonly Match<CopyExceptions>[] {
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
  if (clauses.length === 1) found.push(...second(source, clauses, at));
  return distinct([...found, { value: { kind: "exceptions", clauses, conjunction: null }, end: at }]);
}
