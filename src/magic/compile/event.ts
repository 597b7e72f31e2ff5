import { doneSlot } from "./done-slot.js";
import type { EventPattern, Participant } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate, PredicateOf } from "../syntax/predicate.js";
import { lowerCondition } from "./condition.js";
import { objectAntecedent, type Context } from "./context.js";
import { dispatch } from "./dispatch.js";
import { eventDetail } from "./event-detail.js";
import { plainDetail } from "../effects/plain-detail.js";
import { holdsKind, holdsWord } from "../effects/structure.js";
import { type EventKind, eventTable, isEvent } from "./event-table.js";
import { attacksUnblocked, blocksOrIsBlocked, isntBlocked } from "./events/blocking.js";
import { becomesBlockedBy } from "./events/combat.js";
import { countersArePut } from "./events/counter.js";
import { fullyUnlocks } from "./events/unlocking.js";
import { impersonalEvent } from "./events/designation.js";
import type { Happening } from "./happening.js";
import { attackTogether } from "./attack-together.js";
import { lowerParticipant } from "./participant.js";
import { headsOf } from "./head.js";
import { hasArticle, headedBy, isPronoun, isWord } from "./noun.js";
import { refuse } from "./refusal.js";
import { turnPartOf } from "./turn-part.js";

/** The event of a clause such as "a creature you control dies" (603.2). Verbs joined by "or" are events of one subject. */
export function lowerEvent(clause: Clause, context: Context): EventPattern {
  if (clause.subject === null) return refuse("an event without a subject", clause);
  const reflexive = reflexiveEvent(clause, context);
  if (reflexive !== null) return reflexive;
  const state = stateTrigger(clause, context);
  if (state !== null) return state;
  const together = attackTogether(clause, context);
  if (together !== null) return together;
  const impersonal = impersonalEvent(clause, context);
  if (impersonal !== null) return impersonal;
  const counters = countersArePut(clause, context);
  if (counters !== null) return counters;
  const fought = blocksOrIsBlocked(clause, context);
  if (fought !== null) return fought;
  const subject = lowerParticipant(clause.subject, "object", context);
  if (isntBlocked(clause)) return attacksUnblocked(clause, subject);
  const events = withShared(clause.verbs).map(
    (verb) =>
      blocked(verb, clause, subject, context) ??
      tapsForMana(verb, subject, context) ??
      verbEvent(verb, subject, context),
  );
  if (clause.links.some((link) => link !== "or" && link !== "commaOr" && link !== "comma"))
    return refuse("and", clause);
  return anyOf(events);
}

/**
 * "attacks or blocks while you control a Forest": a circumstance behind several verbs goes with each of them (603.2), but not
 * with what is done to the object itself: "you cycle this card or cycle another card while this is on the battlefield".
 */
function withShared(verbs: readonly VerbPhrase[]): readonly VerbPhrase[] {
  const last = verbs.at(-1);
  const shared = last?.adverbials.filter(({ kind }) => kind === "while") ?? [];
  const bare = verbs.slice(0, -1).every(({ adverbials }) => adverbials.length === 0);
  const isOfSelf = verbs
    .slice(0, -1)
    .some(({ predicate }) => holdsKind(predicate, "self") || holdsWord(predicate, "this"));
  if (shared.length === 0 || last === undefined || !bare || isOfSelf) return verbs;
  return [...verbs.slice(0, -1).map((verb) => ({ ...verb, adverbials: shared })), last];
}

/** One event, or whichever of several happens. */
export function anyOf(events: readonly EventPattern[]): EventPattern {
  const [only, ...others] = events;
  return only !== undefined && others.length === 0 ? only : { kind: "anyOf", events };
}

/** "When you do" (603.12). */
function reflexiveEvent(clause: Clause, context: Context): EventPattern | null {
  const [verb, ...verbs] = clause.verbs;
  if (verb === undefined || !saysDo(verb) || verbs.length > 0 || verb.adverbials.length > 0) return null;
  return { kind: "reflexive", slot: doneSlot(context, clause) };
}

function saysDo({ predicate, auxiliary }: VerbPhrase): boolean {
  if (predicate.kind === "do") return auxiliary === null;
  return predicate.kind === "ellipsis" && (auxiliary === "do" || auxiliary === "does");
}

