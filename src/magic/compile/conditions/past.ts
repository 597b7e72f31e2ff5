import type { Condition, EventDetail, EventPattern, Participant, PlayerReference } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { predicateEvent } from "../event.js";
import { hadEnter } from "./had-enter.js";
import { withManner } from "../happening.js";
import { howMany, readNumbered } from "../how-many.js";
import { articleOf, bareNoun, headedBy } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { type PastSpan, pastSpanOf } from "../past-span.js";
import { isEach } from "../plain.js";
import { lowerPlayers } from "../player.js";
import { isSame } from "../../effects/structure.js";
import { refuse } from "../refusal.js";
import { permanentCardsOf } from "../turn-tally.js";

/** "you attacked this turn", "a creature died this turn": the past of an event within a span (608.2i); null of the present. */
export function pastEvent(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const had = hadEnter(subject, verb, context);
  if (had !== null) return had;
  const within = verb.adverbials.map(pastSpanOf).find((span) => span !== null);
  if (within === undefined) return null;
  const amount =
    lifeChange(subject, verb, within, context) ??
    descent(subject, verb, within, context) ??
    warped(subject, verb, within);
  if (amount !== null) return amount;
  const { phrase, detail } = underYours(verb);
  if (phrase.adverbials.length > 1) return refuse("a condition", verb);
  const { object, none } = ofThen(subject, phrase);
  const event = withoutRoles(context, () => {
    const participant = lowerParticipant(object, "object", context);
    return predicateEvent(phrase.predicate, { subject: participant, detail: () => detail, context });
  });
  const condition = happenedOften(event, within);
  return none === "none" ? { kind: "not", condition } : condition;
}

/** Reads an event that is asked of and triggers nothing: what it speaks of anew is none of what triggered the ability (603.4). */
function withoutRoles<Read>(context: Context, read: () => Read): Read {
  const { antecedents: before } = context.snapshot();
  const made = read();
  const after = context.snapshot();
  const said = after.antecedents.slice(before.length).filter((one) => {
    if (one.reference?.kind !== "triggering" && one.player?.kind !== "triggeringPlayer") return true;
    return before.some(({ reference, player }) => isSame([reference, player], [one.reference, one.player]));
  });
  context.restore({ ...after, antecedents: [...before, ...said] });
  return made;
}

/** "under your control" behind "died" or "left the battlefield": who controlled it then (603.10a). */
function underYours(verb: VerbPhrase): { readonly phrase: VerbPhrase; readonly detail: EventDetail } {
  const { predicate, adverbials } = verb;
  const yours = withManner(plainDetail, "underYourControl");
  const [under, ...spans] = adverbials;
  if (predicate.kind === "die" && under?.kind === "under" && isYourControl(under.whose))
    return { phrase: { ...verb, adverbials: spans }, detail: yours };
  const place = predicate.kind === "leave" && predicate.object.kind === "described" ? predicate.object : null;
  const last = place?.post.at(-1);
  if (predicate.kind !== "leave" || place === null || last?.kind !== "under" || !isYourControl(last.where))
    return { phrase: verb, detail: plainDetail };
  const object = { ...place, post: place.post.slice(0, -1) };
  return { phrase: { ...verb, predicate: { ...predicate, object } }, detail: yours };
}

function isYourControl(whose: NounPhrase): boolean {
  const group = bareNoun(whose, "control");
  return group !== null && group.possessor === null && articleOf(group) === "your";
}

/**
 * Whom the past event is said of. "A permanent you controlled left" is of what was controlled then (603.10a), and "no
 * creatures died" denies that any did.
 */
function ofThen(
  subject: NounPhrase,
  { predicate }: VerbPhrase,
): { readonly object: NounPhrase; readonly none: "none" | "some" } {
  if (subject.kind !== "described" || (predicate.kind !== "leave" && predicate.kind !== "die"))
    return { object: subject, none: "some" };
  const post = subject.post.map((one) =>
    one.kind === "controlled" && one.verb === "controlled" ? ({ ...one, verb: "control" } as const) : one,
  );
  const none = articleOf(subject.group) === "no" && subject.group.possessor === null;
  const determiners = none ? [{ kind: "article", word: "a" } as const] : subject.group.determiners;
  return { object: { ...subject, post, group: { ...subject.group, determiners } }, none: none ? "none" : "some" };
}

/** One of several players, whichever it is. */
const unnamed: ReadonlySet<PlayerReference["kind"]> = new Set<PlayerReference["kind"]>(["anyOpponent", "anyPlayer", "matchingPlayers"]); // prettier-ignore

