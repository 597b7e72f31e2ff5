import type { Condition } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { ConditionTable } from "../conditioning.js";
import type { Context } from "../context.js";
import { denied } from "../form.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { zoneOf } from "../zone.js";

/** "it was kicked", "it was cast from a graveyard", "this spell was cast from exile" (601.2, 702.33). */
export const passiveConditions: ConditionTable<"passive"> = {
  passive: (node, subject, context) => {
    const [tail, ...tails] = node.tails;
    if (node.object !== null || tails.length > 0) return refuse(node.verb, node);
    if (node.verb === "cast" && tail !== undefined) return castFrom(node, tail, subject, context);
    if (node.verb !== "kick" || tail !== undefined) return refuse(node.verb, node);
    lowerObjects(subject, context, you);
    return denied(node.form, { kind: "paid", cost: "kicker" });
  },
};

const origins = { graveyard: "fromGraveyard", exile: "fromExile", hand: "fromHand" } as const;

function isOrigin(zone: string): zone is keyof typeof origins {
  return zone in origins;
}

function castFrom(
  node: PredicateOf<"passive">,
  tail: PredicateOf<"passive">["tails"][number],
  subject: NounPhrase,
  context: Context,
): Condition {
  const zone = tail.kind === "from" ? zoneOf(tail.what, context)?.zones[0] : undefined;
  const object = lowerObjects(subject, context, you);
  if (zone === undefined || !isOrigin(zone)) return refuse("cast from", node);
  return denied(node.form, { kind: "cast", object, how: origins[zone] });
}
