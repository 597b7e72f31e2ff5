import type {
  Comparison,
  Condition,
  Constraint,
  Filter,
  ObjectReference,
  PlayerReference,
  Quantity,
} from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { matches } from "../conditioning.js";
import type { Context } from "../context.js";
import { lowerFilter } from "../filter.js";
import { howMany, readNumbered } from "../how-many.js";
import {
  articleOf,
  commonHead,
  type Headed,
  headedBy,
  isPronoun,
  isWord,
  bareNoun,
  onlyPost,
  phraseOf,
} from "../noun.js";
import { atLeastOne, numeric, you } from "../plain.js";
import { lowerQuantity } from "../quantity.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { playerWith } from "../player-with.js";
import { lowerComparison } from "../comparison.js";
import { denied } from "../form.js";
import { measured } from "../measure.js";
import { askedOfEach, holdsOfAny } from "./asked-of-each.js";
import { cardsInZone, cardsInGraveyard, fullParty } from "./cards-held.js";
import { comparedWithPlayer } from "./compared.js";
import { greaterThan } from "./greater-than.js";
import { countersOn } from "../counters-on.js";
import { formOf } from "../head.js";
import { ofEachName } from "../joined-names.js";
import { lowerObjects, objectsOf } from "../reference.js";
import { refuse } from "../refusal.js";
import { isAttached } from "../self.js";

type Holding = PredicateOf<"have"> | PredicateOf<"haveMeasured">;

/** "you control three or more artifacts", "an opponent controls no creatures" (110.2). */
export function controls(node: PredicateOf<"control">, subject: NounPhrase, context: Context): Condition {
  const player = lowerPlayers(subject, context);
  const { object } = node;
  const lower = (what: NounPhrase): Condition => controlsOne(player, what, isOneByOne(subject), context);
  const named = ofEachName(object, context);
  if (named !== null) return { kind: "allOf", conditions: named.map(lower) };
  if (object.kind !== "coordinated") return lower(object);
  if (object.conjunction === "and/or") return refuse("control", object);
  return {
    kind: object.conjunction === "or" ? "anyOf" : "allOf",
    conditions: object.members.map(lower),
  };
}

/** "your opponents control three or more creatures" tells how many all of them control. */
function isOneByOne(subject: NounPhrase): "each" | "all" {
  return subject.kind === "described" && formOf(subject.group) === "plural" ? "all" : "each";
}

function controlsOne(player: PlayerReference, object: NounPhrase, whose: "each" | "all", context: Context): Condition {
  const compared = comparedWithPlayer("control", player, object, context);
  if (compared !== null) return compared;
  const controlled = { kind: "controlledBy", player } as const;
  if (object.kind !== "described" || object.group.possessor !== null)
    return matches(lowerObjects(object, context, you), controlled);
  if (
    isAttached(object.group) &&
    object.post.length + object.group.determiners.length === 0 &&
    formOf(object.group) === "singular"
  )
    return matches(lowerObjects(object, context, you), controlled);
  if (isYourCommander(object)) return matchesCommander(player);
  const numbered = readNumbered(object.group, context);
  if (isDefinite(numbered.determined.article)) return matches(lowerObjects(object, context, you), controlled);
  if (numbered.determined.other === "other") checkOther(object, context);
  const what = lowerFilter(object.group, object.post, numbered.determined, context);
  const is = howMany(numbered, object);
  const exists: Condition = { kind: "exists", what: { ...what, constraints: [...what.constraints, controlled] }, is };
  return whose === "all" || holdsOfAny(player, is)
    ? exists
    : askedOfEach(
        player,
        () => ({ kind: "controls", what, is }),
        () => exists,
        object,
      );
}

/** "your commander": whichever commander you own, of whom there may be two (903.3, 702.124a). */
function isYourCommander(object: NounPhrase): boolean {
  const group = bareNoun(object, "commander");
  return group !== null && articleOf(group) === "your";
}

