import type {
  Ability,
  Color,
  Cost,
  EventDetail,
  Filter,
  Instruction,
  ObjectReference,
  PlayerReference,
  Quantity,
  Target,
  TokenCharacteristics,
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
/** An event about which nothing more is said. */
export const anyDetail: EventDetail = {
  during: null,
  duringWhose: null,
  ordinal: null,
  conditions: [],
  manner: [],
  quantity: null,
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

/** "Enters" as a trigger event of the object itself. */
export const enters = {
  kind: "zoneChange",
  object: itself,
  from: null,
  to: "battlefield",
  player: null,
  detail: anyDetail,
} as const;
/** "Dies" as a trigger event of the object itself. */
export const dies = { kind: "dies", object: itself, detail: anyDetail } as const;
/** "Attacks" as a trigger event of the object itself. */
export const attacks = { kind: "attacks", object: itself, whom: null, detail: anyDetail } as const;

/** The characteristics of a creature token that a keyword makes, named by its subtypes (111.4). */
export function creatureToken(
  subtypes: readonly string[],
  colors: readonly Color[],
  [power, toughness]: readonly [number, number],
  more: Partial<TokenCharacteristics> = {},
): TokenCharacteristics {
  return {
    name: { from: "derived", literal: [...subtypes, "Token"].join(" ") },
    supertypes: [],
    types: ["creature"],
    subtypes,
    colors,
    symbolicColor: null,
    symbolicSubtype: null,
    manaCost: null,
    power: number(power),
    toughness: number(toughness),
    loyalty: null,
    abilities: [],
    text: "",
    back: null,
    ...more,
  };
}

/** +N/+N until end of turn on an object (611.2). */
export function grow(keyword: KeywordOf, objects: ObjectReference, amount: Quantity): Instruction {
  const plus = { sign: "plus", amount } as const;
  return {
    kind: "modify",
    ...named(keyword, "modify"),
    objects,
    changes: [{ kind: "changePowerToughness", power: plus, toughness: plus }],
    duration: { kind: "endOfTurn" },
    membership: "lockedIn",
  };
}

/** +1/+1 counters put on an object. */
export function addCounters(keyword: KeywordOf, on: ObjectReference, count: Quantity, counter: string): Instruction {
  return { kind: "putCounters", ...named(keyword, "counters"), actor: you, counter, count, on, division: "each" };
}
