import type { Condition, Constraint } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { lowerComparison } from "../comparison.js";
import { type ConditionTable, matches, unchosen } from "../conditioning.js";
import type { Context } from "../context.js";
import { readDeterminers } from "../determiner.js";
import { lowerFilter, whatOf } from "../filter.js";
import { ringBearer, soleDesignation } from "../designation.js";
import { denied, isDenied } from "../form.js";
import { howMany, readNumbered } from "../how-many.js";
import { articleOf, bareNoun, commonHead, hasArticle, isBareSingular, isPronoun } from "../noun.js";
import { isGift } from "../paid-cost.js";
import { lowerKeyword } from "../keyword.js";
import { atLeastOne, isNumeric, you, zero } from "../plain.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { qualityConstraints } from "../quality.js";
import { countOf } from "../count.js";
import { lowerValue } from "../quantity.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { shared } from "../relative.js";
import { onlyZoneOf, zoneOf } from "../zone.js";
import { isAttached } from "./attachment.js";
import { controls, has, hasMeasured, hasNumber } from "./possession.js";
import { phase, timesResolved, turn } from "./turn.js";

type Kinds =
  | "control"
  | "have"
  | "haveAbilities"
  | "share"
  | "haveNumber"
  | "haveMeasured"
  | "beAdjective"
  | "beNoun"
  | "beCompared"
  | "bePlace"
  | "beNamed"
  | "beNeither"
  | "remain";

/** What objects and players are and have (109, 110). */
export const characteristicConditions: ConditionTable<Kinds> = {
  control: (node, subject, context) => controls(node, subject, context),
  have: (node, subject, context) => has(node, subject, context),
  haveAbilities: (node, subject, context) => hasKeywords(node, subject, context),
  share: (node, subject, context) => ofOneOrSome(subject, shared(node.object, context), context),
  haveNumber: (node, subject, context) => hasNumber(node, subject, context),
  haveMeasured: (node, subject, context) => hasMeasured(node, subject, context),
  beAdjective: (node, subject, context) => adjective(node, subject, context),
  beNoun: (node, subject, context) => noun(node, subject, context),
  beCompared: (node, subject, context) => {
    const quantity = lowerValue(subject, context);
    return denied(node.form, { kind: "compare", quantity, is: lowerComparison(node.comparison, context) });
  },
  beNamed: ({ form, name }, subject, context) =>
    denied(form, matches(lowerObjects(subject, context, you), { kind: "named", name })),
  bePlace: (node, subject, context) => place(node, subject, context),
  beNeither: (node, subject) => (isPronoun(subject, "it") ? denied(node.form, neither) : refuse("neither", node)),
  remain: (node, subject, context) => remains(node, subject, context),
};

/** "it has flying", "that creature has flying or reach" (702.1): keywords alone, without more. */
function hasKeywords({ abilities }: PredicateOf<"haveAbilities">, subject: NounPhrase, context: Context): Condition {
  if (abilities.kind !== "keywords") return refuse("has", abilities);
  const { keywords, conjunction } = abilities.keywords;
  const each = keywords.map((one): Constraint => ({ kind: "keyword", keyword: lowerKeyword(one, context) }));
  const [only, ...more] = each;
  if (only === undefined || (more.length > 0 && conjunction !== "or")) return refuse("has", abilities);
  const asked: Constraint = more.length === 0 ? only : { kind: "either", alternatives: each.map((one) => [one]) };
  return ofOneOrSome(subject, asked, context);
}

/** Whether it is so of an object, or of any one of those that "a creature card in your graveyard" may be. */
function ofOneOrSome(subject: NounPhrase, asked: Constraint, context: Context): Condition {
  const object = lowerObjects(subject, context, you);
  if (object.kind !== "choice" || !isNumeric(object.most, 1) || !isNumeric(object.least, 1))
    return matches(object, asked);
  const what = { ...object.filter, constraints: [...object.filter.constraints, asked] };
  return { kind: "exists", what, is: atLeastOne };
}

/** "it's neither day nor night": the game has neither designation yet (731.1). */
const neither: Condition = {
  kind: "allOf",
  conditions: (["day", "night"] as const).map((designation) => ({
    kind: "not",
    condition: { kind: "designation", player: null, designation },
  })),
};

/** "for as long as this creature remains on the battlefield", "remains tapped" (611.2b). */
function remains(node: PredicateOf<"remain">, subject: NounPhrase, context: Context): Condition {
  const object = lowerObjects(subject, context, you);
  switch (node.state) {
    case "tapped":
      return matches(object, { kind: "status", status: "tapped" });
    case "onBattlefield":
      return matches(object, { kind: "inZone", zone: "battlefield", of: null });
    case "exiled":
      return matches(object, { kind: "inZone", zone: "exile", of: null });
    default:
      return refuse(node.state, node);
  }
}

function adjective(node: PredicateOf<"beAdjective">, subject: NounPhrase, context: Context): Condition {
  if (node.each !== null) return refuse(node.each, node);
  const [quality] = node.state.qualities;
  if (quality === "day" || quality === "night")
    return denied(node.form, { kind: "designation", player: null, designation: quality });
  if (quality === "promised" && node.state.qualities.length === 1)
    return isGift(subject) ? denied(node.form, { kind: "paid", cost: "gift" }) : refuse("promised", node);
  const constraints = qualityConstraints(node.state);
  return denied(node.form, matches(lowerObjects(subject, context, you), ...constraints));
}

