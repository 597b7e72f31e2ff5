import { clauseAgrees } from "./clause-agreement.js";
import { distinct, mayBegin, oneOf, optional, rule, type Match, type Source, type Syntax } from "./kernel.js";
import { nounPhrase, type NounPhrase } from "./noun-phrase.js";
import { formOf } from "./predicate.js";
import { verbPhrase, type VerbPhrase } from "./verb-phrase.js";

const links = { and: "and", comma: ",", commaAnd: ", and", commaThen: ", then", andThen: "and then", or: "or", commaOr: ", or", but: "but", commaBut: ", but", commaAndThen: ", and then", then: "then" } as const; // prettier-ignore

/** What joins two verbs or clauses. */
export type Link = keyof typeof links;
export const link = oneOf("and", links);

const existential = { thereIs: "there is", thereAre: "there are", thereWere: "there were", thereIsNot: "there is not", thereWas: "there was", thereAreNot: "there are not" } as const; // prettier-ignore
const existentialWords = oneOf("there is", existential);

/** "there are 3 or more creatures in play" */
export interface Existence {
  readonly kind: "existence";
  readonly words: keyof typeof existential;
  readonly what: NounPhrase;
}

/** A subject, if the text names one, and what it does or is; the links are one fewer than the verbs. */
export interface Clause {
  readonly kind: "clause";
  readonly subject: NounPhrase | null;
  readonly verbs: readonly VerbPhrase[];
  readonly links: readonly Link[];
}

const subject = optional(nounPhrase);

/** A clause whose subject and verbs agree. */
export const clause: Syntax<Clause | Existence> = rule("a clause", () => ({
  label: "a clause",
  match: (source, at) => distinct<Clause | Existence>([...existences(source, at), ...proper(source, at)]),
  print: (node, out) => {
    if (node.kind === "existence") {
      existentialWords.print(node.words, out);
      nounPhrase.print(node.what, out);
      return;
    }
    subject.print(node.subject, out);
    node.verbs.forEach((one, index) => {
      const before = node.links[index - 1];
      if (before !== undefined) link.print(before, out);
      verbPhrase.print(one, out);
    });
  },
}));

function existences(source: Source, at: number): readonly Match<Existence>[] {
  return existentialWords.match(source, at).flatMap((words) =>
    nounPhrase.match(source, words.end).map((what) => ({
      value: { kind: "existence", words: words.value, what: what.value },
      end: what.end,
    })),
  );
}

function proper(source: Source, at: number): readonly Match<Clause>[] {
  return subject.match(source, at).flatMap((who) =>
    verbPhrase
      .match(source, who.end)
      .filter((one) => clauseAgrees(who.value, one.value))
      .flatMap((one) =>
        extended(source, { kind: "clause", subject: who.value, verbs: [one.value], links: [] }, one.end),
      ),
  );
}

/** Whether a verb may follow: it agrees with the subject, or shares the helping verb of the first ("cannot fight or reap"). */
function follows(so: Clause, next: VerbPhrase): boolean {
  const helped = so.verbs[0]?.modal;
  const shared = helped !== null && helped !== undefined && next.modal === null && formOf(next.predicate) === "base";
  return shared || clauseAgrees(so.subject, next);
}

/** "If you do, …": what follows "do" is no further condition. */
function isAnswer({ verbs }: Clause): boolean {
  const kind = verbs.at(-1)?.predicate.kind;
  return kind === "do" || kind === "doNot";
}

/** Further verbs with the same subject. */
function extended(source: Source, so: Clause, at: number): readonly Match<Clause>[] {
  const longer =
    so.verbs.length > 5 || isAnswer(so)
      ? []
      : link.match(source, at).flatMap(
          (word) =>
          !mayBegin(verbPhrase, source, word.end)
            ? []
            : verbPhrase
                .match(source, word.end)
                .filter((one) => follows(so, one.value))
                .flatMap((one) => extended(source, { ...so, verbs: [...so.verbs, one.value], links: [...so.links, word.value] }, one.end)), // prettier-ignore
        );
  return [...longer, { value: so, end: at }];
}

/** Clauses joined, as in conditions: "if you are haunted and it is your turn". */
export interface Clauses {
  readonly kind: "clauses";
  readonly clauses: readonly (Clause | Existence)[];
  readonly links: readonly Link[];
}

/** Clauses of a condition or a trigger; each has a subject of its own. */
export const clauses: Syntax<Clauses> = rule("a clause", () => ({
  label: "a clause",
  match: (source, at) =>
    distinct(
      stated(source, at).flatMap((one) => joinedClauses(source, { kind: "clauses", clauses: [one.value], links: [] }, one.end)), // prettier-ignore
    ),
  print: (node, out) => {
    node.clauses.forEach((one, index) => {
      const before = node.links[index - 1];
      if (before !== undefined) link.print(before, out);
      clause.print(one, out);
    });
  },
}));

function stated(source: Source, at: number): readonly Match<Clause | Existence>[] {
  return clause.match(source, at).filter(({ value }) => value.kind === "existence" || value.subject !== null);
}

function joinedClauses(source: Source, so: Clauses, at: number): readonly Match<Clauses>[] {
  const word = oneOfWords.match(source, at);
  const longer = word.flatMap((one) =>
    stated(source, one.end).map((next) => ({
      value: { ...so, clauses: [...so.clauses, next.value], links: [...so.links, one.value] },
      end: next.end,
    })),
  );
  return [...longer, { value: so, end: at }];
}

const oneOfWords = oneOf("and", { and: "and", or: "or", but: "but" });
