import type { Ability, EventKind, EventPattern, Instruction } from "../effects/index.js";
import type { Constant, Headed, PlacedSentence } from "../syntax/ability.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause, Clauses } from "../syntax/clause.js";
import type { OpenedClause, Sentence } from "../syntax/sentence.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { type Bearer, Context } from "./context.js";
import { lowerEvent } from "./event.js";
import { isAround } from "./noun.js";
import { isAmber } from "./quantity.js";
import { refuse } from "./refusal.js";
import { iconNamed } from "./icon.js";
import { inPlaceOf } from "./in-place-of.js";
import { insteadOf, isWould, lowerSentences, soleClause, wouldGain } from "./sentence.js";

/** The events that something else can happen in the place of. */
const replaceable: ReadonlySet<EventKind> = new Set<EventKind>([
  "amberGained", "amberCaptured", "drew", "damaged", "destroyed", "discarded", "bonusIconResolved", "keyForged",
]); // prettier-ignore

const words: ReadonlySet<string> = new Set(["when", "whenever", "eachTime"]);

/** What would happen: "you would forge a key", "any amount of {A} would be added to your pool". */
function wouldHappen(clauses: Clauses, context: Context): EventPattern {
  const clause = soleClause(clauses);
  if (clause.subject !== null && isAmber(clause.subject))
    return wouldGain(clauses, context) ?? refuse("what would happen", clause);
  const verbs = clause.verbs.map((verb) => (verb.modal === "would" ? { ...verb, modal: null } : verb));
  return lowerEvent({ ...clause, verbs }, context, "awaited");
}

/** What is replaced, as the sentence opens with it; null where it opens with anything else. */
function replacedBy(opening: Adverbial, context: Context): EventPattern | null {
  if (opening.kind === "subordinate" && words.has(opening.word))
    return isWould(opening.clauses) ? wouldHappen(opening.clauses, context) : lowerEvent(soleClause(opening.clauses), context, "awaited"); // prettier-ignore
  if (opening.kind !== "ellipticVerb" || opening.word !== "when") return null;
  const subject = { kind: "pronoun", word: "you" } as const;
  return lowerEvent({ kind: "clause", subject, verbs: [opening.verb], links: [] }, context, "awaited");
}

const isInstead = (one: Adverbial): boolean => one.kind === "fixed" && one.words === "instead";

/** "may choose to steal 1{A} instead" is "may steal 1{A} instead". */
function unchosen(verb: VerbPhrase): VerbPhrase {
  const { predicate } = verb;
  return predicate.kind === "chooseTo" && verb.tails.length === 0 && verb.modal === "may"
    ? { ...predicate.verb, modal: "may" }
    : verb;
}

/** "you may instead capture 1{A}" is "you may capture 1{A} instead". */
function behind(verb: VerbPhrase): VerbPhrase {
  if (verb.modal !== "mayInstead") return verb;
  return { ...verb, modal: "may", tails: [...verb.tails, { kind: "fixed", words: "instead" }] };
}

type Written = Extract<OpenedClause["clause"], { readonly kind: "clause" }>;

/** "… and do not forge that key" says no more than that something else happens instead. */
function unforged({ verbs, links, ...clause }: Written): Written | null {
  const last = verbs.at(-1);
  const isThat =
    last?.modal === "doNot" &&
    last.predicate.kind === "forge" &&
    isAround(last.predicate.object, "key") &&
    last.predicate.object.determiner?.kind === "determiner" &&
    last.predicate.object.determiner.word === "that" &&
    last.tails.length === 0;
  return isThat && verbs.length > 1 && links.at(-1) === "and"
    ? { ...clause, verbs: verbs.slice(0, -1), links: links.slice(0, -1) }
    : null;
}

