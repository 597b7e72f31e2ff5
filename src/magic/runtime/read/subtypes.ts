import type { CardType, VocabularyWord } from "../../effects/index.js";

/** Subtypes that are correlated with another card type than creature (205.3g–q); all others are creature types. */
const correlated: Readonly<Partial<Record<CardType, readonly VocabularyWord[]>>> = {
  artifact: [
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
  ],
  enchantment: [
    "Aura",
    "Background",
    "Cartouche",
    "Case",
    "Class",
    "Curse",
    "Plan",
    "Role",
    "Room",
    "Rune",
    "Saga",
    "Shard",
    "Shrine",
  ],
  land: [
    "Cave",
    "Cloud",
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
  ],
  instant: ["Adventure", "Arcane", "Lesson", "Omen", "Trap"],
  battle: ["Siege"],
};

/** The card type that a subtype belongs to, among these types; planeswalker types belong to planeswalkers. */
export function cardTypeOf(subtype: VocabularyWord, types: readonly CardType[]): CardType {
  for (const [type, subtypes] of Object.entries(correlated)) {
    if (subtypes.includes(subtype)) return types.find((own) => own === type) ?? typeNamed(type);
  }
  return types.includes("planeswalker") && !types.includes("creature") ? "planeswalker" : "creature";
}

/** The correlated type of that name. */
function typeNamed(name: string): CardType {
  const types: readonly CardType[] = ["artifact", "enchantment", "land", "instant", "battle"];
  return types.find((type) => type === name) ?? "creature";
}

/** Whether a subtype stays when an object has these card types only (205.1a). */
export function staysWith(subtype: VocabularyWord, types: readonly CardType[]): boolean {
  const type = cardTypeOf(subtype, types);
  if (type === "creature") return types.includes("creature") || types.includes("kindred");
  if (type === "instant") return types.includes("instant") || types.includes("sorcery");
  return types.includes(type);
}
