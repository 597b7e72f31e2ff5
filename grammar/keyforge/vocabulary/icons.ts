/**
 * Icons as pack data and cleaned texts write them, each with what it stands for. Several ways of writing one icon are
 * kept apart, since a text prints back letter for letter.
 */
export const ICONS = {
  "{A}": "aember",
  "{Æ}": "aember",
  "{D}": "damage",
  "{damage}": "damage",
  "{capture}": "capture",
  "{draw}": "draw",
  "{discard}": "discard",
  "{power}": "power",
  "{tide}": "tide",
} as const;

/** An icon, as it is written. */
export type Icon = keyof typeof ICONS | `{house:${string}}`;

/** What an icon stands for. */
export type IconSense = (typeof ICONS)[keyof typeof ICONS];
