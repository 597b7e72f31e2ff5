import type { Filter, ObjectReference, PlayerReference } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import { objectAntecedent, type Context } from "./context.js";
import { withX, whereOf } from "./defined-x.js";
import { readDeterminers } from "./determiner.js";
import { lowerFilter } from "./filter.js";
import { headsOf } from "./head.js";
import { checkEither } from "./joined.js";
import { topOfLibrary } from "./library.js";
import { bareNoun, isPronoun } from "./noun.js";
import { isNumeric, one } from "./plain.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { refuse } from "./refusal.js";
import type { Saying } from "./saying.js";
import { isSame } from "../effects/structure.js";

/** What is done to the cards, and says itself again behind "until": "reveal cards … until you reveal a land card". */
type Shown = "reveal" | "exile";

/** Cards from the top of a library up to those that are sought, and what they are called. */
export interface CardsUntil {
  readonly objects: Extract<ObjectReference, { readonly kind: "libraryUntil" }>;
  readonly called: readonly string[];
}

/**
 * "cards from the top of your library until you reveal a land card": one after another, up to and with the one with which
 * so many are found (701.57a does so); null where no such words stand there.
 */
export function cardsUntil(
  { object, from }: { readonly object: NounPhrase; readonly from: NounPhrase | null },
  verb: Shown,
  saying: Saying,
  context: Context,
): CardsUntil | null {
  const player = from === null || !isCards(object) ? null : topOfLibrary(from, context);
  const until = player === null ? null : saying.take("until");
  if (player === null || until === null) return null;
  const sought = soughtIn(until.clause, verb, player, context);
  return withX(whereOf(sought.verb.adverbials), context, () => lowerSought(sought.what, player, context));
}

/** "cards" with "from …" behind it, which some verbs leave with their object: the two apart. */
export function splitFrom(object: NounPhrase): { readonly object: NounPhrase; readonly from: NounPhrase | null } {
  const [post, ...more] = object.kind === "described" ? object.post : [];
  if (object.kind !== "described" || post?.kind !== "from" || more.length > 0) return { object, from: null };
  return { object: { ...object, post: [] }, from: post.where };
}

/** "exile cards from the top of your library until …": how many is said behind "until". */
export function isUntilFound({ predicate, adverbials }: VerbPhrase): boolean {
  if (predicate.kind !== "exile" || !adverbials.some(({ kind }) => kind === "until")) return false;
  const { object, from } = splitFrom(predicate.object);
  return from !== null && isCards(object);
}

/** Later words speak of the card that was found by itself, and of all that were shown together (608.2c). */
export function mentionFound({ objects, called }: CardsUntil, slot: string, context: Context): void {
  const shown: ObjectReference = { kind: "result", slot };
  const number = isNumeric(objects.count, 1) ? "singular" : "plural";
  const found = { kind: "among", of: shown, filter: objects.found } as const;
  context.mention({ ...objectAntecedent(found, number, called), called: "inItsNumber" });
  context.mention({ ...objectAntecedent(shown, "plural", ["card"]), called: "inItsNumber" });
}

function isCards(object: NounPhrase): boolean {
  const group = bareNoun(object, "card");
  return group?.determiners.length === 0 && group.possessor === null && group.items[0]?.form === "plural";
}

interface Sought {
  readonly what: Described;
  readonly verb: VerbPhrase;
}

/** The card that ends it, in "they reveal a land card" and "a land card is revealed". */
function soughtIn(clause: Clause, verb: Shown, player: PlayerReference, context: Context): Sought {
  const [said, ...more] = clause.verbs;
  const { subject } = clause;
  if (said === undefined || more.length > 0 || subject === null || said.adverb !== null || said.innerAdverb !== null)
    return refuse("until", clause);
  const { predicate } = said;
  const what = predicate.kind === verb ? predicate.object : passiveObject(said, verb, subject);
  if (what?.kind !== "described" || said.adverbials.some(({ kind }) => kind !== "where"))
    return refuse("until", clause);
  if (predicate.kind === verb && (said.auxiliary !== null || !isSamePlayer(subject, player, context)))
    return refuse("until", clause);
  return { what, verb: said };
}

function passiveObject({ predicate, auxiliary }: VerbPhrase, verb: Shown, subject: NounPhrase): NounPhrase | null {
  const plain = predicate.kind === "passive" && predicate.object === null && predicate.tails.length === 0;
  return plain && predicate.verb === verb && predicate.form === "is" && auxiliary === null ? subject : null;
}

/** Whether those who show the last card are those whose library it is. */
function isSamePlayer(subject: NounPhrase, player: PlayerReference, context: Context): boolean {
  if (isPronoun(subject, "you")) return player.kind === "you";
  if (isPronoun(subject, "they") || isPronoun(subject, "he") || isPronoun(subject, "she")) return player.kind !== "you";
  return isPlayerPhrase(subject) && isSame(lowerPlayers(subject, context), player);
}

function lowerSought({ group, post }: Described, player: PlayerReference, context: Context): CardsUntil {
  const determined = readDeterminers(group.determiners, context);
  const { article, least, most, other, targeting } = determined;
  const single = article === "a" || article === "an" ? one : null;
  const count = most ?? single;
  const exact = most === null || isSame(least, most);
  if (count === null || !exact || other === "other" || targeting === "target" || group.possessor !== null)
    return refuse("until", group);
  checkEither(group);
  const found: Filter = lowerFilter(group, post, { ...determined, article: null }, context);
  if (found.what !== "card") return refuse("until", group);
  return { objects: { kind: "libraryUntil", player, found, count }, called: [...headsOf(group)] };
}
