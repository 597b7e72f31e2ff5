import type { Filter, Instruction, Placement, Quantity, Zone } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { counterAmount, counterName } from "../counter.js";
import { acted, amountIn, doerOf, type Doing } from "../doing.js";
import { isAround, nounOf } from "../noun.js";
import { ownerOf } from "../player.js";
import { isAmber, statedAmount } from "../quantity.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";
import { isYours, ownZones, type Place } from "./zone.js";

/** "put a +1 power counter on it" */
export function countersPut(
  object: NounPhrase,
  { facing, preposition, place }: Place,
  doing: Doing,
): readonly Instruction[] {
  if (facing !== null || preposition !== "on") return refuse("where counters are put", place);
  const objects = lowerReference(place, doing.context);
  const counter = counterName(object);
  const amount = counterAmount(object, doing);
  const { id, result } = doing.context.next();
  acted(doing.context, "put", result, objects);
  return [{ kind: "putCounters", id, result, counter, amount, objects }];
}

/** "put 1{A} on it from the common supply" */
export function amberPut(
  object: NounPhrase,
  { facing, preposition, place }: Place,
  doing: Doing,
): readonly Instruction[] {
  if (facing !== null || preposition !== "on") {
    if (preposition === "to" && facing === null) return movedOff(object, place, doing);
    return refuse("where æmber is put", place);
  }
  const before = fromWhere(object);
  if (before !== null)
    return amberPut(
      before.what,
      { kind: "destination", facing, state: null, preposition, place: withFrom(place, before.from) },
      doing,
    );
  const last = place.kind === "described" ? place.post.at(-1) : undefined;
  const within = last?.kind === "place" && last.preposition === "from" && last.not === null ? last.what : null;
  const origin = within ?? doing.tails.takePlace("from");
  const from = origin === null ? ({ kind: "supply" } as const) : amberPlace(origin, doing.context);
  const amount = amountIn(object, doing);
  const on = within !== null && place.kind === "described" ? { ...place, post: place.post.slice(0, -1) } : place;
  const objects = lowerReference(on, doing.context);
  const { id, result } = doing.context.next();
  acted(doing.context, "put", result, objects);
  return [{ kind: "moveAmber", id, result, amount, from, to: { kind: "on", objects } }];
}

/** "2{A} from the common supply": what is put, and from where. */
function fromWhere(object: NounPhrase): { readonly what: NounPhrase; readonly from: NounPhrase } | null {
  const last = object.kind === "described" ? object.post.at(-1) : undefined;
  if (object.kind !== "described" || last?.kind !== "place" || last.preposition !== "from" || last.not !== null)
    return null;
  return { what: { ...object, post: object.post.slice(0, -1) }, from: last.what };
}

function withFrom(place: NounPhrase, what: NounPhrase): NounPhrase {
  if (place.kind !== "described") return refuse("where æmber is put", place);
  return { ...place, post: [...place.post, { kind: "place", not: null, preposition: "from", what }] };
}

/** "return 1{A} from it to the common supply" */
function movedOff(object: NounPhrase, place: NounPhrase, doing: Doing): readonly Instruction[] {
  const before = fromWhere(object) ?? refuse("from where æmber is returned", object);
  if (before.what.kind !== "described") return refuse("what is returned", object);
  return movedAmber(before.what, { kind: "from", whom: before.from }, { kind: "destination", facing: null, state: null, preposition: "to", place }, doing); // prettier-ignore
}

/** "search your deck and discard pile for a Niffle creature" */
export function searched({ where, object }: PredicateOf<"search">, doing: Doing): readonly Instruction[] {
  const { context } = doing;
  const player = doerOf(doing);
  const zones = searchedZones(where);
  const home = { zones, constraints: [{ kind: "inZoneOf", player } as const] };
  const told = oneNamed(object);
  const found = lowerReference(told, context, { chooser: player, home });
  const objects =
    found.kind === "choose"
      ? { ...found, filter: { ...found.filter, ...elsewhere(found.filter, home) } }
      : refuse("for what", object);
  const { id, result } = context.next();
  acted(context, "search", result, objects);
  return [{ kind: "search", id, result, player, objects }];
}

