import type { Condition, Constraint, Filter, PlayerReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import type { Context } from "../context.js";
import { howMany, readNumbered } from "../how-many.js";
import { articleOf, bareNoun, commonHead, type Headed, isPronoun, stateOf } from "../noun.js";
import { isEach, numeric, you } from "../plain.js";
import { isHand } from "../player-holds.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";

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

/**
 * "more cards in hand than you", "eight or more cards in their graveyard": what one player has, of whom there may be
 * several (402, 404); null of another phrase.
 */
export function cardsCompared(player: PlayerReference, object: NounPhrase, context: Context): Condition | null {
  const head = commonHead(object);
  if (head?.noun !== "card" || head.modifiers.length > 0) return null;
  const [place, than, ...more] = head.post;
  if (place?.kind !== "in" || more.length > 0) return null;
  if (than !== undefined) return isHand(place.where) ? moreInHand(player, head, than, context) : null;
  if (!isTheirGraveyard(place.where) || isEach(player)) return null;
  return having(player, { kind: "graveyardSize", is: howMany(readNumbered(head.group, context), object) });
}

function having(player: PlayerReference, constraint: Constraint): Condition {
  return { kind: "playerMatches", player, filter: { what: "player", constraints: [constraint] } };
}

function isTheirGraveyard(where: NounPhrase): boolean {
  const group = bareNoun(where, "graveyard");
  return group !== null && group.possessor === null && articleOf(group) === "their";
}

/** "more cards in hand than you", "than each opponent": than every one of them. */
function moreInHand(player: PlayerReference, head: Headed, than: PostModifier, context: Context): Condition {
  const [word, ...others] = head.group.determiners;
  if (than.kind !== "than" || word?.kind !== "amount" || word.word !== "more" || others.length > 0)
    return refuse("more cards", head.group);
  if (isPronoun(than.what, "you") && !isEach(player) && player.kind !== "you")
    return having(player, { kind: "handSize", is: { operator: "greater", than: yourHand } });
  const whom = player.kind === "you" ? lowerPlayers(than.what, context) : refuse("more cards", head.group);
  if (whom.kind === "targetPlayer" || whom.kind === "triggeringPlayer" || whom.kind === "defendingPlayer")
    return having(whom, { kind: "handSize", is: { operator: "less", than: yourHand } });
  if (whom.kind === "anyOpponent") return having(whom, { kind: "handSize", is: { operator: "less", than: yourHand } });
  if (whom.kind !== "eachOpponent") return refuse("than", than);
  const opponent: Constraint = { kind: "opponentOf", player: you };
  const asMany: Constraint = { kind: "handSize", is: { operator: "atLeast", than: yourHand } };
  const what: Filter = { what: "player", constraints: [opponent, asMany] };
  return { kind: "exists", what, is: { operator: "equal", than: numeric(0) } };
}

const yourHand: Quantity = {
  kind: "count",
  of: { what: "card", constraints: [{ kind: "inZone", zone: "hand", of: you }] },
};
