import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { Comparison, Constraint } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { articleOf, counterKindOf, headedBy, isBareSingular, onlyPost } from "./noun.js";
import { atLeastOne, numeric, zero } from "./plain.js";
import { refuse } from "./refusal.js";

/** "a +1/+1 counter on it", "no counters on it" as what is asked of an object; null of another phrase (122.1). */
export function countersOn(what: NounPhrase): Constraint | null {
  const head = headedBy(what, "counter");
  const place = onlyPost(head?.post ?? []);
  if (head === null || place?.kind !== "on" || place.where.kind !== "pronoun") return null;
  const counter = counterKindOf(head.modifiers, what);
  return { kind: "hasCounters", counter, is: counterComparison(head.group, what) };
}

function counterComparison(group: NounGroup, node: object): Comparison {
  const article = articleOf(group);
  if (isBareSingular(group)) return refuse("a noun without an article", node);
  if (group.determiners.length === 0 || article === "a" || article === "an") return atLeastOne;
  if (article === "no") return { operator: "equal", than: zero };
  const [first, second, ...others] = group.determiners;
  if (first?.kind === "amount" && first.word === "one or more" && second === undefined) return atLeastOne;
  if (first?.kind !== "number" || others.length > 0) return refuse("counters", node);
  if (second === undefined) return { operator: "equal", than: numeric(first.value) };
  if (second.kind !== "amount") return refuse("counters", node);
  const operator = second.word === "or more" ? "atLeast" : second.word === "or fewer" ? "atMost" : null;
  return operator === null ? refuse("counters", node) : { operator, than: numeric(first.value) };
}