/** "When you control no Islands" (603.8). */
function stateTrigger(clause: Clause, context: Context): EventPattern | null {
  const [verb, ...verbs] = clause.verbs;
  const present = presence(clause, context);
  if (present !== null) return present;
  const exists = isPronoun(clause.subject, "there") && verb?.predicate.kind === "beNoun";
  const counters = verb?.predicate.kind === "have" && headedBy(verb.predicate.object, "counter") !== null;
  const held = verb !== undefined && isHeld(clause.subject, verb.predicate);
  return (verb?.predicate.kind === "control" || exists || counters || held) && verbs.length === 0
    ? { kind: "state", condition: lowerCondition(clause, context) }
    : null;
}

/** "When you have 30 or more life", "When this creature has flying": what you, or the object itself, have at a time (603.8). */
function isHeld(subject: NounPhrase | null, predicate: Predicate): boolean {
  if (subject === null) return false;
  if (predicate.kind === "have")
    return (
      isPronoun(subject, "you") &&
      [headedBy(predicate.object, "life"), headedBy(predicate.object, "card")].some(Boolean)
    );
  return predicate.kind === "haveAbilities" && (subject.kind === "self" || hasArticle(subject, "this"));
}

/**
 * "When no creatures are on the battlefield", "Whenever one or more Goblins are on the battlefield" (603.8): all that match
 * then are what "them" means; null of another clause.
 */
function presence({ verbs: [verb, ...verbs], subject }: Clause, context: Context): EventPattern | null {
  const there = verb?.predicate.kind === "bePlace" && verb.predicate.preposition === "on";
  if (!there || verb.auxiliary !== null || verbs.length > 0 || verb.adverbials.length > 0) return null;
  if (subject?.kind !== "described") return null;
  const condition = lowerCondition({ kind: "clause", subject, verbs: [verb], links: [] }, context);
  if (condition.kind !== "exists") return refuse("on the battlefield", verb);
  const all = { kind: "matching", filter: condition.what } as const;
  context.mention(objectAntecedent(all, "plural", headsOf(subject.group)));
  return { kind: "state", condition };
}

/** "becomes blocked by a creature", of one verb alone: "blocks or becomes blocked by a creature" names two parts at once. */
function blocked(verb: VerbPhrase, clause: Clause, subject: Participant, context: Context): EventPattern | null {
  return clause.verbs.length === 1 && verb.auxiliary === null ? becomesBlockedBy(verb, subject, context) : null;
}

/** "a player taps a land for mana" (106.12). */
function tapsForMana(verb: VerbPhrase, subject: Participant, context: Context): EventPattern | null {
  const [use, ...others] = verb.adverbials;
  if (verb.predicate.kind !== "tap" || use?.kind !== "for" || !isWord(use.what, "mana")) return null;
  if (subject.kind !== "player" || others.length > 0 || verb.auxiliary !== null) return refuse("tap for mana", verb);
  const object = lowerParticipant(verb.predicate.object, "object", context);
  return { kind: "tappedForMana", object, player: subject, detail: plainDetail };
}

const helpers: ReadonlySet<string> = new Set(["has", "have", "would", "contractedHave"]);

function verbEvent(verb: VerbPhrase, subject: Participant, context: Context): EventPattern {
  if (verb.auxiliary !== null && !helpers.has(verb.auxiliary)) return refuse(verb.auxiliary, verb);
  const happening = { subject, detail: () => eventDetail(verb, context), context };
  const unlocked = fullyUnlocks(verb, happening);
  if (unlocked !== null) return unlocked;
  if (verb.adverb !== null || verb.innerAdverb !== null) return refuse("an adverb", verb);
  const event = predicateEvent(verb.predicate, happening);
  return "detail" in event && event.detail.ordinal?.nth === 0 ? refuse("each turn", verb) : event;
}

/** What happens when the verb happens to, or is done by, the subject (603.2). */
export function predicateEvent(node: Predicate, happening: Happening): EventPattern {
  if (!isEvent(node)) return refuse("no event", node);
  return dispatch<PredicateOf<EventKind>, EventKind, [Happening], EventPattern>(
    eventTable(),
    node.kind,
    node,
    happening,
  );
}

/** "the beginning of your upkeep" as an event (503.1a and its like). */
export function turnEvent(when: NounPhrase, edge: "beginning" | "end", context: Context): EventPattern {
  const { part, whose, next } = turnPartOf(when, context);
  return { kind: "turnPart", part, whose, edge, next };
}
