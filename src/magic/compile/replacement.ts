import type { EventPattern, Participant, StaticEffect } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Opening, Part, Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { changedCounters, countersWould } from "./counter-replacement.js";
import { goesElsewhere } from "./exiled-instead.js";
import { damageReplacement } from "./damage-replacement.js";
import { changedAmount } from "./changed-amount.js";
import { damageWould } from "./damage-would.js";
import { plainDetail } from "../effects/plain-detail.js";
import { insteadOfEvent, isPlayersEvent } from "./event-instead.js";
import { lowerEvent } from "./event.js";
import { articleOf, bareNoun, headedBy, isPronoun } from "./noun.js";
import { lowerParticipant } from "./participant.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";
import { createdInstead } from "./token-replacement.js";

/** A replacement effect, as a static ability has it or a resolving one begins it. */
type ReplacementEffect = Extract<StaticEffect, { readonly kind: "replacement" }>;

/** Whether a clause says what would happen, so that something else does (614.1a). */
export function saysWould({ verbs }: Clause): boolean {
  return verbs.some((verb) => verb.auxiliary === "would");
}

const spans: Readonly<Partial<Record<string, "turn" | "yourTurns">>> = {
  eachTurn: "turn",
  duringEachOfYourTurns: "yourTurns",
};

/** "The first time you would create one or more tokens each turn, …": later events are not replaced. */
export function lowerFirstTime(
  { word, events, more }: Extract<Opening, { readonly kind: "trigger" }>,
  parts: readonly Part[],
  context: Context,
): ReplacementEffect {
  const [clause, ...clauses] = events.clauses;
  const [verb] = clause?.verbs ?? [];
  const [span, ...others] = verb?.adverbials ?? [];
  const per = span?.kind === "duration" && others.length === 0 ? spans[span.span] : undefined;
  if (clause === undefined || verb === undefined || per === undefined) return refuse("the first time", events);
  if (word !== "firstTime" || more.length > 0 || clauses.length > 0) return refuse("the first time", events);
  const effect = lowerReplacement({ ...clause, verbs: [{ ...verb, adverbials: [] }] }, parts, context);
  const { event } = effect;
  if (!("detail" in event)) return refuse("the first time", events);
  return { ...effect, event: { ...event, detail: { ...event.detail, ordinal: { nth: 1, per } } } };
}

/** "If you would create one or more tokens, create twice that many of those tokens instead" (614.1a). */
export function lowerReplacement(
  clause: Clause,
  parts: readonly Part[],
  context: Context,
  sentences: readonly Sentence[] = [],
): ReplacementEffect {
  const [verb, ...verbs] = clause.verbs;
  if (verb === undefined || verbs.length > 0 || verb.auxiliary !== "would") return refuse("if", clause);
  const [part, ...more] = parts;
  const damage = damageWould(clause, context);
  if (damage !== null) {
    const replacement = damageReplacement(damage, parts, context);
    return damage.span === null
      ? { kind: "replacement", event: damage.event, replacement }
      : refuse("this turn", clause);
  }
  const counters = countersWould(clause, context);
  if (counters !== null)
    return part === undefined || more.length > 0
      ? refuse("instead", clause)
      : { kind: "replacement", event: counters.event, replacement: changedCounters(counters, part) };
  const elsewhere = isOfGraveyard(verb) ? goesElsewhere(clause, parts, context) : null;
  if (elsewhere !== null) return { kind: "replacement", ...elsewhere };
  const would = tokensThatWould(clause.subject, verb, context) ?? { event: lowerEvent(clause, context), tokens: null };
  const { event } = would;
  if (event.kind === "gainsLife" && part !== undefined && more.length === 0 && gainsNone(part))
    return { kind: "replacement", event, replacement: { kind: "nothing" } };
  if (event.kind === "gainsLife" && isYou(event.player) && part !== undefined && more.length === 0 && gains(part))
    return { kind: "replacement", event, replacement: changedAmount(part, context) };
  if (isPlayersEvent(event))
    return { kind: "replacement", event, replacement: insteadOfEvent(event, parts, sentences, context) };
  if (event.kind !== "createsTokens" || part === undefined || more.length > 0) return refuse("instead", clause);
  const tokens = would.tokens ?? (verb.predicate.kind === "create" ? verb.predicate.object : refuse("instead", clause));
  const replacement = createdInstead(created(part), tokens, context);
  const may = part.clause.verbs[0]?.auxiliary === "may";
  return { kind: "replacement", event, replacement: may ? { kind: "may", replacement } : replacement };
}

/** "would die", "would be put into a graveyard". */
function isOfGraveyard({ predicate }: VerbPhrase): boolean {
  return predicate.kind === "die" || (predicate.kind === "passive" && predicate.verb === "put");
}

