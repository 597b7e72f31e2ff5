import type { Filter, Identifier, PlayerReference, Quantity } from "../effects/index.js";
import type { Described, NounPhrase, Partitive, Portion } from "../syntax/noun-phrase.js";
import type { Amount } from "../syntax/terminals.js";
import type { Context } from "./context.js";
import { counterName } from "./counter.js";
import { lowerFilter } from "./filter.js";
import { groupOf } from "./noun.js";
import { bearerOf } from "./modifier.js";
import { narrowed, number, one } from "./plain.js";
import { lowerPlayer, ownerOf } from "./player.js";
import { zoneOf } from "./post-modifier.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseUnbound } from "./refusal.js";

/** A number as it is written. */
export function amountOf(amount: Amount, context: Context): Quantity {
  return amount.kind === "number" ? number(amount.value) : refuse(`X in ${context.id}`, amount);
}

/** How many of a number of things there are, times as many as each counts. */
export function multiplied(each: Quantity, count: Quantity): Quantity {
  if (each.kind !== "number") return refuse("so many for each", each);
  return each.value === 1 ? count : { kind: "times", factor: each.value, of: count };
}

/** Whether a group is around an icon of æmber. */
export function isAmber(node: NounPhrase): boolean {
  return node.kind === "described" && node.noun.kind === "icon" && node.noun.icon === "aember";
}

function isWord(node: NounPhrase, word: string): boolean {
  return node.kind === "described" && node.noun.kind === "common" && node.noun.noun.noun === word;
}

/** "that many", "that much": as much as in the event, or as the last instruction did. */
export function thatMuch(context: Context, node: object): Quantity {
  if (context.event === "amount") return { kind: "eventAmount" };
  return context.last === null ? refuseUnbound("that many", node) : { kind: "resultAmount", slot: context.last };
}

/** How many there are as the words before a noun say: "3", "a", "that many"; null where they say something else. */
export function statedAmount({ determiner, modifiers, more, post }: Described, context: Context): Quantity | null {
  // What stands behind the noun must be understood by somebody: only an amount to which it is equal is so here.
  if (more.length > 0 || post.some(({ kind }) => kind !== "equalTo") || post.length > 1) return null;
  if (modifiers.some(({ kind }) => kind === "count")) return null;
  if (determiner?.kind === "count") return amountOf(determiner.amount, context);
  if (determiner?.kind === "limited" && determiner.limit === "anAdditional")
    return amountOf(determiner.amount, context);
  if (determiner?.kind === "determiner") {
    const [first] = post;
    if (determiner.word === "a" || determiner.word === "an") return one;
    if (determiner.word === "thatMany" || determiner.word === "thatMuch") return thatMuch(context, determiner);
    if ((determiner.word === "aNumberOf" || determiner.word === "anAmountOf") && first?.kind === "equalTo")
      return lowerQuantity(first.what, context);
    return null;
  }
  const [first] = post;
  return determiner === null && first?.kind === "equalTo" ? lowerQuantity(first.what, context) : null;
}

/** Something to count: "each friendly token creature", "each {A} on it", "each creature destroyed this way". */
export function countOf(node: NounPhrase, context: Context): Quantity {
  if (node.kind === "partitive") return countOf(node.of, context);
  if (node.kind !== "described") return refuse("what is counted", node);
  if (isAmber(node)) return amberOn(node, context);
  if (isWord(node, "counter")) return countersOf(node, context);
  if (isWord(node, "bonus icon")) return iconsOf(node, context);
  if (isWord(node, "damage")) return damageOf(node, context);
  if (isWord(node, "key")) return keysOf(node, context);
  if (isWord(node, "house")) return housesOf(node, context);
  const way = thisWay(node, context) ?? thisTurn(node, context) ?? excess(node, context);
  if (way !== null) return way;
  const filter = lowerFilter(node, context);
  const isOther =
    node.determiner?.kind === "determiner" &&
    (node.determiner.word === "eachOther" || node.determiner.word === "allOther");
  return { kind: "count", filter: isOther ? narrowed(filter, { kind: "otherThan", than: bearerOf(context) }) : filter };
}

