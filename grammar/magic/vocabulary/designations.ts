/** A marker that a player, a permanent, a card or the game may have. */
export interface DesignationEntry {
  readonly name: string;
  readonly rule: string;
  readonly bearer: "player" | "permanent" | "card" | "game";
  /** "designation": there or not; "value": a number; "emblem": an emblem of that name. */
  readonly kind: "designation" | "value" | "emblem";
}

/** The designations that the rules define, and what rules text treats like one, each with its rule. */
export const DESIGNATIONS = [
  { name: "alpha sector", rule: "702.158b", bearer: "permanent", kind: "designation" },
  { name: "beta sector", rule: "702.158b", bearer: "permanent", kind: "designation" },
  { name: "city's blessing", rule: "702.131c", bearer: "player", kind: "designation" },
  { name: "commander", rule: "903.3", bearer: "card", kind: "designation" },
  { name: "day", rule: "731.1", bearer: "game", kind: "designation" },
  { name: "gamma sector", rule: "702.158b", bearer: "permanent", kind: "designation" },
  { name: "goaded", rule: "701.15b", bearer: "permanent", kind: "designation" },
  { name: "harnessed", rule: "701.64b", bearer: "permanent", kind: "designation" },
  { name: "initiative", rule: "726.1", bearer: "player", kind: "designation" },
  { name: "left half unlocked", rule: "709.5c", bearer: "permanent", kind: "designation" },
  { name: "level", rule: "716.2b", bearer: "permanent", kind: "value" },
  { name: "max speed", rule: "702.179e", bearer: "player", kind: "designation" },
  { name: "monarch", rule: "725.1", bearer: "player", kind: "designation" },
  { name: "monstrous", rule: "701.37b", bearer: "permanent", kind: "designation" },
  { name: "night", rule: "731.1", bearer: "game", kind: "designation" },
  { name: "planar controller", rule: "311.5", bearer: "player", kind: "designation" },
  { name: "plotted", rule: "702.170c", bearer: "card", kind: "designation" },
  { name: "prepared", rule: "722.3a", bearer: "permanent", kind: "designation" },
  { name: "protector", rule: "310.8", bearer: "player", kind: "designation" },
  { name: "renowned", rule: "702.112b", bearer: "permanent", kind: "designation" },
  { name: "right half unlocked", rule: "709.5c", bearer: "permanent", kind: "designation" },
  { name: "Ring-bearer", rule: "701.54b", bearer: "permanent", kind: "designation" },
  { name: "saddled", rule: "702.171b", bearer: "permanent", kind: "designation" },
  { name: "solved", rule: "719.3b", bearer: "permanent", kind: "designation" },
  { name: "speed", rule: "702.179b", bearer: "player", kind: "value" },
  { name: "suspected", rule: "701.60b", bearer: "permanent", kind: "designation" },
  { name: "The Ring", rule: "701.54c", bearer: "player", kind: "emblem" },
] as const satisfies readonly DesignationEntry[];

/** The name of a designation. */
export type DesignationName = (typeof DESIGNATIONS)[number]["name"];

/** CR 110.5: the four categories of status, the value with which a permanent enters (CR 110.5b) last. */
export const STATUSES = [
  ["tapped", "untapped"],
  ["flipped", "unflipped"],
  ["face down", "face up"],
  ["phased out", "phased in"],
] as const;

/** CR 110.5: a value of a status. */
export type Status = (typeof STATUSES)[number][number];
