import { isMap, isScalar, isSeq, type Node } from "yaml";
import { scalarText } from "./faults.js";
import { Fields } from "./fields.js";

/** A choice as it is written: a name, a number, yes or no, several of them, or an amount for each. */
export type Choice = string | number | readonly (string | number)[] | Readonly<Record<string, number>>;

/** Whether a choice is a list. */
export function isList(choice: Choice): choice is readonly (string | number)[] {
  return Array.isArray(choice);
}

/** The parts of a choice that is one name or several. */
export function choiceParts(choice: Choice): readonly (string | number)[] {
  if (isList(choice)) return choice;
  if (typeof choice === "string" && choice === "none") return [];
  return typeof choice === "object" ? Object.keys(choice) : [choice];
}

/** A scalar as it is meant: a whole number, or a text. */
function scalar(node: unknown): string | number | null {
  if (!isScalar(node)) return null;
  return Number.isSafeInteger(node.value) ? Number(node.value) : scalarText(node);
}

/** One choice as it is written. */
function readChoice(node: Node, key: string, step: Fields): Choice | null {
  const single = scalar(node);
  if (single !== null) return single;
  if (isMap(node)) return new Fields(node, step.faults).amounts(null);
  if (isSeq(node)) return node.items.flatMap((item) => scalar(item) ?? noChoice(item, key, step) ?? []);
  return noChoice(node, key, step);
}

/** Notes something by which nothing can be chosen. */
function noChoice(node: unknown, key: string, step: Fields): null {
  return step.wrong(key, "names, whole numbers, lists of them, or a record of amounts", node);
}

/** The choices of a field, one for each request. */
export function readChoices(fields: Fields, key: string): Choice[] {
  return fields.items(key).flatMap((node) => {
    const choice = readChoice(node, key, fields);
    return choice === null ? [] : [choice];
  });
}
