/** CR 205.3h: the enchantment types. */
export const ENCHANTMENT_TYPES = [
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
] as const;

/** One of {@link ENCHANTMENT_TYPES}. */
export type EnchantmentType = (typeof ENCHANTMENT_TYPES)[number];