/** "that player gains no life instead": nothing happens in its place (614.6). */
function gainsNone({ openings, clause }: Part): boolean {
  const [verb, ...verbs] = clause.verbs;
  const [instead, ...others] = verb?.adverbials ?? [];
  if (verb?.predicate.kind !== "gain" || openings.length + verbs.length + others.length > 0) return false;
  const life = bareNoun(verb.predicate.object, "life");
  const whose =
    clause.subject === null || isPronoun(clause.subject, "they") || bareNoun(clause.subject, "player") !== null;
  const none = life !== null && articleOf(life) === "no" && verb.auxiliary === null;
  return none && whose && instead?.kind === "manner" && instead.manner === "instead";
}

/** Whether it tells of a gain again, in another amount. */
function gains({ clause }: Part): boolean {
  return clause.verbs[0]?.predicate.kind === "gain";
}

/** Whether it is you to whom it would happen: "you" do it in another amount then. */
function isYou(player: Participant): boolean {
  return player.kind === "player" && player.reference.kind === "you";
}

/** The creation that is replaced, and the phrase that says which tokens it would create. */
interface Would {
  readonly event: EventPattern;
  readonly tokens: NounPhrase;
}

/** Tokens that would come into being, whoever's effect makes them, under your control where that is said (111.2): "would be created", "an effect would create". */
function tokensThatWould(subject: NounPhrase | null, verb: VerbPhrase, context: Context): Would | null {
  const would = subject === null || verb.adverbials.length > 0 ? null : wouldBeCreated(subject, verb);
  if (would === null) return null;
  const tokens = lowerParticipant(would.tokens, "object", context);
  if (tokens.kind !== "filter") return refuse("tokens", would.tokens);
  const yours: Participant =
    would.under === null
      ? tokens
      : {
          ...tokens,
          filter: {
            ...tokens.filter,
            constraints: [...tokens.filter.constraints, { kind: "controlledBy", player: you }],
          },
        };
  const player: Participant = { kind: "player", reference: { kind: "anyPlayer" } };
  return { event: { kind: "createsTokens", player, tokens: yours, detail: plainDetail }, tokens: would.tokens };
}

/** The tokens, and "your" where they would be created under your control. */
interface Created {
  readonly tokens: NounPhrase;
  readonly under: "your" | null;
}

function wouldBeCreated(subject: NounPhrase, { predicate }: VerbPhrase): Created | null {
  if (predicate.kind === "passive" && predicate.verb === "create" && predicate.object === null) {
    const [tail, ...tails] = predicate.tails;
    if (tail === undefined) return { tokens: subject, under: null };
    return tail.kind === "under" && tails.length === 0 && isYourControl(tail.what)
      ? { tokens: subject, under: "your" }
      : null;
  }
  if (predicate.kind !== "create" || !isEffect(subject) || predicate.object.kind !== "described") return null;
  const post = predicate.object.post.at(-1);
  if (post?.kind !== "under" || !isYourControl(post.where)) return null;
  return { tokens: { ...predicate.object, post: predicate.object.post.slice(0, -1) }, under: "your" };
}

function isEffect(node: NounPhrase): boolean {
  const head = headedBy(node, "effect");
  return head !== null && head.modifiers.length === 0 && head.post.length === 0 && articleOf(head.group) === "an";
}

function isYourControl(node: NounPhrase): boolean {
  const head = headedBy(node, "control");
  return head !== null && head.modifiers.length === 0 && head.post.length === 0 && articleOf(head.group) === "your";
}

/** What is created instead: the object of "create", or the subject of "are created". */
function created(part: Part): NounPhrase {
  const [verb, ...verbs] = part.clause.verbs;
  if (verb === undefined || verbs.length > 0 || verb.adverb !== null || !isInstead(part, verb))
    return refuse("instead", part);
  const { subject } = part.clause;
  const { predicate, auxiliary } = verb;
  if (auxiliary !== null && (auxiliary !== "may" || !isPronoun(subject, "you"))) return refuse("instead", part);
  if (predicate.kind === "create" && (subject === null || isEffectAgain(subject))) return predicate.object;
  if (predicate.kind === "put" && subject === null && isPutIntoPlay(predicate)) return predicate.object;
  const passive = predicate.kind === "passive" && predicate.verb === "create" && predicate.tails.length === 0;
  return passive && subject !== null && auxiliary === null ? subject : refuse("instead", part);
}

/** "put those tokens onto the battlefield" is "create those tokens" (701.7c). */
function isPutIntoPlay({ origin, destination }: PredicateOf<"put">): boolean {
  const place = bareNoun(destination.place, "battlefield");
  return origin === null && destination.entries.length === 0 && destination.preposition === "onto" && place !== null;
}

/** "Instead" is said once, before the clause or at its end, and nothing else is. */
function isInstead({ openings }: Part, { innerAdverb, adverbials }: VerbPhrase): boolean {
  const said = [
    ...(innerAdverb === null ? [] : [innerAdverb === "instead"]),
    ...openings.map((one) => one.kind === "instead"),
    ...adverbials.map((one) => one.kind === "manner" && one.manner === "instead"),
  ];
  return said.length === 1 && said.every(Boolean);
}

function isEffectAgain(subject: NounPhrase): boolean {
  return subject.kind === "pronoun" && (subject.word === "it" || subject.word === "you");
}
