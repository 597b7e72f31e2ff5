import type { Condition } from "../effects/index.js";

const denials: ReadonlySet<string> = new Set([
  "isNot",
  "areNot",
  "wasNot",
  "wereNot",
  "sNot",
  "reNot",
  "isFullNot",
  "areFullNot",
]);

/** Whether a form of "be" denies: "isn't", "weren't". */
export function isDenied(form: string): boolean {
  return denials.has(form);
}

/** A condition under the form of "be" that states it. */
export function denied(form: string, condition: Condition): Condition {
  return isDenied(form) ? { kind: "not", condition } : condition;
}
