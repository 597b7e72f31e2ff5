import type { Constraint, Filter, ObjectReference, PlayerReference, Quantity } from "../effects/index.js";
import type { Determiner } from "../syntax/determiner.js";
import type { Described, NounPhrase, Pronoun } from "../syntax/noun-phrase.js";
import type { Possessor } from "../syntax/possessor.js";
import type { Context, Side } from "./context.js";
import { cardTypes, lowerFilter } from "./filter.js";
import { bearerOf, deeds } from "./modifier.js";
import { nounOf } from "./noun.js";
import { ownerOf } from "./player.js";
import { narrowed, one, source, you, zero } from "./plain.js";
import { amountOf } from "./quantity.js";
import { refuse, refuseUnbound } from "./refusal.js";

/** Who chooses, and where cards are of which the text does not say it. */
export interface Choosing {
  readonly chooser: PlayerReference;
  /** For "a card" without a place: the hand of whoever discards or archives it. */
  readonly home: Pick<Filter, "zones" | "constraints"> | null;
}

const byYou: Choosing = { chooser: you, home: null };

/** The objects that a noun phrase means, which later words may speak of. */
export function lowerReference(node: NounPhrase, context: Context, choosing: Choosing = byYou): ObjectReference {
  switch (node.kind) {
    case "pronoun":
      return pronoun(node, context);
    case "described":
      return described(node, context, choosing);
    case "coordinated":
      return { kind: "all", of: node.members.map((member) => lowerReference(member, context, choosing)) };
    case "partitive":
      return partOf(node, context, choosing);
    case "counted":
      return someOfThem(node, context, choosing);
    case "portion":
      return refuse("so many of something", node);
  }
}

/** "1" of the cards of which was spoken: "Put 1 into your hand". */
function someOfThem(
  node: Extract<NounPhrase, { readonly kind: "counted" }>,
  context: Context,
  choosing: Choosing,
): ObjectReference {
  const of = context.find("many", [])?.reference ?? refuseUnbound("of which", node);
  if (of.kind !== "result") return refuse("so many of something", node);
  const [least, most] = shareOf(node, context);
  if (most === null) return refuse("so many of something", node);
  const filter: Filter = { types: [], zones: [], constraints: [{ kind: "among", of }] };
  return { kind: "choose", chooser: choosing.chooser, filter, least, most, manner: "chosen" };
}

function pronoun(node: Pronoun, context: Context): ObjectReference {
  switch (node.word) {
    case "it":
    case "itself":
    case "he":
      return context.find("one", [])?.reference ?? refuseUnbound(node.word, node);
    case "they":
    case "them":
    case "themselves":
      return (context.find("many", []) ?? context.find("any", []))?.reference ?? refuseUnbound(node.word, node);
    default:
      return refuse("a pronoun", node);
  }
}

/** "each of its neighbors" is each of them; "one of them", "any number of friendly creatures" are chosen among them. */
function partOf(
  node: Extract<NounPhrase, { readonly kind: "partitive" }>,
  context: Context,
  choosing: Choosing,
): ObjectReference {
  const { share, of } = node;
  const [least, most] = shareOf(share, context);
  const filter = amongThem(of, context, choosing);
  if (most === null) return notedAs({ kind: "each", filter }, "many", context);
  const chosen = { kind: "choose", chooser: choosing.chooser, filter, least, most, manner: "chosen" } as const;
  return notedAs(chosen, most.kind === "number" && most.value === 1 ? "one" : "many", context);
}

type Share = Extract<NounPhrase, { readonly kind: "partitive" }>["share"];

/** How many of them, at least and at most; null for all. */
function shareOf(share: Share, context: Context): readonly [Quantity, Quantity | null] {
  if (share.kind === "counted") {
    const amount = amountOf(share.amount, context);
    if (share.bound !== null) return refuse("how many of them", share);
    if (share.limit === null) return [amount, amount];
    return share.limit === "upTo" ? [zero, amount] : refuse("how many of them", share);
  }
  switch (share.word) {
    case "each":
    case "all":
      return [zero, null];
    case "anyNumber":
      return [zero, { kind: "anyNumber" }];
    case "one":
      return [one, one];
    default:
      return refuse("how many of them", share);
  }
}