/** The sentence without the word "instead"; null where it says that nowhere. */
function replacing(sentence: Sentence, clause: Written, event: EventPattern): Sentence | null {
  const [first, ...others] = sentence.clauses;
  if (first === undefined) return null;
  const within = (own: Written): Sentence => ({
    ...sentence,
    clauses: [{ ...first, openings: first.openings.slice(1), clause: own }, ...others],
  });
  const plain = event.kind === "keyForged" ? unforged(clause) : null;
  return plain === null ? insteadOf(within(clause)) : within(plain);
}

/** "resolve it as a {capture} bonus icon": null where the verb is anything else. */
function asIcon({ subject, verbs }: Clause, event: EventPattern, context: Context): readonly Instruction[] | null {
  const [verb, ...others] = verbs;
  if (event.kind !== "bonusIconResolved" || verb?.predicate.kind !== "resolve" || others.length > 0) return null;
  const { object } = verb.predicate;
  const [as, ...more] = verb.tails.filter((one) => !isInstead(one));
  const isIt = object.kind === "pronoun" && object.word === "it" && verb.adverb === null && verb.modal === null;
  if (!isIt || as?.kind !== "where" || as.preposition !== "as" || more.length > 0 || subject?.kind !== "pronoun")
    return refuse("as what it is resolved", verb.predicate);
  const { id, result } = context.next();
  return [{ kind: "resolveIcon", id, result, player: { kind: "you" }, icon: iconNamed(as.what) }];
}

/** "When you resolve an {A} bonus icon, you may make a token creature instead" (R36); null for any other ability. */
export function replacement({ sentences, modes }: Constant, id: string, bearer: Bearer): readonly Ability[] | null {
  const [placed, ...rest] = sentences;
  const [first] = placed?.sentence.clauses ?? [];
  const [opening] = first?.openings ?? [];
  if (placed === undefined || first === undefined || opening === undefined || modes.length > 0) return null;
  if (first.clause.kind === "existence" || !saysInstead(first.clause, opening.adverbial)) return null;
  const context = new Context(id, bearer);
  const event = replacedBy(opening.adverbial, context);
  if (event === null) return null;
  if (!replaceable.has(event.kind)) return refuse("what something happens instead of", opening.adverbial);
  const verbs = first.clause.verbs.map((verb) => behind(unchosen(verb)));
  const [verb, ...more] = verbs;
  const isMay = verb?.modal === "may";
  const clause = isMay ? { ...first.clause, verbs: [{ ...verb, modal: null }, ...more] } : { ...first.clause, verbs };
  const sentence = replacing(placed.sentence, clause, event) ?? refuse("what happens instead", placed.sentence);
  const icon = rest.length === 0 ? asIcon(clause, event, context) : null;
  const instructions = icon ?? lowerSentences([{ ...placed, sentence }, ...rest], context);
  return inPlaceOf(id, event, instructions, isMay ? "may" : "must");
}

/** Whether a clause is said to happen instead of what its sentence opens with. */
function saysInstead({ verbs }: Written, opening: Adverbial): boolean {
  const isSaid = verbs.some((told) => {
    const verb = behind(unchosen(told));
    return verb.tails.some(isInstead) || verb.adverb === "instead";
  });
  return isSaid || (opening.kind === "subordinate" && isWould(opening.clauses));
}

/** "Destroyed: Fully heal this creature instead": what happens in the place of its destruction; null for any other. */
export function insteadOfDestruction(
  { headers, sentences, modes }: Headed,
  id: string,
  bearer: Bearer,
): readonly Ability[] | null {
  const [placed, ...rest] = sentences;
  const isDestroyed = headers.length === 1 && headers[0] === "destroyed" && modes.length === 0;
  if (!isDestroyed || placed === undefined || rest.length > 0) return null;
  const own = insteadOf(placed.sentence);
  if (own === null || placed.sentence.clauses.some(({ openings }) => openings.length > 0)) return null;
  const context = new Context(id, bearer);
  context.event = "event";
  const lowered: readonly PlacedSentence[] = [{ ...placed, sentence: own }];
  const event = { kind: "destroyed", object: { kind: "source" }, other: null, player: null, details: [] } as const;
  return inPlaceOf(id, event, lowerSentences(lowered, context));
}
