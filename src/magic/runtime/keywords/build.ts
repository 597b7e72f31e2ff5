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
import { plainDetail } from "../../effects/plain-detail.js";

/** A number as a quantity. */
export function number(value: number): Quantity {
  return { kind: "number", value };
}

/** The controller of the ability. */
export const you: PlayerReference = { kind: "you" };
/** The object that the ability is on. */
export const source: ObjectReference = { kind: "source" };
/** The object of the event. */
export const triggering: ObjectReference = { kind: "triggering", role: "object" };
/** A creature of the ability's controller. */
export const ownCreature: Filter = {
  what: "permanent",
  constraints: [
    { kind: "cardType", cardType: "creature" },
    { kind: "controlledBy", player: you },
  ],
};
/** The object itself as a participant. */
export const itself = { kind: "object", reference: source } as const;

/** The costs that a keyword is given along. */
export function costsOf({ parameters }: KeywordOf): readonly Cost[] {
  return parameters.flatMap((parameter) => (parameter.kind === "cost" ? parameter.costs : []));
}

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

/** The triggered ability that a keyword means. */
export function triggered(
  keyword: KeywordOf,
  event: Extract<Ability, { kind: "triggered" }>["event"],
  instructions: readonly Instruction[],
  more: Partial<Extract<Ability, { kind: "triggered" }>> = {},
): Ability {
  const id = `${keyword.id}:${keyword.keyword}`;
  const resolution = { targets: [], instructions };
  return {
    kind: "triggered",
    id,
    event,
    condition: null,
    restrictions: [],
    functionsFrom: "battlefield",
    resolution,
    ...more,
  };
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

/** "Dies" as a trigger event of the object itself. */
export const dies = { kind: "dies", object: itself, detail: plainDetail } as const;

/** +1/+1 counters put on an object. */
export function addCounters(keyword: KeywordOf, on: ObjectReference, count: Quantity, counter: string): Instruction {
  return { kind: "putCounters", ...named(keyword, "counters"), actor: you, counter, count, on, division: "each" };
}