/** "each card you have played this turn": how often that happened. */
function thisTurn(node: Described, context: Context): Quantity | null {
  const last = node.post.at(-1);
  if (last?.kind !== "contact" || last.verb.particle !== null || last.verb.verb.verb !== "play") return null;
  const [tail, ...others] = last.verb.tails;
  const isTurn = tail?.kind === "fixed" && tail.words === "thisTurn" && others.length === 0;
  if (!isTurn || (last.verb.modal !== null && last.verb.modal !== "have")) return null;
  const such = lowerFilter({ ...node, determiner: null, post: node.post.slice(0, -1) }, context);
  const object: Filter = { ...such, zones: such.zones.filter((zone) => zone !== "play") };
  const player = lowerPlayer(last.subject, context);
  return { kind: "history", event: { kind: "played", object, other: null, player, details: [] } };
}

/** "each creature your opponent controls in excess of you": how many more. */
function excess(node: Described, context: Context): Quantity | null {
  const last = node.post.at(-1);
  if (last?.kind !== "contact" || last.verb.verb.verb !== "control") return null;
  const { modal, particle, tails } = last.verb;
  const [tail, ...others] = tails;
  const isMore = tail?.kind === "where" && tail.preposition === "inExcessOf" && tail.how === "plain";
  if (!isMore || others.length > 0 || modal !== null || particle !== null) return null;
  const filter = lowerFilter({ ...node, determiner: null, post: node.post.slice(0, -1) }, context);
  const had = (whom: NounPhrase): Quantity => ({
    kind: "count",
    filter: narrowed(filter, { kind: "controlledBy", player: lowerPlayer(whom, context) }),
  });
  return { kind: "difference", of: had(last.subject), less: had(tail.what) };
}

/** "each creature destroyed this way": as many as the instruction did it to. */
function thisWay(node: Described, context: Context): Quantity | null {
  const [post, ...others] = node.post;
  if (post?.kind !== "participle" || others.length > 0 || node.modifiers.length > 0) return null;
  const [tail] = post.tails;
  if (tail?.kind !== "fixed" || tail.words !== "thisWay" || post.negated !== null) return null;
  if (post.to !== null) return refuse("where it was put", post);
  if (post.verb === "destroy" && context.didWith("destroy") === undefined) return null;
  const slot = context.didWith(post.verb) ?? refuseUnbound(`${post.verb} this way`, node);
  const filter = lowerFilter({ ...node, post: [] }, context);
  if (node.noun.kind === "common" && node.noun.noun.noun === "card") return { kind: "resultAmount", slot };
  const zones: Filter["zones"] = [];
  return {
    kind: "count",
    filter: { ...filter, zones, constraints: [...filter.constraints, { kind: "among", of: { kind: "result", slot } }] },
  };
}

/** "{A} on it", "{A} stolen this way" */
function amberOn(node: Described, context: Context): Quantity {
  const [post, ...others] = node.post;
  if (others.length > 0 || node.modifiers.length > 0) return refuse("æmber", node);
  if (post?.kind === "place" && post.preposition === "on" && post.not === null)
    return { kind: "sumOf", measure: "amber", of: lowerReference(post.what, context) };
  if (post?.kind === "participle") {
    const slot = context.didWith(post.verb) ?? refuseUnbound(`${post.verb} this way`, node);
    return { kind: "resultAmount", slot };
  }
  if (post?.kind === "place" && post.preposition === "in") {
    const { what } = post;
    if (what.kind === "described" && isWord(what, "pool")) {
      const player = ownerOf(what.determiner, what, context);
      return player === null ? refuse("æmber in a pool", node) : { kind: "amberOf", player };
    }
  }
  const { determiner } = node;
  const isOwned =
    determiner?.kind === "possessor" ||
    (determiner?.kind === "determiner" && (determiner.word === "your" || determiner.word === "their"));
  if (post === undefined && isOwned)
    return { kind: "amberOf", player: ownerOf(determiner, node, context) ?? refuse("æmber", node) };
  if (post?.kind === "contact") {
    const slot = didThisWay(post, context);
    return slot === null ? { kind: "amberOf", player: whoHas(post, node, context) } : { kind: "resultAmount", slot };
  }
  return refuse("æmber", node);
}

