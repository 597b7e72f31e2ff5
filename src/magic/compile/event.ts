import type { Comparison, EventDetail, EventPattern, Participant, TurnPart, Zone } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { eventDetail } from "./event-detail.js";
import { lowerParticipant } from "./participant.js";
import { turnPartOf } from "./turn-part.js";
import { refuse } from "./refusal.js";
import { combatOf } from "./combat-word.js";
import { splitOrigin, zoneOf } from "./zone.js";

/** The event of a clause such as "a creature you control dies" (603.2). Verbs joined by "or" are events of one subject. */
export function lowerEvent(clause: Clause, context: Context): EventPattern {
  if (clause.subject === null) return refuse("an event without a subject", clause);
  const reflexive = reflexiveEvent(clause, context);
  if (reflexive !== null) return reflexive;
  const state = stateTrigger(clause, context);
  if (state !== null) return state;
  const subject = lowerParticipant(clause.subject, "object", context);
  const events = clause.verbs.map((verb) => verbEvent(verb, subject, context));
  const [only] = events;
  if (clause.links.some((link) => link !== "or" && link !== "commaOr" && link !== "comma"))
    return refuse("and", clause);
  return events.length === 1 && only !== undefined ? only : { kind: "anyOf", events };
}

/** "When you do" (603.12). */
function reflexiveEvent(clause: Clause, context: Context): EventPattern | null {
  const [verb] = clause.verbs;
  const did =
    verb?.predicate.kind === "do"
      ? verb.auxiliary === null
      : verb?.predicate.kind === "ellipsis" && (verb.auxiliary === "do" || verb.auxiliary === "does");
  if (verb === undefined || !did || clause.verbs.length > 1 || verb.adverbials.length > 0) return null;
  return { kind: "reflexive", slot: context.lastOptional ?? context.resultSlot("do", clause) };
}

/** "When you control no Islands" (603.8). */
function stateTrigger(clause: Clause, context: Context): EventPattern | null {
  const [verb] = clause.verbs;
  return verb?.predicate.kind === "control" && clause.verbs.length === 1
    ? { kind: "state", condition: lowerCondition(clause, context) }
    : null;
}

function verbEvent(verb: VerbPhrase, subject: Participant, context: Context): EventPattern {
  if (verb.auxiliary !== null && !["has", "have", "would", "contractedHave"].includes(verb.auxiliary))
    return refuse(verb.auxiliary, verb);
  if (verb.adverb !== null || verb.innerAdverb !== null) return refuse("an adverb", verb);
  const event = predicateEvent(verb.predicate, subject, () => eventDetail(verb, context), context);
  return "detail" in event && event.detail.ordinal?.nth === 0 ? refuse("each turn", verb) : event;
}

type Detail = () => EventDetail;

