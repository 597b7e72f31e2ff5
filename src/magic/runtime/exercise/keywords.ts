/**
 * Keywords that the rules of the game themselves honour here, each with where (702): in combat, in damage, in
 * targeting, in state-based actions, in casting. Those that mean other abilities stand in keywords/.
 */
export const nativeKeywords: Readonly<Record<string, string>> = {
  deathtouch: "702.2",
  defender: "702.3",
  "double strike": "702.4",
  enchant: "702.5",
  "first strike": "702.7",
  flash: "702.8",
  flying: "702.9",
  haste: "702.10",
  hexproof: "702.11",
  indestructible: "702.12",
  intimidate: "702.13",
  lifelink: "702.15",
  protection: "702.16",
  reach: "702.17",
  shroud: "702.18",
  trample: "702.19",
  vigilance: "702.20",
  phasing: "702.26",
  shadow: "702.28",
  horsemanship: "702.31",
  flashback: "702.34",
  fear: "702.36",
  wither: "702.80",
  infect: "702.90",
  menace: "702.111",
  plainswalk: "702.14",
  islandwalk: "702.14",
  swampwalk: "702.14",
  mountainwalk: "702.14",
  forestwalk: "702.14",
  devoid: "702.114",
  skulk: "702.118",
  toxic: "702.164",
};

/** Native keywords with parameters that are honoured; all others count only in their bare form. */
export const parameterised: readonly string[] = ["enchant", "protection", "flashback", "toxic"];