/** Those of which some are meant. */
function amongThem(of: NounPhrase, context: Context, choosing: Choosing): Filter {
  if (of.kind === "described" && of.determiner?.kind !== "determiner")
    return atHome(lowerFilter(of, context), choosing);
  if (
    of.kind === "described" &&
    of.determiner?.kind === "determiner" &&
    (of.determiner.word === "its" || of.determiner.word === "the")
  )
    return atHome(lowerFilter(of, context), choosing);
  return { types: [], zones: [], constraints: [{ kind: "among", of: lowerReference(of, context) }] };
}

function notedAs(reference: ObjectReference, number: "one" | "many", context: Context): ObjectReference {
  context.mention({ reference, number, types: lowerTypes(reference) });
  return reference;
}

/** Keeps what was spoken of, so that "it" and "them" find it. */
function noted(reference: ObjectReference, node: Described, context: Context): ObjectReference {
  const types = node.noun.kind === "name" ? [] : lowerTypes(reference);
  const number = isMany(reference) ? "many" : "one";
  context.mention({ reference, number, types });
  return reference;
}

function lowerTypes(reference: ObjectReference): Filter["types"] {
  return reference.kind === "each" || reference.kind === "choose" ? reference.filter.types : [];
}

function isMany(reference: ObjectReference): boolean {
  if (reference.kind === "choose") return reference.most.kind !== "number" || reference.most.value !== 1;
  return reference.kind === "each" || reference.kind === "all";
}

function described(node: Described, context: Context, choosing: Choosing): ObjectReference {
  const { noun, determiner } = node;
  if (noun.kind === "name" && noun.sort === "own" && determiner === null) return own(node, context);
  if (isFought(node, context) || isAttacked(node, context)) return { kind: "eventOther" };
  if (determiner?.kind === "determiner") {
    const { word } = determiner;
    if (word === "that" || (word === "the" && isBareSingular(node))) return spokenOf(node, "one", context);
    if (word === "those" || word === "these") return spokenOf(node, "many", context);
    if (word === "this") return thisOne(node, context);
  }
  if (nounOf(node) === "other") return theOthers(node, context);
  if (isSame(node))
    return spokenOf({ ...node, determiner: { kind: "determiner", word: "that" }, modifiers: [] }, "one", context);
  const filter = atHome(lowerFilter(node, context), choosing);
  return noted(selected(node, filter, context, choosing), node, context);
}

/** "the attacked creature", of a creature that fought. */
function isAttacked({ determiner, modifiers, noun, post }: Described, context: Context): boolean {
  const [modifier, ...others] = modifiers;
  const isThe = determiner?.kind === "determiner" && determiner.word === "the";
  const isCreature = noun.kind === "common" && noun.noun.noun === "creature";
  const isOnly = modifier?.kind === "adjective" && modifier.adjective === "attacked" && others.length === 0;
  return context.isFight && isThe && isCreature && isOnly && post.length === 0;
}

/** "the others": of the cards that were looked at or revealed, those to which nothing was done since. */
function theOthers(node: Described, context: Context): ObjectReference {
  const { determiner, modifiers, post } = node;
  const isThe = determiner?.kind === "determiner" && determiner.word === "the";
  const shown = context.didWith("look") ?? context.didWith("reveal");
  if (!isThe || modifiers.length + post.length > 0 || shown === undefined) return refuse("which others", node);
  const done = context.done();
  const later = done.slice(0, done.indexOf(shown));
  if (later.length === 0) return refuse("other than which", node);
  const among: Constraint = { kind: "among", of: { kind: "result", slot: shown } };
  const rest = later.map((slot): Constraint => ({ kind: "otherThan", than: { kind: "result", slot } }));
  return noted({ kind: "each", filter: { types: [], zones: [], constraints: [among, ...rest] } }, node, context);
}

