import type { Cost, Instruction, ManaRestriction, Replacement, StaticEffect } from "../effects/index.js";
import type { ByKind } from "./kinds.js";

function inReplacement(replacement: Replacement): readonly Instruction[] {
  if (replacement.kind === "may") return inReplacement(replacement.replacement);
  if (replacement.kind === "prevent") return replacement.then ?? [];
  return replacement.kind === "instead" ? replacement.instructions : [];
}

function inCost(cost: Cost): readonly Instruction[] {
  if (cost.kind === "instruction") return [cost.instruction];
  return cost.kind === "either" ? cost.alternatives.flat().flatMap(inCost) : [];
}

function inStatic(effect: StaticEffect): readonly Instruction[] {
  if (effect.kind === "asEnters") return effect.instructions;
  if (effect.kind === "entersAsCopy") return effect.following;
  return effect.kind === "replacement" ? inReplacement(effect.replacement) : [];
}

const inRestriction = (restriction: ManaRestriction): readonly Instruction[] =>
  restriction.kind === "whenSpent" ? restriction.instructions : [];

/** The kinds whose nested instructions do not simply stand in `instructions`. */
const within: { readonly [Kind in Instruction["kind"]]?: (one: ByKind<Instruction>[Kind]) => readonly Instruction[] } =
  {
    unless: ({ costs, instructions }) => [...costs.flatMap(inCost), ...instructions],
    conditional: ({ then, otherwise }) => [...then, ...otherwise],
    chooseModes: ({ modes }) => modes.flatMap(({ cost, instructions }) => [...cost.flatMap(inCost), ...instructions]),
    dieTable: ({ rows }) => rows.flatMap(({ instructions }) => instructions),
    preventDamage: ({ then }) => then ?? [],
    replaceEvent: ({ replacement }) => inReplacement(replacement),
    applyStatic: ({ effects }) => effects.flatMap(inStatic),
    payCost: ({ costs }) => costs.flatMap(inCost),
    castSpell: ({ cost }) => cost.flatMap(inCost),
    addMana: ({ restriction }) => restriction.flatMap(inRestriction),
  };

function nested<Kind extends Instruction["kind"]>(kind: Kind, one: ByKind<Instruction>[Kind]): readonly Instruction[] {
  return within[kind]?.(one) ?? [];
}

/** The instructions that stand within an instruction, in the order in which its prose tells them (608.2c). */
export function nestedInstructions(instruction: Instruction): readonly Instruction[] {
  if (within[instruction.kind] !== undefined) return nested(instruction.kind, instruction);
  return "instructions" in instruction ? instruction.instructions : [];
}
