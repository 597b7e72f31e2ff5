import type { Condition, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { howMany, readNumbered } from "../how-many.js";
import { articleOf, bareNoun, commonHead, isPronoun, stateOf } from "../noun.js";
import { isEach, numeric, one } from "../plain.js";
import { refuse } from "../refusal.js";
import { zoneOf } from "../zone.js";

/** "a full party": one of each of the four creature types (700.8c); null of another phrase. */
export function fullParty(player: PlayerReference, object: NounPhrase): Condition | null {
  const head = commonHead(object);
  const [word, ...more] = head?.modifiers ?? [];
  if (head?.noun !== "party" || stateOf(word) !== "full") return null;
  if (more.length > 0 || head.post.length > 0 || articleOf(head.group) !== "a" || isEach(player))
    return refuse("a full party", object);
  return {
    kind: "compare",
    quantity: { kind: "partySize", of: player },
    is: { operator: "atLeast", than: numeric(4) },
  };
}

/** "eight or more cards in their graveyard": what one player has (404); null of another phrase. */
export function cardsInGraveyard(player: PlayerReference, object: NounPhrase, context: Context): Condition | null {
  const head = commonHead(object);
  if (head?.noun !== "card" || head.modifiers.length > 0) return null;
  const [place, ...more] = head.post;
  if (place?.kind !== "in" || more.length > 0) return null;
  if (!isTheirGraveyard(place.where) || isEach(player)) return null;
  const is = howMany(readNumbered(head.group, context), object);
  return { kind: "playerMatches", player, filter: { what: "player", constraints: [{ kind: "graveyardSize", is }] } };
}

function isTheirGraveyard(where: NounPhrase): boolean {
  const group = bareNoun(where, "graveyard");
  return group !== null && group.possessor === null && articleOf(group) === "their";
}

/** "your library has no cards in it", "a graveyard has twenty or more cards in it" (401, 404); null of another subject or object. */
export function cardsInZone(subject: NounPhrase, object: NounPhrase, context: Context): Condition | null {
  const head = commonHead(object);
  const [place, ...more] = head?.post ?? [];
  if (head?.noun !== "card" || head.modifiers.length + more.length > 0) return null;
  if (place?.kind !== "in" || !isPronoun(place.where, "it")) return null;
  const kind = sizes.find(([noun]) => bareNoun(subject, noun) !== null)?.[1];
  if (kind === undefined || subject.kind !== "described") return null;
  const is = howMany(readNumbered(head.group, context), object);
  const filter = { what: "player", constraints: [{ kind, is }] } as const;
  if (articleOf(subject.group) === "a" && subject.group.possessor === null)
    return { kind: "exists", what: filter, is: { operator: "atLeast", than: one } };
  const player = zoneOf(subject, context)?.player ?? null;
  return player === null || isEach(player) ? refuse("whose", subject) : { kind: "playerMatches", player, filter };
}

const sizes = [
  ["library", "librarySize"],
  ["graveyard", "graveyardSize"],
  ["hand", "handSize"],
] as const;
