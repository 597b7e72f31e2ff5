import type { Possessor } from "../../../grammar/magic/phrases.js";
import type { Instruction, ObjectReference, PlayerReference } from "../effects/index.js";
import type { Described, NounPhrase, Partitive } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { splitChoice } from "./choice-phrase.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { lowerFilter, whatOf } from "./filter.js";
import { articleOf, commonHead, groupHasArticle, type Headed, headedBy, onlyPost, stateOf } from "./noun.js";
import { one } from "./plain.js";
import { possessorPlayer } from "./player.js";
import { refuse, refuseUnbound } from "./refusal.js";

/** The piles that a choice is made of: those of the last separation (700.3). */
export function separated(context: Context, node: object): string {
  const last = context.latestDoing(({ kind }) => kind === "separatePiles");
  return last === null ? refuseUnbound("pile", node) : last.result;
}

/** The last choice of a pile, of the last separation; null where none was chosen of it. */
function lastChosen(context: Context): string | null {
  const last = context.latestDoing(({ kind }) => kind === "separatePiles" || kind === "choosePile");
  return last?.kind === "choosePile" ? last.result : null;
}

/** "one of those piles", "one of the piles". */
export function isOneOfPiles({ count, of }: Partitive): boolean {
  const head = headedBy(of, "pile");
  if (head === null || count !== "one") return false;
  return isBare(head) && ["the", "those"].includes(articleOf(head.group) ?? "");
}

function isBare({ modifiers, post, group }: Headed): boolean {
  return modifiers.length === 0 && post.length === 0 && group.possessor === null;
}

/** Has a player choose a pile before the verb at hand does what it does to it (608.2d). */
function chosenNow(player: PlayerReference, node: object, context: Context): ObjectReference {
  if (lastChosen(context) !== null) return refuse("another choice of a pile", node);
  const made: Instruction = { kind: "choosePile", ...context.nextId(), player, of: separated(context, node) };
  context.choosing.push(made);
  context.doings.push(made);
  return { kind: "result", slot: made.result };
}

/**
 * "one pile", "that pile", "the chosen pile", "the other pile", "the pile of an opponent's choice": the objects in it, for the
 * pile itself is no object (700.3b). Null of a phrase that is of no pile.
 */
export function pileReference(node: NounPhrase, context: Context, chooser: PlayerReference): ObjectReference | null {
  if (node.kind === "partitive") return isOneOfPiles(node) ? chosenNow(chooser, node, context) : null;
  const head = headedBy(node, "pile");
  if (head === null || node.kind !== "described") return null;
  const { group, post, modifiers } = head;
  if (group.possessor !== null || group.items[0]?.form !== "singular") return refuse("piles", node);
  if (post.length > 0) return pileOfChoice(head, node, context, chooser);
  const [modifier, ...more] = modifiers;
  const isChosen = modifier !== undefined && more.length === 0 && stateOf(modifier) === "chosen";
  if (modifier !== undefined && !isChosen) return refuse("which pile", node);
  return pileCalled(head, node, context, chooser);
}

function pileCalled(
  { group, modifiers }: Headed,
  node: Described,
  context: Context,
  chooser: PlayerReference,
): ObjectReference {
  const [first, ...others] = group.determiners;
  const article = articleOf(group);
  if (first?.kind === "number" && first.value === 1 && others.length === 0 && modifiers.length === 0)
    return chosenNow(chooser, node, context);
  if (article === "that" || (article === "the" && modifiers.length > 0)) return chosenBefore(node, context);
  const isOther = groupHasArticle(group, "the") && groupHasArticle(group, "other") && group.determiners.length === 2;
  return isOther && modifiers.length === 0 ? otherPile(node, context) : refuse("which pile", node);
}

function chosenBefore(node: object, context: Context): ObjectReference {
  return { kind: "result", slot: lastChosen(context) ?? refuseUnbound("that pile", node) };
}

function otherPile(node: object, context: Context): ObjectReference {
  return theOtherPile(context) ?? refuseUnbound("the other pile", node);
}

/** "the other" where a pile of two was chosen last: the one that was not; null where none was (700.3). */
export function theOtherPile(context: Context): ObjectReference | null {
  const slot = lastChosen(context);
  const last = context.latestDoing(({ kind }) => kind === "separatePiles");
  if (slot === null || last?.kind !== "separatePiles" || last.piles.length !== 2) return null;
  return { kind: "unchosenPiles", slot };
}

/** "the pile of your choice", "the pile of an opponent's choice", "the pile of that player's choice". */
function pileOfChoice(
  { group, post, modifiers }: Headed,
  node: Described,
  context: Context,
  chooser: PlayerReference,
): ObjectReference {
  if (articleOf(group) !== "the" || modifiers.length > 0) return refuse("which pile", node);
  const named = choiceOfPlayer(onlyPost(post));
  if (named !== null) return chosenNow(possessorPlayer(named, context), node, context);
  const { choice, rest } = splitChoice(post);
  if (rest.length > 0) return refuse("which pile", node);
  switch (choice) {
    case "yours":
      return chosenNow({ kind: "you" }, node, context);
    case "theirs":
      return chosenNow(chooser, node, context);
    case "anOpponents":
      return chosenNow({ kind: "anyOpponent" }, node, context);
    case "atRandom":
    case null:
      return refuse("whose choice", node);
  }
}

/** "of that player's choice": whose. */
function choiceOfPlayer(post: PostModifier | null): Possessor | null {
  const named = post?.kind === "of" ? headedBy(post.what, "choice") : null;
  return named === null || named.post.length > 0 || named.modifiers.length > 0 ? null : named.group.possessor;
}

/**
 * "all creatures in the pile of that player's choice", "a card from the chosen pile": those objects of the pile (700.3b). Null
 * of a phrase that is of no pile.
 */
export function inPile(node: Described, context: Context, chooser: PlayerReference): ObjectReference | null {
  const last = node.post.at(-1);
  const where = placeOf(last);
  const pile = where === null || !isOfPile(where) ? null : pileReference(where, context, chooser);
  if (pile === null) return null;
  const { group } = node;
  const post = node.post.slice(0, -1);
  const determined = readDeterminers(group.determiners, context);
  const all = { ...determined, article: null, least: null, most: null } as const;
  const filter = lowerFilter({ ...group, determiners: [] }, post, all, context);
  const isPlain = filter.constraints.length === 0 && commonHead({ ...node, post })?.noun === "card";
  const of: ObjectReference = isPlain ? pile : { kind: "among", of: pile, filter };
  if (determined.targeting === "target" || whatOf(group) === "player") return refuse("in a pile", node);
  switch (determined.article) {
    case "all":
    case "each":
      return of;
    case "a":
    case "an":
      return { kind: "oneOf", of, least: one, most: one, chooser };
    default:
      return refuse("how many of a pile", node);
  }
}

function placeOf(post: PostModifier | undefined): NounPhrase | null {
  return post?.kind === "in" || post?.kind === "from" ? post.where : null;
}

function isOfPile(node: NounPhrase): boolean {
  return headedBy(node.kind === "partitive" ? node.of : node, "pile") !== null;
}
