/** A zone of the game (CR 400.1). */
export interface ZoneEntry {
  readonly name: string;
  readonly rule: string;
  /** CR 400.2: whether all players can see the faces of the cards there. */
  readonly visibility: "public" | "hidden";
  /** CR 400.1: whether each player has one of their own, or all share it. */
  readonly sharing: "each player" | "shared";
}

/** CR 400.1: the seven zones, and ante, which some older cards use. */
export const ZONES = [
  { name: "library", rule: "401.1", visibility: "hidden", sharing: "each player" },
  { name: "hand", rule: "402.1", visibility: "hidden", sharing: "each player" },
  { name: "battlefield", rule: "403.1", visibility: "public", sharing: "shared" },
  { name: "graveyard", rule: "404.1", visibility: "public", sharing: "each player" },
  { name: "stack", rule: "405.1", visibility: "public", sharing: "shared" },
  { name: "exile", rule: "406.1", visibility: "public", sharing: "shared" },
  { name: "ante", rule: "407.1", visibility: "public", sharing: "shared" },
  { name: "command", rule: "408.1", visibility: "public", sharing: "shared" },
] as const satisfies readonly ZoneEntry[];

/** CR 400.1: the name of a zone. "Command" and "exile" may be followed by "zone" in rules text. */
export type ZoneName = (typeof ZONES)[number]["name"];

/** CR 400.11: where a card is that is in none of the zones. It is no zone. */
export const OUTSIDE_THE_GAME = "outside the game";

/** Former phrases for a zone: CR 403.5 for the battlefield, CR 406.8 for exile. */
export const FORMER_ZONE_PHRASES = [
  { former: "in play", zone: "battlefield", rule: "403.5" },
  { former: "from play", zone: "battlefield", rule: "403.5" },
  { former: "into play", zone: "battlefield", rule: "403.5" },
  { former: "from the game", zone: "exile", rule: "406.8" },
] as const satisfies readonly { readonly former: string; readonly zone: ZoneName; readonly rule: string }[];
