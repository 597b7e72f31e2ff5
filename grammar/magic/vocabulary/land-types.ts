/** CR 205.3i: the land types. */
export const LAND_TYPES = [
  "Cave",
  "Desert",
  "Forest",
  "Gate",
  "Island",
  "Lair",
  "Locus",
  "Mine",
  "Mountain",
  "Plains",
  "Planet",
  "Power-Plant",
  "Sphere",
  "Swamp",
  "Tower",
  "Town",
  "Urza's",
] as const;

/** One of {@link LAND_TYPES}. */
export type LandType = (typeof LAND_TYPES)[number];

/** A basic land type with the mana symbol of its intrinsic ability "{T}: Add [mana symbol]." */
export interface BasicLandType {
  readonly type: LandType;
  readonly mana: "{W}" | "{U}" | "{B}" | "{R}" | "{G}";
}

/** CR 305.6: the basic land types in the order of the rule, each with the mana that it gives. */
export const BASIC_LAND_TYPES = [
  { type: "Plains", mana: "{W}" },
  { type: "Island", mana: "{U}" },
  { type: "Swamp", mana: "{B}" },
  { type: "Mountain", mana: "{R}" },
  { type: "Forest", mana: "{G}" },
] as const satisfies readonly BasicLandType[];
