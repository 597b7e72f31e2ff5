import type { Quantity } from "../effects/index.js";
import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Quantity as QuantityNode } from "../syntax/quantity.js";
import type { NumberWord } from "../syntax/terminals.js";
import type { Context } from "./context.js";
import { countOf } from "./count.js";
import { comparisonIn, readDeterminers } from "./determiner.js";
import { formOf } from "./head.js";
import { characteristicOf } from "./measure.js";
import { measuredValue } from "./measured-value.js";
import { amountOf, devotionOf, rolled } from "./amount.js";
import { extremeLife } from "./player-with.js";
import { articleOf, commonHead, type Headed, isNounWord, ofWhat, onlyPost, stateOf } from "./noun.js";
import { numeric, one } from "./plain.js";
import { refuse } from "./refusal.js";
import { whosePlayer } from "./whose.js";

/** A bare number (107.1, 107.3). */
export function lowerNumber(node: NumberWord, context: Context): Quantity {
  return node.kind === "x" ? context.x : numeric(node.value);
}

/** A quantity of the text as one of the effects (107). */
export function lowerQuantity(node: QuantityNode, context: Context): Quantity {
  switch (node.kind) {
    case "figure":
      return lowerNumber(node.number, context);
    case "value":
      return lowerValue(node.of, context);
    case "multiple":
      return multiple(node, context);
    case "sum":
      return together(lowerQuantity(node.first, context), node.sign, lowerQuantity(node.second, context));
  }
}

const factors = { twice: 2, three: 3, four: 4, five: 5, ten: 10 } as const;

/** "twice X", "half its power, rounded up" (107.1a). */
function multiple(node: Extract<QuantityNode, { readonly kind: "multiple" }>, context: Context): Quantity {
  const of = lowerQuantity(node.of, context);
  if (node.times !== "half")
    return node.rounding === null ? firstTimes(factors[node.times], of) : refuse("rounding", node);
  if (isSum(of)) return refuse("half of a sum", node);
  if (node.rounding === null) return refuse("half", node);
  return { kind: "half", of, round: node.rounding === "up" || node.rounding === "plainUp" ? "up" : "down" };
}

function isSum({ kind }: Quantity): boolean {
  return kind === "sum" || kind === "difference";
}

/** "twice the number of A plus the number of B": what stands before "plus" is what is taken twice. */
function firstTimes(factor: number, of: Quantity): Quantity {
  const twice = (one: Quantity): Quantity => ({ kind: "product", factors: [numeric(factor), one] });
  if (of.kind === "difference") return { ...of, from: firstTimes(factor, of.from) };
  if (of.kind !== "sum") return twice(of);
  return { ...of, terms: of.terms.map((term, at) => (at === 0 ? firstTimes(factor, term) : term)) };
}

/** What a noun phrase counts or measures: "the number of creatures you control", "its power", "that much". */
export function lowerValue(node: NounPhrase, context: Context): Quantity {
  if (node.kind === "pronoun" && node.word === "x") return context.x;
  if (node.kind === "pronoun")
    return node.word === "thatMuch" || node.word === "thatMany"
      ? context.amount(node.word, node)
      : refuse(node.word, node);
  const head = commonHead(node) ?? refuse("a quantity", node);
  switch (head.noun) {
    case "number":
      checkTotal(head, node);
      return added(counted(head) ?? refuse("the number", node), context);
    case "amount":
    case "damage":
    case "life":
      return amountOf(amounting(head) ?? refuse("an amount", node), context);
    case "result":
      return rolled(head, node, context);
    case "devotion":
      return devotionOf(head, node, context);
    case "power":
    case "toughness":
    case "mana value":
    case "converted mana cost":
    case "loyalty":
      return measuredValue(head, characteristicOf(head.noun, node), node, context);
    case "life total":
      return extremeLife(head, context) ?? lifeTotal(head, node, context);
    case "speed":
      return { kind: "speed", of: whosePlayer(head, node, context) };
    default:
      return refuse(head.noun, node);
  }
}

/** "Caves you control plus the number of Cave cards in your graveyard": what stands behind "plus" is added to the count. */
function added(what: NounPhrase, context: Context): Quantity {
  const last = what.kind === "described" ? what.post.at(-1) : undefined;
  if (what.kind !== "described" || last?.kind !== "plus") return countOf(what, context);
  const first = countOf({ ...what, post: what.post.slice(0, -1) }, context);
  return together(first, last.sign, lowerQuantity(last.quantity, context));
}

function together(first: Quantity, sign: "plus" | "minus", second: Quantity): Quantity {
  return sign === "plus"
    ? { kind: "sum", terms: [first, second] }
    : { kind: "difference", from: first, subtract: second };
}

/** "your life total" (119.1), "your starting life total" (103.4). */
function lifeTotal(head: Headed, node: NounPhrase, context: Context): Quantity {
  const [word, ...more] = head.modifiers;
  const of = whosePlayer(head, node, context);
  if (word === undefined) return { kind: "lifeTotal", of };
  return stateOf(word) === "starting" && more.length === 0
    ? { kind: "startingLifeTotal" }
    : refuse("a life total", node);
}

/** "the total number of" is "the number of"; any other word says more than can be counted. */
function checkTotal({ modifiers }: Headed, node: NounPhrase): void {
  const [word, ...more] = modifiers;
  if (more.length > 0 || (word !== undefined && stateOf(word) !== "total" && !isNounWord(word, "total")))
    refuse("the number", node);
}

/** "the amount of damage …", "the damage …": what there is so much of. */
function amounting(head: Headed): NounPhrase | null {
  if (head.noun !== "damage" && head.noun !== "life") return counted(head);
  const { group, item, post } = head;
  const spokenOf = articleOf(group) === "that" && stateOf(item.modifiers[0]) === "excess" && post.length === 0;
  if ((articleOf(group) !== "the" && !spokenOf) || group.possessor !== null) return null;
  return { kind: "described", group: { ...group, determiners: [], items: [item] }, post };
}

/** What is counted after "the number of" and "the amount of"; null where the phrase is another one. */
function counted({ group, post }: Headed): NounPhrase | null {
  return group.possessor === null && articleOf(group) === "the" ? ofWhat(post) : null;
}

/**
 * How many of them a phrase says: by its determiners, or by a measure behind it, "a number of +1/+1 counters equal to its
 * power", "cards equal to its power" (107.1).
 */
export function countOfHeaded({ group, post: posts }: Headed, node: object, context: Context): Quantity {
  const [first] = group.determiners;
  const post = onlyPost(posts);
  const ofNumber =
    first === undefined ? formOf(group) === "plural" : first.kind === "amount" && first.word === "a number of";
  if (ofNumber && post?.kind === "equalTo") return lowerQuantity(post.quantity, context);
  return posts.length === 0 ? countOfGroup(group, context) : refuse("how many", node);
}

/** How many a group's determiners say; one where they only say "a" (107.1). */
export function countOfGroup(group: NounGroup, context: Context): Quantity {
  if (comparisonIn(group) !== null) return refuse("a comparison", group);
  const { least, most, article } = readDeterminers(group.determiners, context);
  if (least !== most) return refuse("how many", group);
  return most ?? (article === "a" || article === "an" ? one : refuse("how many", group));
}
