import type { Determiner } from "../../../../grammar/magic/phrases.js";
import type { EventDetail, EventPattern } from "../../effects/index.js";
import type { Clause, VerbPhrase } from "../../syntax/clause.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { eventDetail } from "../event-detail.js";
import { isDenied } from "../form.js";
import { type EventTable, type Happening, withManner } from "../happening.js";
import { counterKindOf, headedBy, isArticle } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { refuse } from "../refusal.js";
import { onOccasion } from "./occasion.js";

/** Counters put on objects (122.6). */
export const counterEvents: EventTable<"putCounters"> = {
  putCounters: (node, happening) => countersPut(node, happening),
};

/** "you put one or more +1/+1 counters on a creature"; with "a" each counter is an event of its own. */
function countersPut(node: PredicateOf<"putCounters">, { subject, detail, context }: Happening): EventPattern {
  const head = headedBy(node.object, "counter");
  if (head === null || head.post.length > 0) return refuse("counters", node.object);
  const counter = counterKindOf(head.modifiers, node.object);
  const counted = countedAs(head.group.determiners, node.object);
  const object = lowerParticipant(node.on, "object", context);
  return { kind: "countersPut", counter, object, player: subject, amount: null, detail: counted(detail()) };
}

/** "one or more +1/+1 counters are put on this creature", by whomever (122.6); null where it is no counters that are put. */
export function countersArePut(clause: Clause, context: Context): EventPattern | null {
  const [verb, ...verbs] = clause.verbs;
  const head = clause.subject === null ? null : headedBy(clause.subject, "counter");
  const node = verb?.predicate;
  if (verb === undefined || verbs.length > 0 || head === null || node?.kind !== "passive") return null;
  if (node.verb !== "put" || node.object !== null || isDenied(node.form) || !isPlain(verb)) return null;
  const { tails, detail } = onOccasion(node, { detail: () => eventDetail(verb, context) });
  const [place, ...others] = tails;
  if (place?.kind !== "on" || others.length > 0 || head.post.length > 0) return refuse("counters", clause);
  const object = lowerParticipant(place.what, "object", context);
  const asked = detail();
  if (asked.ordinal?.nth === 0) return refuse("each turn", clause);
  const [first, ...modifiers] = head.modifiers;
  if (first?.kind === "ordinal") {
    const counter = counterKindOf(modifiers, clause) ?? refuse("counters", clause);
    if (!isTheOne(head.group.determiners)) return refuse("an ordinal", clause);
    return { kind: "countersPut", counter, object, player: null, amount: null, nth: first.value, detail: asked };
  }
  const counter = counterKindOf(head.modifiers, clause);
  const counted = countedAs(head.group.determiners, clause);
  return { kind: "countersPut", counter, object, player: null, amount: null, detail: counted(asked) };
}

/** "the third": of the counters that are there. */
function isTheOne([first, ...others]: readonly Determiner[]): boolean {
  return isArticle(first, "the") && others.length === 0;
}

function isPlain({ adverb, auxiliary, innerAdverb }: VerbPhrase): boolean {
  return adverb === null && auxiliary === null && innerAdverb === null;
}

function countedAs(determiners: readonly Determiner[], node: object): (detail: EventDetail) => EventDetail {
  const [first, ...others] = determiners;
  if (others.length > 0) return refuse("counters", node);
  if (isArticle(first, "a", "an")) return (detail) => withManner(detail, "additional");
  return first?.kind === "amount" && first.word === "one or more" ? (detail) => detail : refuse("counters", node);
}
