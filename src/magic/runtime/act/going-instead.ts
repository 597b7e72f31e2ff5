import type { VocabularyWord, Zone } from "../../effects/index.js";

/** Where a spell goes instead of anywhere else as it leaves the stack, by the keyword by which it was cast. */
export const goingInstead: Readonly<Record<VocabularyWord, Zone>> = {
  // 702.34a
  flashback: "exile",
  // 702.133a
  "jump-start": "exile",
  // 702.127a
  aftermath: "exile",
  // 702.180a
  harmonize: "exile",
};
