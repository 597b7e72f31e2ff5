import type { EventPattern, OutrightReplacement } from "../effects/index.js";
import { plainDetail } from "../effects/plain-detail.js";
import { isSame } from "../effects/structure.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { lowerEvent } from "./event.js";
import { countersArePut } from "./events/counter.js";
import { articleOf, bareNoun, counterKindOf, hasArticle, headedBy, isPronoun, onlyItem } from "./noun.js";
import { lowerParticipant } from "./participant.js";
import { numeric } from "./plain.js";
import { refuse } from "./refusal.js";

type CountersPut = Extract<EventPattern, { readonly kind: "countersPut" | "countersRemoved" }>;

/** Counters that would be put on something, and on what. */
export interface CountersWould {
  readonly event: CountersPut;
  readonly on: NounPhrase;
}

/** Counters and what they are put on: "put … on …", "… are put on …"; null of anything else. */
interface Put {
  readonly counters: NounPhrase;
  readonly on: NounPhrase;
}

function putOn({ subject }: Clause, { predicate }: VerbPhrase): Put | null {
  if (predicate.kind === "putCounters") return { counters: predicate.object, on: predicate.on };
  if (predicate.kind === "put" && predicate.origin === null && predicate.destination.preposition === "on")
    return { counters: predicate.object, on: predicate.destination.place };
  if (predicate.kind !== "passive" || predicate.verb !== "put" || predicate.object !== null) return null;
  const [place, ...others] = predicate.tails;
  return subject !== null && place?.kind === "on" && others.length === 0 ? { counters: subject, on: place.what } : null;
}

/** "an effect would put one or more counters on a permanent", "you would put", "would be put" (614.16); null of the rest. */
export function countersWould(clause: Clause, context: Context): CountersWould | null {
  const [verb] = clause.verbs;
  const put = verb === undefined || verb.adverbials.length > 0 ? null : putOn(clause, verb);
  if (verb === undefined || put === null || headedBy(put.counters, "counter") === null) return null;
  const event =
    ofEffect(clause, put, context) ?? plainly({ ...clause, verbs: [{ ...verb, auxiliary: null }] }, context);
  return event?.kind === "countersPut" && event.nth === undefined ? { event, on: put.on } : refuse("counters", clause);
}

function plainly(clause: Clause, context: Context): EventPattern | null {
  return countersArePut(clause, context) ?? lowerEvent(clause, context);
}

/** "an effect would put": whosever it is, but no cost and nothing that the rules do by themselves (614.16). */
function ofEffect({ subject }: Clause, { counters, on }: Put, context: Context): CountersPut | null {
  const effect = subject === null ? null : bareNoun(subject, "effect");
  if (effect === null || articleOf(effect) !== "an") return null;
  const head = headedBy(counters, "counter");
  const [amount, ...more] = head?.group.determiners ?? [];
  if (head === null || head.post.length + more.length > 0 || amount?.kind !== "amount" || amount.word !== "one or more")
    return refuse("counters", counters);
  const counter = counterKindOf(head.modifiers, counters);
  const object = lowerParticipant(on, "object", context);
  return { kind: "countersPut", counter, object, player: null, amount: null, by: "effect", detail: plainDetail };
}

/** "put twice that many of those counters on that permanent instead": the same counters in another number (614.1a). */
export function changedCounters({ event, on }: CountersWould, part: Part): OutrightReplacement {
  const [verb, ...verbs] = part.clause.verbs;
  const [instead, ...others] = verb?.adverbials ?? [];
  const isInstead = instead?.kind === "manner" && instead.manner === "instead" && others.length === 0;
  if (verb === undefined || verbs.length + part.openings.length > 0 || !isInstead || !isBare(verb))
    return refuse("instead", part);
  const put = putOn(part.clause, verb) ?? refuse("instead", part);
  if (!isAgent(part.clause, verb, event) || !isThatOne(put.on, on)) return refuse("instead", part);
  return inNumber(put.counters, event.counter);
}

function isBare({ auxiliary, adverb, innerAdverb }: VerbPhrase): boolean {
  return auxiliary === null && adverb === null && innerAdverb === null;
}

/** "put …", "it puts …" of an effect; the subject of "are put" is the counters. */
function isAgent({ subject }: Clause, { predicate }: VerbPhrase, { by }: CountersPut): boolean {
  if (predicate.kind === "passive") return predicate.form === "are" || predicate.form === "is";
  return subject === null ? by === undefined : by === "effect" && isPronoun(subject, "it");
}

/** "it", "that creature", where a creature was spoken of. */
function isThatOne(node: NounPhrase, on: NounPhrase): boolean {
  if (isPronoun(node, "it")) return true;
  const [said, spoken] = [onlyItem(node), onlyItem(on)];
  if (node.kind !== "described" || said === null || spoken === null || !hasArticle(node, "that")) return false;
  return node.post.length + said.modifiers.length === 0 && isSame(said.noun, spoken.noun);
}

const multiples = { twiceThatMany: 2, threeTimesThatMany: 3 } as const;

/** "twice that many of those counters", "twice that many +1/+1 counters", "that many plus one +1/+1 counters". */
function inNumber(node: NounPhrase, counter: string | null): OutrightReplacement {
  if (node.kind === "partitive" && (node.count === "twiceThatMany" || node.count === "threeTimesThatMany"))
    return isThose(node.of) ? { kind: "multiply", by: multiples[node.count] } : refuse("instead", node);
  const head = headedBy(node, "counter");
  if (head === null || head.post.length > 0 || counterKindOf(head.modifiers, node) !== counter)
    return refuse("instead", node);
  const [amount, plus, number, ...more] = head.group.determiners;
  if (amount?.kind !== "amount" || more.length > 0) return refuse("that many", node);
  if (amount.word === "twice that many" && plus === undefined) return { kind: "multiply", by: 2 };
  const adds = amount.word === "that many" && plus?.kind === "amount" && plus.word === "plus";
  if (!adds || number?.kind !== "number") return refuse("that many", node);
  return { kind: "add", amount: numeric(number.value) };
}

/** "those counters", "each of those kinds of counters". */
function isThose(node: NounPhrase): boolean {
  if (node.kind === "partitive") return node.count === "each" && isKinds(node.of);
  const group = bareNoun(node, "counter");
  return group !== null && articleOf(group) === "those";
}

function isKinds(node: NounPhrase): boolean {
  const head = headedBy(node, "kind");
  const [post, ...others] = head?.post ?? [];
  if (head === null || head.modifiers.length + others.length > 0 || articleOf(head.group) !== "those") return false;
  const counters = post?.kind === "of" ? bareNoun(post.what, "counter") : null;
  return counters !== null && counters.determiners.length === 0;
}
