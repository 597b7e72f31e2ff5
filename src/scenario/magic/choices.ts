import { everyObject, type GameState, type Request } from "../../magic/runtime/index.js";
import { type Choice, choiceParts, isList } from "../choice.js";
import { ChoiceFault, NotAllowed } from "../not-done.js";
import { numbered } from "../numbered.js";
import { nameOf, optionName } from "./names.js";

/** The options as people call them. */
function labels(state: GameState, { options }: Request): string[] {
  return options.map((option) => optionName(state, option));
}

/** Whether there is an object or a player of that name. */
function isNamed(state: GameState, name: string): boolean {
  return state.players.some(({ id }) => id === name) || everyObject(state).some(({ id }) => nameOf(state, id) === name);
}

/** The index of the option of that name; "Boo #2" is the second of its name. */
function indexOf(state: GameState, request: Request, label: string | number, taken: readonly number[]): number {
  const { name, nth } = numbered(String(label));
  const all = labels(state, request).flatMap((each, index) => (each === name ? [index] : []));
  const index = nth === null ? all.find((each) => !taken.includes(each)) : all[nth - 1];
  if (index !== undefined) return index;
  const message = `"${label}" cannot be chosen; there are ${labels(state, request).join(", ")}`;
  throw isNamed(state, name) ? new NotAllowed(message) : new ChoiceFault(message);
}

/** The indices of several options. */
function indicesOf(state: GameState, request: Request, chosen: readonly (string | number)[]): number[] {
  return chosen.reduce<number[]>((indices, label) => [...indices, indexOf(state, request, label, indices)], []);
}

/** The amounts of a division; "Boo #2" is the second of its name. */
function amounts(state: GameState, request: Request, choice: Choice): number[] {
  if (isList(choice)) return choice.map(Number);
  if (typeof choice !== "object") throw new ChoiceFault("a division says how much each gets");
  const all = labels(state, request);
  return all.map((label, index) => {
    const nth = all.slice(0, index + 1).filter((each) => each === label).length;
    return choice[`${label} #${nth}`] ?? choice[label] ?? 0;
  });
}

/** The answer that a choice as it is written gives to a request. */
export function answerOf(state: GameState, request: Request, choice: Choice): number[] {
  switch (request.kind) {
    case "number":
      return [Number(choice)];
    case "divide":
    case "assign":
      return amounts(state, request, choice);
    case "choose":
    case "order":
      return indicesOf(state, request, choiceParts(choice));
  }
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