/** What happens when the verb happens to, or is done by, the subject. */
export function predicateEvent(node: Predicate, subject: Participant, detail: Detail, context: Context): EventPattern {
  switch (node.kind) {
    case "enter":
      return node.entries.length === 0
        ? { kind: "zoneChange", object: subject, from: null, to: "battlefield", player: null, detail: detail() }
        : entersUnder(node, subject, detail);
    case "die":
      return { kind: "dies", object: subject, detail: detail() };
    case "leave":
      return leaves(node.object, subject, detail, context);
    case "attack":
      if (subject.kind === "player")
        return node.manner === null
          ? { kind: "attacksWith", player: subject, with: null, detail: detail() }
          : refuse("alone", node);
      return {
        kind: "attacks",
        object: subject,
        whom: null,
        detail:
          node.manner === "alone"
            ? withManner(detail(), "alone")
            : node.manner === null
              ? detail()
              : refuse("alone", node),
      };
    case "attackWhom":
      return {
        kind: "attacks",
        object: subject,
        whom: lowerParticipant(node.object, "other", context),
        detail: detail(),
      };
    case "attackWith":
      return {
        kind: "attacksWith",
        player: subject,
        with: lowerParticipant(node.object, "object", context),
        detail: detail(),
      };
    case "attackOrBlock":
      return {
        kind: "anyOf",
        events: [
          { kind: "attacks", object: subject, whom: null, detail: detail() },
          { kind: "blocks", object: subject, by: null, detail: detail() },
        ],
      };
    case "block":
      return {
        kind: "blocks",
        object: subject,
        by: node.object === null ? null : lowerParticipant(node.object, "other", context),
        detail: detail(),
      };
    case "cast":
      return node.payment === null ? castEvent(node.object, subject, detail, context) : refuse("cast", node);
    case "copy":
      return {
        kind: "copiesSpell",
        player: subject,
        spell: lowerParticipant(node.object, "spell", context),
        detail: detail(),
      };
    case "activate":
      return {
        kind: "activates",
        player: subject,
        ability: lowerParticipant(node.object, "ability", context),
        detail: detail(),
      };
    case "become":
      return becomeEvent(node, subject, detail, context);
    case "becomeTarget":
      return {
        kind: "becomesTarget",
        object: subject,
        of: lowerParticipant(node.of, "spell", context),
        detail: detail(),
      };
    case "dealTo":
      return {
        kind: "dealsDamage",
        source: subject,
        to: lowerParticipant(node.to, "other", context),
        ...damageOf(node.object),
        detail: detail(),
      };
    case "deal":
      return { kind: "dealsDamage", source: subject, to: null, ...damageOf(node.object), detail: detail() };
    case "gain":
      return lifeEvent("gainsLife", node.object, subject, detail);
    case "lose":
      return lifeEvent("losesLife", node.object, subject, detail);
    case "draw":
      return playerObject("draws", node.object, subject, detail, context);
    case "discard":
      return playerObject("discards", node.object, subject, detail, context);
    case "mill":
      return playerObject("mills", node.object, subject, detail, context);
    case "sacrifice":
      return playerObject("sacrifices", node.object, subject, detail, context);
    case "play":
      return node.payment === null
        ? playerObject("playsLand", node.object, subject, detail, context)
        : refuse("play", node);
    case "create":
      return {
        kind: "createsTokens",
        player: subject,
        tokens: lowerParticipant(node.object, "object", context),
        detail: detail(),
      };
    case "putCounters":
      return countersPut(node.object, node.on, subject, detail, context);
    case "becomeAdjective":
      return becomes(node.state.qualities, subject, detail, node);
    case "transformBare":
      return node.into === null ? { kind: "transforms", object: subject, detail: detail() } : refuse("into", node);
    case "tap":
      return { kind: "becomesTapped", object: lowerParticipant(node.object, "object", context), detail: detail() };
    case "passive":
      return passive(node, subject, detail, context);
    case "cycle":
    case "unlock":
    case "crew":
    case "saddle":
    case "exploit":
      return {
        kind: "keywordAction",
        action: node.kind,
        player: subject,
        object: lowerParticipant(node.object, "other", context),
        detail: detail(),
      };
    case "investigate":
    case "proliferate":
    case "explore":
    case "connive":
    case "mutate":
    case "evolve":
    case "train":
    case "forage":
      return {
        kind: "keywordAction",
        action: node.kind,
        player: subject.kind === "player" ? subject : null,
        object: subject.kind === "player" ? null : subject,
        detail: detail(),
      };
    default:
      return refuse(node.kind, node);
  }
}

function entersUnder(
  node: Extract<Predicate, { readonly kind: "enter" }>,
  subject: Participant,
  detail: Detail,
): EventPattern {
  const [entry, ...rest] = node.entries;
  const own =
    entry?.kind === "underControl" &&
    entry.whose.kind === "described" &&
    entry.whose.post.length === 0 &&
    entry.whose.group.possessor === null &&
    entry.whose.group.determiners.every((one) => one.kind === "article" && one.word === "your");
  if (!own || rest.length > 0) return refuse("enters", node);
  return {
    kind: "zoneChange",
    object: subject,
    from: null,
    to: "battlefield",
    player: null,
    detail: withManner(detail(), "underYourControl"),
  };
}

function withManner(detail: EventDetail, manner: EventDetail["manner"][number]): EventDetail {
  return { ...detail, manner: [...detail.manner, manner] };
}

function leaves(object: NounPhrase, subject: Participant, detail: Detail, context: Context): EventPattern {
  const places = zoneOf(object, context);
  const [zone, ...more] = places?.zones ?? [];
  if (zone === undefined || more.length > 0) return refuse("leaves", object);
  if (zone === "battlefield") return { kind: "leavesBattlefield", object: subject, detail: detail() };
  return {
    kind: "zoneChange",
    object: subject,
    from: zone,
    to: null,
    player: places?.player == null ? null : { kind: "player", reference: places.player },
    detail: detail(),
  };
}

