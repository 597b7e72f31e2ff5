import { actionWords } from "./action-words.js";
import { amountWords } from "./amount-words.js";
import { isNeutral } from "./neutral.js";
import { objectWords } from "./object-words.js";
import type { Replacement } from "./replacement.js";

/** A text with one word changed. */
export interface Change {
  readonly construct: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Every construct whose words carry meaning. */
const replacements: readonly Replacement[] = [...amountWords, ...objectWords, ...actionWords];

/** Every change of one word that the text allows; places in `masked` are left alone. */
export function changesOf(text: string, masked: (start: number, end: number) => boolean): readonly Change[] {
  return replacements.flatMap(({ construct, pattern, replace }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): readonly Change[] => {
      const end = index + found.length;
      const replacement = replace(found);
      return replacement === found || masked(index, end) || isNeutral(text, construct, index, end)
        ? []
        : [{ construct, start: index, end, replacement }];
    }),
  );
}

/** A text with one change made. */
export function applyChange(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Every word of the text left out, one at a time, with the space before it; places in `masked` are left alone. */
export function omissionsOf(text: string, masked: (start: number, end: number) => boolean): readonly Change[] {
  return [...text.matchAll(/(?<=[\w,.}'"]) [\w'+/{}-]+(?=[\s,.:"]|$)/gm)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    return masked(index, end) ? [] : [{ construct: found.trim(), start: index, end, replacement: "" }];
  });
}
