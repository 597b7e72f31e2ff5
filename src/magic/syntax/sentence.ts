import { conditionWords, durations, manners } from "./adverbial.js";
import { clauseList } from "./clause-list.js";
import { clause, type Clause } from "./clause.js";
import {
  choose,
  construct,
  distinct,
  field,
  many,
  oneOf,
  optional,
  later,
  rule,
  where,
  type Match,
  type NodesOf,
  type Source,
  type Syntax,
} from "./kernel/index.js";
import { verbFormOf } from "./frame.js";
import { nounPhrase, simpleNounPhrase, type NounPhrase } from "./noun-phrase.js";

const anyClause: Syntax<Clause> = later("a clause", () => clause);
const phrase: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);
const simple: Syntax<NounPhrase> = later("a noun phrase", () => simpleNounPhrase);

/** Events joined by "or", each a clause: "this creature enters or another Goblin dies". */
export interface EventList {
  readonly kind: "events";
  readonly clauses: readonly Clause[];
}

const or = oneOf("or", { or: "or" });

/** A clause that may be an event: a comma parts its verbs only within a list that a word closes (603.1). */
const eventClause: Syntax<Clause> = rule("an event", () => where(anyClause, (one) => closesLists(one)));

/** As {@link eventClause}, of what must hold: in "if you do, draw a card, then scry 2", the comma ends it (608.2c). */
const factClause: Syntax<Clause> = rule("a clause", () => where(anyClause, (one) => closesLists(one)));

function closesLists({ links }: Clause): boolean {
  return !links.includes("comma") || ["or", "commaOr", "and", "commaAnd", "andOr"].includes(links.at(-1) ?? "comma");
}

const events: Syntax<EventList> = {
  label: "an event",
  match: (source, at) =>
    distinct(eventClause.match(source, at).flatMap((first) => moreEvents(source, [first.value], first.end))),
  print: (node, out) =>
    node.clauses.forEach((one, index) => {
      if (index > 0) or.print("or", out);
      anyClause.print(one, out);
    }),
};

function moreEvents(source: Source, clauses: readonly Clause[], at: number): readonly Match<EventList>[] {
  const found = or
    .match(source, at)
    .flatMap((link) =>
      eventClause.match(source, link.end).flatMap((next) => moreEvents(source, [...clauses, next.value], next.end)),
    );
  return [...found, { value: { kind: "events", clauses }, end: at }];
}

const triggerWords = oneOf("a trigger word", {
  when: "when",
  whenever: "whenever",
  nextTime: "the next time",
  firstTime: "the first time",
});

/** What may open a sentence, before its main clause. */
const openings = [
  construct("trigger", [field("word", triggerWords), field("events", events), field("more", many(construct("moreTrigger", [field("joined", oneOf("and", { and: "and", or: "or" })), field("word", triggerWords), field("events", events)]))), ","]),
  construct("triggerAt", [field("word", oneOf("at the beginning of", { beginning: "at the beginning of", endOf: "at the end of" })), field("when", phrase), ","]),
  construct("triggerEndOfCombat", [field("word", oneOf("at end of combat", { combat: "at end of combat", combatYours: "at end of combat on your turn", turn: "at end of turn" })), ","]),
  construct("if", ["if", field("clause", factClause), ","]),
  construct("condition", [field("word", oneOf("if", conditionWords)), field("conditions", later("a condition", () => clauseList)), ","]),
  construct("triggerAtOr", [field("word", oneOf("at the beginning of", { beginning: "at the beginning of", endOf: "at the end of" })), field("when", phrase), field("joined", oneOf("and", { and: "and", or: "or" })), field("trigger", triggerWords), field("events", events), ","]),
  construct("triggerAndAt", [field("trigger", triggerWords), field("events", events), field("joined", oneOf("and at the beginning of", { and: "and at the beginning of", or: "or at the beginning of" })), field("when", phrase), ","]),
  construct("onceDuring", ["once during", field("when", phrase), ","]),
  construct("unless", ["unless", field("clause", anyClause), ","]),
  construct("asLongAs", ["as long as", field("clause", anyClause), ","]),
  construct("forEach", ["for each", field("what", phrase), ","]),
  construct("only", ["only"]),
  construct("after", ["after", field("when", phrase), ","]),
  construct("untilTime", ["until", field("when", phrase), ","]),
  construct("asThough", ["as though", field("clause", anyClause), ","]),
  construct("forEachOf", ["for each of", field("what", simple), ","]),
  construct("forAsLongAs", ["for as long as", field("clause", anyClause), ","]),
  construct("duration", [field("span", durations), ","]),
  construct("untilClause", ["until", field("clause", anyClause), ","]),
  construct("during", ["during", field("when", phrase), ","]),
  construct("as", ["as", field("clause", anyClause), ","]),
  construct("while", ["while", field("clause", anyClause), ","]),
  construct("asAdditionalCost", ["as an additional cost to cast", field("what", simple), ","]),
  construct("manner", [field("manner", manners), ","]),
  construct("otherwise", ["otherwise", ","]),
  construct("then", ["then"]),
  construct("instead", ["instead", field("comma", optional(oneOf(",", { comma: "," })))]),
  construct("startingWith", ["starting with", field("whom", simple), ","]),
  construct("ratherThan", ["rather than", field("clause", anyClause), ","]),
] as const; // prettier-ignore

