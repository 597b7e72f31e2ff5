import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { ObjectReference, Quantity } from "../effects/index.js";
import type { Described } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { commonHead, headedBy, ofWhat, phraseOf } from "./noun.js";
import { one } from "./plain.js";
import { refuse } from "./refusal.js";
import { onlyZoneOf, zoneOf } from "./zone.js";

/** "the top three cards of your library", "the top card of that player's library"; null of another phrase (401). */
export function libraryCards(phrase: Described, context: Context): ObjectReference | null {
  const head = headedBy(phrase, "card");
  const [end, amount, ...more] = head?.modifiers ?? [];
  const [of, ...others] = phrase.post;
  if (end?.kind !== "noun" || (end.noun !== "top" && end.noun !== "bottom") || of?.kind !== "of") return null;
  const places = zoneOf(of.what, context);
  if (places?.zones[0] !== "library" || places.player === null || more.length > 0 || others.length > 0)
    return refuse("cards of a library", phrase.group);
  const count = amount === undefined ? one : amountOf(amount, context);
  return { kind: "libraryCards", player: places.player, end: end.noun, count };
}

function amountOf(modifier: NounGroup["items"][number]["modifiers"][number], context: Context): Quantity {
  if (modifier.kind !== "determiner") return refuse("an amount", modifier);
  return readDeterminers([modifier.determiner], context).most ?? refuse("an amount", modifier);
}

/** "your hand", "their graveyard": all the cards in it; null of another phrase (400.1). */
export function wholeZone({ group, post }: Described, context: Context): ObjectReference | null {
  const places = post.length === 0 ? zoneOf(phraseOf(group), context) : null;
  if (places === null) return null;
  const zone = onlyZoneOf(places);
  if (places.player === null || (zone !== "hand" && zone !== "graveyard" && zone !== "library"))
    return refuse("a zone", group);
  return { kind: "wholeZone", zone, of: places.player };
}

/** "top" or "bottom" of "the top of your library"; null of another phrase (401.4). */
export function libraryEnd(place: Described, context: Context): "top" | "bottom" | null {
  const end = commonHead(place)?.noun;
  const library = ofWhat(place.post);
  if ((end !== "top" && end !== "bottom") || library === null) return null;
  return zoneOf(library, context)?.zones[0] === "library" ? end : null;
}
