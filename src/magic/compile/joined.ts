import type { Modifier, NounGroup } from "../../../grammar/magic/phrases.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Determined } from "./determiner.js";
import { formOf } from "./head.js";
import { hasArticle, isArticle } from "./noun.js";
import { refuse } from "./refusal.js";

/**
 * Refuses "and" between the kinds or the places of objects that are counted out: "target artifact and enchantment", "two
 * artifacts and enchantments", "a card from your hand and graveyard". One object would have to be both, or several are
 * meant; neither is said. Colors join: a "white and blue creature" is both (105.2b).
 */
export function checkJoined(group: NounGroup, post: readonly PostModifier[], determined: Determined): void {
  if (!isCountedOut(determined)) return;
  if (joinsKinds(group, "and")) refuse("and", group);
  const places = post.find(joinsPlaces);
  if (places !== undefined) refuse("and", places);
}

/** Refuses "or" between kinds of which all are meant: "all artifacts or enchantments", "Goblins or Elves you control get +1/+1". */
export function checkWhole(group: NounGroup): void {
  if (joinsKinds(group, "or") && formOf(group) === "plural") refuse("or", group);
}

/** Refuses "and" between kinds of one object: "enchant artifact and creature" (303.4a). */
export function checkEither(group: NounGroup): void {
  if (joinsKinds(group, "and") && group.items.every(({ form }) => form === "singular")) refuse("and", group);
}

/** Refuses a bare plural as what an instruction acts on ("destroy creatures"): it says neither all nor how many. */
export function checkActedOn(node: NounPhrase): void {
  if (node.kind === "coordinated") {
    for (const member of node.members) checkActedOn(member);
    return;
  }
  if (node.kind !== "described" || node.group.possessor !== null) return;
  if (node.group.determiners.some((one) => !isArticle(one, "other"))) return;
  if (formOf(node.group) === "plural") refuse("how many", node);
}

/** Whether so many of them are meant as the text says, not all that there are. */
function isCountedOut({ article, most, targeting }: Determined): boolean {
  const counted = most !== null && most.kind !== "anyNumber";
  return targeting === "target" || article === "a" || article === "an" || counted;
}

function joinsKinds({ items, conjunction }: NounGroup, word: "and" | "or"): boolean {
  if (items.length > 1 && conjunction === word) return true;
  return items.some(({ modifiers }) => modifiers.some((one) => listsKinds(one, word)));
}

function listsKinds(modifier: Modifier, word: "and" | "or"): boolean {
  return (
    modifier.kind === "list" &&
    modifier.conjunction === word &&
    !modifier.members.every(([first]) => first?.kind === "color")
  );
}

function joinsPlaces(post: PostModifier): boolean {
  if (post.kind !== "in" && post.kind !== "from") return false;
  const { where } = post;
  return where.kind === "described" && where.group.items.length > 1 && where.group.conjunction === "and";
}

/**
 * "Up to one target creature card and up to one target land card from your graveyard": where the last of joined cards is from,
 * those before it are from too, as a card is somewhere (109.2a). The members with that place each.
 */
export function withSharedPlace(members: readonly NounPhrase[]): readonly NounPhrase[] {
  const last = members.at(-1);
  const places = last?.kind === "described" ? last.post.filter(({ kind }) => kind === "from" || kind === "in") : [];
  if (places.length === 0) return members;
  return members.map((one) =>
    one.kind === "described" && one.post.length === 0 && isSomeCard(one) ? { ...one, post: places } : one,
  );
}

/** "a creature card", but not "this card", which is where it is. */
function isSomeCard(node: Extract<NounPhrase, { readonly kind: "described" }>): boolean {
  const noun = node.group.items.at(-1)?.noun;
  return noun?.kind === "common" && noun.noun === "card" && !hasArticle(node, "this", "that", "the");
}
