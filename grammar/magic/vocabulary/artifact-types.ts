/** CR 205.3g: the artifact types. */
export const ARTIFACT_TYPES = [
  "Attraction",
  "Blood",
  "Bobblehead",
  "Book",
  "Clue",
  "Contraption",
  "Equipment",
  "Food",
  "Fortification",
  "Gold",
  "Incubator",
  "Infinity",
  "Junk",
  "Lander",
  "Map",
  "Mutagen",
  "Powerstone",
  "Spacecraft",
  "Stone",
  "Treasure",
  "Vehicle",
  "Vibranium",
] as const;

/** One of {@link ARTIFACT_TYPES}. */
export type ArtifactType = (typeof ARTIFACT_TYPES)[number];
