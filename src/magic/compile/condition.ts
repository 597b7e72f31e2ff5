import type { Comparison, Condition, EventPattern, Filter } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { readDeterminers, type Determined } from "./determiner.js";
import { predicateEvent } from "./event.js";
import { lowerFilter, whatOf } from "./filter.js";
import { lowerParticipant } from "./participant.js";
import { plainDetail } from "./event-detail.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { countersOn, lowerComparison } from "./post-modifier.js";
import { qualityConstraints } from "./quality.js";
import { countOf, lowerValue } from "./quantity.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { zoneOf } from "./zone.js";

const atLeastOne: Comparison = { operator: "atLeast", than: { kind: "number", value: 1 } };

/** Whether the state that a clause names holds (603.4, 611.3a, 614.1). */
export function lowerCondition(clause: Clause, context: Context): Condition {
  if (clause.subject === null) return refuse("a condition without a subject", clause);
  const conditions = clause.verbs.map((verb) =>
    verbCondition(clause.subject ?? refuse("a subject", clause), verb, context),
  );
  const [only] = conditions;
  if (conditions.length === 1 && only !== undefined) return only;
  if (clause.links.every((link) => link === "and")) return { kind: "allOf", conditions };
  return clause.links.every((link) => link === "or") ? { kind: "anyOf", conditions } : refuse("a condition", clause);
}

const denials = ["dont", "doesnt", "didnt", "cant", "hasnt", "havent"];

function verbCondition(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
  if (verb.adverb !== null || verb.innerAdverb !== null) return refuse("an adverb", verb);
  const condition = positive(subject, verb, context);
  if (verb.auxiliary === null || ["did", "do", "does", "has", "have", "contractedHave"].includes(verb.auxiliary))
    return condition;
  return denials.includes(verb.auxiliary) ? { kind: "not", condition } : refuse(verb.auxiliary, verb);
}