/** "your second spell each turn": the ordinal stands before the noun, the span behind the verb. */
function withoutOrdinal(object: NounPhrase): { readonly object: NounPhrase; readonly nth: number | null } {
  if (object.kind !== "described") return { object, nth: null };
  const [item, ...items] = object.group.items;
  const ordinal = item?.modifiers.find((modifier) => modifier.kind === "ordinal");
  if (item === undefined || ordinal?.kind !== "ordinal") return { object, nth: null };
  const bare = { ...item, modifiers: item.modifiers.filter((modifier) => modifier !== ordinal) };
  return { object: { ...object, group: { ...object.group, items: [bare, ...items] } }, nth: ordinal.value };
}

function ordinalDetail(nth: number | null, detail: EventDetail, node: object): EventDetail {
  if (nth === null) return detail.ordinal?.nth === 0 ? refuse("each turn", node) : detail;
  return detail.ordinal?.nth === 0 ? { ...detail, ordinal: { ...detail.ordinal, nth } } : refuse("an ordinal", node);
}

function castEvent(node: NounPhrase, subject: Participant, detail: Detail, context: Context): EventPattern {
  const { object, nth } = withoutOrdinal(node);
  return {
    kind: "castsSpell",
    player: subject,
    spell: lowerParticipant(object, "spell", context),
    detail: ordinalDetail(nth, detail(), node),
  };
}

function damageOf(object: NounPhrase): {
  readonly combat: "combat" | "noncombat" | "any";
  readonly amount: Comparison | null;
} {
  const [item] = object.kind === "described" ? object.group.items : [];
  const [state, ...more] = item?.modifiers ?? [];
  if (
    object.kind !== "described" ||
    object.post.length > 0 ||
    object.group.determiners.length > 0 ||
    item?.noun.kind !== "common" ||
    item.noun.noun !== "damage" ||
    more.length > 0
  )
    return refuse("damage", object);
  if (state === undefined) return { combat: "any", amount: null };
  const combat = combatOf(state);
  return combat === null ? refuse("damage", object) : { combat, amount: null };
}

function lifeEvent(
  kind: "gainsLife" | "losesLife",
  object: NounPhrase,
  subject: Participant,
  detail: Detail,
): EventPattern {
  const [item] = object.kind === "described" ? object.group.items : [];
  const bare =
    object.kind === "described" &&
    object.post.length === 0 &&
    object.group.determiners.length === 0 &&
    item?.noun.kind === "common" &&
    item.noun.noun === "life" &&
    item.modifiers.length === 0;
  return bare ? { kind, player: subject, object: null, amount: null, detail: detail() } : refuse("life", object);
}

type PlayerEvent = "draws" | "discards" | "mills" | "sacrifices" | "playsLand";

function playerObject(
  kind: PlayerEvent,
  object: NounPhrase,
  subject: Participant,
  detail: Detail,
  context: Context,
): EventPattern {
  const bare = withoutOrdinal(object);
  const participant = lowerParticipant(bare.object, "object", context);
  return {
    kind,
    player: subject,
    object: participant,
    amount: null,
    detail: ordinalDetail(bare.nth, detail(), object),
  };
}

function countersPut(
  object: NounPhrase,
  on: NounPhrase,
  subject: Participant,
  detail: Detail,
  context: Context,
): EventPattern {
  const [item] = object.kind === "described" ? object.group.items : [];
  const [kind, ...more] = item?.modifiers ?? [];
  if (
    object.kind !== "described" ||
    object.post.length > 0 ||
    item?.noun.kind !== "common" ||
    item.noun.noun !== "counter" ||
    more.length > 0
  )
    return refuse("counters", object);
  const counter = kind === undefined ? null : kind.kind === "counterKind" ? kind.counter : refuse("counters", object);
  const [first, ...others] = object.group.determiners;
  const some =
    others.length === 0 &&
    ((first?.kind === "amount" && first.word === "one or more") ||
      (first?.kind === "article" && (first.word === "a" || first.word === "an")));
  if (!some) return refuse("counters", object);
  return {
    kind: "countersPut",
    counter,
    object: lowerParticipant(on, "object", context),
    player: subject,
    amount: null,
    detail: first?.kind === "article" ? withManner(detail(), "additional") : detail(),
  };
}