/** "for Tangaika": one card of that name. */
function oneNamed(object: NounPhrase): NounPhrase {
  const isName = object.kind === "described" && object.noun.kind === "name" && object.determiner === null;
  return isName ? { ...object, determiner: { kind: "determiner", word: "a" } } : object;
}

/** Creatures that are searched for are not in play. */
export function elsewhere(
  filter: Filter,
  home: Pick<Filter, "zones" | "constraints">,
): Pick<Filter, "zones" | "constraints"> {
  if (filter.zones.some((zone) => zone !== "play")) return filter;
  return { zones: home.zones, constraints: [...filter.constraints, ...home.constraints] };
}

/** "your deck", "your deck and discard pile" */
export function searchedZones(where: NounPhrase): readonly Zone[] {
  if (where.kind !== "described" || !isYours(where) || where.post.length > 0 || where.modifiers.length > 0)
    return refuse("where it is searched", where);
  const first = ownZones.get(nounOf(where) ?? "") ?? refuse("where it is searched", where);
  return [
    first,
    ...where.more.map((more) =>
      more.conjunction === "and" && more.noun.kind === "common"
        ? (ownZones.get(more.noun.noun.noun) ?? refuse("where it is searched", more))
        : refuse("where it is searched", more),
    ),
  ];
}

/** Moves æmber between places, and creatures within a battleline. */
export function movement({ object, from, to }: PredicateOf<"move">, doing: Doing): readonly Instruction[] {
  if (object.kind === "described" && isAmber(object)) return movedAmber(object, from, to, doing);
  if (from !== null) return refuse("what is moved", object);
  const { context, tails } = doing;
  const objects = lowerReference(object, context, { chooser: doerOf(doing), home: null });
  const placement = to === null ? anywhereIn(tails, object) : flankIn(to);
  const { id, result } = context.next();
  acted(context, "move", result, objects);
  return [{ kind: "moveInBattleline", id, result, objects, placement }];
}

/** "anywhere in your battleline" */
export function anywhereIn(tails: Doing["tails"], node: object): Placement {
  const where = tails.takePlace("anywhereIn");
  return where !== null && nounOf(where) === "battleline" ? { kind: "anywhere" } : refuse("where it is moved", node);
}

/** "to a flank of its controller's battleline" */
export function flankIn({ facing, preposition, place }: Place): Placement {
  if (facing === null && preposition === "anywhereIn" && nounOf(place) === "battleline") return { kind: "anywhere" };
  if (facing !== null || preposition !== "to" || !isAround(place, "flank") || place.modifiers.length > 0)
    return refuse("where it is moved", place);
  const [post, ...others] = place.post;
  const isIn =
    post === undefined || (post.kind === "place" && post.preposition === "of" && nounOf(post.what) === "battleline");
  return isIn && others.length === 0 ? { kind: "flank", side: "chosen" } : refuse("where it is moved", place);
}

/** "move 1{A} from it to your pool" */
export function movedAmber(
  node: Described,
  from: PredicateOf<"move">["from"],
  to: PredicateOf<"move">["to"],
  { context, tails }: Doing,
): readonly Instruction[] {
  if (from === null || to === null) return refuse("from where it is moved", node);
  const isEach =
    node.determiner?.kind === "determiner" && (node.determiner.word === "each" || node.determiner.word === "all");
  const amount: Quantity = isEach
    ? { kind: "all" }
    : (statedAmount(node, context) ?? tails.takeEqual(context) ?? refuse("how much", node));
  const source = amberPlace(from.whom, context);
  const isTo = to.facing === null && (to.preposition === "to" || to.preposition === "onto");
  const goal = isTo ? amberPlace(to.place, context) : refuse("where it is moved", to.place);
  const { id, result } = context.next();
  acted(context, "move", result, source.kind === "on" ? source.objects : null);
  return [{ kind: "moveAmber", id, result, amount, from: source, to: goal }];
}

/** A place of æmber: a pool, the common supply, or cards. */
export function amberPlace(
  node: NounPhrase,
  context: Context,
): Extract<Instruction, { readonly kind: "moveAmber" }>["to"] {
  if (nounOf(node) === "common supply") return { kind: "supply" };
  if (isAround(node, "pool"))
    return { kind: "pool", player: ownerOf(node.determiner, node, context) ?? refuse("whose pool", node) };
  return { kind: "on", objects: lowerReference(node, context) };
}
