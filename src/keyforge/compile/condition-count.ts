import type { Comparison, Condition, Filter, ObjectReference, PlayerReference, Quantity } from "../effects/index.js";
import type { Existence } from "../syntax/clause.js";
import type { Bound } from "../syntax/determiner.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { bounded, none, some } from "./comparison.js";
import { not } from "./condition.js";
import type { Context } from "./context.js";
import { counterName } from "./counter.js";
import { lowerFilter } from "./filter.js";
import { nounOf } from "./noun.js";
import { narrowed } from "./plain.js";
import { isPlayerPhrase, lowerPlayer } from "./player.js";
import { zoneOf } from "./post-modifier.js";
import { amountOf, isAmber } from "./quantity.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";

/** "there are 3 or more friendly creatures", "there are more enemy creatures than friendly creatures" */
export function existence({ words, what }: Existence, context: Context): Condition {
  if (what.kind !== "described") return refuse("what there is", what);
  const found = compared(what, context) ?? howMany(what, context);
  return words === "thereIsNot" || words === "thereAreNot" ? not(found) : found;
}

/** "more enemy creatures than friendly creatures" */
export function compared(what: Described, context: Context): Condition | null {
  const { determiner, post } = what;
  const last = post.at(-1);
  if (determiner?.kind !== "determiner" || (determiner.word !== "more" && determiner.word !== "fewer")) return null;
  if (last?.kind !== "place" || last.preposition !== "than" || last.what.kind !== "described")
    return refuse("more than what", what);
  const left: Quantity = {
    kind: "count",
    filter: lowerFilter({ ...what, determiner: null, post: post.slice(0, -1) }, context),
  };
  const to: Quantity = { kind: "count", filter: lowerFilter(last.what, context) };
  context.difference = { kind: "difference", of: left, less: to };
  return { kind: "compare", left, is: { relation: determiner.word, to } };
}

/** The bound that stands behind the noun: "6{A} or more". */
export function boundBehind({ post }: Described): { readonly bound: Bound | null; readonly post: Described["post"] } {
  const found = post.find((one) => one.kind === "bound");
  return { bound: found?.kind === "bound" ? found.bound : null, post: post.filter((one) => one !== found) };
}

/** How many a determiner asks for: "3 or more", "no", "a"; null where it asks for none. */
export function askedFor(
  determiner: Described["determiner"],
  context: Context,
  behind: Bound | null = null,
): Comparison | null {
  if (behind !== null)
    return determiner?.kind === "count" ? bounded(amountOf(determiner.amount, context), behind) : null;
  if (determiner === null) return some;
  switch (determiner.kind) {
    case "determiner":
      if (determiner.word === "no") return none;
      return determiner.word === "a" ||
        determiner.word === "an" ||
        determiner.word === "another" ||
        determiner.word === "any"
        ? some
        : null;
    case "count":
      return { relation: "atLeast", to: amountOf(determiner.amount, context) };
    case "bounded":
      return bounded(amountOf(determiner.amount, context), determiner.bound);
    case "limited": {
      const to = amountOf(determiner.amount, context);
      const relations = {
        exactly: "equal",
        atLeast: "atLeast",
        moreThan: "more",
        fewerThan: "fewer",
        lessThan: "fewer",
      } as const;
      const limit = determiner.limit;
      return limit === "exactly" ||
        limit === "atLeast" ||
        limit === "moreThan" ||
        limit === "fewerThan" ||
        limit === "lessThan"
        ? { relation: relations[limit], to }
        : null;
    }
    case "range":
    case "possessor":
      return null;
  }
}

export function howMany(told: Described, context: Context): Condition {
  const { bound, post } = boundBehind(told);
  const what = { ...told, post };
  const is = askedFor(what.determiner, context, bound) ?? refuse("how many there are", what);
  if (isAmber(what)) return amberThere(what, is, context);
  if (nounOf(what) === "counter") return countersOn(what, is, context);
  const filter = lowerFilter({ ...what, determiner: null }, context);
  const isOther = what.determiner?.kind === "determiner" && what.determiner.word === "another";
  const meant = isOther ? narrowed(filter, { kind: "otherThan", than: { kind: "source" } }) : filter;
  return { kind: "compare", left: { kind: "count", filter: atHome(meant) }, is };
}

