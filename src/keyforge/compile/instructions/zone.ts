import type {
  Constraint,
  Destination,
  Filter,
  Instruction,
  ObjectReference,
  PlayerReference,
  Quantity,
  Zone,
} from "../../effects/index.js";
import type { Clauses } from "../../syntax/clause.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { isCounter } from "../counter.js";
import { acted, amountIn, doerOf, type Doing, handOf, type InstructionTable, onObjects } from "../doing.js";
import { lowerFilter } from "../filter.js";
import { isAround, nounOf } from "../noun.js";
import { one } from "../plain.js";
import { lowerPlayer, ownerOf } from "../player.js";
import { zoneOf } from "../post-modifier.js";
import { isAmber } from "../quantity.js";
import { type Choosing, lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";
import { intoPlay } from "./into-play.js";
import { amberPut, countersPut, movement, searched } from "./move.js";
import { arranged, inOrder, isBackInOrder, ordered } from "./order.js";
import { pileCards } from "./pile.js";

type Manner = Extract<Instruction, { readonly kind: "move" }>["manner"];

/** All the cards of a zone: "your hand", "your archives"; null for anything else. */
function wholeZone(node: NounPhrase, context: Context): ObjectReference | null {
  if (!isAround(node, "hand", "archives", "discard pile")) return null;
  const zone = zoneOf(node, context);
  const player = zone?.player ?? null;
  if (zone === null || player === null) return refuse("whose cards", node);
  context.shown = { zone: zone.zone, player };
  return {
    kind: "each",
    filter: { types: [], zones: [zone.zone], constraints: [{ kind: "inZoneOf", player }] },
  };
}

/** "cards from the top of your deck until you discard a Logos card": up to the first that fits; null for anything else. */
function untilFound(node: NounPhrase, { tails, context }: Doing): ObjectReference | null {
  const until = tails.take("subordinate", ({ word }) => word === "until");
  if (until === null) return null;
  const [post, ...others] = node.kind === "described" ? node.post : [];
  const isCards =
    isAround(node, "card") && node.determiner === null && node.modifiers.length === 0 && others.length === 0;
  const top =
    isCards && post?.kind === "place" && post.preposition === "from" && isAround(post.what, "top")
      ? post.what
      : refuse("until what", until);
  const [of, ...more] = top.post;
  if (of?.kind !== "place" || of.preposition !== "of" || more.length > 0 || nounOf(of.what) !== "deck")
    return refuse("from where", top);
  const player = zoneOf(of.what, context)?.player ?? refuse("whose deck", of.what);
  return { kind: "deckUntil", player, found: foundIn(until.clauses, context) };
}

/** "you discard a creature", or that the cards run out, which ends it anyway. */
function foundIn({ clauses: [clause, ...others] }: Clauses, context: Context): Filter {
  if (clause?.kind !== "clause" || others.length > 0) return refuse("until what", clause ?? null);
  const [verb, ...more] = clause.verbs;
  const runsOut =
    more.every(({ predicate }) => predicate.kind === "runOut") && clause.links.every((link) => link === "or");
  const isDone =
    verb !== undefined &&
    (verb.predicate.kind === "discard" || verb.predicate.kind === "reveal") &&
    verb.modal === null;
  if (!runsOut || !isDone || verb.tails.length > 0 || verb.predicate.object.kind !== "described")
    return refuse("until what", clause);
  const found = lowerFilter({ ...verb.predicate.object, determiner: null }, context);
  return { ...found, zones: found.zones.filter((zone) => zone !== "play") };
}

/** "Hexpion and the top card of your deck": cards together; one where they are no list. */
function partsOf(node: NounPhrase): readonly NounPhrase[] {
  if (node.kind === "coordinated") return node.conjunction === "and" ? node.members : [node];
  const [post, ...others] = node.kind === "described" ? node.post : [];
  const list = post?.kind === "place" && post.what.kind === "coordinated" && others.length === 0 ? post.what : null;
  if (node.kind !== "described" || post?.kind !== "place" || list?.conjunction !== "and") return [node];
  // "the top card of your deck and the top card of your discard pile": the second is no pile.
  const [first, ...more] = list.members;
  if (first === undefined || !more.every((one) => isAround(one, "card"))) return [node];
  return [{ ...node, post: [{ ...post, what: first }] }, ...more];
}

/** The cards that are moved or shown. */
export function cards(node: NounPhrase, context: Context, choosing: Choosing): ObjectReference {
  const several = partsOf(node);
  if (several.length > 1) {
    const all: ObjectReference = { kind: "all", of: several.map((one) => cards(one, context, choosing)) };
    context.mention({ reference: all, number: "many", types: [] });
    return all;
  }
  const special = pileCards(node, context) ?? wholeZone(node, context);
  if (special === null) return lowerReference(node, context, choosing);
  context.mention({
    reference: special,
    number: special.kind === "pileCards" && special.count === one ? "one" : "many",
    types: [],
  });
  return special;
}

/** Where the cards are that the text does not place: "each card" of those just shown, else those in a hand. */
function homeOf(object: NounPhrase, player: PlayerReference, { top }: Context): Choosing {
  const { determiner = null } = object.kind === "described" ? object : {};
  const isEach = determiner?.kind === "determiner" && (determiner.word === "each" || determiner.word === "all");
  if (!isEach || top === null) return handOf(player);
  const among: Constraint = { kind: "among", of: { kind: "result", slot: top } };
  return { chooser: player, home: { zones: [], constraints: [among] } };
}

export function moved(verb: Manner, to: Destination) {
  return ({ object }: { readonly object: NounPhrase }, doing: Doing): readonly Instruction[] => {
    const player = doerOf(doing);
    const isHome = verb === "discard" || verb === "archive";
    const chosen = isHome ? homeOf(object, player, doing.context) : { chooser: player, home: null };
    const objects = untilFound(object, doing) ?? atRandom(cards(object, doing.context, chosen), doing);
    const { id, result } = doing.context.next();
    acted(doing.context, verb, result, objects);
    return [{ kind: "move", id, result, player, objects, to, manner: verb }];
  };
}

/** "at random" */
function atRandom(objects: ObjectReference, { tails }: Doing): ObjectReference {
  if (tails.takeWords("atRandom") === null) return objects;
  return objects.kind === "choose" ? { ...objects, manner: "random" } : refuse("at random", objects);
}

export type Place = PredicateOf<"put">["to"];

/** "into your hand", "on the bottom of its owner's deck", "facedown under it"; null for into play. */
function destination({ facing, preposition, place }: Place, context: Context): Destination | null {
  if (place.kind !== "described") return refuse("where it goes", place);
  if (preposition === "under" || preposition === "beneath")
    return { kind: "under", under: lowerReference(place, context), facing: facing === "facedown" ? "down" : "up" };
  if (facing !== null) return refuse("how it lies there", place);
  if (isAround(place, "top", "bottom") && (preposition === "on" || preposition === "to"))
    return deckPlace(place, context);
  if (preposition !== "into" && preposition !== "to") return refuse("where it goes", place);
  if (isAround(place, "play")) return null;
  const zone = ownZone(place);
  if (zone === "archives") return isYours(place) ? { kind: "archives", whose: { kind: "you" } } : { kind: "archives" };
  if (zone === "hand" || zone === "discard") return { kind: zone };
  return zone === "deck" ? { kind: "deck", place: "shuffled" } : refuse("where it goes", place);
}

export const isYours = ({ determiner }: Described): boolean =>
  determiner?.kind === "determiner" && determiner.word === "your";

export const ownZones: ReadonlyMap<string, Zone> = new Map([
  ["hand", "hand"],
  ["deck", "deck"],
  ["discard pile", "discard"],
  ["archives", "archives"],
]);

/** The zone of a card's owner to which it goes: "your hand", "its owner's deck"; null for any other place. */
function ownZone(place: NounPhrase): Zone | null {
  if (place.kind !== "described" || place.modifiers.length > 0 || place.post.length > 0) return null;
  const zone = ownZones.get(nounOf(place) ?? "") ?? null;
  return zone !== null && isOwners(place) ? zone : null;
}

function isOwners({ determiner }: Described): boolean {
  if (determiner?.kind === "determiner") return determiner.word === "your" || determiner.word === "their";
  if (determiner?.kind !== "possessor" || determiner.noun.kind !== "common") return false;
  const word = determiner.noun.noun.noun;
  return word === "owner" || word === "opponent";
}

function deckPlace(place: Described, context: Context): Destination {
  const [post, ...others] = place.post;
  const isThe =
    place.determiner === null || (place.determiner.kind === "determiner" && place.determiner.word === "the");
  if (!isThe || others.length > 0 || post?.kind !== "place" || post.preposition !== "of")
    return refuse("where it goes", place);
  if (ownZone(post.what) !== "deck") return refuse(`where it goes in ${context.id}`, place);
  return { kind: "deck", place: isAround(place, "top") ? "top" : "bottom" };
}

export function put(manner: "put" | "return") {
  return (told: { readonly object: NounPhrase; readonly to: Place }, doing: Doing): readonly Instruction[] => {
    if (isBackInOrder(told.to)) return arranged(told.object, doing);
    const { object, to, order } = inOrder(told, doing);
    if (isAmber(object)) return amberPut(object, to, doing);
    if (isCounter(object)) return countersPut(object, to, doing);
    const player = doerOf(doing);
    const where = isAround(to.place, "play") && to.preposition === "into" ? null : undefined;
    if (where === null)
      return intoPlay(cards(object, doing.context, { chooser: doerOf(doing), home: null }), to, doing);
    const objects = cards(object, doing.context, { chooser: player, home: null });
    const goal = destination(to, doing.context) ?? refuse("where it goes", to.place);
    const { id, result } = doing.context.next();
    acted(doing.context, manner, result, objects);
    return [{ kind: "move", id, result, player, objects, to: ordered(goal, order, to), manner }];
  };
}

function shown(kind: "reveal" | "lookAt", verb: string) {
  return (
    { object, ...more }: { readonly object: NounPhrase; readonly to?: { readonly whom: NounPhrase } | null },
    doing: Doing,
  ): readonly Instruction[] => {
    const { to = null } = more;
    // What is revealed, both players see.
    if (to !== null && lowerPlayer(to.whom, doing.context).kind !== "opponent")
      return refuse("to whom it is revealed", to);
    const player = doerOf(doing);
    const objects = untilFound(object, doing) ?? atRandom(cards(object, doing.context, handOf(player)), doing);
    const { id, result } = doing.context.next();
    acted(doing.context, verb, result, objects);
    const isTop = objects.kind === "pileCards" && objects.pile === "deck" && objects.end === "top";
    doing.context.top = isTop ? result : null;
    return [{ kind, id, result, player, objects }];
  };
}

/** How many cards are drawn. */
function drawn(object: NounPhrase, doing: Doing): Quantity {
  return isAround(object, "card") && object.modifiers.length === 0
    ? amountIn(object, doing)
    : refuse("what is drawn", object);
}

/** Draw, discard, archive, purge, put, reveal, shuffle. */
export const zoneInstructions: InstructionTable<
  | "draw"
  | "discard"
  | "archive"
  | "purge"
  | "sacrifice"
  | "return"
  | "put"
  | "add"
  | "refill"
  | "putBoth"
  | "place"
  | "reveal"
  | "look"
  | "shuffle"
  | "move"
  | "search"
> = {
  search: (node, doing) => searched(node, doing),
  putBoth: ({ object, to, other, toOther }, doing) => [
    ...put("put")({ object, to }, doing),
    ...put("put")({ object: other, to: toOther }, doing),
  ],
  draw: ({ object }, doing) => {
    const player = doerOf(doing);
    const amount = drawn(object, doing);
    const { id, result } = doing.context.next();
    acted(doing.context, "draw", result, null);
    return [{ kind: "draw", id, result, player, amount }];
  },
  discard: moved("discard", { kind: "discard" }),
  archive: moved("archive", { kind: "archives", whose: { kind: "you" } }),
  purge: moved("purge", { kind: "purged" }),
  sacrifice: onObjects("sacrifice", "sacrifice"),
  return: put("return"),
  put: put("put"),
  add: put("put"),
  refill: ({ object, to }, doing) => {
    const isHand = isAround(object, "hand") && object.modifiers.length + object.post.length === 0;
    if (!isHand || to !== null || object.determiner?.kind !== "determiner") return refuse("what is refilled", object);
    // "as if it were their “draw cards” step" is how a hand is refilled.
    doing.tails.take("subordinate", ({ word }) => word === "asIf");
    const { id, result } = doing.context.next();
    acted(doing.context, "refill", result, null);
    return [{ kind: "refillHand", id, result, player: doerOf(doing) }];
  },
  place: put("put"),
  reveal: shown("reveal", "reveal"),
  look: shown("lookAt", "look"),
  shuffle: ({ object, to }, doing) => {
    const player = doerOf(doing);
    const { context } = doing;
    if (to === null) {
      if (!isAround(object, "deck")) return refuse("what is shuffled", object);
      const whose = ownerOf(object.determiner, object, context) ?? refuse("whose deck", object);
      const { id, result } = context.next();
      acted(context, "shuffle", result, null);
      return [{ kind: "shuffle", id, result, player: whose, pile: "deck" }];
    }
    const goal = destination(to, context);
    if (goal?.kind !== "deck") return refuse("into what it is shuffled", to.place);
    const objects = cards(object, context, { chooser: player, home: null });
    const { id, result } = context.next();
    acted(context, "shuffle", result, objects);
    return [{ kind: "move", id, result, player, objects, to: { kind: "deck", place: "shuffled" }, manner: "put" }];
  },
  move: (node, doing) => movement(node, doing),
};
