import type { CreateTokens, Instruction } from "../effects/index.js";

/** Instructions with the creations of a slot changed, and those creations as they then are. */
export interface Amended {
  readonly instructions: readonly Instruction[];
  readonly amended: readonly CreateTokens[];
}

/** Changes every creation that fills the slot, within what is optional, conditional or repeated too. */
export function amendedCreations(
  before: readonly Instruction[],
  slot: string,
  amend: (creation: CreateTokens) => CreateTokens,
): Amended {
  const amended: CreateTokens[] = [];
  const all = (list: readonly Instruction[]): readonly Instruction[] => list.map(within);
  const within = (one: Instruction): Instruction => {
    switch (one.kind) {
      case "createTokens": {
        if (one.result !== slot) return one;
        const made = amend(one);
        amended.push(made);
        return made;
      }
      case "optional":
      case "unless":
      case "instead":
      case "forEach":
        return { ...one, instructions: all(one.instructions) };
      case "conditional":
        return { ...one, then: all(one.then), otherwise: all(one.otherwise) };
      default:
        return one;
    }
  };
  return { instructions: all(before), amended };
}