/** "you gained 3 or more life this turn": all of it together (119.9); null of another clause. */
function lifeChange(subject: NounPhrase, verb: VerbPhrase, within: PastSpan, context: Context): Condition | null {
  const { predicate, adverbials } = verb;
  if (predicate.kind !== "gain" && predicate.kind !== "lose") return null;
  const life = headedBy(predicate.object, "life");
  if (life === null || life.group.determiners.length === 0) return null;
  if (life.modifiers.length > 0 || life.post.length > 0 || adverbials.length > 1) return refuse("life", verb);
  const reference = lowerPlayers(subject, context);
  // What several players gained is no sum that any of them did.
  if (isEach(reference) || unnamed.has(reference.kind)) return refuse("who", subject);
  const player: Participant = { kind: "player", reference };
  const kind = predicate.kind === "gain" ? "gainsLife" : "losesLife";
  const event: EventPattern = { kind, player, object: null, amount: null, detail: plainDetail };
  const is = howMany(readNumbered(life.group, context), verb);
  return { kind: "compare", quantity: { kind: "events", measure: "amount", event, within }, is };
}

/** "you descended this turn": a permanent card was put into your graveyard from anywhere (700.11); null of another clause. */
function descent(
  subject: NounPhrase,
  { predicate, adverbials }: VerbPhrase,
  within: PastSpan,
  context: Context,
): Condition | null {
  if (predicate.kind !== "descend") return null;
  if (within !== "thisTurn" || adverbials.length > 1) return refuse("descended", predicate);
  return { kind: "happened", event: permanentCardsOf(lowerPlayers(subject, context)), within };
}

/** "a spell was warped this turn": one was cast for its warp cost (702.185c); null of another clause. */
function warped(subject: NounPhrase, { predicate, adverbials }: VerbPhrase, within: PastSpan): Condition | null {
  const isWarped = predicate.kind === "beAdjective" && predicate.state.qualities.join() === "warped";
  if (!isWarped) return null;
  const spell = bareNoun(subject, "spell");
  if (spell === null || articleOf(spell) !== "a" || predicate.form !== "was" || adverbials.length > 1)
    return refuse("warped", predicate);
  const constraints = [{ kind: "castFor", keyword: "warp" }] as const;
  const what = { kind: "filter", filter: { what: "spell", constraints }, grouping: "each" } as const;
  const player = { kind: "player", reference: { kind: "anyPlayer" } } as const;
  return { kind: "happened", event: { kind: "castsSpell", player, spell: what, detail: plainDetail }, within };
}

/**
 * That it happened; "three or more creatures died this turn", "you've drawn three or more cards this turn" counts over all
 * such events of the span (608.2i): cards are drawn one at a time (121.2).
 */
export function happenedOften(event: EventPattern, within: PastSpan): Condition {
  switch (event.kind) {
    case "castsSpell":
      return often({ ...event, spell: uncounted(event.spell) }, event.spell, within, event);
    case "zoneChange":
    case "dies":
    case "leavesBattlefield":
      return often({ ...event, object: uncounted(event.object) }, event.object, within, event);
    case "draws":
    case "discards":
    case "sacrifices":
    case "playsLand":
    case "keywordAction":
      return event.object === null
        ? { kind: "happened", event, within }
        : often({ ...event, object: uncounted(event.object) }, event.object, within, event);
    case "activates":
      return often({ ...event, ability: uncounted(event.ability) }, event.ability, within, event);
    case "createsTokens":
      return often({ ...event, tokens: uncounted(event.tokens) }, event.tokens, within, event);
    case "mills":
      return isCounted(event.object) ? refuse("how many", event) : { kind: "happened", event, within };
    case "attacks":
      return isCounted(event.object) ? refuse("how many attacked", event) : { kind: "happened", event, within };
    default:
      return { kind: "happened", event, within };
  }
}

function often(each: EventPattern, counted: Participant, within: PastSpan, event: EventPattern): Condition {
  if (counted.kind !== "filter" || counted.count === undefined) return { kind: "happened", event, within };
  const several = isByOneOfSeveral(each);
  // Tokens that are created together are one event (701.7a); whose they are, it would not tell.
  if (each.kind === "createsTokens" && several) return refuse("how many tokens", event);
  const measure = several ? "timesByOnePlayer" : each.kind === "createsTokens" ? "objects" : "times";
  return { kind: "compare", quantity: { kind: "events", measure, event: each, within }, is: counted.count };
}

/** "three or more cards", not "a card". */
function isCounted(participant: Participant | null): boolean {
  return participant?.kind === "filter" && participant.count !== undefined;
}

/** "a player cast two or more spells": the same player cast or drew them all, or had them all enter. */
function isByOneOfSeveral(each: EventPattern): boolean {
  return "player" in each && isOneOfSeveral(each.player ?? null);
}

function isOneOfSeveral(participant: Participant | null): boolean {
  return participant?.kind === "player" && unnamed.has(participant.reference.kind);
}

function uncounted(participant: Participant): Participant {
  if (participant.kind !== "filter") return participant;
  return { kind: "filter", filter: participant.filter, grouping: participant.grouping };
}
