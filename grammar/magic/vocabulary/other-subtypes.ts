/** CR 205.3q: the battle types. */
export const BATTLE_TYPES = ["Siege"] as const;

/** One of {@link BATTLE_TYPES}. */
export type BattleType = (typeof BATTLE_TYPES)[number];

/** CR 205.3p: the dungeon types. */
export const DUNGEON_TYPES = ["Undercity"] as const;

/** One of {@link DUNGEON_TYPES}. */
export type DungeonType = (typeof DUNGEON_TYPES)[number];
