import { WrongAnswer } from "./failures.js";

/**
 * What a request of any game asks for. `choose`: the answer holds the indices of `least` to `most` different options;
 * `order`: all indices in the order wanted; `number`: one number from `least` to `most`; `divide`: an amount for each
 * option, `most` in all and each at least one; `assign`: the same where any of them may be 0.
 */
export interface Choice {
  readonly kind: "choose" | "order" | "number" | "divide" | "assign";
  /** The rule by which the player chooses. */
  readonly rule: string;
  readonly options: readonly unknown[];
  readonly least: number;
  readonly most: number;
}

/** The answer to a request that leaves no choice, or null. */
export function forcedAnswer({ kind, options, least, most }: Choice): readonly number[] | null {
  switch (kind) {
    case "number":
      return least === most ? [least] : null;
    case "order":
      return options.length <= 1 ? options.map((_, index) => index) : null;
    case "divide":
    case "assign":
      return options.length === 1 ? [most] : options.length === 0 ? [] : null;
    case "choose":
      if (most === 0 || options.length === 0) return [];
      return least >= options.length ? options.map((_, index) => index) : null;
  }
}

/** Refuses an answer that the request does not allow. */
export function checkAnswer(request: Choice, answer: readonly number[]): void {
  if (!answer.every(Number.isSafeInteger) || !fitsRequest(request, answer)) {
    throw new WrongAnswer(`the answer [${answer.join(", ")}] is not one of those offered`, request.rule);
  }
}

/** Whether an answer of whole numbers has the shape that its request asks for. */
function fitsRequest({ kind, options, least, most }: Choice, answer: readonly number[]): boolean {
  const [first = Number.NaN] = answer;
  switch (kind) {
    case "number":
      return answer.length === 1 && first >= least && first <= most;
    case "order":
      return answer.length === options.length && areDifferentOptions(answer, options.length);
    case "divide":
      return answer.length === options.length && answer.every((amount) => amount > 0) && total(answer) === most;
    case "assign":
      return answer.length === options.length && answer.every((amount) => amount >= 0) && total(answer) === most;
    case "choose":
      return answer.length >= least && answer.length <= most && areDifferentOptions(answer, options.length);
  }
}

/** The sum of the amounts. */
function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Whether each is the index of an option, and none comes twice. */
function areDifferentOptions(answer: readonly number[], count: number): boolean {
  return new Set(answer).size === answer.length && answer.every((index) => index >= 0 && index < count);
}
