import type { Token } from "../../../grammar/magic/token.js";
import type { AbilityNode, Head } from "./ability.js";
import { withoutReminders } from "./ability-words.js";

/** What stands before a line's own text, and how many tokens it takes. */
export interface CutHead {
  readonly head: Head;
  readonly length: number;
}

/** A chapter, a row of a die roll's table, or a station's threshold, where a line begins with one. */
export function lineHead(tokens: readonly Token[]): CutHead | null {
  return chapterHead(tokens) ?? rowHead(tokens);
}

const numerals = new Set(["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]);

/** "I, II — " (714.2b). */
function chapterHead(tokens: readonly Token[]): CutHead | null {
  const chapters: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const image = tokens[at]?.image ?? "";
    if (at % 2 === 0 && numerals.has(image)) chapters.push(image);
    else if (at % 2 === 1 && image === "—") return { head: { kind: "chapters", chapters }, length: at + 1 };
    else if (!(at % 2 === 1 && image === ",")) return null;
  }
  return null;
}

/** Whether a line is a row of a die roll's table: "15+ |" is one only behind another (706.3a; else 721.2a). */
export function isRow(tokens: readonly Token[], before: "behindRow" | "first"): boolean {
  const kind = rowHead(withoutReminders(tokens))?.head.kind;
  return kind === "row" || (kind === "station" && before === "behindRow");
}

/** "1—9 |", "20 |" (706.3a), "8+ |" (721.2a). */
export function rowHead(tokens: readonly Token[]): CutHead | null {
  const [first, mark, second, bar] = tokens;
  if (first?.payload.kind !== "number") return null;
  if (mark?.word === "|") return { head: { kind: "row", from: first.image, to: null, dash: "—" }, length: 2 };
  if (mark?.word === "+" && second?.word === "|")
    return { head: { kind: "station", at: first.payload.value, costs: null }, length: 3 };
  if (second?.payload.kind !== "number" || bar?.word !== "|") return null;
  if (mark?.word !== "—" && mark?.word !== "-") return null;
  return { head: { kind: "row", from: first.image, to: second.image, dash: mark.word }, length: 4 };
}

/** A line that is no ability of its own: "LEVEL 1-4" (711.2a) or a power and toughness below such a line. */
export function bandLine(tokens: readonly Token[]): AbilityNode | null {
  const [first, from, mark, to] = tokens;
  if (tokens.length === 1 && first?.payload.kind === "powerToughness")
    return { kind: "size", power: first.payload.power, toughness: first.payload.toughness };
  if (first?.image !== "LEVEL" || from?.payload.kind !== "number") return null;
  if (tokens.length === 3 && mark?.word === "+") return { kind: "level", from: from.payload.value, to: null };
  if (tokens.length !== 4 || mark?.word !== "-" || to?.payload.kind !== "number") return null;
  return { kind: "level", from: from.payload.value, to: to.payload.value };
}

/** "Level 2" after the colon of a Class's level ability, with what may follow a dash (716.2a). */
export function classLevel(tokens: readonly Token[]): { readonly level: number; readonly length: number } | null {
  const [word, level, dash] = tokens.filter((token) => token.payload.kind !== "reminder");
  if (word?.image !== "Level" || level?.payload.kind !== "number") return null;
  if (dash === undefined) return { level: level.payload.value, length: 2 };
  return dash.word === "—" ? { level: level.payload.value, length: 3 } : null;
}
