import type {
  Ability,
  Cost,
  Filter,
  Instruction,
  ObjectReference,
  PlayerReference,
  Quantity,
  Target,
} from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";

/** A number as a quantity. */
export function number(value: number): Quantity {
  return { kind: "number", value };
}

/** The controller of the ability. */
export const you: PlayerReference = { kind: "you" };
/** The object that the ability is on. */
export const source: ObjectReference = { kind: "source" };
/** A creature of the ability's controller. */
export const ownCreature: Filter = {
  what: "permanent",
  constraints: [
    { kind: "cardType", cardType: "creature" },
    { kind: "controlledBy", player: you },
  ],
};
/** The number that a keyword is given along; 1 without one. */
export function amountOf({ parameters }: KeywordOf): Quantity {
  const [amount] = parameters.flatMap((parameter) => (parameter.kind === "amount" ? [parameter.amount] : []));
  return amount ?? number(1);
}

/** A result slot and an id of an instruction within a keyword. */
export function named(keyword: KeywordOf, part: string): { readonly id: string; readonly result: string } {
  const id = `${keyword.id}:${keyword.keyword}:${part}`;
  return { id, result: id };
}

/** The activated ability that a keyword means. */
export function activated(
  keyword: KeywordOf,
  costs: readonly Cost[],
  resolution: { readonly targets: readonly Target[]; readonly instructions: readonly Instruction[] },
  more: Partial<Extract<Ability, { kind: "activated" }>> = {},
): Ability {
  const common = { restrictions: [], functionsFrom: "battlefield", isManaAbility: false } as const;
  const id = `${keyword.id}:${keyword.keyword}`;
  return { kind: "activated", id, keyword: keyword.keyword, costs, resolution, ...common, ...more };
}
