import type { Choice as Request } from "../state/answers.js";
import { type Choice, choiceParts, isList } from "./choice.js";
import { ChoiceFault, NotAllowed } from "./not-done.js";
import { numbered } from "./numbered.js";

/** A request with what its options are called. */
export interface Asked {
  readonly request: Request;
  readonly labels: readonly string[];
  /** Whether something there is called so, be it to choose or not. */
  readonly isNamed: (name: string) => boolean;
}

/** The index of the option of that name; "Boo #2" is the second of its name. */
function indexOf({ labels, isNamed }: Asked, label: string | number, taken: readonly number[]): number {
  const { name, nth } = numbered(String(label));
  const all = labels.flatMap((each, index) => (each === name ? [index] : []));
  const index = nth === null ? all.find((each) => !taken.includes(each)) : all[nth - 1];
  if (index !== undefined) return index;
  const message = `"${label}" cannot be chosen; there are ${labels.join(", ")}`;
  throw isNamed(name) ? new NotAllowed(message) : new ChoiceFault(message);
}

/** The indices of several options. */
function indicesOf(asked: Asked, chosen: readonly (string | number)[]): number[] {
  return chosen.reduce<number[]>((indices, label) => [...indices, indexOf(asked, label, indices)], []);
}

/** The amounts of a division; "Boo #2" is the second of its name. */
function amounts({ labels }: Asked, choice: Choice): number[] {
  if (isList(choice)) return choice.map(Number);
  if (typeof choice !== "object") throw new ChoiceFault("a division says how much each gets");
  return labels.map((label, index) => {
    const nth = labels.slice(0, index + 1).filter((each) => each === label).length;
    return choice[`${label} #${nth}`] ?? choice[label] ?? 0;
  });
}

/** The answer that a choice as it is written gives to a request. */
export function answerTo(asked: Asked, choice: Choice): number[] {
  switch (asked.request.kind) {
    case "number":
      return [Number(choice)];
    case "divide":
    case "assign":
      return amounts(asked, choice);
    case "choose":
    case "order":
      return indicesOf(asked, choiceParts(choice));
  }
}
