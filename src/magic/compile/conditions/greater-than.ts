import type { Condition, ObjectReference } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { characteristicOf } from "../measure.js";
import { stateOf } from "../noun.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";

const operators: ReadonlyMap<string, "greater" | "less"> = new Map([
  ["greater", "greater"],
  ["lesser", "less"],
]);

/**
 * "that creature has greater power or toughness than this creature": one of its measures is held against the same measure of
 * another object (208, 702.100a). Null where the phrase compares nothing.
 */
export function greaterThan(object: NounPhrase, holder: () => ObjectReference, context: Context): Condition | null {
  const than = object.kind === "described" ? object.post.at(-1) : undefined;
  if (object.kind !== "described" || than?.kind !== "than") return null;
  const [first] = object.group.items;
  const operator = operators.get(stateOf(first?.modifiers[0]) ?? "");
  if (operator === undefined) return null;
  const nouns = measuresOf(object);
  const [of, with_] = [holder(), lowerObjects(than.what, context, you)];
  const conditions = nouns.map((noun): Condition => {
    const characteristic = characteristicOf(noun, object);
    const compared = (one: ObjectReference) => ({ kind: "characteristic", characteristic, of: one }) as const;
    return { kind: "compare", quantity: compared(of), is: { operator, than: compared(with_) } };
  });
  const [only, ...others] = conditions;
  return only !== undefined && others.length === 0 ? only : { kind: "anyOf", conditions };
}

/** "power", "power or toughness": nothing else may stand among the words. */
function measuresOf(object: Described): readonly string[] {
  const { items, conjunction, determiners, possessor } = object.group;
  const bare = items.every(({ modifiers }, at) => modifiers.length === (at === 0 ? 1 : 0));
  const joined = items.length === 1 || conjunction === "or";
  if (!bare || !joined || possessor !== null || determiners.length > 0 || object.post.length !== 1)
    return refuse("greater than", object);
  return items.map(({ noun }) => (noun.kind === "common" ? noun.noun : refuse("greater than", object)));
}