/** "the same creature": the one of which was spoken. */
function isSame({ determiner, modifiers, post }: Described): boolean {
  const [modifier, ...others] = modifiers;
  const isThe = determiner?.kind === "determiner" && determiner.word === "the";
  return isThe && modifier?.kind === "adjective" && modifier.adjective === "same" && others.length + post.length === 0;
}

/** "the creature it fights": the other one of the fight that the ability is about. */
function isFought({ determiner, modifiers, noun, post }: Described, context: Context): boolean {
  const [contact, ...others] = post;
  const isThe =
    determiner?.kind === "determiner" && determiner.word === "the" && modifiers.length === 0 && others.length === 0;
  if (!isThe || noun.kind !== "common" || noun.noun.noun !== "creature" || contact?.kind !== "contact") return false;
  const { verb, modal, particle, tails } = contact.verb;
  if (verb.verb !== "fight" || modal !== null || particle !== null || tails.length > 0) return false;
  const fighter = lowerReference(contact.subject, context);
  return fighter.kind === "source" || fighter.kind === "host" || fighter.kind === "eventObject";
}

/** The card by its own name; within a granted ability, the card that grants it. */
function own(node: Described, context: Context): ObjectReference {
  const [post, ...others] = node.post;
  const isThere =
    post?.kind === "place" && post.preposition === "in" && nounOf(post.what) === "battleline" && others.length === 0;
  if (node.modifiers.length > 0 || (post !== undefined && !isThere)) return refuse("the card by its name", node);
  const reference: ObjectReference = context.bearer.where === "granted" ? { kind: "maker" } : source;
  context.mention({ reference, number: "one", types: [] });
  return reference;
}

/** "this creature": on an upgrade, the creature that it is attached to. */
function thisOne(node: Described, context: Context): ObjectReference {
  if (node.modifiers.length > 0 || node.post.length > 0 || node.noun.kind !== "common") return refuse("this", node);
  const word = node.noun.noun.noun;
  if (word !== "creature" && word !== "artifact" && word !== "upgrade" && word !== "card") return refuse("this", node);
  const reference = word === "creature" ? bearerOf(context) : source;
  context.mention({ reference, number: "one", types: word === "card" ? [] : [word] });
  return reference;
}

/** Words that only recall what was said of it: "that token creature", "that enemy creature". */
function isRecalling(modifier: Described["modifiers"][number]): boolean {
  return (
    modifier.kind === "token" ||
    (modifier.kind === "adjective" && (modifier.adjective === "friendly" || modifier.adjective === "enemy"))
  );
}

/** "that enemy creature": whose it is. */
function sideIn({ modifiers }: Described): Side | null {
  const words = modifiers.flatMap((one) => (one.kind === "adjective" ? [one.adjective] : []));
  return words.includes("enemy") ? "enemy" : words.includes("friendly") ? "friendly" : null;
}

/** "the creature", "the card": just the one of which was spoken. */
function isBareSingular({ noun, modifiers, post, more }: Described): boolean {
  const isOne = noun.kind === "common" && noun.noun.form === "singular";
  const isCard = isOne && (noun.noun.noun === "card" || cardTypes.has(noun.noun.noun));
  return isCard && modifiers.length + post.length + more.length === 0;
}

/** "that creature", "those cards" */
function spokenOf(node: Described, number: "one" | "many", context: Context): ObjectReference {
  const { noun } = node;
  const isPlain = node.post.length === 0 && node.modifiers.every(isRecalling);
  if (noun.kind !== "common" || !isPlain) return refuse("that of which was spoken", node);
  const word = noun.noun.noun;
  const types = word === "creature" || word === "artifact" || word === "upgrade" || word === "action" ? [word] as const : []; // prettier-ignore
  if (types.length === 0 && word !== "card") return refuse("that of which was spoken", node);
  return (
    context.find(number, types, sideIn(node))?.reference ??
    refuseUnbound(`${number === "one" ? "that" : "those"} ${word}`, node)
  );
}

/** The filter with the place that goes without saying. */
function atHome(filter: Filter, { home }: Choosing): Filter {
  if (filter.zones.length > 0 || home === null || filter.constraints.some(({ kind }) => kind === "among"))
    return filter;
  return narrowed({ ...filter, zones: home.zones }, ...home.constraints);
}