/** "becomes the target of a spell": the noun "target" with what it is the target of. */
function becomeEvent(
  node: Extract<Predicate, { readonly kind: "become" }>,
  subject: Participant,
  detail: Detail,
  context: Context,
): EventPattern {
  const [item] = node.object.kind === "described" ? node.object.group.items : [];
  const [of, ...rest] = node.object.kind === "described" ? node.object.post : [];
  if (
    item?.noun.kind !== "common" ||
    item.noun.noun !== "target" ||
    of?.kind !== "of" ||
    rest.length > 0 ||
    node.addition !== null
  )
    return refuse("becomes", node);
  return { kind: "becomesTarget", object: subject, of: lowerParticipant(of.what, "spell", context), detail: detail() };
}

function becomes(qualities: readonly string[], subject: Participant, detail: Detail, node: object): EventPattern {
  const [state, ...more] = qualities;
  if (more.length > 0) return refuse("becomes", node);
  if (state === "tapped") return { kind: "becomesTapped", object: subject, detail: detail() };
  if (state === "untapped") return { kind: "becomesUntapped", object: subject, detail: detail() };
  if (state === "blocked") return { kind: "becomesBlocked", object: subject, by: null, detail: detail() };
  if (state === "monstrous" || state === "renowned" || state === "saddled" || state === "prepared")
    return { kind: "becomes", object: subject, what: state, detail: detail() };
  return refuse("becomes", node);
}

/** "is dealt damage", "is put into a graveyard from the battlefield", "is exiled" (the passive of an event). */
function passive(
  node: Extract<Predicate, { readonly kind: "passive" }>,
  subject: Participant,
  detail: Detail,
  context: Context,
): EventPattern {
  if (
    node.form === "isNot" ||
    node.form === "areNot" ||
    node.form === "wasNot" ||
    node.form === "wereNot" ||
    node.form === "sNot"
  )
    return refuse("not", node);
  if (node.verb === "deal" && node.object !== null && node.tails.length === 0) {
    const { combat } = damageOf(node.object);
    return { kind: "isDealtDamage", to: subject, source: null, combat, detail: detail() };
  }
  if (node.verb === "put" && node.object === null) return putEvent(node, subject, detail, context);
  if (
    node.verb === "turn" &&
    node.object === null &&
    node.tails.length === 1 &&
    node.tails[0]?.kind === "face" &&
    node.tails[0].face === "up"
  )
    return { kind: "turnedFaceUp", object: subject, detail: detail() };
  return refuse(node.verb, node);
}

function putEvent(
  node: Extract<Predicate, { readonly kind: "passive" }>,
  subject: Participant,
  detail: Detail,
  context: Context,
): EventPattern {
  let to: Zone | null = null;
  let from: Zone | null = null;
  let anywhere = false;
  let player: Participant | null = null;
  for (const tail of node.tails) {
    if (tail.kind === "into" || tail.kind === "onto" || tail.kind === "to") {
      const split = splitOrigin(tail.what);
      const places = zoneOf(split.place, context);
      const [zone, ...more] = places?.zones ?? [];
      if (split.from === "anywhere") anywhere = true;
      else if (split.from !== null) from = zoneOf(split.from, context)?.zones[0] ?? refuse("from", node);
      to = zone === undefined || more.length > 0 || to !== null ? refuse("put", node) : zone;
      player = places?.player == null ? null : { kind: "player", reference: places.player };
    } else if (tail.kind === "from") {
      const [zone, ...more] = zoneOf(tail.what, context)?.zones ?? [];
      from = zone === undefined || more.length > 0 || from !== null ? refuse("put", node) : zone;
    } else if (tail.kind === "anywhere" && tail.what === "anywhere") anywhere = true;
    else return refuse(tail.kind, tail);
  }
  if (to === null) return refuse("put", node);
  return {
    kind: "zoneChange",
    object: subject,
    from,
    to,
    player,
    detail: anywhere ? withManner(detail(), "fromAnywhere") : detail(),
  };
}

/** "the beginning of your upkeep" as an event (503.1a and its like). */
export function turnEvent(when: NounPhrase, edge: "beginning" | "end", context: Context): EventPattern {
  const { part, whose, next } = turnPartOf(when, context);
  return { kind: "turnPart", part, whose, edge, next };
}

export type { TurnPart };