/** "{A} you lost this way": the slot of that; null for what is no deed. */
function didThisWay(
  { verb: { verb, modal, particle, tails } }: Extract<Described["post"][number], { readonly kind: "contact" }>,
  context: Context,
): Identifier | null {
  const [tail, ...others] = tails;
  const isWay = tail?.kind === "fixed" && (tail.words === "thisWay" || tail.words === "inThisWay");
  if (!isWay || others.length > 0 || modal !== null || particle !== null) return null;
  return context.didWith(verb.verb) ?? refuseUnbound(`${verb.verb} this way`, tail);
}

/** "{A} you have" */
function whoHas(
  { subject, verb }: Extract<Described["post"][number], { readonly kind: "contact" }>,
  node: Described,
  context: Context,
): PlayerReference {
  const has = verb.verb.verb === "have" && verb.modal === null && verb.particle === null && verb.tails.length === 0;
  return has ? lowerPlayer(subject, context) : refuse("æmber", node);
}

/** "bonus icon on the discarded card" */
function iconsOf(node: Described, context: Context): Quantity {
  const [post, ...others] = node.post;
  const isOn = post?.kind === "place" && post.preposition === "on" && post.not === null;
  if (!isOn || others.length > 0) return refuse("icons", node);
  const of = lowerReference(post.what, context);
  const [modifier, ...more] = node.modifiers;
  if (modifier === undefined) return { kind: "sumOf", measure: "bonusIcons", of };
  const isAmberIcon = modifier.kind === "icon" && modifier.icon.icon === "aember" && more.length === 0;
  return isAmberIcon ? { kind: "sumOf", measure: "amberIcons", of } : refuse("which icons", node);
}

/** "+1 power counter on it", "counter removed this way" */
function countersOf(node: Described, context: Context): Quantity {
  const [post, ...others] = node.post;
  if (others.length > 0) return refuse("counters", node);
  if (post?.kind === "place" && post.preposition === "on" && post.not === null)
    return { kind: "counters", counter: counterName(node), on: lowerReference(post.what, context) };
  const isWay = post?.kind === "participle" && post.negated === null && post.to === null && post.tails.length === 1;
  if (!isWay) return refuse("counters", node);
  const slot = context.didWith(post.verb) ?? refuseUnbound(`${post.verb} this way`, node);
  return { kind: "resultAmount", slot };
}

function damageOf(node: Described, context: Context): Quantity {
  const [post, ...others] = node.post;
  if (others.length > 0) return refuse("damage", node);
  if (post?.kind === "place" && post.preposition === "on")
    return { kind: "sumOf", measure: "damage", of: lowerReference(post.what, context) };
  if (post?.kind !== "participle") return refuse("damage", node);
  const slot = context.didWith(post.verb) ?? refuseUnbound(`${post.verb} this way`, node);
  return { kind: "resultAmount", slot };
}

/** "each forged key your opponent has", "each of your forged keys" */
function keysOf(node: Described, context: Context): Quantity {
  const isForged =
    node.modifiers.length === 1 && node.modifiers[0]?.kind === "adjective" && node.modifiers[0].adjective === "forged";
  const [post, ...others] = node.post;
  if (others.length > 0) return refuse("keys", node);
  if (isForged && post === undefined && node.determiner?.kind === "determiner" && node.determiner.word === "your")
    return { kind: "keysForged", player: { kind: "you" } };
  if (
    isForged &&
    post === undefined &&
    (node.determiner === null || (node.determiner.kind === "determiner" && node.determiner.word === "each"))
  )
    return {
      kind: "sum",
      terms: [
        { kind: "keysForged", player: { kind: "you" } },
        { kind: "keysForged", player: { kind: "opponent" } },
      ],
    };
  if (post?.kind !== "contact" || post.verb.tails.length > 0) return refuse("keys", node);
  const { verb, modal, particle } = post.verb;
  const has = isForged && modal === null && verb.verb === "have";
  const forged = !isForged && (modal === "has" || modal === "have") && verb.verb === "forge";
  if (particle !== null || (!has && !forged)) return refuse("keys", node);
  return { kind: "keysForged", player: lowerPlayer(post.subject, context) };
}

