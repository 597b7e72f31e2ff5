import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { ObjectReference, PlayerReference, Quantity } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { commonHead, headedBy, isArticle, ofWhat, phraseOf } from "./noun.js";
import { one } from "./plain.js";
import { refuse } from "./refusal.js";
import { zoneOf } from "./zone.js";
import { isSame } from "../effects/structure.js";

/** "the top three cards of your library", "the top card of that player's library"; null of another phrase (401). */
export function libraryCards(phrase: Described, context: Context): ObjectReference | null {
  const counted = cardsFromTop(phrase, context);
  if (counted !== null) return counted;
  const head = headedBy(phrase, "card");
  const [end, amount, ...more] = head?.modifiers ?? [];
  const [of, ...others] = phrase.post;
  if (end?.kind !== "noun" || (end.noun !== "top" && end.noun !== "bottom") || of?.kind !== "of") return null;
  const places = zoneOf(of.what, context);
  if (places?.zones[0] !== "library" || places.player === null || more.length > 0 || others.length > 0)
    return refuse("cards of a library", phrase.group);
  if (!isTheEnd(phrase.group.determiners)) return refuse("cards of a library", phrase.group);
  // "The top cards" does not say how many.
  if (amount === undefined && head?.item.form === "plural") return refuse("how many cards", phrase.group);
  const count = amount === undefined ? one : amountOf(amount, context);
  return { kind: "libraryCards", player: places.player, end: end.noun, count };
}

/** "that many cards from the top of your library"; null of another phrase, or where it is not said how many. */
function cardsFromTop(phrase: Described, context: Context): ObjectReference | null {
  const head = headedBy(phrase, "card");
  const [from, ...more] = phrase.post;
  if (head === null || head.modifiers.length > 0 || from?.kind !== "from" || more.length > 0) return null;
  const player = topOfLibrary(from.where, context);
  if (player === null || head.group.determiners.length === 0) return null;
  const { article, least, most, targeting, other } = readDeterminers(head.group.determiners, context);
  const exact = most !== null && isSame(least, most);
  if (article !== null || !exact || targeting === "target" || other === "other") return refuse("cards", phrase);
  return { kind: "libraryCards", player, end: "top", count: most };
}

/** "the top three cards": the number stands behind "top", so that nothing but the article stands before it. */
function isTheEnd(determiners: NounGroup["determiners"]): boolean {
  const [article, ...more] = determiners;
  return article !== undefined && isArticle(article, "the") && more.length === 0;
}

function amountOf(modifier: NounGroup["items"][number]["modifiers"][number], context: Context): Quantity {
  if (modifier.kind !== "determiner") return refuse("an amount", modifier);
  return readDeterminers([modifier.determiner], context).most ?? refuse("an amount", modifier);
}

/** "your hand", "their hand and graveyard": all the cards in it or in each of them; null of another phrase (400.1). */
export function wholeZone({ group, post }: Described, context: Context): ObjectReference | null {
  const places = post.length === 0 ? zoneOf(phraseOf(group), context) : null;
  if (places === null) return null;
  const { zones, player } = places;
  if (player === null || (zones.length > 1 && group.conjunction !== "and")) return refuse("a zone", group);
  const [only, ...more] = zones.map((zone): ObjectReference =>
    zone === "hand" || zone === "graveyard" || zone === "library"
      ? { kind: "wholeZone", zone, of: player }
      : refuse("a zone", group),
  );
  if (only === undefined) return null;
  return more.length === 0 ? only : { kind: "all", of: [only, ...more] };
}

/** Whose library it is in "the top of your library"; null of another phrase, or where it is not said (401). */
export function topOfLibrary(place: NounPhrase, context: Context): PlayerReference | null {
  if (place.kind !== "described" || libraryEnd(place, context) !== "top") return null;
  const library = ofWhat(place.post);
  return library === null ? null : (zoneOf(library, context)?.player ?? null);
}

/** "top" or "bottom" of "the top of your library"; null of another phrase (401.4). */
export function libraryEnd(place: Described, context: Context): "top" | "bottom" | null {
  const end = commonHead(place)?.noun;
  const library = ofWhat(place.post);
  if ((end !== "top" && end !== "bottom") || library === null) return null;
  return zoneOf(library, context)?.zones[0] === "library" ? end : null;
}
