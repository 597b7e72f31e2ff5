import type { EventPattern, EventRole } from "../../effects/index.js";
import { type Entity, isObject, isPlayer, type ObjectId, type PlayerId } from "../state/identity.js";
import type { Happening } from "../state/happening.js";

/** A value of a record by its key, where it has one. */
function field(happening: Happening, key: string): unknown {
  return Object.entries(happening).find(([name]) => name === key)?.[1];
}

/** The object numbers in a value. */
function objectIds(value: unknown): ObjectId[] {
  if (Array.isArray(value)) return value.flatMap(objectIds);
  return typeof value === "number" ? [value] : [];
}

/** The fields in which each role of an event may stand, in the order in which they are looked for. */
const roleFields: Readonly<Record<EventRole, readonly string[]>> = {
  object: ["object", "objects", "on", "to", "target"],
  other: ["other", "others", "whom", "to", "source"],
  source: ["source", "object"],
  player: [],
  spell: ["object", "source"],
  ability: ["ability", "source"],
  amount: [],
};

/** The object that moved: as it was where it left the battlefield (603.10a), else as what it became. */
function movedObject(happening: Extract<Happening, { readonly kind: "moved" }>): ObjectId[] {
  const { object, became, from } = happening;
  const id = from === "battlefield" ? (object ?? became) : (became ?? object);
  return id === null ? [] : [id];
}

/** The objects that play a role in an event (603.2). */
export function roleObjects(happening: Happening, role: EventRole): ObjectId[] {
  if (happening.kind === "moved") return movedObject(happening);
  if (happening.kind === "damaged" && happening.about === "source" && role === "object") return [happening.source];
  for (const key of roleFields[role]) {
    const ids = objectIds(field(happening, key));
    if (ids.length > 0) return ids;
  }
  return [];
}

/**
 * What is put somewhere from anywhere is spoken of as it is there: that is never an ability that looks back at what left
 * the battlefield (603.6c, 603.10).
 */
export function asArrived(pattern: EventPattern, happening: Happening): Happening {
  if (pattern.kind !== "zoneChange" || happening.kind !== "moved" || happening.became === null) return happening;
  const isFromAnywhere = pattern.detail.manner.includes("fromAnywhere");
  return isFromAnywhere ? { ...happening, object: happening.became } : happening;
}

/** The event as a pattern speaks of it: damage that something deals is about the source (603.2). */
export function aboutSubject(pattern: EventPattern, happening: Happening): Happening {
  if (pattern.kind === "dealsDamage" && happening.kind === "damaged") return { ...happening, about: "source" };
  return asArrived(pattern, happening);
}

/** The players that an event speaks of. */
export function eventPlayers(happening: Happening): PlayerId[] {
  for (const key of ["player", "to", "on", "target", "whom"]) {
    const value = field(happening, key);
    if (typeof value === "string" && key === "player") return [value];
    if (typeof value === "string" && happening.kind !== "moved") return [value];
  }
  return [];
}

/** How much an event was: its amount, or how many objects it speaks of. */
export function eventAmount(happening: Happening): number {
  const amount = field(happening, "amount");
  if (typeof amount === "number") return amount;
  return Math.max(1, objectIds(field(happening, "objects")).length);
}

/** The recipient of damage, counters or targeting. */
export function recipientOf(happening: Happening): Entity | null {
  for (const key of ["to", "on", "target"]) {
    const value = field(happening, key);
    if (typeof value === "number" && isObject(value)) return value;
    if (typeof value === "string" && isPlayer(value) && happening.kind !== "moved") return value;
  }
  return null;
}

/** Every object and player that an event speaks of. */
export function eventEntities(happening: Happening): Entity[] {
  const keys = ["object", "became", "objects", "other", "others", "source", "player", "on", "target", "whom"];
  const values = keys.map((key) => field(happening, key));
  const recipient = recipientOf(happening);
  return [
    ...values.flatMap(objectIds),
    ...values.filter((value) => typeof value === "string"),
    ...(recipient === null ? [] : [recipient]),
  ];
}