/** "there are 3{A} or more on it" */
function amberThere(what: Described, is: Comparison, context: Context): Condition {
  const bound = what.post.find(({ kind }) => kind === "bound");
  const [post, ...others] = what.post.filter((one) => one !== bound);
  const isOn = post?.kind === "place" && post.preposition === "on" && post.not === null;
  if (!isOn || others.length + what.modifiers.length > 0) return refuse("how much æmber there is", what);
  const asked = bound?.kind === "bound" ? askedFor(what.determiner, context, bound.bound) : is;
  const of = lowerReference(post.what, context);
  return { kind: "compare", left: { kind: "sumOf", measure: "amber", of }, is: asked ?? refuse("how much", what) };
}

/** Creatures and the like are in play unless the text says otherwise. */
export function atHome(filter: Filter): Filter {
  return filter.zones.length > 0 ? filter : { ...filter, zones: ["play"] };
}

/** "you control a token creature", "its controller controls 10 or more Blorbs" */
export function controls(subject: NounPhrase, { object }: PredicateOf<"control">, context: Context): Condition {
  if (object.kind !== "described") return refuse("what is controlled", object);
  const player = lowerPlayer(subject, context);
  const side = { kind: "controlledBy", player } as const;
  const { determiner, post } = object;
  const last = post.at(-1);
  if (determiner?.kind === "determiner" && (determiner.word === "more" || determiner.word === "fewer")) {
    if (last?.kind !== "place" || last.preposition !== "than") return refuse("more than whom", object);
    const filter = lowerFilter({ ...object, determiner: null, post: post.slice(0, -1) }, context);
    const other = { kind: "controlledBy", player: lowerPlayer(last.what, context) } as const;
    const left: Quantity = { kind: "count", filter: narrowed(filter, side) };
    const to: Quantity = { kind: "count", filter: narrowed(filter, other) };
    context.difference = { kind: "difference", of: left, less: to };
    return { kind: "compare", left, is: { relation: determiner.word, to } };
  }
  if (determiner?.kind === "determiner" && determiner.word === "the") {
    const filter = lowerFilter({ ...object, determiner: null }, context);
    return {
      kind: "compare",
      left: { kind: "count", filter: narrowed(filter, { kind: "controlledBy", player }) },
      is: some,
    };
  }
  const found = howMany(object, context);
  if (found.kind !== "compare" || found.left.kind !== "count") return refuse("what is controlled", object);
  return { ...found, left: { kind: "count", filter: narrowed(found.left.filter, side) } };
}

/** What a player has: æmber, cards in a zone, forged keys, chains. */
export function holding(player: PlayerReference, node: Described, context: Context): Quantity {
  if (isAmber(node)) {
    const [first, ...others] = node.post;
    if (first === undefined) return { kind: "amberOf", player };
    if (others.length > 0 || first.kind !== "place" || first.preposition !== "in") return refuse("æmber", node);
    return { kind: "amberOf", player };
  }
  const word = node.noun.kind === "common" ? node.noun.noun.noun : "";
  const [post, ...others] = node.post;
  if (word === "chain" && post === undefined) return { kind: "chains", player };
  if (word === "key" && node.modifiers.length === 1 && post === undefined) return { kind: "keysForged", player };
  if (others.length > 0 || post?.kind !== "place" || post.preposition !== "in")
    return refuse("what a player has", node);
  const zone = zoneOf(post.what, context) ?? refuse("what a player has", node);
  const filter = lowerFilter({ ...node, determiner: null, post: [] }, context);
  return { kind: "count", filter: narrowed({ ...filter, zones: [zone.zone] }, { kind: "inZoneOf", player }) };
}

/** A group without "than your opponent", wherever in it that stands: "more {A} in your pool than your opponent". */
export function splitThan(node: Described): { readonly what: Described; readonly rival: NounPhrase | null } {
  const last = node.post.at(-1);
  const before = node.post.slice(0, -1);
  if (last?.kind !== "place") return { what: node, rival: null };
  if (last.preposition === "than") return { what: { ...node, post: before }, rival: last.what };
  if (last.what.kind !== "described") return { what: node, rival: null };
  const { what, rival } = splitThan(last.what);
  return rival === null ? { what: node, rival } : { what: { ...node, post: [...before, { ...last, what }] }, rival };
}

