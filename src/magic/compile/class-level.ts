import type { Ability } from "../effects/index.js";
import type { AbilityNode, Head } from "../syntax/ability.js";
import type { Context } from "./context.js";
import { lowerCosts } from "./cost.js";
import { refuse } from "./refusal.js";

type Bar = Extract<Head, { readonly kind: "classLevel" }>;
type Body = Extract<AbilityNode, { readonly kind: "ability" }>;
type Band = Extract<Ability, { readonly kind: "band" }>;

/** A class level bar: what it costs to gain the level. The abilities printed in its section are put into it later (716.2a). */
export function classLevel(node: Body, { costs, level }: Bar, id: string, context: Context): Band {
  if (node.sentences.length > 0 || node.modes.length > 0) return refuse("a class level", node);
  const lowered = lowerCosts(costs, context);
  return { kind: "band", id, least: level, most: null, abilities: [], costs: lowered, power: null, toughness: null };
}
