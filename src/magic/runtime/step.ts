import { act, priorityRequest } from "./act/actions.js";
import { checkAnswer } from "../../state/answers.js";
import { carryOutAll } from "./act/carry-out.js";
import { inputFault } from "./act/inputs.js";
import { addMana } from "./act/mana.js";
import { Play, Suspended } from "./act/play.js";
import { settle } from "./act/priority.js";
import { resolveTop } from "./act/stack.js";
import { advance } from "./act/turn.js";
import { IllegalAction, NotExecutable, WrongAnswer } from "./state/failures.js";
import type { Happening } from "./state/happening.js";
import { once } from "../../state/memo.js";
import { isOver, nextInTurnOrder, playersInOrder } from "./state/objects.js";
import type { Report } from "./state/report.js";
import type { Action, Input, Request } from "./state/request.js";
import { freshScope } from "./state/scope.js";
import type { GameState, Pending } from "./state/state.js";

/** What a step gives: the new state, what happened, what is asked for next, and what there is to say. */
export interface StepResult {
  readonly state: GameState;
  readonly events: readonly Happening[];
  /** The choice that the game waits for; null when it is over. */
  readonly request: Request | null;
  readonly reports: readonly Report[];
}

/** The choice that a state waits for: one in the midst of something, or what the player with priority does. */
export const requestOf = once((state: GameState): Request | null => {
  if (state.pending !== null) return state.pending.request;
  const { priority } = state.turn;
  return priority === null || isOver(state) ? null : priorityRequest(new Play(state, []), priority);
});

/** A step without the request that it ends with, which {@link requestOf} gives. */
export type BareStep = Omit<StepResult, "request">;

/** A step in which nothing changes. */
function unchanged(state: GameState, report: Report): BareStep {
  return { state, events: [], reports: [report] };
}

/** The next player in turn order to receive priority after someone passed; null once all have in succession (117.3d). */
function nextPriority({ state }: Play, player: string, passed: readonly string[]): string | null {
  const hasEveryonePassed = playersInOrder(state).every((id) => passed.includes(id));
  return hasEveryonePassed ? null : nextInTurnOrder(state, player);
}

/** A player passes; when all have, the top of the stack resolves or the turn goes on (117.4). */
function pass(play: Play, player: string): void {
  const passed = [...play.state.turn.passed, player];
  const next = nextPriority(play, player, passed);
  if (next !== null) {
    play.state = { ...play.state, turn: { ...play.state.turn, passed, priority: next } };
    return;
  }
  if (play.state.stack.length > 0) resolveTop(play);
  else advance(play);
  receivePriority(play, play.state.turn.active);
}

/** State-based actions and triggers, and then a player has priority: the next in turn order, where they have left (117.5, 704.3, 800.4a). */
function receivePriority(play: Play, player: string): void {
  settle(play);
  const isThere = playersInOrder(play.state).includes(player);
  const priority = isThere ? player : nextInTurnOrder(play.state, player);
  play.state = { ...play.state, turn: { ...play.state.turn, passed: [], priority } };
}

/** The action that an input means. */
function actionOf({ state }: Play, input: Extract<Input, { readonly kind: "answer" | "act" }>): Action {
  if (input.kind === "act") return input.action;
  const request = requestOf(state);
  if (request === null) return { kind: "pass" };
  checkAnswer(request, input.answer);
  const option = request.options[input.answer[0] ?? 0];
  return option?.kind === "action" ? option.action : { kind: "pass" };
}

/** Does what an input says, from a state in which a player has priority. */
function perform(play: Play, input: Input): void {
  const { priority } = play.state.turn;
  if (priority === null) throw new IllegalAction("nobody has priority", "117.1");
  switch (input.kind) {
    case "giveMana":
      addMana(play, input.player, input.mana, []);
      return;
    case "arrange": {
      const scope = { ...freshScope(0, input.player), began: play.state.happened };
      carryOutAll(play, { scope }, input.instructions);
      receivePriority(play, priority);
      return;
    }
    case "answer":
    case "act": {
      const action = actionOf(play, input);
      if (action.kind === "pass") pass(play, priority);
      else {
        act(play, priority, action);
        receivePriority(play, priority);
      }
    }
  }
}

/** What is given out of a step that was played again: only what was not given out before. */
function since(play: Play, given: Pending["given"]): Pick<StepResult, "events" | "reports"> {
  return { events: play.happenings.slice(given.events), reports: play.reports.slice(given.reports) };
}

/** Plays an input with the answers that are there; without one that is needed, the step waits for it. */
function attempt(current: GameState, pending: Omit<Pending, "request">): BareStep {
  const { before, input, answers, given } = pending;
  const play = new Play(before, answers);
  try {
    perform(play, input);
    return { state: play.state, ...since(play, given) };
  } catch (error) {
    if (error instanceof Suspended) return wait(play, pending, error.request);
    if (error instanceof WrongAnswer) return unchanged(current, illegal(error));
    if (error instanceof IllegalAction) return unchanged(before, illegal(error));
    if (error instanceof NotExecutable)
      return unchanged(before, { kind: "not-executable", what: error.what, id: null });
    throw error;
  }
}

/** The report of something that is not allowed. */
function illegal({ message, rule }: IllegalAction): Report {
  return { kind: "illegal", message, rule };
}

/** The state in the midst of a step, which waits for an answer. */
function wait(play: Play, { before, input, answers, given }: Omit<Pending, "request">, request: Request): BareStep {
  const now = { events: play.happenings.length, reports: play.reports.length };
  const state = { ...play.state, pending: { request, before, input, answers, given: now } };
  return { state, ...since(play, given) };
}

/** One step of the game without the request that it ends with: for those who know what they do next. */
export function bareStep(state: GameState, input: Input): BareStep {
  const { pending } = state;
  const malformed = inputFault(state, input);
  if (malformed !== null) return unchanged(state, malformed);
  if (pending === null) return attempt(state, { before: state, input, answers: [], given: { events: 0, reports: 0 } });
  if (input.kind !== "answer")
    return unchanged(state, { kind: "illegal", message: "a choice is waited for", rule: pending.request.rule });
  return attempt(state, { ...pending, answers: [...pending.answers, input.answer] });
}

/**
 * One step of the game: a pure function of the state and the input. An input that is not allowed, or none at all, changes
 * nothing and is reported; so is what the runtime cannot carry out yet.
 */
export function step(state: GameState, input: Input): StepResult {
  const result = bareStep(state, input);
  return { ...result, request: requestOf(result.state) };
}
