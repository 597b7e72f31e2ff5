import { everyObject, type GameState, type Request } from "../../magic/runtime/index.js";
import { answerTo } from "../answer.js";
import type { Choice } from "../choice.js";
import { ChoiceFault } from "../not-done.js";
import { nameOf, optionName } from "./names.js";

/** The options as people call them. */
function labels(state: GameState, { options }: Request): string[] {
  return options.map((option) => optionName(state, option));
}

/** Whether there is an object or a player of that name. */
function isNamed(state: GameState, name: string): boolean {
  return state.players.some(({ id }) => id === name) || everyObject(state).some(({ id }) => nameOf(state, id) === name);
}

/** The answer that a choice as it is written gives to a request. */
export function answerOf(state: GameState, request: Request, choice: Choice): number[] {
  return answerTo({ request, labels: labels(state, request), isNamed: (name) => isNamed(state, name) }, choice);
}

/** What is done where a scenario says nothing: things stay in the order they have. */
export function silentAnswer(request: Request): number[] | null {
  if (request.kind === "order") return request.options.map((_, index) => index);
  return request.purpose === "attackers" || request.purpose === "blockers" ? [] : null;
}

/** A request in people's words. */
export function requestText(state: GameState, request: Request): string {
  return `${request.player} must choose (${request.purpose}, ${request.rule}) among ${labels(state, request).join(", ")}`;
}

/** Whether an answer is as long, or as large, as what is asked for. */
function fits({ kind, least, most, options }: Request, answer: readonly number[]): boolean {
  const within = (value: number | undefined) => value !== undefined && value >= least && value <= most;
  switch (kind) {
    case "choose":
      return within(answer.length);
    case "order":
      return answer.length === options.length;
    case "number":
      return within(answer[0]);
    case "divide":
    case "assign":
      return true;
  }
}

/** Whether a choice as it is written can answer a request at all. */
export function canAnswer(state: GameState, request: Request, choice: Choice): boolean {
  try {
    const answer = answerOf(state, request, choice);
    return fits(request, answer);
  } catch (error) {
    if (error instanceof ChoiceFault) return false;
    throw error;
  }
}
