/** The steps of a turn, which texts name between quotation marks (Archon Arcana, "Turn Sequence"). */
export const STEPS = {
  forgeAKey: "forge a key",
  chooseAHouse: "choose a house",
  readyCards: "ready cards",
  drawCards: "draw cards",
} as const;

/** A step of a turn. */
export type Step = keyof typeof STEPS;