function isDifferent(node: Described): boolean {
  return node.modifiers.some((modifier) => modifier.kind === "adjective" && modifier.adjective === "different");
}

function isRandom(node: Described): boolean {
  return node.modifiers.some((modifier) => modifier.kind === "adjective" && modifier.adjective === "random");
}

/** How many of those that fit are meant, and whether somebody chooses them. */
function selected(node: Described, filter: Filter, context: Context, { chooser }: Choosing): ObjectReference {
  const { determiner } = node;
  const choose = (least: Quantity, most: Quantity, of = filter): ObjectReference => ({
    ...{ kind: "choose", chooser, filter: of, least, most },
    manner: isRandom(node) ? "random" : "chosen",
  });
  if (determiner === null) return { kind: "each", filter };
  if (determiner.kind === "possessor") return possessed(determiner, { filter, choose, node }, context);
  if (determiner.kind === "determiner") return byWord(determiner, { filter, choose, node }, context);
  if (determiner.kind === "count") {
    const amount = amountOf(determiner.amount, context);
    return choose(amount, amount);
  }
  if (determiner.kind === "limited" && determiner.limit === "upTo")
    return choose(zero, amountOf(determiner.amount, context));
  return refuse("how many there are", node);
}

/** "Urchin's neighbors" are each of them; "an opponent's artifact" is one of those that the opponent controls. */
function possessed(possessor: Possessor, { filter, choose, node }: Selecting, context: Context): ObjectReference {
  if (nounOf(node) === "neighbor") return { kind: "each", filter };
  const player = ownerOf(possessor, node, context) ?? refuse("whose it is", possessor);
  if (player.kind === "controllerOf") return refuse("whose it is", possessor);
  const theirs = narrowed(filter, { kind: "controlledBy", player });
  const isOne = node.noun.kind === "common" && node.noun.noun.form === "singular";
  return isOne ? choose(one, one, theirs) : { kind: "each", filter: theirs };
}

interface Selecting {
  readonly filter: Filter;
  readonly choose: (least: Quantity, most: Quantity, of?: Filter) => ObjectReference;
  readonly node: Described;
}

function byWord(
  determiner: Extract<Determiner, { readonly kind: "determiner" }>,
  { filter, choose, node }: Selecting,
  context: Context,
): ObjectReference {
  switch (determiner.word) {
    case "a":
    case "an":
      return choose(
        one,
        one,
        isDifferent(node) ? narrowed(filter, { kind: "otherThan", than: lastSpokenOf(filter, context) }) : filter,
      );
    case "another":
      return choose(one, one, narrowed(filter, { kind: "otherThan", than: lastSpokenOf(filter, context) }));
    case "each":
    case "all":
    case "every":
      return { kind: "each", filter };
    case "eachOther":
    case "allOther":
      return { kind: "each", filter: narrowed(filter, { kind: "otherThan", than: bearerOf(context) }) };
    case "the":
      return filter.constraints.some(({ kind }) => kind === "superlative" || kind === "topmost")
        ? choose(one, one)
        : { kind: "each", filter };
    case "their":
      return { kind: "each", filter: narrowed(filter, ...theirOwn(node, context)) };
    case "anyNumberOf":
      return choose(zero, { kind: "anyNumber" });
    default:
      return refuse("which are meant", node);
  }
}

/** "their revealed card": of what several players did it to, what belongs to the one of whom it is said. */
function theirOwn({ modifiers }: Described, context: Context): readonly Constraint[] {
  const [modifier, ...others] = modifiers;
  const isDeed = modifier?.kind === "adjective" && deeds[modifier.adjective] !== undefined && others.length === 0;
  const player = isDeed ? context.findPlayer() : undefined;
  return player === undefined ? refuse("which are meant", modifiers) : [{ kind: "ownedBy", player }];
}

/** Than which "another" is another: the one chosen before, or the bearer. */
function lastSpokenOf({ types }: Filter, context: Context): ObjectReference {
  return context.find("one", types)?.reference ?? bearerOf(context);
}
