import {
  type Action,
  type CardId,
  cardsInPlay,
  everyCard,
  type GameState,
  requestOf,
} from "../../keyforge/runtime/index.js";
import { ChoiceFault } from "../not-done.js";
import { numbered } from "../numbered.js";
import { nameOf, printedName } from "./names.js";
import type { Deed } from "./scenario.js";

/** The cards of a name, or the one that its number means. */
function meant(ids: readonly CardId[], label: string, name: (id: CardId) => string): readonly CardId[] {
  const { name: wanted, nth } = numbered(label);
  const all = ids.filter((id) => name(id) === wanted);
  return nth === null ? all : all.slice(nth - 1, nth);
}

/** The first of some cards with which something is offered; else the first, which will be refused. */
function firstOffered(state: GameState, ids: readonly CardId[], action: (card: CardId) => Action): Action | null {
  const offered = (requestOf(state)?.options ?? []).map((option) => JSON.stringify(option));
  const found = ids.map(action).find((one) => offered.includes(JSON.stringify({ kind: "action", action: one })));
  const [first] = ids;
  return found ?? (first === undefined ? null : action(first));
}

/** Every card, those of the active player's hand first. */
function handFirst(state: GameState): readonly CardId[] {
  const hand = state.players.find(({ id }) => id === state.turn.active)?.hand ?? [];
  return [...hand, ...everyCard(state).flatMap(({ id }) => (hand.includes(id) ? [] : [id]))];
}

/** The action that a step means; a card that is not there is a fault of the scenario, one with which nothing can be done is not. */
export function actionOf(state: GameState, step: Extract<Deed, { kind: "play" | "use" | "discard" }>): Action {
  const action = found(state, step);
  if (action === null) throw new ChoiceFault(`there is no ${step.card} to ${step.kind}`);
  return action;
}

function found(state: GameState, step: Extract<Deed, { kind: "play" | "use" | "discard" }>): Action | null {
  const cards = meant(handFirst(state), step.card, (id) => printedName(state, id));
  switch (step.kind) {
    case "play": {
      const kind = step.as === "upgrade" ? "playAsUpgrade" : "play";
      return firstOffered(state, cards, (card) => ({ kind, card }));
    }
    case "discard":
      return firstOffered(state, cards, (card) => ({ kind: "discard", card }));
    case "use": {
      const inPlay = meant(cardsInPlay(state), step.card, (id) => nameOf(state, id));
      return firstOffered(state, inPlay, (card) => ({ kind: "use", card, use: step.use }));
    }
  }
}