/** "your opponent has more {A} than you", "you have 3 or more cards in your hand", "it has {A} on it" */
export function has(subject: NounPhrase, { object, than }: PredicateOf<"have">, context: Context): Condition {
  if (object.kind !== "described") return refuse("what it has", object);
  if (!isPlayerPhrase(subject) && !(subject.kind === "pronoun" && subject.word === "they"))
    return than === null ? hasOnIt(subject, object, context) : refuse("than what", than);
  const player = lowerPlayer(subject, context);
  const { determiner } = object;
  const parity = parityOf(object);
  if (parity !== null && than === null)
    return { kind: "compare", left: { kind: "amberOf", player }, is: { relation: parity, to: null } };
  const split = splitThan(object);
  const rival = than?.what ?? split.rival;
  if (determiner?.kind === "determiner" && (determiner.word === "more" || determiner.word === "fewer")) {
    if (rival === null) return refuse("more than whom", object);
    const what = { ...split.what, determiner: null };
    const left = holding(player, what, context);
    const to = isPlayerPhrase(rival)
      ? holding(lowerPlayer(rival, context), what, context)
      : refuse("more than what", rival);
    context.difference = { kind: "difference", of: left, less: to };
    return { kind: "compare", left, is: { relation: determiner.word, to } };
  }
  if (rival !== null) return refuse("than whom", object);
  const { bound, post } = boundBehind(object);
  const is = askedFor(determiner, context, bound) ?? refuse("how many", object);
  return { kind: "compare", left: holding(player, { ...object, determiner: null, post }, context), is };
}

/** "an even amount of {A}"; null for anything else. */
function parityOf(node: Described): "even" | "odd" | null {
  const [modifier, ...others] = node.modifiers;
  const [post, ...more] = node.post;
  if (nounOf(node) !== "amount" || others.length + more.length > 0 || modifier?.kind !== "adjective") return null;
  const isAn = node.determiner?.kind === "determiner" && node.determiner.word === "an";
  const isOf = post?.kind === "place" && post.preposition === "of" && isAmber(post.what);
  if (!isAn || !isOf || post.what.kind !== "described" || post.what.post.length + post.what.modifiers.length > 0)
    return null;
  return modifier.adjective === "even" || modifier.adjective === "odd" ? modifier.adjective : null;
}

export function hasOnIt(subject: NounPhrase, told: Described, context: Context): Condition {
  const { bound, post: rest } = boundBehind(told);
  const object = { ...told, post: rest };
  const is = askedFor(object.determiner, context, bound) ?? refuse("how much", object);
  if (nounOf(object) === "counter")
    return {
      kind: "compare",
      left: { kind: "counters", counter: counterName(object), on: lowerReference(subject, context) },
      is,
    };
  const [post] = object.post;
  const of = lowerReference(subject, context);
  if (nounOf(object) === "neighbor" && object.post.length === 0) {
    const creature = { kind: "common", noun: { noun: "creature", form: "plural" } } as const;
    const filter = lowerFilter({ ...object, determiner: null, noun: creature }, context);
    return {
      kind: "compare",
      left: { kind: "count", filter: narrowed(filter, { kind: "neighborOf", of, side: "either" }) },
      is,
    };
  }
  if (nounOf(object) === "power" || nounOf(object) === "armor") return sizeIs(of, object, is);
  if (!isAmber(object) || post?.kind !== "place" || post.preposition !== "on") return refuse("what it has", object);
  return { kind: "compare", left: { kind: "sumOf", measure: "amber", of }, is };
}

/** "it has 3 or more power" */
export function sizeIs(of: ObjectReference, object: Described, is: Comparison): Condition {
  if (object.modifiers.length > 0 || object.post.length > 0) return refuse("what it has", object);
  return { kind: "compare", left: { kind: "sumOf", measure: nounOf(object) === "power" ? "power" : "armor", of }, is };
}

/** "there are no time counters on it" */
export function countersOn(what: Described, is: Comparison, context: Context): Condition {
  const [post, ...others] = what.post;
  if (others.length > 0 || post?.kind !== "place" || post.preposition !== "on" || post.not !== null)
    return refuse("counters", what);
  return {
    kind: "compare",
    left: { kind: "counters", counter: counterName(what), on: lowerReference(post.what, context) },
    is,
  };
}