/** "it's your turn", "it's a creature card", "there are seven cards in your graveyard". */
function noun(node: PredicateOf<"beNoun">, subject: NounPhrase, context: Context): Condition {
  if (node.addition !== null || node.still !== null || node.object.kind !== "described") return refuse("is", node);
  if (isBareSingular(node.object.group)) return refuse("a noun without an article", node);
  if (isPronoun(subject, "there")) return noMonarch(node, node.object) ?? exists(node, node.object, context);
  const times = timesResolved(node, subject, context);
  if (times !== null) return times;
  const noun = commonHead(node.object)?.noun;
  if (noun === "turn") return turn(node, subject, context);
  if (noun === "main phase" || noun === "combat phase") return phase(node, subject, context);
  if (soleDesignation(node.object) === "monarch") return monarch(node, subject, context);
  if (isPlayerPhrase(subject)) return refuse("is", node);
  if (ringBearer(node.object) !== null) return isRingBearer(node, subject, context);
  return described(node, node.object, subject, context);
}

/** "you're the monarch", "they aren't the monarch" (725.1). */
function monarch(node: PredicateOf<"beNoun">, subject: NounPhrase, context: Context): Condition {
  const player = lowerPlayers(subject, context);
  return denied(node.form, { kind: "designation", player, designation: "monarch" });
}

/** "it is your Ring-bearer": under your control, and designated so (701.54e). */
function isRingBearer(node: PredicateOf<"beNoun">, subject: NounPhrase, context: Context): Condition {
  const object = lowerObjects(subject, context, you);
  const yours = { kind: "controlledBy", player: you } as const;
  return denied(node.form, matches(object, { kind: "status", status: "ringBearer" }, yours));
}

/** "there is no monarch" (725.1); null where something else is said not to be there. */
function noMonarch(node: PredicateOf<"beNoun">, object: Described): Condition | null {
  const group = bareNoun(object, "monarch");
  if (group === null) return null;
  if (articleOf(group) !== "no" || isDenied(node.form)) return refuse("is", node);
  const what = { what: "player", constraints: [{ kind: "playerStatus", status: "monarch" }] } as const;
  return { kind: "exists", what, is: { operator: "equal", than: zero } };
}

/** "it's a creature card": a phrase with "a" or without an article says what an object is. */
function described(
  node: PredicateOf<"beNoun">,
  { group, post }: Described,
  subject: NounPhrase,
  context: Context,
): Condition {
  const determined = readDeterminers(group.determiners, context);
  const { article, most, targeting } = determined;
  if (article !== "a" && article !== "an" && article !== null) return refuse("is", node);
  if (most !== null || targeting === "target" || whatOf(group) === "player") return refuse("is", node);
  const object = lowerObjects(subject, context, you);
  const filter = lowerFilter(group, post, determined, context);
  return denied(node.form, { kind: "matches", object: unchosen(object, node), filter });
}

const countedApart: ReadonlySet<string> = new Set([
  "card type",
  "color",
  "basic land type",
  "creature type",
  "counter",
]);

/** "there are seven or more cards in your graveyard" (and "card types among cards in …"). */
function exists(node: PredicateOf<"beNoun">, object: Described, context: Context): Condition {
  const numbered = readNumbered(object.group, context);
  // There are five colors and no more, so that "five colors" needs no "or more" (105.1).
  const ofColors = commonHead(object)?.noun === "color";
  const is = howMany(ofColors ? { ...numbered, exactness: "exactly" } : numbered, object);
  if (!countedApart.has(commonHead(object)?.noun ?? "")) {
    const what = lowerFilter(object.group, object.post, numbered.determined, context);
    return denied(node.form, { kind: "exists", what, is });
  }
  const bare = { ...object, group: { ...object.group, determiners: [] } };
  const quantity = countOf(bare, context);
  if (quantity.kind === "counters")
    context.lastCounters = { counter: quantity.counter, on: quantity.on, after: context.doings.length };
  return denied(node.form, { kind: "compare", quantity, is });
}

/** That there are so many, of those in a zone. */
function within(condition: Condition, place: Constraint): Condition {
  if (condition.kind !== "exists") return refuse("in a zone", condition);
  const { what, is } = condition;
  return { kind: "exists", what: { ...what, constraints: [...what.constraints, place] }, is };
}

/** "this card is in your graveyard", "no creatures are on the battlefield" (400.1). */
function place(node: PredicateOf<"bePlace">, subject: NounPhrase, context: Context): Condition {
  if (node.preposition === "attachedTo") return isAttached(node, subject, context);
  if (node.preposition !== "in" && node.preposition !== "on") return refuse(node.preposition, node);
  const places = zoneOf(node.place, context);
  const zone = onlyZoneOf(places) ?? refuse("a zone", node);
  if (subject.kind === "described" && hasArticle(subject, "no")) {
    const none = exists(
      { kind: "beNoun", form: "are", still: null, object: subject, addition: null },
      subject,
      context,
    );
    return denied(node.form, within(none, { kind: "inZone", zone, of: places?.player ?? null }));
  }
  const object = lowerObjects(subject, context, you);
  return denied(node.form, matches(object, { kind: "inZone", zone, of: places?.player ?? null }));
}
