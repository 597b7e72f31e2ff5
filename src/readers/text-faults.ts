import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";

/** The longest string of a card that is read, in UTF-16 code units. */
export const longestText = 100_000;

const invisible = "\\0-\\x08\\x0c\\x0e-\\x1f\\x7f-\\x9f\\xad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f";
const suspicious = new RegExp(`[${invisible}\\ud800-\\udfff]`);
const fault = new RegExp(`[${invisible}]|\\p{Surrogate}`, "u");

/** What makes a string unfit to be read: its length, half a character, or a character that nobody can see. */
export function textFault(raw: string): Diagnostic | undefined {
  if (raw.length > longestText) {
    const lengths = { length: raw.length, limit: longestText };
    return createDiagnostic("input/text-too-long", lengths, { start: 0, end: raw.length });
  }
  if (!suspicious.test(raw)) return undefined;
  const found = fault.exec(raw);
  return found === null ? undefined : characterFault(found[0], found.index);
}

function characterFault(character: string, start: number): Diagnostic {
  const unit = character.charCodeAt(0);
  const codePoint = `U+${unit.toString(16).toUpperCase().padStart(4, "0")}`;
  const code = unit >= 0xd800 && unit <= 0xdfff ? "input/lone-surrogate" : "input/control-character";
  return createDiagnostic(code, { codePoint }, { start, end: start + 1 });
}
