import type { Quantity } from "../effects/index.js";
import { type GrammaticalNumber, numberWord, withArticle } from "./english.js";
import type { Names } from "./names.js";
import { describeQuantity } from "./quantity.js";
import { isSame } from "../effects/structure.js";

/** A noun phrase in the number that is asked for. */
export type Noun = (number: GrammaticalNumber) => string;

/** A noun that is inflected by a plain "s". */
export function noun(singular: string): Noun {
  return (number) => (number === "plural" ? `${singular}s` : singular);
}

/** So many of something: "a card", "two cards", "X cards", "a number of cards equal to …". */
export function counted(count: Quantity, of: Noun, names: Names): string {
  if (count.kind === "number") {
    return count.value === 1 ? withArticle(of("singular")) : `${numberWord(count.value)} ${of("plural")}`;
  }
  if (count.kind === "x") return `X ${of("plural")}`;
  if (count.kind === "anyNumber") return `${atWill(count.least, names)} ${of("plural")}`;
  return `a number of ${of("plural")} equal to ${describeQuantity(count, names)}`;
}

const leastOf = (least: Quantity | undefined, names: Names): string =>
  least === undefined ? "" : `, at least ${plainNumber(least, names)}`;

const atWill = (least: Quantity | undefined, names: Names): string =>
  least === undefined ? "any number of" : `${plainNumber(least, names)} or more`;

const isNumber = (quantity: Quantity, value: number): boolean => quantity.kind === "number" && quantity.value === value;

function plainNumber(quantity: Quantity, names: Names): string {
  return quantity.kind === "number" ? numberWord(quantity.value) : describeQuantity(quantity, names);
}

/** A number between two, each included: "two", "up to two", "one or more", "from one to X" (107.1c). */
export function howMany(least: Quantity, most: Quantity, names: Names): string {
  if (isSame(least, most)) return plainNumber(most, names);
  if (isNumber(least, 0)) return most.kind === "anyNumber" ? "any number" : `up to ${plainNumber(most, names)}`;
  if (most.kind === "anyNumber") return `${plainNumber(least, names)} or more`;
  return `from ${plainNumber(least, names)} to ${plainNumber(most, names)}`;
}

/** A number of things between two, each included: "a creature", "up to two creatures". */
export function between(least: Quantity, most: Quantity, of: Noun, names: Names): string {
  if (isSame(least, most)) return counted(most, of, names);
  if (isNumber(least, 0) && most.kind === "anyNumber") return `any number of ${of("plural")}`;
  return `${howMany(least, most, names)} ${of(isNumber(most, 1) ? "singular" : "plural")}`;
}

/** So much of something: "3 damage", "X life", "life equal to …". */
export function amountOf(amount: Quantity, thing: string, names: Names): string {
  if (amount.kind === "anyNumber") return `any amount of ${thing}${leastOf(amount.least, names)}`;
  const text = describeQuantity(amount, names);
  return amount.kind === "number" || amount.kind === "x" ? `${text} ${thing}` : `${thing} equal to ${text}`;
}
