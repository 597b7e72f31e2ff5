import type { Ability } from "../effects/index.js";
import type { AbilityNode } from "../syntax/ability.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

type Body = Extract<AbilityNode, { readonly kind: "ability" }>;

/**
 * "Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't attack or block.": two static abilities, the
 * second for as long as the first's condition does not hold (604.1, 611.3a); null of another text.
 */
export function staticOtherwise(
  node: Body,
  id: string,
  context: Context,
  lower: (node: Body, id: string, context: Context) => Ability,
): readonly Ability[] | null {
  if (context.bearer.spell !== "permanent" || node.head !== null || node.label !== null) return null;
  const [first, second, ...others] = node.sentences;
  const [part, ...parts] = second?.sentence.parts ?? [];
  const [opening, ...openings] = part?.openings ?? [];
  if (first === undefined || second === undefined || part === undefined || opening?.kind !== "otherwise") return null;
  if (others.length > 0) return refuse("otherwise", opening);
  const then = lower({ ...node, sentences: [first] }, id, context);
  const sentence = { ...second.sentence, parts: [{ ...part, openings }, ...parts] };
  const otherwise = lower({ ...node, sentences: [{ ...second, sentence }] }, `${id}.o`, context);
  if (then.kind !== "static" || otherwise.kind !== "static") return refuse("otherwise", opening);
  if (then.condition === null || otherwise.condition !== null) return refuse("otherwise", opening);
  return [then, { ...otherwise, condition: { kind: "not", condition: then.condition } }];
}
