import type { Condition, EventPattern } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { type ConditionTable, matches } from "../conditioning.js";
import type { Context } from "../context.js";
import { denied } from "../form.js";
import { collecting, isEvidence } from "../evidence.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { headsOf } from "../head.js";
import { articleOf, bareNoun, headedBy, isIndefinite } from "../noun.js";
import { keywordCost } from "../paid-cost.js";
import { atLeastOne, you } from "../plain.js";
import { lowerPlayers } from "../player.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { manaSpent } from "./mana-spent.js";
import { spellsCast } from "./spells-cast.js";
import { isWay } from "../this-way.js";
import { zoneOf } from "../zone.js";

/** "it was kicked", "it was cast from a graveyard", "this spell was cast from exile" (601.2, 702.33). */
export const passiveConditions: ConditionTable<"passive"> = {
  passive: (node, subject, context) => {
    const [tail, ...tails] = node.tails;
    if (node.verb === "spend") return manaSpent(node, subject, context);
    if (node.verb === "create" && tail === undefined) return created(node, subject, context);
    if (node.verb === "attack" && node.object !== null) return attackedThisStep(node, subject, context);
    const cast = spellsCast(node, subject, context);
    if (cast !== null) return cast;
    if (node.object !== null || tails.length > 0) return refuse(node.verb, node);
    if (node.verb === "collect") return evidenceCollected(node, subject);
    if (node.verb === "behold" && tail === undefined) return beheld(node, subject, context);
    if (node.verb === "pay" && tail === undefined) return paid(node, subject, context);
    if (node.verb === "cast") return castFrom(node, tail ?? null, subject, context);
    return tail === undefined ? denied(node.form, costTaken(node, subject, context)) : refuse(node.verb, node);
  },
};

/** Verbs that say of a spell, or of the permanent that it became, that a keyword's cost was paid for it. */
const costs: Readonly<Partial<Record<PredicateOf<"passive">["verb"], string>>> = { kick: "kicker", bargain: "bargain" };

/** "you've been attacked this step": a creature was declared as attacking the player (508.6). */
function attackedThisStep(node: PredicateOf<"passive">, subject: NounPhrase, context: Context): Condition {
  const step = node.object === null ? null : bareNoun(node.object, "step");
  const player = lowerPlayers(subject, context);
  if (step === null || articleOf(step) !== "this" || node.form !== "been" || node.tails.length > 0)
    return refuse("attacked", node);
  if (player.kind !== "you") return refuse("who", subject);
  const creature = { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] } as const;
  const event: EventPattern = {
    kind: "attacks",
    object: { kind: "filter", filter: creature, grouping: "each" },
    whom: { kind: "player", reference: player },
    detail: plainDetail,
  };
  return { kind: "happened", event, within: "thisStep" };
}

/** "evidence was collected": as an additional cost of the spell, or of what it became (701.59c). */
function evidenceCollected(node: PredicateOf<"passive">, subject: NounPhrase): Condition {
  return isEvidence(subject) && node.tails.length === 0
    ? denied(node.form, { kind: "paid", cost: collecting })
    : refuse("collected", node);
}

/** "a Dragon was beheld": the additional cost of beholding one was paid (701.4a, 607.2). */
function beheld(node: PredicateOf<"passive">, subject: NounPhrase, context: Context): Condition {
  const stated = context.bearer.paidBefore.get("beheld");
  const group = subject.kind === "described" && subject.post.length === 0 ? subject.group : null;
  const fits = group !== null && isIndefinite(group) && [...headsOf(group)].every((head) => stated?.has(head) === true);
  return fits ? denied(node.form, { kind: "paid", cost: "behold" }) : refuse("beheld", node);
}

/** "it was kicked", "this spell was bargained" (702.33d, 702.166b). */
function costTaken(node: PredicateOf<"passive">, subject: NounPhrase, context: Context): Condition {
  const cost = costs[node.verb] ?? refuse(node.verb, node);
  const object = lowerObjects(subject, context, you);
  if (object.kind === "source") return { kind: "paid", cost };
  return cost === "kicker" ? matches(object, { kind: "status", status: "kicked" }) : refuse(node.verb, node);
}

/** "one or more tokens are created this way": whether any were made of those just spoken of (608.2c). */
function created(node: PredicateOf<"passive">, subject: NounPhrase, context: Context): Condition {
  const head = headedBy(subject, "token");
  const [amount, ...more] = head?.group.determiners ?? [];
  const some = amount?.kind === "amount" && amount.word === "one or more" && more.length === 0;
  const plain = head !== null && head.modifiers.length === 0 && head.post.length === 0;
  if (!some || !plain || node.object === null || !isWay(node.object)) return refuse("created", node);
  const of = context.findObject("any", ["token"], "tokens created this way", node);
  return denied(node.form, { kind: "compare", quantity: { kind: "size", of }, is: atLeastOne });
}

/** "tribute", which the chosen opponent pays as the creature enters (702.104b). */
function isTribute(subject: NounPhrase): boolean {
  return bareNoun(subject, "tribute")?.determiners.length === 0;
}

/** "its squad cost was paid", "this spell's madness cost was paid" (607.2). */
function paid(node: PredicateOf<"passive">, subject: NounPhrase, context: Context): Condition {
  const cost = isTribute(subject) ? "tribute" : (keywordCost(subject, context) ?? refuse("paid", node));
  return denied(node.form, { kind: "paid", cost });
}

const origins = { graveyard: "fromGraveyard", exile: "fromExile", hand: "fromHand" } as const;

function isOrigin(zone: string): zone is keyof typeof origins {
  return zone in origins;
}

function castFrom(
  node: PredicateOf<"passive">,
  tail: PredicateOf<"passive">["tails"][number] | null,
  subject: NounPhrase,
  context: Context,
): Condition {
  const object = lowerObjects(subject, context, you);
  if (tail === null) return denied(node.form, { kind: "cast", object, how: "cast" });
  if (tail.kind === "anywhere" && tail.what === "otherHand")
    return denied(node.form, { kind: "cast", object, how: "fromElsewhere" });
  const places = tail.kind === "from" ? zoneOf(tail.what, context) : null;
  const zone = places?.zones[0];
  if ((places?.player ?? you).kind !== "you") return refuse("cast from", node);
  if (zone === undefined || !isOrigin(zone)) return refuse("cast from", node);
  return denied(node.form, { kind: "cast", object, how: origins[zone] });
}
