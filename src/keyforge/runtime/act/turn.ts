import type { House, Step } from "../../effects/index.js";
import { asTurnBegins, endsWithTurn, isActive } from "../read/lasts.js";
import { playersOf } from "../read/player.js";
import { hasKeyword, isBarred, isPlayerBarred, rules } from "../read/rules.js";
import { affects } from "../read/statics.js";
import { cardOf, cardsInPlay, everyCard, opponentOf, playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { GameState, TurnState } from "../state/state.js";
import { giveBack } from "./control.js";
import { askMay, askOne, askSome, cardOption } from "./ask.js";
import { refill } from "./draw.js";
import { forge, keyCost } from "./keys.js";
import { housesFor } from "./legal.js";
import type { Play } from "./play.js";
import { settle } from "./settle.js";
import { moveOutside } from "./zones.js";

/** Changes where the game stands in its turn. */
export function changeTurn(play: Play, change: Partial<TurnState>): void {
  play.state = { ...play.state, turn: { ...play.state.turn, ...change } };
}

/** Whether effects have the active player skip a step. */
function isSkipped(play: Play, step: Step): boolean {
  const { active } = play.state.turn;
  return rules(play, "skipStep").some(
    ({ effect, scope }) => effect.step === step && playersOf(play, scope, effect.player).includes(active),
  );
}

/** Goes through a step, unless it is skipped. */
function takeStep(play: Play, step: Step, act: (active: PlayerId) => void): void {
  if (play.state.winner !== null) return;
  const { active: player } = play.state.turn;
  changeTurn(play, { step });
  if (isSkipped(play, step)) {
    play.happen(happening("stepSkipped", { player, word: step }));
    return;
  }
  play.happen(happening("stepBegins", { player, word: step }));
  settle(play);
  act(player);
  settle(play);
  if (step === "main") return;
  play.happen(happening("stepEnds", { player, word: step }));
  settle(play);
}

/** The houses that the active player may choose now: those that they must, where there are any, and none that they cannot. */
function choosable(play: Play, player: PlayerId): readonly House[] {
  const { state } = play;
  const houseRules = state.houseRules.filter((one) => one.player === player && isActive(state, one, one.scope));
  const barred = houseRules.flatMap(({ rule, house }) => (rule === "cannot" ? [house] : []));
  const open = housesFor(play, player).filter((house) => !barred.includes(house));
  const required = houseRules.flatMap(({ rule, house }) => (rule === "must" && open.includes(house) ? [house] : []));
  return required.length > 0 ? required : open;
}

/** The active house is chosen, and then the archives may be taken into the hand. */
function chooseHouse(play: Play, player: PlayerId): void {
  const asking = { player, purpose: "house", rule: "R15", about: null } as const;
  const house = askOne(play, asking, choosable(play, player), (word) => ({ kind: "word", word }));
  changeTurn(play, { house });
  if (house !== null) play.happen(happening("houseChosen", { player, word: house }));
  settle(play);
  const { archives } = playerOf(play.state, player);
  const isFree = !isPlayerBarred(play, player, "takeArchives");
  if (archives.length > 0 && isFree && askMay(play, { player, purpose: "archives", rule: "archives", about: null }))
    for (const id of archives) {
      moveOutside(play, id, { zone: "hand", end: "bottom", player });
      play.happen(happening("returned", { player, card: id, from: "archives", to: "hand" }));
    }
}

/** A key is forged where it can be paid. */
function forgeKey(play: Play, player: PlayerId): void {
  forge(play, player, keyCost(play, player));
}

/** The entrenched creatures that the active player leaves exhausted as they would ready. */
function entrenched(play: Play, player: PlayerId, cards: readonly CardId[]): readonly CardId[] {
  const open = cards.filter((id) => hasKeyword(play.look(id), "entrench"));
  if (open.length === 0) return open;
  return askSome(play, { player, purpose: "card", rule: "entrench", about: null }, open, cardOption, [0, open.length]);
}

/** Readies what the active player controls, but for what does not ready or stays entrenched. */
function readyCards(play: Play, player: PlayerId): void {
  const tired = cardsInPlay(play.state).filter((id) => {
    const { controller, exhausted } = cardOf(play.state, id);
    const stays = rules(play, "doesNotReady").some(({ effect, scope }) => affects(play, scope, effect.affected, id));
    return controller === player && exhausted && !stays && !isBarred(play, id, "ready");
  });
  const kept = entrenched(play, player, tired);
  const rested = tired.filter((id) => !kept.includes(id));
  for (const id of rested) play.change(id, { exhausted: false });
  if (rested.length > 0) play.happen(...rested.map((card) => happening("readied", { card, player })));
}

/** What lasts into the turn that begins. */
function carryOver(state: GameState): GameState {
  return {
    ...state,
    lasting: state.lasting.flatMap((one) => asTurnBegins(state, one, one.scope)),
    loans: state.loans.flatMap((one) => asTurnBegins(state, one, one.scope)),
    houseRules: state.houseRules.flatMap((one) => asTurnBegins(state, one, one.scope)),
    delayed: state.delayed.flatMap((one) => asTurnBegins(state, one, one.scope)),
  };
}

/** What is over with the turn: effects, spent armor, and all but the last turn of the history. */
function cleanUp(state: GameState): GameState {
  const objects = everyCard(state).map((card) => [card.id, { ...card, armorSpent: 0 }] as const);
  return {
    ...state,
    objects: Object.fromEntries(objects),
    lasting: state.lasting.filter((one) => !endsWithTurn(state, one)),
    houseRules: state.houseRules.filter((one) => !endsWithTurn(state, one)),
    delayed: state.delayed.filter((one) => !endsWithTurn(state, one)),
    history: state.history.filter(({ turn }) => turn >= state.turn.number),
    lastKnown: Object.fromEntries(Object.entries(state.lastKnown).filter(([, { turn }]) => turn >= state.turn.number)),
  };
}

/** Begins the turn of a player and goes on until they have to act in the main step. */
export function beginTurn(play: Play, active: PlayerId): void {
  const { number, extra } = play.state.turn;
  changeTurn(play, { number: number + 1, active, step: "forgeKey", house: null, permits: {}, extra, ending: false });
  giveBack(play, (loan) => asTurnBegins(play.state, loan, loan.scope).length === 0);
  play.state = carryOver(play.state);
  play.happen(happening("turnBegins", { player: active }));
  settle(play);
  takeStep(play, "forgeKey", (player) => forgeKey(play, player));
  takeStep(play, "chooseHouse", (player) => chooseHouse(play, player));
  takeStep(play, "main", () => undefined);
}

/** Who has the next turn: one that was given extra, or the opponent. */
function nextPlayer(play: Play): PlayerId {
  const { extra, active } = play.state.turn;
  const [next] = extra;
  changeTurn(play, { extra: extra.slice(1) });
  return next ?? opponentOf(play.state, active);
}

/** Ends the main step and the turn, and begins the next. */
export function endTurn(play: Play): void {
  const { active } = play.state.turn;
  play.happen(happening("stepEnds", { player: active, word: "main" }));
  settle(play);
  takeStep(play, "readyCards", (player) => readyCards(play, player));
  takeStep(play, "drawCards", (player) => refill(play, player));
  play.happen(happening("turnEnds", { player: active }));
  settle(play);
  if (play.state.winner !== null) return;
  giveBack(play, (loan) => endsWithTurn(play.state, loan));
  settle(play);
  play.state = cleanUp(play.state);
  beginTurn(play, nextPlayer(play));
}
