import type { Ability, EventPattern, Filter, Quantity } from "../../effects/index.js";

export { everyInstruction } from "../read/every-instruction.js";

/** Every record inside a value. */
function everyRecord(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(everyRecord);
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(everyRecord)];
}

/** Whether a record is a filter. */
function isFilter(value: object): value is Filter {
  return "what" in value && "constraints" in value && Array.isArray(value.constraints);
}

/** Every filter in a part of an ability. */
export function filtersIn(part: unknown): Filter[] {
  return everyRecord(part).filter(isFilter);
}

/** Every filter in an ability, for there to be something that each of them matches. */
export function everyFilter(ability: Ability): Filter[] {
  return filtersIn(ability);
}

const abilityKinds: readonly unknown[] = ["keyword", "spell", "activated", "triggered", "static", "chapter"];

/** Whether a record is an ability. */
function isAbility(value: object): value is Ability {
  if (!("kind" in value) || !abilityKinds.includes(value.kind)) return false;
  return (
    "id" in value &&
    !("result" in value) &&
    ("resolution" in value || "effects" in value || "keyword" in value || "abilities" in value)
  );
}

/** The abilities inside an ability: those that it grants, or that what it makes has. */
export function nestedAbilities(ability: Ability): Ability[] {
  const found: Ability[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      if (value !== ability && isAbility(value)) found.push(value);
      else Object.values(value).forEach(visit);
    }
  };
  visit(ability);
  return found;
}

/** Whether an ability speaks of what its object is attached to, so that it has to be attached to something. */
export function speaksOfHost(ability: Ability): boolean {
  return everyRecord(ability).some((record) => "kind" in record && record.kind === "attachedTo");
}

/** What an ability may say of how its object was cast: what was paid, how often, from where, with which mana. */
const castingKinds: readonly unknown[] = ["paid", "cast", "timesPaid", "timesKicked", "colorsSpent", "manaSpent"];

/** Whether it matters to an ability how its object was cast. */
export function asksOfCasting(ability: Ability): boolean {
  return everyRecord(ability).some(
    (record) =>
      ("kind" in record && castingKinds.includes(record.kind)) || ("status" in record && record.status === "kicked"),
  );
}

/** In which ways an ability speaks of objects that a linked ability noted (607.2). */
export function linkedWays(ability: Ability): readonly string[] {
  const ways = everyRecord(ability).flatMap((record) =>
    "kind" in record && record.kind === "linked" && "how" in record && typeof record.how === "string"
      ? [record.how]
      : [],
  );
  return [...new Set(ways)];
}

/** Whether an ability counts spells that were cast before. */
export function countsSpellsBefore(ability: Ability): boolean {
  return everyRecord(ability).some((record) => "kind" in record && record.kind === "castBefore");
}

/** The constraints in an ability that ask what happened to an object before, each with the filter that it stands in. */
export function pastConstraints(ability: Ability): readonly { filter: Filter; event: EventPattern }[] {
  return filtersIn(ability).flatMap((filter) =>
    filter.constraints.flatMap((one) => (one.kind === "happened" ? [{ filter, event: one.event }] : [])),
  );
}

/** Whether an ability speaks of the object that gave it to the one that it is on (201.5a). */
export function speaksOfMaker(ability: Ability): boolean {
  return everyRecord(ability).some((record) => "kind" in record && record.kind === "maker");
}

/** Whether a record is a quantity of a kind that can only be had where something was before. */
function isPastQuantity(record: object): record is Quantity {
  return (
    "kind" in record &&
    (("measure" in record && record.kind === "events") || (record.kind === "half" && "round" in record))
  );
}

/** The quantities in what an ability does which are none where nothing happened before, or little is there. */
export function pastQuantities(ability: Ability): readonly Quantity[] {
  return "resolution" in ability ? everyRecord(ability.resolution).filter(isPastQuantity) : [];
}

/** The kinds of counters on its own object that an ability counts. */
export function countedCounters(ability: Ability): readonly string[] {
  return everyRecord(ability).flatMap((record) => {
    if (!("kind" in record) || record.kind !== "counters" || !("on" in record) || !("counter" in record)) return [];
    const { on, counter } = record;
    const isOwn = typeof on === "object" && on !== null && "kind" in on && on.kind === "source";
    return isOwn ? [typeof counter === "string" ? counter : "+1/+1"] : [];
  });
}
