import type { Determiner, Modifier, NounGroup, NounItem } from "../../../grammar/magic/phrases.js";
import type { Article } from "../../../grammar/magic/vocabulary/modifiers.js";
import { pluralOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import type { CommonNoun } from "../../../grammar/magic/vocabulary/nouns.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { refuse, Refusal } from "./refusal.js";

/** A phrase with one common noun for its head, taken apart: "two +1/+1 | counter | on it". */
export interface Headed {
  readonly group: NounGroup;
  readonly item: NounItem;
  readonly noun: CommonNoun;
  readonly modifiers: readonly Modifier[];
  readonly post: readonly PostModifier[];
}

/** The one noun of a phrase with what stands before it; null where there are several, or none. */
export function onlyItem(node: NounPhrase): NounItem | null {
  if (node.kind !== "described") return null;
  const [item, ...others] = node.group.items;
  return item === undefined || others.length > 0 ? null : item;
}

/** A phrase whose one noun is a common one ("life", "card", "turn"); null of types, subtypes, lists and pronouns. */
export function commonHead(node: NounPhrase): Headed | null {
  const item = onlyItem(node);
  if (node.kind !== "described" || item?.noun.kind !== "common") return null;
  return { group: node.group, item, noun: item.noun.noun, modifiers: item.modifiers, post: node.post };
}

/** A phrase whose one noun is this word, whatever stands around it. */
export function headedBy(node: NounPhrase, noun: CommonNoun): Headed | null {
  const head = commonHead(node);
  return head?.noun === noun ? head : null;
}

/** A phrase of this one word with determiners alone ("3 damage", "the game"): nothing narrows or follows it. */
export function bareNoun(node: NounPhrase, noun: CommonNoun): NounGroup | null {
  const head = headedBy(node, noun);
  return head === null || head.modifiers.length > 0 || head.post.length > 0 ? null : head.group;
}

/** Whether the phrase is the word and nothing else: "life" in "you gain life". */
export function isWord(node: NounPhrase, noun: CommonNoun): boolean {
  return bareNoun(node, noun)?.determiners.length === 0;
}

/** The article that is a group's only determiner; null where there is none, or more than it. */
export function articleOf(group: NounGroup): Article | null {
  const [first, ...others] = group.determiners;
  return first?.kind === "article" && others.length === 0 ? first.word : null;
}

/** Whether a determiner is this article. */
export function isArticle(one: Determiner | undefined, ...words: readonly Article[]): boolean {
  return one?.kind === "article" && words.includes(one.word);
}

/** Whether one of these articles is among the determiners of a phrase. */
export function hasArticle(node: NounPhrase, ...words: readonly Article[]): boolean {
  return node.kind === "described" && groupHasArticle(node.group, ...words);
}

/** Whether one of these articles is among the determiners of a group. */
export function groupHasArticle(group: NounGroup, ...words: readonly Article[]): boolean {
  return group.determiners.some((one) => isArticle(one, ...words));
}

/** Whether every determiner of a group is "a" or "an". */
export function isIndefinite(group: NounGroup): boolean {
  return group.determiners.every((one) => isArticle(one, "a", "an"));
}

/** Whether a group is one thing without an article: "becomes 4/4 artifact creature"; "are Plains" is of several. */
export function isBareSingular({ items, determiners, possessor }: NounGroup): boolean {
  const last = items.at(-1);
  if (last?.form !== "singular" || determiners.length > 0 || possessor !== null) return false;
  return last.noun.kind !== "subtype" || pluralOf(last.noun.subtype) !== last.noun.subtype;
}

/** The state that a modifier names ("chosen", "tapped"), or null of another modifier. */
export function stateOf(modifier: Modifier | undefined): Extract<Modifier, { readonly kind: "state" }>["state"] | null {
  return modifier?.kind === "state" ? modifier.state : null;
}

/** Whether a modifier is this noun: "total" in "the total power". */
export function isNounWord(modifier: Modifier | undefined, noun: CommonNoun): boolean {
  return modifier?.kind === "noun" && modifier.noun === noun;
}

/** Modifiers without "additional", which says of a count what the rules do anyhow. */
export function withoutAdditional(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.filter((modifier) => stateOf(modifier) !== "additional");
}

/** The kind of counter that the modifiers name; null where they name none (122.1). */
export function counterKindOf(modifiers: readonly Modifier[], node: object): string | null {
  const [kind, ...more] = modifiers;
  if (kind === undefined) return null;
  return kind.kind === "counterKind" && more.length === 0 ? knownCounter(kind) : refuse("counters", node);
}

/** The one phrase behind a noun; null where there is none, or more than it. */
export function onlyPost(post: readonly PostModifier[]): PostModifier | null {
  const [first, ...others] = post;
  return first === undefined || others.length > 0 ? null : first;
}

/** What "of" brings behind a noun, where nothing else follows: "the end | of combat". */
export function ofWhat(post: readonly PostModifier[]): NounPhrase | null {
  const only = onlyPost(post);
  return only?.kind === "of" ? only.what : null;
}

/** Whether the phrase speaks of what the text stands on: "this creature" (201.5). */
export function isThis(node: NounPhrase): boolean {
  return hasArticle(node, "this");
}

/** Whether the phrase names the object that the ability is on: by its name, or as "this …" (201.5, 109.2). */
export function namesItself(node: NounPhrase): boolean {
  return node.kind === "self" || isThis(node);
}

/** Whether the phrase is this pronoun. */
export function isPronoun(
  node: NounPhrase | null,
  word: Extract<NounPhrase, { readonly kind: "pronoun" }>["word"],
): boolean {
  return node?.kind === "pronoun" && node.word === word;
}

/** A phrase that is only a group: what stands before a possessive mark, read by itself. */
export function phraseOf(group: NounGroup): Described {
  return { kind: "described", group, post: [] };
}

/** A kind of counter that the lists know; any other is reported with its nearest (122.1). */
export function knownCounter(kind: Extract<Modifier, { readonly kind: "counterKind" }>): string {
  if (kind.known === "known") return kind.counter;
  throw new Refusal("unknownCounter", kind.counter, kind);
}
