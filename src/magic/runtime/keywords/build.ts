import type {
  Ability,
  Condition,
  Cost,
  Duration,
  EventPattern,
  Filter,
  Instruction,
  ObjectReference,
  Participant,
  PlayerReference,
  Quantity,
  StaticEffect,
  Target,
  TurnPart,
} from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
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
/** What matches, of which the ability's controller chooses so many. */
export function choice(filter: Filter, least: Quantity, most = least) {
  return { kind: "choice", chooser: you, filter, least, most, manner: "chosen" } as const;
}

/** As many as the ability's controller likes of what matches. */
export function anyNumberOf(filter: Filter) {
  return choice(filter, number(0), { kind: "anyNumber" });
}

/** "Activate only as a sorcery" (602.5d). */
export const sorcery = { restrictions: [{ kind: "sorcerySpeed" }] } as const;

/** The ability that is haste, by an id of its own. */
export function haste(id: string) {
  return { kind: "keyword", id, keyword: "haste", parameters: [] } as const;
}

/** Objects gain haste, as it stands, for so long. */
export function gainHaste(
  keyword: KeywordOf,
  objects: ObjectReference,
  duration: Duration = { kind: "indefinite" },
): Instruction {
  const changes = [{ kind: "gainAbilities", abilities: [haste(`${keyword.id}:haste`)] } as const];
  return { kind: "modify", ...named(keyword, "haste"), objects, changes, duration, membership: "lockedIn" };
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

/** The triggered ability that a keyword means. */
export function triggered(
  keyword: KeywordOf,
  event: EventPattern,
  instructions: readonly Instruction[],
  more: Partial<Extract<Ability, { kind: "triggered" }>> = {},
): Ability {
  const common = { condition: null, restrictions: [], functionsFrom: "battlefield" } as const;
  const id = `${keyword.id}:${keyword.keyword}:triggered`;
  return { kind: "triggered", id, event, resolution: { targets: [], instructions }, ...common, ...more };
}

/** The static ability that a keyword means. */
export function fixed(
  keyword: KeywordOf,
  part: string,
  effects: readonly StaticEffect[],
  condition: Condition | null = null,
): Ability {
  return { kind: "static", id: `${keyword.id}:${keyword.keyword}:${part}`, condition, effects };
}

/** The object itself as it takes part in an event. */
export const self: Participant = { kind: "object", reference: source };

/** The player of the ability as they take part in an event. */
export const byYou: Participant = { kind: "player", reference: you };

/** The object enters the battlefield. */
export const enters: EventPattern = {
  kind: "zoneChange",
  object: self,
  from: null,
  to: "battlefield",
  player: null,
  detail: plainDetail,
};

/** "When you cast this spell." */
export const castsThis: EventPattern = { kind: "castsSpell", player: byYou, spell: self, detail: plainDetail };

/** The cost of the keyword was paid. */
export function paid({ keyword }: KeywordOf): Condition {
  return { kind: "paid", cost: keyword };
}

/** The beginning of a step of the player's turn. */
export function beginning(part: TurnPart): EventPattern {
  return { kind: "turnPart", part, whose: byYou, edge: "beginning", next: "each" };
}

/** Whether the object has so many counters of a kind. */
export function hasCounters(counter: string, operator: "atLeast" | "equal", count: number): Condition {
  const constraint = { kind: "hasCounters", counter, is: { operator, than: number(count) } } as const;
  return { kind: "matches", object: source, filter: { what: "object", constraints: [constraint] } };
}

/** The quality that the keyword is given along: "devour artifact", "champion a Goblin"; undefined without one. */
export function qualityOf({ parameters }: KeywordOf): Filter | undefined {
  return parameters.flatMap((parameter) => (parameter.kind === "quality" ? [parameter.filter] : []))[0];
}

/** The costs that the keyword is given along. */
export function costsOf({ parameters }: KeywordOf): readonly Cost[] {
  return parameters.flatMap((parameter) => (parameter.kind === "cost" ? parameter.costs : []));
}

/** "As an additional cost to cast this spell, you may …" (118.8). */
export function additionalCost(
  keyword: KeywordOf,
  costs: readonly Cost[],
  optional: "may" | "anyNumberOfTimes" = "may",
): Ability {
  return fixed(keyword, "cost", [{ kind: "additionalCost", costs, optional, keyword: keyword.keyword }]);
}
