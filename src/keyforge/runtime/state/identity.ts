/** A player, by the name that the table gave. */
export type PlayerId = string;

/** A card, by number. It keeps its number, unless nobody may follow where it went: into a shuffled deck, or facedown. */
export type CardId = number;

/** What instructions are done to: a card or a player. */
export type Entity = CardId | PlayerId;

/** Whether it is a player. */
export function isPlayer(entity: Entity): entity is PlayerId {
  return typeof entity === "string";
}

/** Whether it is a card. */
export function isCard(entity: Entity): entity is CardId {
  return typeof entity === "number";
}
