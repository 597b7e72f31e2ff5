/** CR 205.3k: the spell types, which instants and sorceries share. */
export const SPELL_TYPES = ["Adventure", "Arcane", "Lesson", "Omen", "Trap"] as const;

/** One of {@link SPELL_TYPES}. */
export type SpellType = (typeof SPELL_TYPES)[number];
