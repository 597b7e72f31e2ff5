import { checkAnswer } from "../../state/answers.js";
import { IllegalAction, NotExecutable, WrongAnswer } from "../../state/failures.js";
import { once } from "../../state/memo.js";
import { act, mainRequest } from "./act/actions.js";
import { carryOutAll } from "./act/carry-out.js";
import { Play, Suspended } from "./act/play.js";
import { settle } from "./act/settle.js";
import { sightOf } from "./read/looks.js";
import type { Happening } from "./state/happening.js";
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

/** The choice that a state waits for: one in the midst of something, or what the active player does. */
export const requestOf = once((state: GameState): Request | null => {
  if (state.pending !== null) return state.pending.request;
  return state.winner === null ? mainRequest(sightOf(state)) : null;
});

/** A step without the request that it ends with, which {@link requestOf} gives. */
export type BareStep = Omit<StepResult, "request">;

/** A step in which nothing changes. */
function unchanged(state: GameState, report: Report): BareStep {
  return { state, events: [], reports: [report] };
}

/** The report of something that is not allowed. */
function illegal({ message, rule }: IllegalAction): Report {
  return { kind: "illegal", message, rule };
}

/** The action that an answer to the main step's request means. */
function actionOf(state: GameState, answer: readonly number[]): Action {
  const request = mainRequest(sightOf(state));
  checkAnswer(request, answer);
  const option = request.options[answer[0] ?? 0];
  return option?.kind === "action" ? option.action : { kind: "endTurn" };
}

/** Does what an input says, from a state in which the active player may act. */
function perform(play: Play, input: Input): void {
  if (play.state.winner !== null) throw new IllegalAction("the game is over", "winning");
  switch (input.kind) {
    case "arrange":
      carryOutAll(play, { scope: freshScope(input.player, { source: input.source }) }, input.instructions);
      settle(play);
      return;
    case "answer":
      act(play, actionOf(play.state, input.answer));
      return;
    case "act":
      act(play, input.action);
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

/** The state in the midst of a step, which waits for an answer. */
function wait(play: Play, { before, input, answers, given }: Omit<Pending, "request">, request: Request): BareStep {
  const now = { events: play.happenings.length, reports: play.reports.length };
  const state = { ...play.state, pending: { request, before, input, answers, given: now } };
  return { state, ...since(play, given) };
}

/** One step of the game without the request that it ends with: for those who know what they do next. */
export function bareStep(state: GameState, input: Input): BareStep {
  const { pending } = state;
  if (pending === null) return attempt(state, { before: state, input, answers: [], given: { events: 0, reports: 0 } });
  if (input.kind !== "answer")
    return unchanged(state, { kind: "illegal", message: "a choice is waited for", rule: pending.request.rule });
  return attempt(state, { ...pending, answers: [...pending.answers, input.answer] });
}

/**
 * One step of the game: a pure function of the state and the input. An input that is not allowed changes nothing and is
 * reported; so is what the runtime cannot carry out yet.
 */
export function step(state: GameState, input: Input): StepResult {
  const result = bareStep(state, input);
  return { ...result, request: requestOf(result.state) };
}
