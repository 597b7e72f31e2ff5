/** A player, by the name that the table gave (102.1). */
export type PlayerId = string;

/** An object, by number. An object that changes zones becomes a new one and gets a new number (400.7). */
export type ObjectId = number;

/** What damage, counters and attachments go to: an object or a player. */
export type Entity = ObjectId | PlayerId;

/** Whether it is a player. */
export function isPlayer(entity: Entity): entity is PlayerId {
  return typeof entity === "string";
}

/** Whether it is an object. */
export function isObject(entity: Entity): entity is ObjectId {
  return typeof entity === "number";
}
