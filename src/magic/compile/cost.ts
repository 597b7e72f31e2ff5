import { isIndefinite, isThis, namesItself } from "./noun.js";
import { isNumeric, you } from "./plain.js";
import type { Cost, Filter, ObjectReference, Zone } from "../effects/index.js";
import type { CostList, CostPart } from "../syntax/cost.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { collecting, evidenceNumber } from "./evidence.js";
import type { NumberWord } from "../syntax/terminals.js";
import type { Predicate, PredicateOf } from "../syntax/predicate.js";
import { objectAntecedent, type Context } from "./context.js";
import { headsOf, kindsOf } from "./head.js";
import { lowerPredicate } from "./instruct.js";
import { lowerNumber } from "./quantity.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { type Removal, removalOf } from "./removed-counters.js";
import { costSlot } from "./this-way.js";
import { checkActedOn } from "./joined.js";
import { payment, symbolCosts } from "./payment.js";
import { refuse } from "./refusal.js";
import { arrivalOf } from "./zone-destination.js";
import { onlyZoneOf, splitOrigin, zoneOf } from "./zone.js";

/** The parts of a cost (118). */
export function lowerCosts(node: CostList, context: Context): readonly Cost[] {
  return node.parts.flatMap((part) => lowerPart(part, context));
}

function lowerPart(part: CostPart, context: Context): readonly Cost[] {
  switch (part.kind) {
    case "symbols":
      return symbolCosts(part.symbols);
    case "action":
      return lowerActionCosts(part.predicate, context);
    case "joined":
      return joinedCosts(part, context);
    case "doing":
      return refuse("a cost", part);
  }
}

/** "remove three counters from it and sacrifice it" is both; of "sacrifice an artifact or discard a card" one is chosen (601.2b). */
function joinedCosts(part: Extract<CostPart, { readonly kind: "joined" }>, context: Context): readonly Cost[] {
  if (part.conjunction === "and")
    return [...lowerActionCosts(part.first, context), ...lowerActionCosts(part.second, context)];
  const alternatives = alternatively([part.first, part.second], (one) => lowerActionCosts(one, context), context);
  return [{ kind: "either", alternatives }];
}

/** Lowers what one of is done: what only one of them speaks of, the others and what follows do not (601.2b). */
export function alternatively<Node, Made>(
  nodes: readonly Node[],
  lower: (node: Node) => Made,
  context: Context,
): Made[] {
  const before = context.snapshot();
  return nodes.map((node) => {
    const made = lower(node);
    context.restore(before);
    return made;
  });
}

/** What is done to pay, as the costs that it is (118.3). */
export function lowerActionCosts(node: Predicate, context: Context): readonly Cost[] {
  if (node.kind === "payNoun") return payment(node.object, context);
  return node.kind === "pay" ? lowerCosts(node.costs, context) : [lowerActionCost(node, context)];
}

/** What is done to pay, as a cost (118.3). */
export function lowerActionCost(node: Predicate, context: Context): Cost {
  switch (node.kind) {
    case "sacrifice":
      return paid("sacrifice", "sacrificed", node.object, null, context);
    case "exile":
      return exile(node, context);
    case "tap":
      return paid("tap", "tapped", node.object, null, context);
    case "untap":
      return paid("untap", "tapped", node.object, null, context);
    case "reveal":
      return paid("reveal", "revealed", node.object, null, context);
    case "revealFrom":
      return revealed(node, context);
    case "return":
      return returned(node, context);
    case "discard":
      return discard(node.object, "chosen", context);
    case "discardHand":
      return discard(node.object, "random", context);
    case "pay":
      return soleCost(lowerCosts(node.costs, context), node);
    case "payNoun":
      return soleCost(payment(node.object, context), node);
    case "remove":
      return removeCounters(node, context);
    case "waterbend":
      return { kind: "keywordAction", action: "waterbend", amount: null, mana: node.symbols, what: null };
    case "behold":
      return behold(node, context);
    case "collectEvidence":
      return collected(node.number, context);
    case "collectWhat":
      return collected(evidenceNumber(node), context);
    case "blight":
      return {
        kind: "keywordAction",
        action: "blight",
        amount: lowerNumber(node.number, context),
        mana: null,
        what: null,
      };
    default:
      return { kind: "instruction", instruction: lowerPredicate(node, context)[0] ?? refuse("a cost", node) };
  }
}

/** "Behold a Dragon": one that the player controls is chosen, or such a card of the hand revealed (701.4a). */
function behold(node: Extract<Predicate, { readonly kind: "behold" }>, context: Context): Cost {
  const { constraints } = objectsOf(node.object, context);
  if (node.object.kind !== "described" || !isIndefinite(node.object.group)) return refuse("behold", node);
  const what: Filter = { what: "object", constraints };
  return { kind: "keywordAction", action: "behold", amount: null, mana: null, what };
}

/** "Collect evidence 6" (701.59a). */
function collected(number: NumberWord, context: Context): Cost {
  return { kind: "keywordAction", action: collecting, amount: lowerNumber(number, context), mana: null, what: null };
}

/** "Exile this card from your graveyard": where it is exiled from is part of the cost (113.6k). */
function exile(node: Extract<Predicate, { readonly kind: "exile" }>, context: Context): Cost {
  if (node.entries.length > 0) return refuse("exile", node);
  const split =
    node.origin === null && isThis(node.object)
      ? splitOrigin(node.object)
      : { place: node.object, from: node.origin?.place ?? null };
  if (split.from === null) return paid("exile", "exiled", split.place, null, context);
  const places = split.from === "anywhere" ? null : zoneOf(split.from, context);
  const [zone, ...more] = places?.zones ?? [];
  const mine = places?.player?.kind === "you";
  return mine && more.length === 0 && (zone === "graveyard" || zone === "hand")
    ? paid("exile", "exiled", split.place, zone, context)
    : refuse("exile from", node);
}