function matchesCommander(player: PlayerReference): Condition {
  const owned = [{ kind: "commander" }, { kind: "ownedBy", player: you }] as const;
  const what = { what: "permanent", constraints: [...owned, { kind: "controlledBy", player }] } as const;
  return { kind: "exists", what, is: atLeastOne };
}

/** "five other Mountains" as a Mountain enters: others than that one, or than what the text stands on? */
function checkOther(object: NounPhrase, context: Context): void {
  if (context.bearer.spell !== "permanent") return;
  const spoken = context.findObject("singular", [], "other", object);
  if (spoken.kind === "triggering" && spoken.role === "object") refuse("other than what", object);
}

function isDefinite(article: string | null): boolean {
  return article === "this" || article === "that" || article === "those" || article === "the";
}

/** "you have no cards in hand", "it has a +1/+1 counter on it" (402, 122). */
export function has(node: PredicateOf<"have">, subject: NounPhrase, context: Context): Condition {
  const { object } = node;
  if (isPlayerPhrase(subject) || isPronoun(subject, "they"))
    return playerHas(lowerPlayers(subject, context), object, context);
  const cards = cardsInZone(subject, object, context);
  if (cards !== null) return cards;
  const compared = greaterThan(object, () => holderOf(node, subject, context), context);
  if (compared !== null) return compared;
  const counters = countersOn(object) ?? refuse("has", object);
  const holder = holderOf(node, subject, context);
  if (counters.kind === "hasCounters") context.lastCounters = counters;
  return matches(holder, counters);
}

/** "the initiative", "the city's blessing": what a player may have for good or until another does (702.131c, 726.1). */
function designationOf(object: NounPhrase): string | null {
  const head = commonHead(object);
  if (head === null || head.modifiers.length > 0 || head.post.length > 0) return null;
  const { possessor } = head.group;
  if (head.noun === "initiative") return possessor === null && articleOf(head.group) === "the" ? head.noun : null;
  const city = possessor?.group.kind === "nounGroup" ? commonHead(phraseOf(possessor.group)) : null;
  return head.noun === "blessing" && city?.noun === "city" ? "city's blessing" : null;
}

/** "three or more poison counters" (122.1); null of what is no counters. */
function countersOf(player: PlayerReference, object: NounPhrase, context: Context): Condition | null {
  const head = headedBy(object, "counter");
  return head === null || head.group.possessor !== null || head.post.length > 0
    ? null
    : { kind: "playerMatches", player, filter: { what: "player", constraints: [playerWith(object, context)] } };
}

/** What a player has: so much life, or so many cards in hand. */
function playerHas(player: PlayerReference, object: NounPhrase, context: Context): Condition {
  const designation = designationOf(object);
  if (designation !== null) return { kind: "designation", player, designation };
  const counters = countersOf(player, object, context);
  if (counters !== null) return counters;
  const cards = fullParty(player, object) ?? cardsInGraveyard(player, object, context);
  if (cards !== null) return cards;
  const compared = comparedWithPlayer("have", player, object, context);
  if (compared !== null) return compared;
  const head = commonHead(object);
  if (head === null || head.modifiers.length > 0 || head.post.length > 1) return refuse("has", object);
  const numbered = readNumbered(head.group, context);
  if (head.noun === "life" && head.post.length === 0) return withLife(player, howMany(numbered, object), object);
  if (head.noun === "opponent" && head.post.length === 0)
    return { kind: "exists", what: opponentsOf(player), is: howMany(numbered, object) };
  const place = onlyPost(head.post);
  const inHand = place?.kind === "in" && isOwnHand(place.where, player);
  if (head.noun !== "card" || !inHand) return refuse("has", object);
  return withHand(player, howMany(numbered, object), object);
}

/** That a player has so much life (119). */
function withLife(player: PlayerReference, is: Comparison, node: object): Condition {
  return askedOfEach(
    player,
    () => ({ kind: "lifeTotal", is }),
    () => ({ kind: "compare", quantity: { kind: "lifeTotal", of: player }, is }),
    node,
  );
}