export type Opening = NodesOf<typeof openings>;

const opening: Syntax<readonly Opening[]> = many(choose<Opening>("an opening", openings));

const joints = {
  then: ", then",
  and: "and",
  commaAnd: ", and",
  comma: ",",
  but: ", but",
  or: "or",
  commaOr: ", or",
  semicolon: ";",
  ifThen: ", then if",
} as const;
export type Joint = keyof typeof joints;
const joint = oneOf("and", joints);

/** One clause of a sentence with what opens it there ("then", "if you do"). */
export interface Part {
  readonly openings: readonly Opening[];
  readonly clause: Clause;
}

/** A sentence: parts joined by joints, one fewer than the parts. */
export interface Sentence {
  readonly kind: "sentence";
  readonly parts: readonly Part[];
  readonly joints: readonly Joint[];
}

/** A further clause says what to do or how things are; only one that depends on another tells what happened. */
function goesOn({ openings, clause: { verbs } }: Part): boolean {
  return (
    openings.length > 0 || verbs.every((one) => one.auxiliary !== null || verbFormOf(one.predicate.form) !== "past")
  );
}

const partSyntax: Syntax<Part> = rule("a sentence", () => ({
  label: "a sentence",
  match: (source, at) =>
    distinct(
      opening
        .match(source, at)
        .flatMap((lead) =>
          anyClause
            .match(source, lead.end)
            .map((main) => ({ value: { openings: lead.value, clause: main.value }, end: main.end })),
        ),
    ),
  print: (node, out) => {
    opening.print(node.openings, out);
    anyClause.print(node.clause, out);
  },
}));

export const sentence: Syntax<Sentence> = rule("a sentence", () => ({
  label: "a sentence",
  match: (source, at) => {
    const found: Match<Sentence>[] = [];
    const seen = new Set<number>();
    for (const first of partSyntax.match(source, at))
      moreParts(source, { value: { kind: "sentence", parts: [first.value], joints: [] }, end: first.end }, found, seen);
    return found;
  },
  print: (node, out) => {
    node.parts.forEach((one, index) => {
      const before = node.joints[index - 1];
      if (before !== undefined) joint.print(before, out);
      partSyntax.print(one, out);
    });
  },
}));

/** Collects the sentence and its extensions by further parts, longer ones first and one for each end. */
function moreParts(source: Source, so: Match<Sentence>, found: Match<Sentence>[], seen: Set<number>): void {
  if (seen.has(so.end)) return;
  seen.add(so.end);
  for (const link of joint.match(source, so.end))
    for (const next of partSyntax.match(source, link.end)) {
      if (!goesOn(next.value)) continue;
      const { parts, joints } = so.value;
      const value: Sentence = { kind: "sentence", parts: [...parts, next.value], joints: [...joints, link.value] };
      moreParts(source, { value, end: next.end }, found, seen);
    }
  found.push(so);
}
