import type { Name, Placement } from "../../effects/index.js";
import { compiledOf, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import { enterPlay, placeFor } from "./enter.js";
import type { Play } from "./play.js";
import { settle } from "./settle.js";
import { takeOut, renumber } from "./zones.js";

/** The reference card of which a player makes copies: none for want of one (R9), or where another is named (R10). */
export function referenceFor(play: Play, maker: PlayerId, named: Name | null): string | null {
  const { reference } = playerOf(play.state, maker);
  if (reference === null) return null;
  return named === null || compiledOf(play.state, reference).name === named ? reference : null;
}

/**
 * Makes a token creature of a card: it comes into play facedown as a copy of the maker's reference card, on a flank that
 * the active player chooses before anyone may look at it (R1, R2, R4, R17). It is not played (R8).
 */
function makeToken(play: Play, scope: Scope, id: CardId, maker: PlayerId, reference: string, at: Placement): CardId {
  const index = placeFor(play, scope, at, maker);
  const token = renumber(play, id);
  takeOut(play, token);
  const as = { facing: "down", token: reference } as const;
  enterPlay(play, token, { controller: maker, enters: [], index, as });
  play.happen(happening("tokenMade", { card: token, player: maker, to: "play" }));
  return token;
}

/** Which cards become token creatures: so many from the top of the maker's deck, or certain ones. */
export type TokenCards = { readonly count: number } | { readonly cards: readonly CardId[] };

/** The next card: the top of the deck, which is not replenished (R6, R7), or the next of those given. */
function nextCard(play: Play, maker: PlayerId, from: TokenCards, made: number): CardId | null {
  if ("cards" in from) return from.cards[made] ?? null;
  return made < from.count ? (playerOf(play.state, maker).deck[0] ?? null) : null;
}

/** Makes token creatures one at a time; gives those that were made (R6, R31). */
export function makeTokens(
  play: Play,
  scope: Scope,
  { maker, named, from, placement }: { maker: PlayerId; named: Name | null; from: TokenCards; placement: Placement },
): readonly CardId[] {
  const reference = referenceFor(play, maker, named);
  const tokens: CardId[] = [];
  if (reference === null) return tokens;
  let card = nextCard(play, maker, from, 0);
  while (card !== null) {
    tokens.push(makeToken(play, scope, card, maker, reference, placement));
    settle(play);
    card = nextCard(play, maker, from, tokens.length);
  }
  return tokens;
}
