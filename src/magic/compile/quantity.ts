import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { Color, ObjectReference, Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Quantity as QuantityNode } from "../syntax/quantity.js";
import type { NumberWord } from "../syntax/terminals.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { lowerPlayers, possessorPlayer } from "./player.js";
import { characteristicOf } from "./measure.js";
import { groupReference, lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { countEvents } from "./history.js";
import { zoneOf } from "./zone.js";

const you = { kind: "you" } as const;

/** A bare number. */
export function lowerNumber(node: NumberWord, context: Context): Quantity {
  return node.kind === "x" ? context.x : { kind: "number", value: node.value };
}

const factors = { twice: 2, three: 3, four: 4, five: 5, ten: 10 } as const;

/** A quantity of the text as one of the effects (107). */
export function lowerQuantity(node: QuantityNode, context: Context): Quantity {
  switch (node.kind) {
    case "figure":
      return lowerNumber(node.number, context);
    case "value":
      return lowerValue(node.of, context);
    case "multiple": {
      const of = lowerQuantity(node.of, context);
      if (node.times === "half")
        return {
          kind: "half",
          of,
          round:
            node.rounding === "up" || node.rounding === "plainUp"
              ? "up"
              : node.rounding === null
                ? refuse("half", node)
                : "down",
        };
      return node.rounding === null
        ? { kind: "product", factors: [{ kind: "number", value: factors[node.times] }, of] }
        : refuse("rounding", node);
    }
    case "sum": {
      const first = lowerQuantity(node.first, context);
      const second = lowerQuantity(node.second, context);
      return node.sign === "plus"
        ? { kind: "sum", terms: [first, second] }
        : { kind: "difference", from: first, subtract: second };
    }
  }
}

/** What a noun phrase counts or measures: "the number of creatures you control", "its power", "that much". */
export function lowerValue(node: NounPhrase, context: Context): Quantity {
  if (node.kind === "pronoun")
    return node.word === "thatMuch" || node.word === "thatMany"
      ? { kind: "result", slot: context.resultSlot(node.word, node) }
      : refuse(node.word, node);
  if (node.kind !== "described") return refuse("a quantity", node);
  const [item] = node.group.items;
  if (node.group.items.length > 1 || item === undefined || item.noun.kind !== "common")
    return refuse("a quantity", node);
  switch (item.noun.noun) {
    case "number":
      return lowerCount(node, context);
    case "amount":
    case "damage":
      return lowerAmount(node, context);
    case "power":
    case "toughness":
    case "mana value":
    case "loyalty":
      return lowerCharacteristic(node, item, characteristicOf(item.noun.noun, node), context);
    case "life total":
      return { kind: "lifeTotal", of: whose(node.group, context, node) };
    case "devotion":
      return refuse("devotion", node);
    case "speed":
      return { kind: "speed", of: whose(node.group, context, node) };
    default:
      return refuse(item.noun.noun, node);
  }
}

type Described = Extract<NounPhrase, { readonly kind: "described" }>;

function whose(group: NounGroup, context: Context, node: Described): ReturnType<typeof lowerPlayers> {
  if (node.post.length > 0) return refuse("a quantity", node);
  if (group.possessor !== null) return possessorPlayer(group.possessor, context);
  const [first] = group.determiners;
  if (first?.kind === "article" && first.word === "your") return you;
  if (first?.kind === "article" && first.word === "their") return context.findPlayer("their", node);
  return refuse("whose", node);
}

/** "the number of …" (and "the number of times …" is a matter of history). */
function lowerCount(node: Described, context: Context): Quantity {
  const [of, ...rest] = node.post;
  if (of?.kind !== "of" || rest.length > 0 || !isThe(node.group)) return refuse("the number", node);
  return countOf(of.what, context);
}

/** How many of these there are. */
export function countOf(what: NounPhrase, context: Context): Quantity {
  if (what.kind === "pronoun" || what.kind === "partitive")
    return { kind: "size", of: lowerObjects(what, context, you) };
  if (what.kind !== "described") return refuse("the number of", what);
  const counters = countersAmong(what, context);
  if (counters !== null) return counters;
  const history = countEvents(what, context);
  if (history !== null) return history;
  return countGroup(what, context);
}

function countGroup(what: Described, context: Context): Quantity {
  const [item] = what.group.items;
  const noun = item?.noun.kind === "common" ? item.noun.noun : "";
  const [first] = what.group.determiners;
  const places = zoneOf({ kind: "described", group: { ...what.group }, post: [] }, context);
  if (places !== null) return refuse("zones", what);
  if (noun === "opponent" || noun === "player")
    return { kind: "playerCount", of: lowerPlayers(plainPlural(what), context) };
  if (["card type", "color", "basic land type", "creature type", "name"].includes(noun))
    return differentAmong(noun, what, context);
  if (first !== undefined && first.kind === "article" && ["that", "those", "the", "this"].includes(first.word))
    return { kind: "size", of: lowerObjects(what, context, you) };
  return { kind: "count", of: objectsOf(what, context) };
}

function plainPlural(what: Described): Described {
  return what;
}

/** "the number of card types among cards in your graveyard", "basic land types among lands you control". */
function differentAmong(noun: string, what: Described, context: Context): Quantity {
  const [among, ...rest] = what.post;
  if (among?.kind !== "among" || rest.length > 0) return refuse(noun, what);
  const characteristic =
    noun === "card type"
      ? "cardType"
      : noun === "color"
        ? "color"
        : noun === "name"
          ? "name"
          : noun === "creature type"
            ? "creatureType"
            : "basicLandType";
  return { kind: "extreme", which: "different", characteristic, among: objectsOf(among.what, context) };
}

function countersAmong(what: Described, context: Context): Quantity | null {
  const [item] = what.group.items;
  if (item?.noun.kind !== "common" || item.noun.noun !== "counter") return null;
  const [kind] = item.modifiers;
  const [on, ...rest] = what.post;
  if (on?.kind !== "on" || rest.length > 0 || what.group.determiners.length > 0 || item.modifiers.length > 1)
    return refuse("counters", what);
  const counter = kind === undefined ? null : kind.kind === "counterKind" ? kind.counter : refuse("counters", what);
  return { kind: "counters", counter, on: lowerObjects(on.where, context, you) };
}

/** "the amount of damage dealt this way", "the amount of life you gained this turn". */
function lowerAmount(node: Described, context: Context): Quantity {
  const [of, ...rest] = node.post;
  if (of?.kind !== "of" || rest.length > 0 || of.what.kind !== "described" || !isThe(node.group))
    return refuse("an amount", node);
  const [post] = of.what.post;
  if (post?.kind === "thisWay") return { kind: "result", slot: context.resultSlot("this way", node) };
  return countEvents(of.what, context) ?? refuse("an amount", node);
}

/** "its power", "that creature's toughness", "the greatest power among creatures you control". */
function lowerCharacteristic(
  node: Described,
  item: NounGroup["items"][number],
  characteristic: "power" | "toughness" | "manaValue" | "loyalty",
  context: Context,
): Quantity {
  const [state] = item.modifiers;
  const [post] = node.post;
  if (
    state?.kind === "state" &&
    (post?.kind === "among" || post?.kind === "of") &&
    item.modifiers.length === 1 &&
    node.post.length === 1
  ) {
    if (
      state.state === "total" ||
      state.state === "greatest" ||
      state.state === "least" ||
      state.state === "highest" ||
      state.state === "lowest"
    )
      return extreme(state.state, characteristic, post.what, context);
  }
  if (item.modifiers.length > 0 || node.post.length > 0) return refuse("a characteristic", node);
  return { kind: "characteristic", characteristic, of: owner(node.group, context, node) };
}

function extreme(
  state: "total" | "greatest" | "least" | "highest" | "lowest",
  characteristic: "power" | "toughness" | "manaValue" | "loyalty",
  what: NounPhrase,
  context: Context,
): Quantity {
  const which = state === "total" ? "total" : state === "greatest" || state === "highest" ? "greatest" : "least";
  if (what.kind === "pronoun" || (what.kind === "described" && what.group.determiners.length > 0)) {
    const objects = lowerObjects(what, context, you);
    return {
      kind: "extreme",
      which,
      characteristic,
      among: { what: "object", constraints: [{ kind: "isOneOf", objects }] },
    };
  }
  return { kind: "extreme", which, characteristic, among: objectsOf(what, context) };
}

function owner(group: NounGroup, context: Context, node: Described): ObjectReference {
  if (group.possessor !== null) {
    if (group.possessor.group.kind === "self") return { kind: "source" };
    return groupReference(group.possessor.group, [], context, you) ?? refuse("whose", node);
  }
  const [first] = group.determiners;
  if (first?.kind === "article" && (first.word === "its" || first.word === "his" || first.word === "her"))
    return context.findObject("singular", [], "its", node);
  if (first?.kind === "article" && first.word === "their") return context.findObject("any", [], "their", node);
  return refuse("whose", node);
}

function isThe(group: NounGroup): boolean {
  const [first, ...rest] = group.determiners;
  return first?.kind === "article" && first.word === "the" && rest.length === 0 && group.possessor === null;
}

/** How many a group's determiners say; one where they only say "a" (107.1). */
export function countOfGroup(group: NounGroup, context: Context): Quantity {
  const determined = readDeterminers(group.determiners, context);
  if (determined.most !== null) return determined.most;
  return determined.article === "a" || determined.article === "an"
    ? { kind: "number", value: 1 }
    : refuse("how many", group);
}

export type { Color };
