import type { TestedGame } from "./game.js";
import { isNeutral } from "./neutral.js";

/** A text with one word changed. */
export interface Change {
  readonly construct: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Which places of a text are left alone. */
export type Masked = (start: number, end: number) => boolean;
/** The tables of a game by which its texts are changed. */
export type Tables = Pick<TestedGame, "replacements" | "neutral">;

/** Every change of one word that the text allows. */
export function changesOf(text: string, masked: Masked, { replacements, neutral }: Tables): readonly Change[] {
  return replacements.flatMap(({ construct, pattern, replace }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): readonly Change[] => {
      const change = { construct, start: index, end: index + found.length, replacement: replace(found) };
      const alone = change.replacement === found || masked(change.start, change.end);
      return alone || isNeutral(neutral, text, change) ? [] : [change];
    }),
  );
}

/** A text with one change made. */
export function applyChange(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** What an omission is called in the table of neutral places. */
export const omission = "any word left out";

/** Every word of the text left out, one at a time, with the space before it. */
export function omissionsOf(text: string, masked: Masked, { neutral }: Tables): readonly Change[] {
  return [...text.matchAll(/(?<=[\w,.}'"”’)]) [\w'’+/{}-]+(?=[\s,.:"”]|$)/gm)].flatMap(({ 0: found, index }) => {
    const place = { start: index, end: index + found.length };
    if (masked(place.start, place.end) || isNeutral(neutral, text, { construct: omission, ...place })) return [];
    return [{ construct: found.trim(), ...place, replacement: "" }];
  });
}
