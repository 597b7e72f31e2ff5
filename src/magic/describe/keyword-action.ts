import { KEYWORD_ACTIONS } from "../../../grammar/magic/vocabulary/keyword-actions.js";

/** The rule of a keyword action in brackets, where the rules have one of that name (701). */
export function actionRule(action: string): string {
  const found = KEYWORD_ACTIONS.find(({ name }) => name.toLowerCase() === action.toLowerCase());
  return found === undefined ? "" : ` (${found.rule})`;
}
