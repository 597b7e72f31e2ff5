import type { Determiner } from "../../../grammar/magic/phrases.js";
import type { Coordinated, Described, NounPhrase } from "../syntax/noun-phrase.js";

/**
 * "creature you control that's a Wolf or a Werewolf": the "or" joins what the creature may be, and no creature with
 * something else beside it. The phrase with the alternatives within its clause; null of another phrase.
 */
export function joinedAlternatives({ members, conjunction }: Coordinated): Described | null {
  const [first, ...others] = members;
  if (conjunction !== "or" || first?.kind !== "described" || !others.every(isBare)) return null;
  const last = first.post.at(-1);
  if (last?.kind !== "relative" || last.pronoun !== "that" || last.verb.adverbials.length > 0) return null;
  const { predicate } = last.verb;
  if (predicate.kind !== "beNoun" || predicate.addition !== null || predicate.still !== null) return null;
  if (!isBare(predicate.object)) return null;
  const object: NounPhrase = { kind: "coordinated", members: [predicate.object, ...others], conjunction };
  const verb = { ...last.verb, predicate: { ...predicate, object } };
  return { ...first, post: [...first.post.slice(0, -1), { ...last, verb }] };
}

/**
 * "a spell that targets you or a permanent you control": the "or" joins what it may target. The phrase with the
 * alternatives within its clause; null of another phrase.
 */
export function joinedTargets({ members, conjunction }: Coordinated): Described | null {
  const [first, ...others] = members;
  if (conjunction !== "or" || first?.kind !== "described" || !others.every(isSome)) return null;
  const last = first.post.at(-1);
  if (last?.kind !== "relative" || last.verb.predicate.kind !== "target" || last.verb.adverbials.length > 0)
    return null;
  const { predicate } = last.verb;
  const object: NounPhrase = { kind: "coordinated", members: [predicate.object, ...others], conjunction };
  const verb = { ...last.verb, predicate: { ...predicate, object } };
  return { ...first, post: [...first.post.slice(0, -1), { ...last, verb }] };
}

/** "a permanent you control": something that may be targeted, and no spell or ability beside another. */
function isSome(node: NounPhrase): boolean {
  if (node.kind !== "described" || node.group.possessor !== null) return false;
  const [article, ...more] = node.group.determiners;
  const kinds = node.group.items.map(({ noun }) => (noun.kind === "common" ? noun.noun : noun.kind));
  const some = more.length === 0 && article?.kind === "article" && (article.word === "a" || article.word === "an");
  return some && !kinds.includes("spell") && !kinds.includes("ability");
}

/** "a Wolf", "Saproling": what something may be said to be. */
function isBare(node: NounPhrase): boolean {
  if (node.kind !== "described" || node.post.length > 0 || node.group.possessor !== null) return false;
  const [article, ...more] = node.group.determiners;
  if (article === undefined) return true;
  return more.length === 0 && article.kind === "article" && (article.word === "a" || article.word === "an");
}

/** "one, two, or three target creatures": the phrase of one to three of them (601.2c); null of another phrase. */
export function countedRange({ members, conjunction }: Coordinated): Described | null {
  const last = members.at(-1);
  if (conjunction !== "or" || members.length < 3 || last?.kind !== "described") return null;
  const [most, ...others] = last.group.determiners;
  if (most?.kind !== "number" || most.value !== members.length || !members.slice(0, -1).every(isOrdinal)) return null;
  const one: Determiner = { kind: "number", value: 1, style: "word" };
  const range: Determiner = { kind: "article", word: "either" };
  return { ...last, group: { ...last.group, determiners: [one, range, most, ...others] } };
}

/** Whether the word is the number of its place: "one", then "two". */
function isOrdinal(node: NounPhrase, at: number): boolean {
  return node.kind === "pronoun" && node.word === ["one", "two"][at];
}
