import { adverbial, type Adverbial } from "./adverbial.js";
import { mayTake } from "./adverbial-use.js";
import { isBareNoun } from "./description.js";
import { verbFormOf } from "./frame.js";
import {
  distinct,
  many,
  oneOf,
  optional,
  rule,
  where,
  type Match,
  type Source,
  type Syntax,
  headOf,
  noMatch,
  mayBegin,
} from "./kernel/index.js";
import { agreement, nounPhrase, type NounPhrase } from "./noun-phrase.js";
import { predicate, type Predicate } from "./predicate.js";

const auxiliaries = {
  may: "may", can: "can", cant: "can't", cannot: "cannot", must: "must", would: "would", could: "could", couldnt: "couldn't", wont: "won't", will: "will", should: "should",
  dont: "don't", doesnt: "doesn't", didnt: "didn't", did: "did", do: "do", does: "does",
  has: "has", have: "have", contractedHave: "'ve", had: "had", hasnt: "hasn't", havent: "haven't", contractedHas: "'s",
} as const; // prettier-ignore

/** A verb that helps another. */
export type Auxiliary = keyof typeof auxiliaries;
const perfect: ReadonlySet<Auxiliary> = new Set<Auxiliary>([
  "has",
  "have",
  "contractedHave",
  "had",
  "hasnt",
  "havent",
  "contractedHas",
]);

const adverbs = { also: "also", each: "each", still: "still", instead: "instead", bothAdverb: "both", only: "only", next: "next", already: "already", secretly: "secretly", first: "first", then: "then", immediately: "immediately", alsoEach: "each also", simultaneously: "simultaneously", otherwise: "otherwise", neverAdverb: "never", fully: "fully", respectively: "respectively", bothEach: "both each" } as const; // prettier-ignore
export type Adverb = keyof typeof adverbs;

/** One verb of a clause with what stands around it. */
export interface VerbPhrase {
  readonly kind: "verbPhrase";
  readonly adverb: Adverb | null;
  readonly auxiliary: Auxiliary | null;
  readonly innerAdverb: Adverb | null;
  readonly predicate: Predicate;
  readonly adverbials: readonly Adverbial[];
}

const links = {
  and: "and",
  commaAnd: ", and",
  comma: ",",
  then: ", then",
  andThen: "and then",
  or: "or",
  commaOr: ", or",
  but: ", but",
  plainBut: "but",
  andOr: "and/or",
} as const;
export type Link = keyof typeof links;
const link = oneOf("and", links);

/** A subject, if the text names one, and what it does or is: verbs joined by links, one fewer than the verbs. */
export interface Clause {
  readonly kind: "clause";
  readonly subject: NounPhrase | null;
  readonly verbs: readonly VerbPhrase[];
  readonly links: readonly Link[];
}

const auxiliary = optional(oneOf("an auxiliary verb", auxiliaries));
const adverb = optional(oneOf("an adverb", adverbs));
const trailing = many(adverbial);
const beforeVerbs: ReadonlySet<string> = new Set(
  [...Object.values(auxiliaries), ...Object.values(adverbs)].map(headOf),
);

/** A verb phrase whose form fits its auxiliary. */
export const verbPhrase: Syntax<VerbPhrase> = rule("a verb", () => ({
  label: "a verb",
  starts: (source, at) => mayBegin(predicate, source, at) || beforeVerbs.has(source.headAt(at)),
  match: (source, at) => distinct(openings(source, at).flatMap((opening) => complete(source, opening))),
  print: (node, out) => {
    adverb.print(node.adverb, out);
    auxiliary.print(node.auxiliary, out);
    adverb.print(node.innerAdverb, out);
    predicate.print(node.predicate, out);
    trailing.print(node.adverbials, out);
  },
}));

/** A verb in its base form with what stands around it: "deal 2 damage to it". */
export const bareVerb: Syntax<VerbPhrase> = rule("a verb", () =>
  where(verbPhrase, (one) => one.auxiliary === null && verbFormOf(one.predicate.form) === "base"),
);

interface Opening {
  readonly adverb: Adverb | null;
  readonly auxiliary: Auxiliary | null;
  readonly innerAdverb: Adverb | null;
}

function openings(source: Source, at: number): readonly Match<Opening>[] {
  const found: Match<Opening>[] = [];
  for (const first of adverb.match(source, at))
    for (const helper of auxiliary.match(source, first.end))
      for (const inner of helper.value === null ? [{ value: null, end: helper.end }] : adverb.match(source, helper.end))
        found.push({
          value: { adverb: first.value, auxiliary: helper.value, innerAdverb: inner.value },
          end: inner.end,
        });
  return found;
}

function complete(source: Source, opening: Match<Opening>): readonly Match<VerbPhrase>[] {
  const full = predicate
    .match(source, opening.end)
    .filter((one) => fits(opening.value.auxiliary, one.value))
    .flatMap((one) =>
      tailsOf(source, one).map((tail) => ({
        value: { kind: "verbPhrase" as const, ...opening.value, predicate: one.value, adverbials: tail.value },
        end: tail.end,
      })),
    );
  return mayStandAlone(source, opening) ? [...full, elliptic(opening)] : full;
}

type Tail = Match<readonly Adverbial[]>;

/** The adverbials that may follow a verb: longer runs first, one for each end, and only such as the verb takes. */
function tailsOf(source: Source, verb: Match<Predicate>): readonly Tail[] {
  const found: Tail[] = [];
  const seen = new Set<number>();
  const extend = (so: Tail): void => {
    seen.add(so.end);
    if (mayBegin(adverbial, source, so.end))
      for (const next of adverbial.match(source, so.end))
        if (!seen.has(next.end) && mayTake(verb.value, next.value, so.value))
          extend({ value: [...so.value, next.value], end: next.end });
    found.push(so);
  };
  extend({ value: [], end: verb.end });
  return found;
}

