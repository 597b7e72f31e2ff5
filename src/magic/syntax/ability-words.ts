import type { Token } from "../../../grammar/magic/token.js";

/** The tokens of a line that say something (207.2: reminder text does not). */
export function withoutReminders(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token) => token.payload.kind !== "reminder");
}