function positive(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition {
  const node = verb.predicate;
  const happened = pastEvent(subject, verb, context);
  if (happened !== null) return happened;
  if (verb.adverbials.length > 0) return refuse("a condition", verb);
  switch (node.kind) {
    case "control":
      return controls(subject, node.object, context);
    case "have":
      return has(subject, node.object, context);
    case "haveNumber":
      return hasNumber(subject, node, context);
    case "do":
    case "ellipsis":
      return { kind: "done", slot: context.lastOptional ?? context.resultSlot("do", node) };
    case "beAdjective":
      return adjective(subject, node, context);
    case "beNoun":
      return noun(subject, node, context);
    case "cast":
      return castByYou(subject, node, context);
    case "target":
      return {
        kind: "matches",
        object: lowerObjects(subject, context, { kind: "you" }),
        filter: {
          what: "object",
          constraints: [{ kind: "targets", what: objectsOf(node.object, context), only: false }],
        },
      };
    case "beCompared":
      return denied(node.form, {
        kind: "compare",
        quantity: lowerValue(subject, context),
        is: lowerComparison(node.comparison, context),
      });
    case "bePlace":
      return place(subject, node, context);
    case "haveAbilities":
      return refuse("has abilities", node);
    case "passive":
      return passive(subject, node, context);
    default:
      return refuse(node.kind, node);
  }
}

function denied(form: string, condition: Condition): Condition {
  return ["isNot", "areNot", "wasNot", "wereNot", "sNot"].includes(form) ? { kind: "not", condition } : condition;
}

/** "you attacked this turn", "a creature died this turn": the past of an event within a span. */
function pastEvent(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const within = verb.adverbials.find(
    (one) =>
      one.kind === "duration" && (one.span === "thisTurn" || one.span === "lastTurn" || one.span === "thisCombat"),
  );
  if (within?.kind !== "duration") return null;
  const rest = verb.adverbials.filter((one) => one !== within);
  if (rest.length > 0) return refuse("a condition", verb);
  const participant = lowerParticipant(subject, "object", context);
  const event: EventPattern = predicateEvent(verb.predicate, participant, () => plainDetail, context);
  return {
    kind: "happened",
    event,
    within: within.span === "thisTurn" ? "thisTurn" : within.span === "lastTurn" ? "lastTurn" : "thisCombat",
  };
}

/** "you control three or more artifacts", "an opponent controls no creatures". */
function controls(subject: NounPhrase, object: NounPhrase, context: Context): Condition {
  const player = lowerPlayers(subject, context);
  if (object.kind === "coordinated")
    return object.conjunction === "or" || object.conjunction === "and"
      ? {
          kind: object.conjunction === "or" ? "anyOf" : "allOf",
          conditions: object.members.map((member) => controlsOne(player, member, context)),
        }
      : refuse("control", object);
  return controlsOne(player, object, context);
}

function controlsOne(player: ReturnType<typeof lowerPlayers>, object: NounPhrase, context: Context): Condition {
  if (object.kind !== "described" || object.group.possessor !== null) {
    const reference = lowerObjects(object, context, { kind: "you" });
    return {
      kind: "matches",
      object: reference,
      filter: { what: "object", constraints: [{ kind: "controlledBy", player }] },
    };
  }
  const determined = readDeterminers(
    object.group.determiners.filter((one) => !(one.kind === "amount" && one.word === "exactly")),
    context,
  );
  if (
    determined.article === "this" ||
    determined.article === "that" ||
    determined.article === "those" ||
    determined.article === "the"
  )
    return {
      kind: "matches",
      object: lowerObjects(object, context, { kind: "you" }),
      filter: { what: "object", constraints: [{ kind: "controlledBy", player }] },
    };
  const exactly = object.group.determiners.some((one) => one.kind === "amount" && one.word === "exactly");
  const filter: Filter = lowerFilter(object.group, object.post, determined, context);
  return {
    kind: "exists",
    what: { ...filter, constraints: [...filter.constraints, { kind: "controlledBy", player }] },
    is: howMany(determined, exactly, object),
  };
}

/** How many there must be: "a" one or more, "no" none, "two or more", "exactly three". */
export function howMany(determined: Determined, exactly: boolean, node: object): Comparison {
  if (determined.targeting === "target") return refuse("target", node);
  if (determined.article === "no") return { operator: "equal", than: { kind: "number", value: 0 } };
  if (
    determined.most === null ||
    determined.article === "a" ||
    determined.article === "an" ||
    determined.article === "any"
  )
    return determined.article === null || ["a", "an", "any"].includes(determined.article)
      ? atLeastOne
      : refuse(determined.article, node);
  if (determined.most.kind === "anyNumber" && determined.least !== null)
    return { operator: "atLeast", than: determined.least };
  if (determined.least?.kind === "number" && determined.least.value === 0 && determined.most.kind === "number")
    return { operator: "atMost", than: determined.most };
  if (exactly) return { operator: "equal", than: determined.most };
  return determined.other === "other" && determined.most.kind === "number" && determined.most.value === 1
    ? atLeastOne
    : { operator: "atLeast", than: determined.most };
}

/** "you have no cards in hand", "it has a +1/+1 counter on it". */
function has(subject: NounPhrase, object: NounPhrase, context: Context): Condition {
  if (!isPlayerPhrase(subject) && !(subject.kind === "pronoun" && subject.word === "they")) {
    const counter = countersOn(object, context);
    if (counter === null) return refuse("has", object);
    return {
      kind: "matches",
      object: lowerObjects(subject, context, { kind: "you" }),
      filter: { what: "object", constraints: [counter] },
    };
  }
  const player = lowerPlayers(subject, context);
  return cardsInHand(player, object, context);
}

function cardsInHand(player: ReturnType<typeof lowerPlayers>, object: NounPhrase, context: Context): Condition {
  const [item] = object.kind === "described" ? object.group.items : [];
  const [post, ...posts] = object.kind === "described" ? object.post : [];
  if (object.kind !== "described" || item?.noun.kind !== "common" || item.modifiers.length > 0 || posts.length > 0)
    return refuse("has", object);
  const determined = readDeterminers(
    object.group.determiners.filter((one) => !(one.kind === "amount" && one.word === "exactly")),
    context,
  );
  const exactly = object.group.determiners.some((one) => one.kind === "amount" && one.word === "exactly");
  if (item.noun.noun === "life" && post === undefined)
    return { kind: "compare", quantity: { kind: "lifeTotal", of: player }, is: howMany(determined, exactly, object) };
  const inHand =
    post?.kind === "in" &&
    post.where.kind === "described" &&
    post.where.post.length === 0 &&
    post.where.group.items[0]?.noun.kind === "common" &&
    post.where.group.items[0].noun.noun === "hand";
  if (item.noun.noun !== "card" || !inHand) return refuse("has", object);
  return {
    kind: "exists",
    what: { what: "card", constraints: [{ kind: "inZone", zone: "hand", of: player }] },
    is: howMany(determined, exactly, object),
  };
}

/** "you have 5 or less life". */
function hasNumber(subject: NounPhrase, node: PredicateOf<"haveNumber">, context: Context): Condition {
  const player = lowerPlayers(subject, context);
  const [item] = node.object.kind === "described" ? node.object.group.items : [];
  const life =
    node.object.kind === "described" &&
    node.object.post.length === 0 &&
    node.object.group.determiners.length === 0 &&
    item?.noun.kind === "common" &&
    item.noun.noun === "life" &&
    item.modifiers.length === 0;
  return life
    ? { kind: "compare", quantity: { kind: "lifeTotal", of: player }, is: lowerComparison(node.comparison, context) }
    : refuse("has", node);
}

function adjective(subject: NounPhrase, node: PredicateOf<"beAdjective">, context: Context): Condition {
  if (node.each !== null) return refuse(node.each, node);
  const [quality] = node.state.qualities;
  if (quality === "day" || quality === "night")
    return denied(node.form, { kind: "designation", player: null, designation: quality });
  const filter: Filter = { what: "object", constraints: qualityConstraints(node.state, context) };
  return denied(node.form, { kind: "matches", object: lowerObjects(subject, context, { kind: "you" }), filter });
}

/** "it's your turn", "it's a creature card", "you're the monarch". */
function noun(subject: NounPhrase, node: PredicateOf<"beNoun">, context: Context): Condition {
  if (node.addition !== null || node.still !== null || node.object.kind !== "described") return refuse("is", node);
  const group = node.object.group;
  const [item] = group.items;
  if (subject.kind === "pronoun" && subject.word === "there") return exists(node, node.object, context);
  if (item?.noun.kind === "common" && item.noun.noun === "turn") return turn(subject, node, context);
  if (isPlayerPhrase(subject)) return refuse("is", node);
  const determined = readDeterminers(group.determiners, context);
  if (determined.article !== "a" && determined.article !== "an" && determined.article !== null)
    return refuse("is", node);
  if (determined.most !== null || determined.targeting === "target" || whatOf(group) === "player")
    return refuse("is", node);
  return denied(node.form, {
    kind: "matches",
    object: lowerObjects(subject, context, { kind: "you" }),
    filter: lowerFilter(group, node.object.post, determined, context),
  });
}

/** "there are seven or more cards in your graveyard" (and "card types among cards in …"). */
function exists(
  node: PredicateOf<"beNoun">,
  object: Extract<NounPhrase, { readonly kind: "described" }>,
  context: Context,
): Condition {
  const [item] = object.group.items;
  const exactly = object.group.determiners.some((one) => one.kind === "amount" && one.word === "exactly");
  const determined = readDeterminers(
    object.group.determiners.filter((one) => !(one.kind === "amount" && one.word === "exactly")),
    context,
  );
  const is = howMany(determined, exactly, object);
  const noun = item?.noun.kind === "common" ? item.noun.noun : "";
  if (["card type", "color", "basic land type", "creature type"].includes(noun) || noun === "counter") {
    const bare = { ...object, group: { ...object.group, determiners: [] } };
    return denied(node.form, { kind: "compare", quantity: countOf(bare, context), is });
  }
  return denied(node.form, { kind: "exists", what: lowerFilter(object.group, object.post, determined, context), is });
}

/** "you cast it" (of a permanent that entered). */
function castByYou(subject: NounPhrase, node: PredicateOf<"cast">, context: Context): Condition {
  if (subject.kind !== "pronoun" || subject.word !== "you" || node.payment !== null) return refuse("cast", node);
  return { kind: "cast", object: lowerObjects(node.object, context, { kind: "you" }), how: "byYou" };
}

function turn(subject: NounPhrase, node: PredicateOf<"beNoun">, context: Context): Condition {
  const object = node.object;
  if (
    subject.kind !== "pronoun" ||
    subject.word !== "it" ||
    object.kind !== "described" ||
    object.post.length > 0 ||
    (object.group.items[0]?.modifiers.length ?? 0) > 0
  )
    return refuse("is", node);
  const [first, ...rest] = object.group.determiners;
  if (first?.kind === "article" && first.word === "your" && rest.length === 0)
    return denied(node.form, { kind: "turn", of: { kind: "you" }, part: null });
  if (first?.kind === "article" && first.word === "their" && rest.length === 0)
    return denied(node.form, { kind: "turn", of: context.findPlayer("their", node), part: null });
  const possessor = object.group.possessor?.group;
  if (possessor?.kind === "nounGroup" && object.group.determiners.length === 0)
    return denied(node.form, {
      kind: "turn",
      of: lowerPlayers({ kind: "described", group: possessor, post: [] }, context),
      part: null,
    });
  return refuse("is", node);
}

function place(subject: NounPhrase, node: PredicateOf<"bePlace">, context: Context): Condition {
  if (node.preposition !== "in" && node.preposition !== "on") return refuse(node.preposition, node);
  const object = lowerObjects(subject, context, { kind: "you" });
  const places = zoneOf(node.place, context);
  const [zone, ...more] = places?.zones ?? [];
  if (zone === undefined || more.length > 0) return refuse("a zone", node);
  return denied(node.form, {
    kind: "matches",
    object,
    filter: { what: "object", constraints: [{ kind: "inZone", zone, of: places?.player ?? null }] },
  });
}

/** "it was kicked", "it was cast from a graveyard", "this spell was cast from exile". */
function passive(subject: NounPhrase, node: PredicateOf<"passive">, context: Context): Condition {
  if (node.object !== null) return refuse(node.verb, node);
  if (node.verb === "cast" && node.tails.length === 1) {
    const [tail] = node.tails;
    const zone = tail?.kind === "from" ? zoneOf(tail.what, context)?.zones[0] : undefined;
    const object = lowerObjects(subject, context, { kind: "you" });
    const how =
      zone === "graveyard"
        ? "fromGraveyard"
        : zone === "exile"
          ? "fromExile"
          : zone === "hand"
            ? "fromHand"
            : refuse("cast from", node);
    return denied(node.form, { kind: "cast", object, how });
  }
  if (node.verb === "kick" && node.tails.length === 0) {
    lowerObjects(subject, context, { kind: "you" });
    return denied(node.form, { kind: "paid", cost: "kicker" });
  }
  return refuse(node.verb, node);
}