const elliptical: ReadonlySet<Auxiliary> = new Set<Auxiliary>(["dont", "doesnt", "didnt", "do", "does", "did", "can", "cant", "couldnt", "would", "wont"]); // prettier-ignore

/** "If you don't,": a helper whose verb was said before stands alone before a comma or at the end. */
function mayStandAlone(source: Source, { value, end }: Match<Opening>): boolean {
  const next = source.headAt(end);
  const verbFollows = source.tokens[end]?.readings.verbs?.some(({ form }) => form === "third") ?? false;
  return (
    value.auxiliary !== null &&
    value.innerAdverb === null &&
    elliptical.has(value.auxiliary) &&
    (next === "," || next === "" || verbFollows)
  );
}

function elliptic({ value, end }: Match<Opening>): Match<VerbPhrase> {
  return {
    value: { kind: "verbPhrase", ...value, predicate: { kind: "ellipsis", form: "base" }, adverbials: [] },
    end,
  };
}

function fits(helper: Auxiliary | null, node: Predicate): boolean {
  if (node.kind === "haveDo")
    return helper === "may" || (helper === null && (node.form === "base" || node.form === "past"));
  if (node.kind === "ellipsis") return false;
  if (helper === null) return true;
  return (
    verbFormOf(node.form) === (perfect.has(helper) ? "participle" : "base") &&
    (perfect.has(helper) || node.form !== "are")
  );
}

/** A clause: any subject, or none where the text tells the player to act. */
export const clause: Syntax<Clause> = rule("a clause", () => ({
  label: "a clause",
  starts: (source, at) => mayBegin(nounPhrase, source, at) || mayBegin(verbPhrase, source, at),
  match: (source, at) =>
    distinct([
      ...nounPhrase.match(source, at).flatMap((subject) => withSubject(source, subject.value, subject.end)),
      ...withSubject(source, null, at),
    ]),
  print: (node, out) => {
    if (node.subject !== null) nounPhrase.print(node.subject, out);
    node.verbs.forEach((one, index) => {
      const before = node.links[index - 1];
      if (before !== undefined) link.print(before, out);
      verbPhrase.print(one, out);
    });
  },
}));

function withSubject(source: Source, subject: NounPhrase | null, at: number): readonly Match<Clause>[] {
  if (subject?.kind === "described" && isBareNoun(subject.group)) return noMatch;
  const wanted = subject === null ? "base" : agreement(subject);
  const heads = verbPhrase.match(source, at).filter((one) => agrees(wanted, one.value, subject));
  const found: Match<Clause>[] = [];
  const seen = new Set<number>();
  for (const head of heads)
    extend(
      source,
      { value: { kind: "clause", subject, verbs: [head.value], links: [] }, end: head.end },
      wanted,
      found,
      seen,
    );
  return found;
}

/** What no player is told to do: these verbs have a subject. */
const noCommands: ReadonlySet<Predicate["kind"]> = new Set<Predicate["kind"]>(["target", "targetOnly", "targetBare", "die", "escape", "ellipsis"]); // prettier-ignore

/** "you … and target creature": spells and abilities target, and no player does (115.1). */
function isYou(subject: NounPhrase): boolean {
  return subject.kind === "pronoun" && subject.word === "you";
}

/** Whether a verb has the form that its subject asks for. Past forms go with any subject but the unnamed one. */
function agrees(wanted: "third" | "base" | "either", verb: VerbPhrase, subject: NounPhrase | null): boolean {
  if (verb.auxiliary !== null) return auxiliaryAgrees(wanted, verb.auxiliary);
  if ((subject === null || isYou(subject)) && noCommands.has(verb.predicate.kind)) return false;
  const form = verbFormOf(verb.predicate.form);
  if (form === "past") return subject !== null;
  if (form === "participle" || form === "gerund") return false;
  return wanted === "either" || form === wanted;
}

function auxiliaryAgrees(wanted: "third" | "base" | "either", helper: Auxiliary): boolean {
  if (["doesnt", "does", "has", "hasnt", "contractedHas"].includes(helper)) return wanted !== "base";
  if (["dont", "do", "have", "havent", "contractedHave"].includes(helper)) return wanted !== "third";
  return true;
}

/** Collects the clause and its extensions by further verbs, longer ones first and one for each end. */
function extend(source: Source, so: Match<Clause>, wanted: Wanted, found: Match<Clause>[], seen: Set<number>): void {
  if (seen.has(so.end)) return;
  seen.add(so.end);
  for (const joint of link.match(source, so.end))
    for (const next of verbPhrase.match(source, joint.end))
      if (continues(so.value, next.value, wanted)) {
        const { verbs, links } = so.value;
        const value: Clause = { ...so.value, verbs: [...verbs, next.value], links: [...links, joint.value] };
        extend(source, { value, end: next.end }, wanted, found, seen);
      }
  found.push(so);
}

type Wanted = "third" | "base" | "either";

/** Whether a verb goes on a clause: it agrees with the subject, or shares the helper of a verb before it. */
function continues(node: Clause, next: VerbPhrase, wanted: Wanted): boolean {
  if (agrees(wanted, next, node.subject) || past(node, next)) return true;
  if (node.subject !== null && isYou(node.subject) && noCommands.has(next.predicate.kind)) return false;
  return verbFormOf(next.predicate.form) === "base" && node.verbs.some((one) => one.auxiliary !== null);
}

/** "that was dealt damage and survived": a past verb is followed by past verbs. */
function past(node: Clause, next: VerbPhrase): boolean {
  return (
    node.verbs.some((one) => verbFormOf(one.predicate.form) === "past") && verbFormOf(next.predicate.form) === "past"
  );
}
