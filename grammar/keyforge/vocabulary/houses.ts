/**
 * The houses of the game. A card belongs to its house, a token creature to the house of its reference card (Archon
 * Arcana, "Token Creatures"). The key is the word that pack data writes in `{house:…}`, the value the printed name.
 */
export const HOUSES = {
  brobnar: "Brobnar",
  dis: "Dis",
  ekwidon: "Ekwidon",
  geistoid: "Geistoid",
  keyraken: "Keyraken",
  logos: "Logos",
  mars: "Mars",
  ouboros: "Ouboros",
  redemption: "Redemption",
  sanctum: "Sanctum",
  saurian: "Saurian",
  shadows: "Shadows",
  skyborn: "Skyborn",
  staralliance: "Star Alliance",
  unfathomable: "Unfathomable",
  untamed: "Untamed",
} as const;

/** A house, by the word that pack data uses. */
export type House = keyof typeof HOUSES;
