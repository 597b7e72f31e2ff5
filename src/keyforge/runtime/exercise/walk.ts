import type {
  Ability,
  CompiledCard,
  Condition,
  EventPattern,
  Filter,
  Instruction,
  StaticEffect,
} from "../../effects/index.js";

/** Every record inside a value. */
function everyRecord(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(everyRecord);
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(everyRecord)];
}

/** Whether a record is a filter. */
function isFilter(value: object): value is Filter {
  return "constraints" in value && "zones" in value && "types" in value;
}

/** Every filter in a part of an ability. */
export function filtersIn(part: unknown): Filter[] {
  return everyRecord(part).filter(isFilter);
}

/** The instructions of an ability. */
export function instructionsOf(ability: Ability): readonly Instruction[] {
  return "instructions" in ability ? ability.instructions : [];
}

/** The instructions within another. */
function within(instruction: Instruction): readonly Instruction[] {
  switch (instruction.kind) {
    case "optional":
    case "forEach":
    case "repeat":
    case "repeatWhile":
    case "delayed":
    case "replacing":
      return instruction.instructions;
    case "conditional":
      return [...instruction.then, ...instruction.otherwise];
    case "chooseOne":
      return instruction.options.flat();
    default:
      return [];
  }
}

/** The instructions and those within them. */
export function everyInstruction(instructions: readonly Instruction[]): readonly Instruction[] {
  return instructions.flatMap((one) => [one, ...everyInstruction(within(one))]);
}

/** The abilities that an ability grants. */
export function grantedAbilities(ability: Ability): readonly Ability[] {
  const fromStatics = ability.kind === "static" ? ability.effects : [];
  const fromLasting = everyInstruction(instructionsOf(ability)).flatMap((one) =>
    one.kind === "lasting" ? one.effects : [],
  );
  return [...fromStatics, ...fromLasting].flatMap((effect) =>
    effect.kind === "gainAbilities" ? effect.abilities : [],
  );
}

/** The condition of a rule. */
function conditionOf(effect: StaticEffect): readonly Condition[] {
  return effect.kind === "onlyIf" ? [effect.condition] : [];
}

/** What a card says of when it can be used or played itself. */
export function limitsOf({ abilities }: CompiledCard): readonly Ability[] {
  return abilities.filter(
    (one) => one.kind === "static" && one.effects.some(({ kind }) => kind === "onlyIf" || kind === "cannot"),
  );
}

/** The conditions in an ability: its own and those of its instructions. */
export function conditionsOf(ability: Ability): readonly Condition[] {
  const own = "condition" in ability && ability.condition !== null ? [ability.condition] : [];
  const ofEffects = ability.kind === "static" ? ability.effects.flatMap(conditionOf) : [];
  const inner = everyInstruction(instructionsOf(ability)).flatMap((one) => {
    if (one.kind === "conditional" || one.kind === "repeatWhile") return [one.condition];
    return one.kind === "delayed" && one.condition !== null ? [one.condition] : [];
  });
  return [...own, ...ofEffects, ...inner].flatMap(simple);
}

/** A condition taken apart into those that it joins. */
function simple(condition: Condition): readonly Condition[] {
  if (condition.kind === "not") return simple(condition.condition);
  if (condition.kind === "and" || condition.kind === "or") return condition.conditions.flatMap(simple);
  return [condition];
}

/** The events for which delayed abilities wait. */
export function awaited(ability: Ability): readonly EventPattern[] {
  return everyInstruction(instructionsOf(ability)).flatMap((one) =>
    one.kind === "delayed" || one.kind === "replacing" ? [one.event] : [],
  );
}

/** The kinds of counter that a part of an ability speaks of. */
export function countersIn(part: unknown): string[] {
  return everyRecord(part).flatMap((record) =>
    "counter" in record && typeof record.counter === "string" ? [record.counter] : [],
  );
}

/** Whether a part of an ability speaks of what granted it. */
export function speaksOfMaker(part: unknown): boolean {
  return everyRecord(part).some((record) => "kind" in record && record.kind === "maker");
}

/** Whether a record is an event pattern. */
function isPattern(value: object): value is EventPattern {
  return "details" in value && "object" in value && "player" in value;
}

/** Every event pattern in a part of an ability. */
export function eventsIn(part: unknown): EventPattern[] {
  return everyRecord(part).filter(isPattern);
}