/** "Return a land you control to its owner's hand": nothing else is returned to as a cost. */
function returned(node: Extract<Predicate, { readonly kind: "return" }>, context: Context): Cost {
  const { origin, destination, object } = node;
  if (origin !== null || destination.entries.length > 0) return refuse("return", node);
  const cost = paid("return", "returned", object, null, context);
  return arrivalOf(destination, context).to === "hand" ? cost : refuse("return", node);
}

/** "reveal a creature card from your hand", "Reveal X red cards from your hand" (701.20a). */
function revealed({ object, from }: PredicateOf<"revealFrom">, context: Context): Cost {
  if (namesItself(object)) return revealedItself(object, from, context);
  if (object.kind !== "described" || onlyZoneOf(zoneOf(from, context)) !== "hand") return refuse("reveal from", from);
  const cards = { ...object, post: [...object.post, { kind: "from", where: from } as const] };
  const cost = paid("reveal", "revealed", cards, null, context);
  return cost.kind === "reveal" && cost.what.kind === "choice" ? cost : refuse("reveal from", from);
}

/** "Reveal this card from your hand": it is in the hand then (113.6k, 702.57a). */
function revealedItself(object: NounPhrase, from: NounPhrase, context: Context): Cost {
  const places = zoneOf(from, context);
  const what = lowerObjects(object, context, you);
  const own = onlyZoneOf(places) === "hand" && places?.player?.kind === "you" && what.kind === "source";
  return own ? { kind: "reveal", what, from: "hand" } : refuse("reveal from", from);
}

type PaidKind = "sacrificed" | "discarded" | "exiled" | "tapped" | "returned" | "revealed";

/** Pays with objects, and lets later sentences speak of "the sacrificed creature". */
function paid(
  kind: "tap" | "untap" | "sacrifice" | "reveal" | "return" | "exile",
  cost: PaidKind,
  object: NounPhrase,
  from: Zone | null,
  context: Context,
): Cost {
  checkActedOn(object);
  const what = eitherOf(object, context) ?? lowerObjects(object, context, you);
  if (what.kind !== "source") mention(cost, object, context);
  return { kind, what, from };
}

/**
 * "another creature or a Blood token": one that is either, of what the player who pays has anyhow (701.21a); null of
 * another phrase. What stands behind the last of them might be said of all, and is refused.
 */
function eitherOf(object: NounPhrase, context: Context): ObjectReference | null {
  if (object.kind !== "coordinated" || object.conjunction !== "or") return null;
  const bare = object.members.every((one) => one.kind === "described" && one.post.length === 0);
  if (!bare) return refuse("either", object);
  const choices = object.members.map((one) => soleChoice(lowerObjects(one, context, you), one));
  const [first] = choices;
  const alternatives = choices.map(({ filter }) => filter.constraints);
  if (first === undefined || choices.some(({ filter }) => filter.what !== first.filter.what))
    return refuse("either", object);
  return { ...first, filter: { what: first.filter.what, constraints: [{ kind: "either", alternatives }] } };
}

type Choice = Extract<ObjectReference, { readonly kind: "choice" }>;

function soleChoice(what: ObjectReference, node: object): Choice {
  const one = what.kind === "choice" && isNumeric(what.least, 1) && isNumeric(what.most, 1);
  return one && what.manner === "chosen" ? what : refuse("either", node);
}

function mention(cost: PaidKind, object: NounPhrase, context: Context): void {
  const reference: ObjectReference = { kind: "paid", cost };
  const group = object.kind === "described" ? object.group : null;
  const heads = group === null ? ["any"] : headsOf(group);
  context.mention(objectAntecedent(reference, "singular", heads, group === null ? undefined : kindsOf(group)));
}

function discard(object: NounPhrase, manner: "chosen" | "random", context: Context): Cost {
  if (object.kind === "self")
    return { kind: "discard", what: { kind: "source" }, count: { kind: "number", value: 1 }, manner };
  const what = lowerObjects(object, context, you);
  if (what.kind === "source") return { kind: "discard", what, count: { kind: "number", value: 1 }, manner };
  if (what.kind === "wholeZone" && (what.zone !== "hand" || what.of.kind !== "you")) return refuse("discard", object);
  if (what.kind === "wholeZone") return { kind: "discard", what: null, count: { kind: "anyNumber" }, manner: "hand" };
  if (what.kind !== "choice") return refuse("discard", object);
  mention("discarded", object, context);
  return { kind: "discard", what, count: what.most, manner };
}

function soleCost([cost, ...others]: readonly Cost[], node: object): Cost {
  return cost === undefined || others.length > 0 ? refuse("pay", node) : cost;
}

/** Counters removed as a cost; how many they were may be spoken of afterwards: "that many" (602.2b). */
function removeCounters(node: Extract<Predicate, { readonly kind: "remove" }>, context: Context): Cost {
  const { counter, count, from, spread } = removalOf(node, context);
  const off = removedFrom(from, spread, context);
  context.removedAsCost = { counter };
  if (count === "all" || count.kind === "anyNumber") context.lastResult = costSlot;
  return { kind: "removeCounters", counter, count, from: off, ...(spread === "among" ? { spread } : {}) };
}

/** What they are taken off; of several together, all that match now. */
function removedFrom(from: NounPhrase, spread: Removal["spread"], context: Context): ObjectReference {
  return spread === "among" ? { kind: "matching", filter: objectsOf(from, context) } : lowerObjects(from, context, you);
}
