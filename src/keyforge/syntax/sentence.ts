import { adverbial, type Adverbial } from "./adverbial.js";
import { clause, link, type Clause, type Existence, type Link } from "./clause.js";
import {
  construct,
  distinct,
  field,
  many,
  oneOf,
  optional,
  rule,
  type Match,
  type Source,
  type Syntax,
} from "./kernel.js";

const leads = { then: "then", otherwise: "otherwise", also: "also", instead: "instead", ifSo: "if so" } as const;

/** A word that ties a sentence to the one before. */
export interface Lead {
  readonly kind: "lead";
  readonly word: keyof typeof leads;
  readonly comma: "comma" | "none";
}

const comma = oneOf("a comma", { comma: ",", none: "" });
const lead: Syntax<Lead | null> = optional(
  construct("lead", [field("word", oneOf("then", leads)), field("comma", comma)]),
);

/** What is said before a clause, closed by a comma: "If you do,", "For each friendly creature,". */
export interface Opening {
  readonly adverbial: Adverbial;
  readonly comma: "comma" | "none";
}

/** A clause with what opens it. */
export interface OpenedClause {
  /** What joins it to the one before; null for the first. */
  readonly link: Link | null;
  readonly openings: readonly Opening[];
  readonly clause: Clause | Existence;
}

/** One sentence. */
export interface Sentence {
  readonly kind: "sentence";
  readonly lead: Lead | null;
  readonly clauses: readonly OpenedClause[];
  /** Adverbials behind a comma: "…, to a maximum of 4." */
  readonly after: readonly Adverbial[];
}

const adverbials = many(adverbial);

export const sentence: Syntax<Sentence> = rule("a sentence", () => ({
  label: "a sentence",
  match: (source, at) => distinct(lead.match(source, at).flatMap((first) => bodies(source, first))),
  print: (node, out) => {
    lead.print(node.lead, out);
    for (const one of node.clauses) {
      if (one.link !== null) link.print(one.link, out);
      for (const opening of one.openings) {
        adverbial.print(opening.adverbial, out);
        if (opening.comma === "comma") out.mark(",");
      }
      clause.print(one.clause, out);
    }
    if (node.after.length > 0) out.mark(",");
    adverbials.print(node.after, out);
  },
}));

function bodies(source: Source, first: Match<Lead | null>): readonly Match<Sentence>[] {
  return openedClauses(source, first.end, null).flatMap((one) =>
    further(source, { kind: "sentence", lead: first.value, clauses: [one.value], after: [] }, one.end),
  );
}

/** The openings that may stand at a place: none, or some, each closed by a comma. */
function openings(source: Source, at: number, most: number): readonly Match<readonly Opening[]>[] {
  const none: Match<readonly Opening[]> = { value: [], end: at };
  if (most === 0) return [none];
  const some = adverbial.match(source, at).flatMap((one) => {
    const written = source.headAt(one.end) === "," ? "comma" : "none";
    if (written === "none" && !mayLackComma.has(one.value.kind)) return [];
    const opening: Opening = { adverbial: one.value, comma: written };
    return openings(source, written === "comma" ? one.end + 1 : one.end, most - 1).map((rest) => ({
      value: [opening, ...rest.value],
      end: rest.end,
    }));
  });
  return [...some, none];
}

const mayLackComma: ReadonlySet<Adverbial["kind"]> = new Set<Adverbial["kind"]>([
  "fixed",
  "during",
  "at",
  "until",
  "ellipticState",
]);

/** An opening without a comma needs a subject behind it. */
function isParted({ openings: opened, clause: one }: OpenedClause): boolean {
  return opened.at(-1)?.comma !== "none" || one.kind === "existence" || one.subject !== null;
}

function openedClauses(source: Source, at: number, before: Link | null): readonly Match<OpenedClause>[] {
  return openings(source, at, 3).flatMap((opened) =>
    clause
      .match(source, opened.end)
      .map((one) => ({ value: { link: before, openings: opened.value, clause: one.value }, end: one.end }))
      .filter(({ value }) => isParted(value)),
  );
}

/** Further clauses, each with a subject or an opening of its own. */
function further(source: Source, so: Sentence, at: number): readonly Match<Sentence>[] {
  const longer =
    so.clauses.length > 3
      ? []
      : link.match(source, at).flatMap((word) =>
          openedClauses(source, word.end, word.value)
            .filter(
              ({ value }) =>
                value.openings.length > 0 || value.clause.kind === "existence" || value.clause.subject !== null,
            ) // prettier-ignore
            .flatMap((one) => further(source, { ...so, clauses: [...so.clauses, one.value] }, one.end)),
        );
  return distinct([...longer, ...trailing(source, so, at), { value: so, end: at }]);
}

/** An adverbial behind a comma ends the sentence. */
function trailing(source: Source, so: Sentence, at: number): readonly Match<Sentence>[] {
  if (source.headAt(at) !== ",") return [];
  return adverbials
    .match(source, at + 1)
    .filter(({ value }) => value.length > 0)
    .map((one) => ({ value: { ...so, after: one.value }, end: one.end }));
}
