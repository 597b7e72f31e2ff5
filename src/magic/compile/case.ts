import type { Ability, Condition, EventPattern } from "../effects/index.js";
import type { AbilityNode } from "../syntax/ability.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";

type Body = Extract<AbilityNode, { readonly kind: "ability" }>;

const isSolved: Condition = {
  kind: "matches",
  object: { kind: "source" },
  filter: { what: "permanent", constraints: [{ kind: "status", status: "solved" }] },
};

const yourEndStep: EventPattern = {
  kind: "turnPart",
  part: "endStep",
  whose: { kind: "player", reference: you },
  edge: "beginning",
  next: "each",
};

/** "To solve — [Condition]": "At the beginning of your end step, if [condition] and this Case is not solved, this Case becomes solved." (719.3a) */
export function toSolve(node: Body, id: string, context: Context): Ability {
  const [first, ...more] = node.sentences;
  const [part, ...parts] = first?.sentence.parts ?? [];
  if (part === undefined || more.length > 0 || parts.length > 0 || part.openings.length > 0 || node.modes.length > 0)
    return refuse("to solve", node);
  const unsolved: Condition = { kind: "not", condition: isSolved };
  const condition: Condition = { kind: "allOf", conditions: [lowerCondition(part.clause, context), unsolved] };
  const solve = {
    kind: "becomeDesignation",
    ...context.nextId(),
    player: null,
    object: { kind: "source" },
    designation: "solved",
  } as const;
  return {
    kind: "triggered",
    id,
    event: yourEndStep,
    condition,
    restrictions: [],
    functionsFrom: "battlefield",
    resolution: { targets: context.targets, instructions: [solve] },
  };
}

/** "Solved — [Ability text]": as long as the Case is solved, or only then does it trigger or may it be activated (702.169). */
export function whileSolved(ability: Ability): Ability {
  switch (ability.kind) {
    case "static":
      return ability.condition === null
        ? { ...ability, condition: isSolved }
        : { ...ability, condition: { kind: "allOf", conditions: [isSolved, ability.condition] } };
    case "triggered":
    case "activated":
      return { ...ability, restrictions: [...ability.restrictions, { kind: "onlyIf", condition: isSolved }] };
    default:
      return refuse("solved", ability);
  }
}