/** "each house represented among …": how many different ones there are. */
function housesOf(node: Described, context: Context): Quantity {
  const [post, ...others] = node.post;
  if (post?.kind !== "participle" || others.length > 0 || post.verb !== "represent") return refuse("houses", node);
  const [tail] = post.tails;
  if (tail?.kind !== "where" || tail.preposition !== "among" || tail.what.kind !== "described")
    return refuse("houses", node);
  return { kind: "different", what: "house", filter: lowerFilter(tail.what, context) };
}

const measures: ReadonlyMap<string, "power" | "armor"> = new Map([
  ["power", "power"],
  ["armor", "armor"],
]);

/** A quantity that a noun phrase names: "its power", "the number of friendly creatures", "half of your opponent's {A}". */
export function lowerQuantity(node: NounPhrase, context: Context): Quantity {
  if (node.kind === "partitive") return partOf(node, context);
  if (node.kind === "portion") return portionOf(node, context);
  if (node.kind === "counted" && node.limit === null && node.bound === null) return amountOf(node.amount, context);
  if (node.kind !== "described") return refuse("a quantity", node);
  if (node.determiner?.kind === "determiner" && node.determiner.word === "half")
    return { kind: "half", of: lowerQuantity({ ...node, determiner: null }, context), rounding: context.rounding };
  if (isWord(node, "number")) return numberOf(node, context);
  if (isWord(node, "amount")) return numberOf(node, context);
  if (isWord(node, "difference")) return context.difference ?? refuseUnbound("the difference", node);
  const measure = node.noun.kind === "common" ? measures.get(node.noun.noun.noun) : undefined;
  if (measure !== undefined) return measured(node, measure, context);
  if (isAmber(node)) return amberOn(node, context);
  return refuse("a quantity", node);
}

/** "its power", "that creature's armor" */
function measured(node: Described, measure: "power" | "armor", context: Context): Quantity {
  const { determiner, modifiers, post } = node;
  const [whom, ...others] = post;
  if (whom?.kind === "place" && whom.preposition === "of" && others.length === 0 && modifiers.length === 0)
    return { kind: "sumOf", measure, of: lowerReference(whom.what, context) };
  if (modifiers.length > 0 || post.length > 0) return refuse("power", node);
  if (determiner?.kind === "determiner" && determiner.word === "its")
    return { kind: "sumOf", measure, of: lowerReference({ kind: "pronoun", word: "it" }, context) };
  if (determiner?.kind !== "possessor" || determiner.by !== null) return refuse("whose power", node);
  const { determiner: whose, modifiers: own, noun } = determiner;
  const of = lowerReference(groupOf({ determiner: whose, modifiers: own, noun, post: [] }), context);
  return { kind: "sumOf", measure, of };
}

/** "the number of friendly creatures", "the amount of {A} on it" */
function numberOf(node: Described, context: Context): Quantity {
  const [post, ...others] = node.post;
  if (post?.kind !== "place" || post.preposition !== "of" || node.modifiers.length > 0) return refuse("a number", node);
  const { what } = post;
  if (what.kind !== "described") return refuse("what is counted", what);
  const counted = { ...what, post: [...what.post, ...others] };
  if (isWord(counted, "card")) {
    const zone = counted.post[0]?.kind === "place" ? zoneOf(counted.post[0].what, context) : null;
    if (zone?.zone === "archives" && zone.player !== null) return { kind: "archivesSize", player: zone.player };
  }
  return countOf(counted, context);
}

/** "half its power", "all your {A}", "twice its power" */
function portionOf({ share, of }: Portion, context: Context): Quantity {
  const whole = lowerQuantity(of, context);
  if (share === "half") return { kind: "half", of: whole, rounding: context.rounding };
  if (share === "all") return whole;
  if (share === "triple") return { kind: "times", factor: 3, of: whole };
  return share === "twice" || share === "double" ? { kind: "times", factor: 2, of: whole } : refuse("both", of);
}

/** "half of your opponent's {A}", "half the number of …" */
function partOf({ share, of }: Partitive, context: Context): Quantity {
  if (share.kind !== "share") return refuse("so many of them", share);
  switch (share.word) {
    case "half":
      return { kind: "half", of: lowerQuantity(of, context), rounding: context.rounding };
    case "all":
      return lowerQuantity(of, context);
    case "twice":
      return { kind: "times", factor: 2, of: lowerQuantity(of, context) };
    default:
      return refuse("a part of them", share);
  }
}
