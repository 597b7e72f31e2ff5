import type { Determiner } from "../../../../grammar/magic/phrases.js";
import type { EventDetail, EventPattern } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { type EventTable, type Happening, withManner } from "../happening.js";
import { counterKindOf, headedBy, isArticle } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { refuse } from "../refusal.js";

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

function countedAs(determiners: readonly Determiner[], node: object): (detail: EventDetail) => EventDetail {
  const [first, ...others] = determiners;
  if (others.length > 0) return refuse("counters", node);
  if (isArticle(first, "a", "an")) return (detail) => withManner(detail, "additional");
  return first?.kind === "amount" && first.word === "one or more" ? (detail) => detail : refuse("counters", node);
}
