import { CARDINALS } from "../../../grammar/magic/vocabulary/number-words.js";
import { pluralOf } from "../../../grammar/magic/vocabulary/subtypes.js";

/** Whether a noun phrase speaks of one thing or of several. */
export type GrammaticalNumber = "singular" | "plural";

/** Who does something, with the form that the verb then has. */
export interface Subject {
  readonly text: string;
  readonly person: "second" | "third" | "plural";
}

const irregularVerbs: Readonly<Record<string, { readonly third: string; readonly other: string }>> = {
  be: { third: "is", other: "are" },
  have: { third: "has", other: "have" },
  do: { third: "does", other: "do" },
};

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A subject with its verb: "you create", "each opponent creates"; only the first word of a verb phrase is inflected. */
export function does({ text, person }: Subject, verbPhrase: string): string {
  const [verb = "", ...rest] = verbPhrase.split(" ");
  const { third, other } = irregularVerbs[verb] ?? { third: thirdPerson(verb), other: verb };
  return [text, person === "third" ? third : other, ...rest].join(" ");
}

/** "a", "a and b", "a, b, and c". */
export function list(items: readonly string[], conjunction: "and" | "or" = "and"): string {
  const last = items.at(-1) ?? "nothing";
  if (items.length < 2) return last;
  return items.length === 2
    ? items.join(` ${conjunction} `)
    : `${items.slice(0, -1).join(", ")}, ${conjunction} ${last}`;
}

/** A number in words up to twenty, in digits beyond and below zero. */
export function numberWord(value: number): string {
  return (value <= 20 && CARDINALS.find((cardinal) => cardinal.value === value)?.word) || String(value);
}

/** "1st", "2nd", "3rd", "4th". */
export function ordinal(value: number): string {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[value % 10];
  return value % 100 > 10 && value % 100 < 14 ? `${value}th` : `${value}${ending ?? "th"}`;
}

/** A noun phrase in one of its numbers: its last word is inflected. */
export function inflected(noun: string, number: GrammaticalNumber): string {
  return number === "singular" ? noun : pluralOf(noun);
}

/** "a creature", "an artifact". */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni|se))/i.test(noun) ? "an" : "a"} ${noun}`;
}
