import { isSetBound } from "../effects/set-bound.js";
import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { Filter, ObjectReference, PlayerReference } from "../effects/index.js";
import type { Coordinated, Described, NounPhrase, Partitive, Pronoun } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { countedRange, joinedAlternatives, joinedTargets } from "./alternatives.js";
import { oneOfThem, theOther } from "./one-and-other.js";
import { splitChoice, type Choice } from "./choice-phrase.js";
import { objectAntecedent, type Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { person } from "./person.js";
import { lowerFilter, whatOf } from "./filter.js";
import { byDeterminers, type Chooser } from "./group-reference.js";
import { formOf, headsOf, kindsOf, numberOf } from "./head.js";
import { libraryCards, wholeZone } from "./library.js";
import { ringBearer } from "./designation.js";
import { bareNoun, groupHasArticle, onlyPost, phraseOf } from "./noun.js";
import { inPile, pileReference, theOtherPile } from "./pile.js";
import { partitiveCounts } from "./partitive.js";
import { refuse, refuseUnbound } from "./refusal.js";
import { selfReference } from "./self.js";
import { withSharedPlace } from "./joined.js";
import { kindsOfAll } from "./spoken-together.js";
import { sharingWith } from "./sharing.js";
import { doingOf } from "./this-way.js";

/** The objects that a noun phrase stands for. `chooser` is who picks where the text does not say which (608.2d). */
export function lowerObjects(node: NounPhrase, context: Context, chooser: PlayerReference): ObjectReference {
  switch (node.kind) {
    case "self":
      return remember(selfReference(node, context), "singular", ["self"], context);
    case "pronoun":
      return pronounObject(node, context, chooser);
    case "described":
      return groupReference(node.group, node.post, context, chooser) ?? refuse("an object", node);
    case "partitive":
      return partitive(node, context, chooser);
    case "coordinated": {
      const one = joinedAlternatives(node) ?? joinedTargets(node) ?? countedRange(node);
      return one === null ? allOf(node, context, chooser) : lowerObjects(one, context, chooser);
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
  each?: readonly ReadonlySet<string>[],
): ObjectReference {
  context.mention(objectAntecedent(reference, number, heads, each));
  return reference;
}

/** "that creature" is none of several that were spoken of together. */
function rememberTogether(reference: ObjectReference, context: Context): ObjectReference {
  const kinds = reference.kind === "all" ? kindsOfAll(reference.of, context) : undefined;
  context.mention({ ...objectAntecedent(reference, "plural", ["any"], kinds), called: "inItsNumber" });
  return reference;
}

function allOf(node: Coordinated, context: Context, chooser: PlayerReference): ObjectReference {
  const of =
    sharingWith(node, context, chooser) ??
    withSharedPlace(node.members).map((member) => context.amongOthers(() => lowerObjects(member, context, chooser)));
  return node.conjunction === "and"
    ? rememberTogether({ kind: "all", of }, context)
    : refuse("a choice of objects", node);
}

function pronounObject(node: Pronoun, context: Context, chooser: PlayerReference): ObjectReference {
  switch (node.word) {
    case "him":
    case "her":
    case "he":
    case "she":
      return person(context);
    case "it":
    case "itself":
      return context.findObject("singular", [], node.word, node);
    case "they":
    case "them":
    case "both":
    case "themselves":
      return context.findObject("plural", [], node.word, node);
    case "theRest":
      return restOf(context, node);
    case "one":
      return oneOfThem(node, context, chooser);
    case "other":
      return theOtherPile(context) ?? theOther(context) ?? refuseUnbound("other", node);
    default:
      return refuseUnbound(node.word, node);
  }
}

/** "any number of target creatures" is one slot with that many targets (601.2c). */
export function countedTargets({ count, of }: Partitive): NounPhrase | null {
  if (count !== "anyNumber" || of.kind !== "described") return null;
  const { determiners } = of.group;
  if (!determiners.some((one) => one.kind === "article" && one.word === "target")) return null;
  const any = { kind: "amount", word: "any number of" } as const;
  return { ...of, group: { ...of.group, determiners: [any, ...determiners] } };
}

/** "one of them", "each of those creatures". */
function partitive(node: Partitive, context: Context, chooser: PlayerReference): ObjectReference {
  const announced = countedTargets(node);
  if (announced !== null) return lowerObjects(announced, context, chooser);
  const pile = pileReference(node, context, chooser);
  if (pile !== null) return pile;
  const of = lowerObjects(node.of, context, chooser);
  if (node.count === "each" || node.count === "all" || node.count === "both") return of;
  const [least, most] = partitiveCounts[node.count] ?? refuse(node.count, node);
  // "Any number of creatures with total power 12 or greater" measures those that are chosen, not all that there are.
  if (of.kind === "matching" && of.filter.constraints.some(isSetBound))
    return { kind: "choice", chooser, filter: of.filter, least, most, manner: "chosen" };
  const number = node.count === "one" || node.count === "upToOne" ? "singular" : "plural";
  const some: ObjectReference = { kind: "oneOf", of, least, most, chooser };
  const antecedent = objectAntecedent(some, number, context.headsFor(of) ?? ["any"]);
  // "those cards" are then still all of them.
  context.mention(number === "singular" ? { ...antecedent, called: "inItsNumber" } : antecedent);
  return some;
}

/** What a noun group with its post-modifiers refers to; null where it names no objects. */
export function groupReference(
  group: NounGroup,
  post: readonly PostModifier[],
  context: Context,
  chooser: PlayerReference,
): ObjectReference | null {
  if (whatOf(group) === "player") return null;
  const phrase = { kind: "described", group, post } as const;
  /** "the rest", "the others": what an earlier instruction left (608.2c). */
  if (bareNoun(phrase, "rest") !== null)
    return groupHasArticle(group, "the") ? restOf(context, group) : refuse("rest", group);
  const piled = pileReference(phrase, context, chooser) ?? inPile(phrase, context, chooser);
  if (piled !== null) return remember(piled, "plural", ["card", ...headsOf(group)], context);
  const others = allOthers(phrase, context);
  if (others !== null) return others;
  const special = libraryCards(phrase, context) ?? wholeZone(phrase, context) ?? ringBearer(phrase);
  if (special !== null) return remember(special, formOf(group), headsOf(group), context);
  const { choice, rest } = splitChoice(post);
  const determined = readDeterminers(group.determiners, context);
  const made = byDeterminers({ group, post: rest, determined }, chooserOf(choice, chooser), context);
  if (choice !== null && made.kind !== "choice") return refuse("a choice of what is not chosen", group);
  const called = made.kind === "source" || made.kind === "maker" ? ["self"] : headsOf(group);
  const before = context.spokenAs(made);
  // "That card" is still the creature card that it was spoken of as before.
  return before === null
    ? remember(made, numberOf(group, determined), called, context, kindsOf(group))
    : remember(made, numberOf(group, determined), [...called, ...before.heads], context, before.each);
}

/** What was not taken of a set, or, where something was chosen of all that there is, what was not chosen (608.2c). */
function restOf(context: Context, node: object): ObjectReference {
  if (context.lastSet !== null) return { kind: "rest", of: stillTold(context.lastSet, context, node) };
  const slot = context.resultSlot("the rest", node);
  const doing = context.latestDoing(({ result }) => result === slot);
  const chosen = doing?.kind === "chooseObjects" ? doing.objects : doing?.kind === "putCounters" ? doing.on : null;
  if (chosen?.kind !== "choice") return refuse("the rest", node);
  const unchosen = { kind: "not", constraint: { kind: "isOneOf", objects: { kind: "result", slot } } } as const;
  return { kind: "matching", filter: { ...chosen.filter, constraints: [...chosen.filter.constraints, unchosen] } };
}

/** The slot of a set, unless the cards that were looked at or revealed there have since been shuffled with the others (401.2). */
function stillTold(slot: string, { doings }: Context, node: object): string {
  const at = doings.findIndex(({ result }) => result === slot);
  const shown = doings[at];
  const isShown = (shown?.kind === "lookAt" || shown?.kind === "reveal") && shown.what.kind === "libraryCards";
  const isLost = doings.slice(at).some((one) => one.kind === "shuffle" && one.into === null);
  return isShown && isLost ? refuse("the rest", node) : slot;
}

/** "all other cards revealed this way": those of what was shown that nothing was done to since (608.2c). */
function allOthers({ group, post }: Described, context: Context): ObjectReference | null {
  const way = onlyPost(post);
  if (way?.kind !== "thisWay" || bareNoun(phraseOf(group), "card") === null) return null;
  if (!groupHasArticle(group, "other") || !groupHasArticle(group, "all", "the")) return null;
  const doing = doingOf(way.what, context) ?? refuse("this way", way);
  return { kind: "rest", of: doing.result };
}

function chooserOf(choice: Choice | null, chooser: PlayerReference): Chooser {
  switch (choice) {
    case "yours":
      return { chooser: { kind: "you" }, manner: "chosen" };
    case "anOpponents":
      return { chooser: { kind: "anyOpponent" }, manner: "chosen" };
    case "atRandom":
      return { chooser, manner: "random" };
    case "theirs":
    case null:
      return { chooser, manner: "chosen" };
  }
}

/** The filter of a phrase for objects that are all meant: "creatures you control", "permanents". */
export function objectsOf(node: NounPhrase, context: Context): Filter {
  if (node.kind !== "described" || node.group.possessor !== null) return refuse("objects", node);
  const determined = readDeterminers(node.group.determiners, context);
  // A target is one that was chosen (115.1), and not all that match.
  if (determined.targeting === "target") return refuse("a target", node);
  return lowerFilter(node.group, node.post, determined, context);
}
