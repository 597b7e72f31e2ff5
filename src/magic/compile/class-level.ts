import type { Ability, Comparison, Condition } from "../effects/index.js";
import type { AbilityNode, Head } from "../syntax/ability.js";
import type { Bearer, Context } from "./context.js";
import { lowerCosts } from "./cost.js";
import { numeric } from "./plain.js";
import { refuse } from "./refusal.js";

type Bar = Extract<Head, { readonly kind: "classLevel" }>;
type Body = Extract<AbilityNode, { readonly kind: "keywords" | "ability" }>;

const source = { kind: "source" } as const;

/** That the object's level is so much, or so much or more (716.2a). */
function isLevel(operator: Comparison["operator"], level: number): Condition {
  const quantity = { kind: "level", of: source } as const;
  return { kind: "compare", quantity, is: { operator, than: numeric(level) } };
}

/** "[Cost]: This Class's level becomes N. Activate only if this Class is level N-1 and only as a sorcery" (716.2a). */
function gaining({ costs, level }: Bar, id: string, context: Context): Ability {
  const setLevel = { kind: "setLevel", id: `${id}.e1`, result: `${id}.r1`, object: source, level } as const;
  return {
    kind: "activated",
    id,
    keyword: null,
    costs: lowerCosts(costs, context),
    restrictions: [{ kind: "onlyIf", condition: isLevel("equal", level - 1) }, { kind: "sorcerySpeed" }],
    functionsFrom: "battlefield",
    resolution: { targets: [], instructions: [setLevel] },
    isManaAbility: false,
  };
}

/**
 * The two abilities that a class level bar represents (716.2a): the activated one, and the static one that has what stands
 * behind the bar's dash; what is printed in the section below it is put into it later. Null of a line without a bar.
 */
export function classLevel(
  node: Body,
  id: string,
  context: Context,
  lower: (node: Body, id: string, bearer: Bearer, context: Context) => readonly Ability[],
): readonly Ability[] | null {
  if (node.head?.kind !== "classLevel") return null;
  if (context.bearer.spell === "spell") return refuse("a class level", node);
  const gained = gaining(node.head, `${id}.g`, context);
  const isBare = node.kind === "ability" && node.sentences.length === 0 && node.modes.length === 0;
  const abilities = isBare ? [] : lower({ ...node, head: null }, `${id}.s`, context.bearer, context);
  const effect = { kind: "continuous", affected: source, changes: [{ kind: "gainAbilities", abilities }] } as const;
  return [gained, { kind: "static", id, condition: isLevel("atLeast", node.head.level), effects: [effect] }];
}
