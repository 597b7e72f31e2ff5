import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { Filter, ObjectReference, PlayerReference, Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { callingsOf } from "./calling.js";
import { objectAntecedent, type Context } from "./context.js";
import { readDeterminers, type Determined } from "./determiner.js";
import { knownSubtype, lowerFilter, whatOf } from "./filter.js";
import { lowerPlayers, possessorPlayer } from "./player.js";
import { splitChoice, type Choice } from "./choice-phrase.js";
import { refuse, Refusal } from "./refusal.js";
import { zoneOf } from "./zone.js";

const one: Quantity = { kind: "number", value: 1 };

/** The objects that a noun phrase stands for. `chooser` is who picks where the text does not say which. */
export function lowerObjects(node: NounPhrase, context: Context, chooser: PlayerReference): ObjectReference {
  switch (node.kind) {
    case "self":
      return remember(selfReference(node, context), "singular", ["any"], context);
    case "pronoun":
      return pronounObject(node.word, context, node);
    case "described":
      return groupReference(node.group, node.post, context, chooser) ?? refuse("an object", node);
    case "partitive":
      return partitive(node, context, chooser);
    case "coordinated": {
      const of = node.members.map((member) => lowerObjects(member, context, chooser));
      return node.conjunction === "and"
        ? remember({ kind: "all", of }, "plural", ["any"], context)
        : refuse("a choice of objects", node);
    }
    default:
      return refuse("an object", node);
  }
}

function remember(
  reference: ObjectReference,
  number: "singular" | "plural",
  heads: Iterable<string>,
  context: Context,
): ObjectReference {
  context.mention(objectAntecedent(reference, number, heads));
  return reference;
}

/** The card's name means the card; in the quotes of what it makes or affects, its maker; any other name the token itself (201.5a). */
function selfReference(node: { readonly name: string }, context: Context): ObjectReference {
  return { kind: context.bearer.inQuote === "inQuote" && context.bearer.names.has(node.name) ? "maker" : "source" };
}

function pronounObject(word: string, context: Context, node: object): ObjectReference {
  switch (word) {
    case "it":
    case "itself":
    case "him":
    case "her":
    case "he":
    case "she":
      return context.findObject("singular", [], word, node);
    case "they":
    case "them":
    case "both":
    case "themselves":
      return context.findObject("plural", [], word, node);
    case "theRest":
      return { kind: "rest", of: context.resultSlot("the rest", node) };
    default:
      throw new Refusal("unbound", word, node);
  }
}

const partitiveCounts: Readonly<Partial<Record<string, readonly [Quantity, Quantity]>>> = {
  one: [one, one],
  two: [number(2), number(2)],
  three: [number(3), number(3)],
  four: [number(4), number(4)],
  five: [number(5), number(5)],
  upToOne: [number(0), one],
  upToTwo: [number(0), number(2)],
  upToThree: [number(0), number(3)],
  anyNumber: [number(0), { kind: "anyNumber" }],
  oneOrMore: [one, { kind: "anyNumber" }],
};

function number(value: number): Quantity {
  return { kind: "number", value };
}

function partitive(
  node: Extract<NounPhrase, { readonly kind: "partitive" }>,
  context: Context,
  chooser: PlayerReference,
): ObjectReference {
  const of = lowerObjects(node.of, context, chooser);
  if (node.count === "each" || node.count === "all" || node.count === "both") return of;
  const count = partitiveCounts[node.count];
  if (count === undefined) return refuse(node.count, node);
  const single = node.count === "one" || node.count === "upToOne";
  return remember(
    { kind: "oneOf", of, least: count[0], most: count[1], chooser },
    single ? "singular" : "plural",
    ["any"],
    context,
  );
}

/** What a noun group with its post-modifiers refers to; null where it names no objects. */
export function groupReference(
  group: NounGroup,
  post: readonly PostModifier[],
  context: Context,
  chooser: PlayerReference,
): ObjectReference | null {
  if (whatOf(group) === "player") return null;
  const rest0 = restReference(group, post, context);
  if (rest0 !== null) return rest0;
  const special = specialReference(group, post, context);
  if (special !== null) return remember(special, formOf(group), headsOf(group), context);
  const { choice: choosing, rest } = splitChoice(post);
  const determined = readDeterminers(group.determiners, context);
  const made = byDeterminers(
    group,
    rest,
    determined,
    context,
    choosing === null ? chooser : chooserOf(choosing, chooser),
    choosing === "atRandom" ? "random" : "chosen",
  );
  return remember(made, numberOf(group, determined), headsOf(group), context);
}

/** "the rest", "the others": what an earlier instruction left (608.2c). */
function restReference(group: NounGroup, post: readonly PostModifier[], context: Context): ObjectReference | null {
  const [item] = group.items;
  if (item?.noun.kind !== "common" || item.noun.noun !== "rest" || post.length > 0 || item.modifiers.length > 0)
    return null;
  return { kind: "rest", of: context.resultSlot("the rest", group) };
}

function chooserOf(choice: Choice, chooser: PlayerReference): PlayerReference {
  return choice === "yours" ? { kind: "you" } : choice === "anOpponents" ? { kind: "anyOpponent" } : chooser;
}

function byDeterminers(
  group: NounGroup,
  post: readonly PostModifier[],
  determined: Determined,
  context: Context,
  chooser: PlayerReference,
  manner: "chosen" | "random",
): ObjectReference {
  if (group.possessor !== null) return refuse("a possessor", group);
  if (determined.targeting === "target") return target(group, post, determined, context);
  switch (determined.article) {
    case "this":
    case "these":
      return thisObject(group, post, determined, context);
    case "that":
    case "those":
      return demonstrative(group, post, determined, context);
    case "the":
      return definite(group, post, context);
    case "a":
    case "an":
    case "any":
      return choice(lowerFilter(group, post, determined, context), one, one, chooser, manner);
    case "your":
      return refuse("your", group);
    case "each":
    case "all":
    case "both":
    case "every":
      return { kind: "matching", filter: lowerFilter(group, post, determined, context) };
    case null:
      if (determined.most !== null)
        return choice(
          lowerFilter(group, post, determined, context),
          determined.least ?? determined.most,
          determined.most,
          chooser,
          manner,
        );
      return bare(group, post, determined, context);
    default:
      return refuse(determined.article, group);
  }
}

/** "this creature", "this card": the source, which must be what it is called (201.5, 109.2). */
function thisObject(
  group: NounGroup,
  post: readonly PostModifier[],
  determined: Determined,
  context: Context,
): ObjectReference {
  const [item] = group.items;
  if (
    item === undefined ||
    group.items.length > 1 ||
    post.length > 0 ||
    item.modifiers.length > 0 ||
    determined.other === "other" ||
    determined.most !== null
  )
    return refuse("this", group);
  checkCalling(item.noun, context);
  return { kind: "source" };
}

const callings: ReadonlySet<string> = new Set([
  "card",
  "permanent",
  "spell",
  "token",
  "ability",
  "emblem",
  "source",
  "object",
]);

/** Whether the object is what the text calls it: an artifact creature is "this creature". */
function checkCalling(noun: NounGroup["items"][number]["noun"], context: Context): void {
  const { types } = context.bearer;
  if (noun.kind === "common" && callings.has(noun.noun)) return;
  if (noun.kind !== "type" && noun.kind !== "subtype") return refuse("this", noun);
  if (types === null) return;
  const word = noun.kind === "type" ? noun.type : noun.subtype;
  const right = callingsOf(types);
  const [first] = right;
  if (!right.includes(word.toLowerCase()))
    throw new Refusal("wrongSelf", `this ${word}`, noun, first === undefined ? null : `this ${first}`);
}

/** "creatures you control": all that match; a bare singular is "enchanted creature" or nothing (303.4, 301.5). */
function bare(
  group: NounGroup,
  post: readonly PostModifier[],
  determined: Determined,
  context: Context,
): ObjectReference {
  if (determined.counted === "behind") return refuse("a number of", group);
  if (formOf(group) === "plural") return { kind: "matching", filter: lowerFilter(group, post, determined, context) };
  const [modifier] = group.items[0]?.modifiers ?? [];
  if (
    modifier?.kind === "state" &&
    (modifier.state === "enchanted" || modifier.state === "equipped") &&
    post.length === 0
  )
    return { kind: "attachedTo", called: calledWord(group, context) };
  return refuse("a noun without an article", group);
}

/** "enchanted creature", "equipped creature": the word for what the source is attached to. */
function calledWord(group: NounGroup, _context: Context): string {
  const [item] = group.items;
  if (item === undefined || group.items.length > 1 || item.modifiers.length > 1) return refuse("attached", group);
  if (item.noun.kind === "type") return item.noun.type;
  if (item.noun.kind === "subtype") return knownSubtype(item.noun);
  return item.noun.kind === "common" && item.noun.noun === "permanent" ? "permanent" : refuse("attached", group);
}

function choice(
  filter: Filter,
  least: Quantity,
  most: Quantity,
  chooser: PlayerReference,
  manner: "chosen" | "random",
): ObjectReference {
  return { kind: "choice", chooser, filter, least, most, manner };
}

function target(
  group: NounGroup,
  post: readonly PostModifier[],
  determined: Determined,
  context: Context,
): ObjectReference {
  const [item] = group.items;
  if (item?.noun.kind === "common" && item.noun.noun === "target") return refuse("any target", group);
  const filter = lowerFilter(group, post, determined, context);
  const most = determined.most ?? one;
  const id = context.addTarget({ what: filter, least: determined.least ?? most, most });
  return { kind: "target", target: id };
}

/** "that creature", "those tokens": what was spoken of under that word. */
function demonstrative(
  group: NounGroup,
  post: readonly PostModifier[],
  determined: Determined,
  context: Context,
): ObjectReference {
  const [item] = group.items;
  if (item === undefined || group.items.length > 1 || determined.most !== null) return refuse("that", group);
  const heads = [...headsOf(group)];
  const found = context.findObject(item.form, heads, `that ${heads.join(" ")}`, group);
  if (post.length === 0) return found;
  return {
    kind: "among",
    of: found,
    filter: lowerFilter({ ...group, determiners: [] }, post, { ...determined, article: null }, context),
  };
}

/** "the token", "the exiled card", "the sacrificed creature". */
function definite(group: NounGroup, post: readonly PostModifier[], context: Context): ObjectReference {
  const [item] = group.items;
  const [modifier] = item?.modifiers ?? [];
  if (item === undefined || group.items.length > 1 || post.length > 0) return refuse("the", group);
  if (modifier?.kind === "state") {
    const state = modifier.state;
    if (state === "exiled" || state === "chosen" || state === "revealed") return { kind: "linked", how: state };
    if (state === "sacrificed" || state === "discarded" || state === "returned") return { kind: "paid", cost: state };
    return refuse(state, group);
  }
  const heads = [...headsOf(group)];
  return context.findObject(item.form, heads, `the ${heads.join(" ")}`, group);
}

function specialReference(group: NounGroup, post: readonly PostModifier[], context: Context): ObjectReference | null {
  return libraryCards(group, post, context) ?? wholeZone(group, post, context);
}

/** "the top three cards of your library", "the top card of that player's library". */
function libraryCards(group: NounGroup, post: readonly PostModifier[], context: Context): ObjectReference | null {
  const [item] = group.items;
  const [end, amount, ...more] = item?.modifiers ?? [];
  const [of, ...others] = post;
  if (
    item?.noun.kind !== "common" ||
    item.noun.noun !== "card" ||
    end?.kind !== "noun" ||
    (end.noun !== "top" && end.noun !== "bottom") ||
    of?.kind !== "of"
  )
    return null;
  const places = zoneOf(of.what, context);
  if (places?.zones[0] !== "library" || places.player === null || more.length > 0 || others.length > 0)
    return refuse("cards of a library", group);
  return {
    kind: "libraryCards",
    player: places.player,
    end: end.noun,
    count: amount === undefined ? one : amountOf(amount, context),
  };
}

function amountOf(modifier: NounGroup["items"][number]["modifiers"][number], context: Context): Quantity {
  if (modifier.kind !== "determiner") return refuse("an amount", modifier);
  return readDeterminers([modifier.determiner], context).most ?? refuse("an amount", modifier);
}

function wholeZone(group: NounGroup, post: readonly PostModifier[], context: Context): ObjectReference | null {
  const places = post.length === 0 ? zoneOf({ kind: "described", group, post: [] }, context) : null;
  const [zone, ...more] = places?.zones ?? [];
  if (places === null || zone === undefined) return null;
  if (more.length > 0 || places.player === null || (zone !== "hand" && zone !== "graveyard" && zone !== "library"))
    return refuse("a zone", group);
  return { kind: "wholeZone", zone, of: places.player };
}

/** The filter of a phrase for objects that are all meant: "creatures you control", "permanents". */
export function objectsOf(node: NounPhrase, context: Context): Filter {
  if (node.kind !== "described" || node.group.possessor !== null) return refuse("objects", node);
  return lowerFilter(node.group, node.post, readDeterminers(node.group.determiners, context), context);
}

/** Whether the group is in the singular or the plural. */
export function formOf(group: NounGroup): "singular" | "plural" {
  return group.items.some((item) => item.form === "plural") || (group.items.length > 1 && group.conjunction === "and")
    ? "plural"
    : "singular";
}

function numberOf(group: NounGroup, determined: Determined): "singular" | "plural" {
  if (determined.article === "each") return "singular";
  return determined.most?.kind === "number" && determined.most.value === 1 ? "singular" : formOf(group);
}

/** The words by which a later "that …" may name what this group stands for. */
export function headsOf(group: NounGroup): ReadonlySet<string> {
  const heads = new Set<string>();
  for (const item of group.items) {
    addHead(item.noun, heads);
    for (const modifier of item.modifiers) {
      if (modifier.kind === "type") heads.add(modifier.type);
      if (modifier.kind === "subtype") heads.add(modifier.subtype);
      if (modifier.kind === "noun") heads.add(modifier.noun);
    }
  }
  return heads;
}

function addHead(noun: NounGroup["items"][number]["noun"], heads: Set<string>): void {
  if (noun.kind === "common") heads.add(noun.noun);
  if (noun.kind === "type") heads.add(noun.type);
  if (noun.kind === "subtype") heads.add(noun.subtype);
}

export { lowerPlayers, possessorPlayer };
