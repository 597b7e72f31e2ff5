import type { HouseReference } from "../../effects/index.js";
import { askNumber, askOne } from "../act/ask.js";
import type { Frame, Handler } from "../act/carry-out.js";
import { discardCard } from "../act/discard.js";
import { forge, keyCost, unforge } from "../act/keys.js";
import { housesFor } from "../act/legal.js";
import { resolveIcon as resolveOne, resolveIcons } from "../act/icons.js";
import type { Play } from "../act/play.js";
import { resolveAll, settle } from "../act/settle.js";
import { timedOn } from "../act/triggers.js";
import { changeTurn } from "../act/turn.js";
import { housesOf } from "../read/house.js";
import { playerMeant, playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { cardsOf } from "../read/reference.js";
import { cardOf, everyCard, compiledOf, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import { didBy, didSoMuch, didTo, undone, type SlotValue } from "../state/scope.js";

/** "forge a key": at the current cost with a change, or at none. */
export const forgeKey: Handler<"forgeKey"> = ({ player, cost }, play, { scope }) =>
  didBy(
    playersOf(play, scope, player).filter((one) => {
      if (cost.kind === "free") return forge(play, one, 0);
      const change = cost.change === null ? 0 : countOf(play, scope, cost.change);
      const less = cost.reduction === undefined ? 0 : countOf(play, scope, cost.reduction);
      return forge(play, one, Math.max(0, keyCost(play, one) + (cost.direction === "more" ? change : -change) - less));
    }),
  );

/** "unforges a key" */
export const unforgeKey: Handler<"unforgeKey"> = ({ player }, play, { scope }) =>
  didBy(playersOf(play, scope, player).filter((one) => unforge(play, one)));

/** Changes the chains of players; gives by how much. */
function changeChains(play: Play, players: readonly PlayerId[], change: number): SlotValue {
  const amounts = players.map((player) => {
    const { chains } = playerOf(play.state, player);
    const now = Math.min(24, Math.max(0, chains + change));
    play.changePlayer(player, { chains: now });
    const amount = Math.abs(now - chains);
    if (amount > 0) play.happen(happening(change > 0 ? "chainsGained" : "chainsLost", { player, amount }));
    return amount;
  });
  return didSoMuch(
    amounts.reduce((sum, one) => sum + one, 0),
    { players },
  );
}

/** "gain 2 chains" */
export const gainChains: Handler<"gainChains"> = ({ player, amount }, play, { scope }) =>
  changeChains(play, playersOf(play, scope, player), countOf(play, scope, amount));

/** "lose 2 chains" */
export const loseChains: Handler<"loseChains"> = ({ player, amount }, play, { scope }) =>
  changeChains(play, playersOf(play, scope, player), -countOf(play, scope, amount));

/** "raise the tide": it is then high for that player and low for the opponent. */
export const raiseTide: Handler<"raiseTide"> = ({ player }, play, { scope }) => {
  const who = playerMeant(play, scope, player);
  if (who === null || play.state.tide === who) return undone;
  play.state = { ...play.state, tide: who };
  play.happen(happening("tideRaised", { player: who }));
  return didBy([who]);
};

/** "lower the tide": it is then high for the opponent. */
export const lowerTide: Handler<"lowerTide"> = ({ player }, play, { scope }) => {
  const who = playerMeant(play, scope, player);
  const other = play.state.players.find(({ id }) => id !== who)?.id ?? null;
  if (who === null || other === null || play.state.tide === other) return undone;
  play.state = { ...play.state, tide: other };
  play.happen(happening("tideLowered", { player: who }));
  return didBy([who]);
};

/** "choose a player" */
export const choosePlayer: Handler<"choosePlayer"> = ({ player }, play, { scope }) => {
  const players = playersOf(play, scope, player);
  play.happen(...players.map((one) => happening("chosen", { player: one })));
  return didBy(players);
};

const colors = ["red", "yellow", "blue"];
const types = ["creature", "artifact", "action", "upgrade"];

/** The words that a player may choose among. */
function words(
  play: Play,
  { scope }: Frame,
  what: "house" | "trait" | "type" | "name" | "keyColor",
  among: HouseReference | null,
): readonly string[] {
  const cards = [...new Set(everyCard(play.state).map(({ card }) => compiledOf(play.state, card)))];
  switch (what) {
    case "house": {
      if (among !== null) return housesOf(play, scope, among);
      return [
        ...new Set([
          ...play.state.players.flatMap(({ id }) => housesFor(play, id)),
          ...cards.flatMap(({ houses }) => houses),
        ]),
      ];
    }
    case "trait":
      return [...new Set(cards.flatMap(({ traits }) => traits))];
    case "name":
      return [...new Set(cards.map(({ name }) => name))];
    case "type":
      return types;
    case "keyColor":
      return colors;
  }
}

/** "choose a house", "name a trait" … */
export const chooseWord: Handler<"chooseWord"> = ({ player, what, among }, play, frame) => {
  const who = playerMeant(play, frame.scope, player) ?? frame.scope.player;
  const asking = { player: who, purpose: "word", rule: "choosing", about: frame.scope.source } as const;
  if (what === "number") {
    const amount = askNumber(play, asking, 0, 20);
    play.happen(happening("chosen", { player: who, amount, word: String(amount) }));
    return { ...didSoMuch(amount, { word: String(amount) }), done: true };
  }
  const word = askOne(play, asking, [...words(play, frame, what, among)].sort(), (one) => ({
    kind: "word",
    word: one,
  }));
  if (word === null) return undone;
  play.happen(happening("chosen", { player: who, word }));
  return { ...didBy([who]), word };
};

/** "that house becomes your active house" */
export const setActiveHouse: Handler<"setActiveHouse"> = ({ house }, play, { scope }) => {
  const [word] = housesOf(play, scope, house);
  if (word === undefined) return undone;
  changeTurn(play, { house: word });
  play.happen(happening("houseChosen", { player: play.state.turn.active, word }));
  return { ...didBy([play.state.turn.active]), word };
};

/** "must choose … as their active house" */
export const requireHouse: Handler<"requireHouse"> = ({ player, house, rule, duration }, play, { scope }) => {
  const players = playersOf(play, scope, player);
  const began = { scope, duration, began: play.state.turn.number, turn: null };
  const more = players.flatMap((one) =>
    housesOf(play, scope, house).map((word) => ({ ...began, player: one, house: word, rule })),
  );
  play.state = { ...play.state, houseRules: [...play.state.houseRules, ...more] };
  play.happen(...more.map((one) => happening("prepared", { player: one.player, word: one.house })));
  return didBy(more.map((one) => one.player));
};

/** "take another turn after this one" */
export const extraTurn: Handler<"extraTurn"> = ({ player }, play, { scope }) => {
  const players = playersOf(play, scope, player);
  changeTurn(play, { extra: [...players, ...play.state.turn.extra] });
  play.happen(...players.map((one) => happening("prepared", { player: one, word: "extraTurn" })));
  return didBy(players);
};

/** "resolve it as a {capture} bonus icon": of the card whose icon it is, or of the source (R36). */
export const resolveIcon: Handler<"resolveIcon"> = ({ player, icon }, play, { scope }) => {
  const card = scope.event?.card ?? scope.source;
  return didBy(card === null ? [] : playersOf(play, scope, player).filter((one) => resolveOne(play, one, card, icon)));
};

/** "resolve its bonus icons" */
export const resolveBonusIcons: Handler<"resolveBonusIcons"> = ({ objects, times }, play, { scope }) => {
  const cards = cardsOf(play, scope, objects);
  const count = countOf(play, scope, times);
  for (const id of cards) for (let number = 0; number < count; number += 1) resolveIcons(play, scope.player, id);
  return didTo(cards);
};

/** "resolve its After Reap: abilities": as though whoever says so controlled it. */
export const resolveAbilities: Handler<"resolveAbilities"> = ({ objects, timing }, play, { scope }) => {
  const cards = cardsOf(play, scope, objects);
  for (const id of cards) {
    const abilities = timedOn(play, id, timing, scope.event);
    resolveAll(
      play,
      abilities.map((one) => ({ ...one, scope: { ...one.scope, player: scope.player } })),
    );
    settle(play);
  }
  return didTo(cards);
};

/**
 * "fulfill": where cards lie under a prophecy, the active player resolves the "Fate:" abilities of each, from their own
 * point of view, and it is discarded (Archon Arcana, "Prophecies and Their Timing").
 */
export const fulfill: Handler<"fulfill"> = ({ objects }, play, { scope }) => {
  const { active } = play.state.turn;
  const fulfilled = cardsOf(play, scope, objects).filter((id) => {
    const under = everyCard(play.state).filter((card) => card.zone === "under" && card.under === id);
    if (under.length === 0) return false;
    play.happen(happening("prophecyFulfilled", { card: id, player: active }));
    for (const { id: card } of under) {
      const fates = timedOn(play, card, "fate", scope.event);
      resolveAll(
        play,
        fates.map((one) => ({ ...one, scope: { ...one.scope, player: active } })),
      );
      if (cardOf(play.state, card).zone === "under") discardCard(play, active, card);
    }
    return true;
  });
  settle(play);
  return didTo(fulfilled);
};
