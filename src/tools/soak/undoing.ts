import {
  beginHistory,
  extendHistory,
  type GameState,
  type Input,
  type PlayerId,
  undo,
  view,
} from "../../magic/runtime/index.js";
import { isEqual } from "./equal.js";

/** How many cards a player knows, those that are phased out among them. */
function known(state: GameState, player: PlayerId): number {
  const { objects, phasedOut } = view(state, player);
  return [...objects, ...phasedOut].filter(({ kind, looks }) => kind === "card" && looks !== null).length;
}

/** Whether some player knows more cards than before. */
function someoneLearnt(before: GameState, after: GameState): boolean {
  return after.players.some(({ id }) => known(after, id) > known(before, id));
}

/** Whether an input can be taken back rightly: it gives the former state, and what revealed or randomised stays. */
export function wrongUndo(before: GameState, input: Input): string[] {
  const history = extendHistory(beginHistory(before), input);
  if (history.inputs.length === 0) return [];
  const back = undo(history);
  if (history.undoable === 0) return back === history ? [] : ["what cannot be taken back was taken back"];
  const random = history.state.random.join() === before.random.join() ? [] : ["what was randomised can be taken back"];
  const learnt = someoneLearnt(before, history.state) ? ["what was revealed can be taken back"] : [];
  const former = isEqual(back.state, before) ? [] : ["taking an input back gives another state"];
  return [...random, ...learnt, ...former];
}
