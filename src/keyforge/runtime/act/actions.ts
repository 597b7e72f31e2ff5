import { IllegalAction } from "../../../state/failures.js";
import type { Sight } from "../read/sight.js";
import { cardsInPlay } from "../state/cards.js";
import type { PlayerId } from "../state/identity.js";
import type { Action, Request } from "../state/request.js";
import { discardFromHand } from "./discard.js";
import {
  discardable,
  isAllowed,
  mayPlay,
  mayPlayAsUpgrade,
  ownUsesOf,
  permissionToPlay,
  permissionToUse,
  playableCards,
} from "./legal.js";
import type { Play } from "./play.js";
import { playCard } from "./play-card.js";
import { settle } from "./settle.js";
import { changeTurn, endTurn } from "./turn.js";
import { use } from "./use.js";

/** What the active player may do in the main step. */
export function actionsOf(sight: Sight, player: PlayerId): readonly Action[] {
  const used = cardsInPlay(sight.state).flatMap((card) =>
    ownUsesOf(sight, player, card).map((one): Action => ({ kind: "use", card, use: one })),
  );
  const played = playableCards(sight, player).map((card): Action => ({ kind: "play", card }));
  const attached = playableCards(sight, player).filter((card) => mayPlayAsUpgrade(sight, player, card));
  const asUpgrades = attached.map((card): Action => ({ kind: "playAsUpgrade", card }));
  const discarded = discardable(sight, player).map((card): Action => ({ kind: "discard", card }));
  return [{ kind: "endTurn" }, ...played, ...asUpgrades, ...used, ...discarded];
}

/** The request for what the active player does. */
export function mainRequest(sight: Sight): Request {
  const { active: player } = sight.state.turn;
  const options = actionsOf(sight, player).map((action) => ({ kind: "action", action }) as const);
  return { kind: "choose", purpose: "act", player, rule: "main step", about: null, options, least: 1, most: 1 };
}

/** Counts a use of a permission, where one was needed. */
function countPermit(play: Play, key: string | null): void {
  if (key === null) return;
  const { permits } = play.state.turn;
  changeTurn(play, { permits: { ...permits, [key]: (permits[key] ?? 0) + 1 } });
}

/** Whether the house alone lets the card be used or played. */
function isByHouse(sight: Sight, { card }: { readonly card: number }): boolean {
  const { house } = sight.state.turn;
  return house !== null && sight.look(card).houses.includes(house);
}

/** Plays a card. */
function play(
  game: Play,
  player: PlayerId,
  action: Extract<Action, { readonly kind: "play" | "playAsUpgrade" }>,
): void {
  const { card, kind } = action;
  const isPossible = kind === "play" ? mayPlay(game, player, card) : mayPlayAsUpgrade(game, player, card);
  if (!isPossible) throw new IllegalAction(`card ${card} cannot be played now`, "playing");
  const isFromHand = game.state.objects[card]?.zone === "hand";
  countPermit(game, isFromHand && isByHouse(game, action) ? null : permissionToPlay(game, player, card));
  playCard(game, player, card, { as: kind === "play" ? "itself" : "upgrade", on: null });
}

/** Uses a card. */
function useCard(game: Play, player: PlayerId, action: Extract<Action, { readonly kind: "use" }>): void {
  const { card, use: wanted } = action;
  if (!ownUsesOf(game, player, card).includes(wanted) || !isAllowed(game, player, card, wanted))
    throw new IllegalAction(`card ${card} cannot be used so now`, "using");
  const isFree = isByHouse(game, action) || wanted === "omni";
  countPermit(game, isFree ? null : permissionToUse(game, player, card, wanted));
  use(game, player, card, { uses: [wanted], against: null, ignoring: [] });
}

/** Discards a card of the active house. */
function discard(game: Play, player: PlayerId, { card }: Extract<Action, { readonly kind: "discard" }>): void {
  if (!discardable(game, player).includes(card))
    throw new IllegalAction(`card ${card} cannot be discarded`, "discarding");
  discardFromHand(game, player, card);
  settle(game);
}

/** Does what the active player chose to do. */
export function act(game: Play, action: Action): void {
  const { active } = game.state.turn;
  switch (action.kind) {
    case "endTurn":
      endTurn(game);
      return;
    case "play":
    case "playAsUpgrade":
      play(game, active, action);
      break;
    case "use":
      useCard(game, active, action);
      break;
    case "discard":
      discard(game, active, action);
  }
  if (game.state.turn.ending && game.state.winner === null) endTurn(game);
}
