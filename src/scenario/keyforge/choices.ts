import type { GameState, Request } from "../../keyforge/runtime/index.js";
import { answerTo } from "../answer.js";
import type { Choice } from "../choice.js";
import { namesInGame, optionName } from "./names.js";
import { wordKinds } from "./words.js";

/** The options as people call them. */
export function labelsOf(state: GameState, { options }: Request): readonly string[] {
  return options.map((option) => optionName(state, option));
}

/** The words that may be chosen at all, in some request or other. */
const words: ReadonlySet<string> = new Set([
  ...["left", "right", "yes", "no"],
  ...[wordKinds.house, wordKinds.key, wordKinds.use].flatMap(({ known }) => known),
]);

/** The answer that a choice as it is written gives to a request. */
export function answerOf(state: GameState, request: Request, choice: Choice): readonly number[] {
  const isNamed = (name: string): boolean => words.has(name) || namesInGame(state).includes(name);
  return answerTo({ request, labels: labelsOf(state, request), isNamed }, choice);
}

/** A request in people's words. */
export function requestText(state: GameState, request: Request): string {
  const among =
    request.options.length === 0 ? `${request.least} to ${request.most}` : labelsOf(state, request).join(", ");
  return `${request.player} must choose (${request.purpose}, ${request.rule}) among ${among}`;
}
