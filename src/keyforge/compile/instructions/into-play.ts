import type { EntersState, Instruction, ObjectReference, PlayerReference } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { acted, doerOf, type Doing } from "../doing.js";
import { isAround, nounOf } from "../noun.js";
import { ownerOf } from "../player.js";
import { zoneOf } from "../post-modifier.js";
import { refuse } from "../refusal.js";
import { isTokenCreature, made, placementIn } from "./token.js";

type Place = PredicateOf<"put">["to"];

/** "from your discard pile": the cards that are put into play are there. */
function cardsFrom(objects: ObjectReference, where: NounPhrase, context: Context): ObjectReference {
  const zone = zoneOf(where, context) ?? refuse("from where", where);
  const isOpen = objects.kind === "choose" || objects.kind === "each";
  if (!isOpen || objects.filter.zones.some((one) => one !== "play")) return refuse("from where", where);
  const inZone = zone.player === null ? [] : [{ kind: "inZoneOf", player: zone.player } as const];
  const constraints = [...objects.filter.constraints, ...inZone];
  return { ...objects, filter: { ...objects.filter, zones: [zone.zone], constraints } };
}

/** "under your opponent's control": who controls it then. */
function controllerIn(what: NounPhrase, context: Context): PlayerReference {
  if (!isAround(what, "control") || what.modifiers.length + what.post.length > 0)
    return refuse("under whose control", what);
  return ownerOf(what.determiner, what, context) ?? refuse("under whose control", what);
}

interface Entering {
  readonly objects: ObjectReference;
  readonly player: PlayerReference;
  readonly as: "itself" | "token";
}

/** What is said behind "into play": from where, under whose control, and as what. */
function saidOfPlay(entering: Entering, { place }: Place, { tails, context }: Doing): Entering {
  const post = place.kind === "described" ? place.post : [];
  const control = tails.take("where", ({ preposition, what }) => preposition === "under" && nounOf(what) === "control");
  const token = tails.take("where", ({ preposition, what }) => preposition === "as" && isTokenCreature(what));
  const start: Entering = {
    ...entering,
    ...(control === null ? {} : { player: controllerIn(control.what, context) }),
    ...(token === null ? {} : { as: "token" }),
  };
  return post.reduce((known, one) => ({ ...known, ...saidBehind(known, one, context) }), start);
}

/** One thing that is said behind "play". */
function saidBehind({ objects }: Entering, one: Described["post"][number], context: Context): Partial<Entering> {
  if (one.kind !== "place" || one.not !== null) return refuse("how it enters", one);
  switch (one.preposition) {
    case "from":
      return { objects: cardsFrom(objects, one.what, context) };
    case "under":
      return { player: controllerIn(one.what, context) };
    case "as":
      return isTokenCreature(one.what) ? { as: "token" } : refuse("how it enters", one);
    default:
      return refuse("how it enters", one);
  }
}

/** "put … into play": facedown as a token creature, ready, on a flank. */
export function intoPlay(known: ObjectReference, to: Place, doing: Doing): readonly Instruction[] {
  const { facing, state } = to;
  const { context } = doing;
  const doer = doerOf(doing);
  const { objects, player, as } = saidOfPlay({ objects: known, player: doer, as: "itself" }, to, doing);
  const facedown = facing === "facedown" || state === "facedown";
  if (as === "token")
    return made(context, {
      maker: doer,
      count: { kind: "all" },
      named: null,
      from: objects,
      placement: placementIn(doing),
    });
  if (facing !== null || facedown) return refuse("facedown", to);
  if (state === "faceup") return refuse("how it enters", to);
  const enters: readonly EntersState[] = state === null ? [] : [state];
  const placement = placementIn(doing);
  const { id, result } = context.next();
  acted(context, "put", result, objects);
  return [{ kind: "putIntoPlay", id, result, player, objects, enters, placement }];
}
