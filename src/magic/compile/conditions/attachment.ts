import type { Condition } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { type Context, objectAntecedent } from "../context.js";
import { readDeterminers } from "../determiner.js";
import { lowerFilter } from "../filter.js";
import { denied } from "../form.js";
import { headsOf } from "../head.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";

/** "this Equipment is attached to a creature you control": what the source is attached to matches; "that creature" is it then (301.5, 303.4). */
export function isAttached(node: PredicateOf<"bePlace">, subject: NounPhrase, context: Context): Condition {
  const { place } = node;
  if (lowerObjects(subject, context, you).kind !== "source" || place.kind !== "described")
    return refuse("attached to", node);
  const called = calledBy(place);
  const determined = readDeterminers(place.group.determiners, context);
  const { article, targeting, most } = determined;
  if ((article !== "a" && article !== "an") || targeting === "target" || most !== null)
    return refuse("attached to", node);
  const filter = lowerFilter(place.group, place.post, determined, context);
  const object = { kind: "attachedTo", called } as const;
  context.mention(objectAntecedent(object, "singular", [...headsOf(place.group)]));
  return denied(node.form, { kind: "matches", object, filter });
}

/** The one card type, or "permanent", by which what it is attached to is called. */
function calledBy({ group }: Described): string {
  const [item, ...items] = group.items;
  if (item === undefined || items.length > 0 || group.possessor !== null) return refuse("attached to", group);
  if (item.noun.kind === "type") return item.noun.type;
  return item.noun.kind === "common" && item.noun.noun === "permanent" ? "permanent" : refuse("attached to", group);
}