/** That a player has so many cards in hand (402). */
function withHand(player: PlayerReference, is: Comparison, node: object): Condition {
  const inHand = { kind: "inZone", zone: "hand", of: player } as const;
  return askedOfEach(
    player,
    () => ({ kind: "handSize", is }),
    () => ({ kind: "exists", what: { what: "card", constraints: [inHand] }, is }),
    node,
  );
}

/** The opponents of a player (102.3). */
function opponentsOf(player: PlayerReference): Filter {
  return { what: "player", constraints: [{ kind: "opponentOf", player }] };
}

/** "in hand", "in your hand", "in their hand": that of the player who has the cards (402.1). */
function isOwnHand(where: NounPhrase, player: PlayerReference): boolean {
  const hand = bareNoun(where, "hand");
  if (hand === null || hand.possessor !== null) return false;
  const article = articleOf(hand);
  return (
    hand.determiners.length === 0 || article === (player.kind === "you" ? "your" : "their") || article === "his or her"
  );
}

/** "you have 5 or less life" (119). */
export function hasNumber(node: PredicateOf<"haveNumber">, subject: NounPhrase, context: Context): Condition {
  const player = lowerPlayers(subject, context);
  if (!isWord(node.object, "life")) return refuse("has", node);
  return withLife(player, lowerComparison(node.comparison, context), node);
}

/** "it has power 4 or greater", "the creature had power 4 or greater": as it is, or as it last was (208, 608.2h). */
export function hasMeasured(node: PredicateOf<"haveMeasured">, subject: NounPhrase, context: Context): Condition {
  const life = headedBy(node.object, "life");
  if (life !== null) return hasMoreLife(node, life, subject, context);
  const constraints = measured(node.object, lowerComparison(node.comparison, context), node);
  const [total, ...others] = constraints;
  if (total?.kind === "together" && others.length === 0) return denied(node.form, inAll(total, subject, context));
  if (constraints.some(({ kind }) => kind === "together")) return refuse("total", node);
  const object = holderOf(node, subject, context);
  return denied(node.form, matches(object, ...constraints));
}

/** "you have at least 7 life more than your starting life total" (103.4, 119). */
function hasMoreLife(
  { comparison, form }: PredicateOf<"haveMeasured">,
  { group, modifiers, post }: Headed,
  subject: NounPhrase,
  context: Context,
): Condition {
  const [least, number, ...more] = group.determiners;
  const atLeast = least?.kind === "amount" && least.word === "at least" && number?.kind === "number";
  const moreThan = comparison.kind === "relation" && comparison.word === "more" ? comparison.quantity : null;
  if (!atLeast || more.length > 0 || modifiers.length > 0 || post.length > 0 || moreThan === null || form === "past")
    return refuse("life", group);
  const than: Quantity = { kind: "sum", terms: [lowerQuantity(moreThan, context), numeric(number.value)] };
  return withLife(lowerPlayers(subject, context), { operator: "atLeast", than }, subject);
}

type Total = Extract<Constraint, { readonly kind: "together" }>;

/** "creatures you control have total power 8 or greater": of all such objects together (208). */
function inAll({ total, is }: Total, subject: NounPhrase, context: Context): Condition {
  if (subject.kind !== "described" || subject.group.determiners.length > 0 || formOf(subject.group) !== "plural")
    return refuse("total", subject);
  const among = objectsOf(subject, context);
  return { kind: "compare", quantity: { kind: "extreme", which: "total", characteristic: total, among }, is };
}

/** What has something; what "had" it is no token that was only just made, but what the ability spoke of before (608.2h). */
function holderOf(node: Holding, subject: NounPhrase, context: Context): ObjectReference {
  if (node.form !== "past") return lowerObjects(subject, context, you);
  const made = context.doings.flatMap((one) => (one.kind === "createTokens" ? [one.result] : []));
  const read = made.reduce<() => ObjectReference>(
    (inner, slot) => () => context.withoutSlot(slot, inner),
    () => lowerObjects(subject, context, you),
  );
  return read();
}
