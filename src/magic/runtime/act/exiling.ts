import type { VocabularyWord } from "../../effects/index.js";

/**
 * The keywords by which a spell is exiled instead of going anywhere else as it leaves the stack (702.34a, 702.127a, 702.133a,
 * 702.180a).
 */
export const exiling: readonly VocabularyWord[] = ["flashback", "jump-start", "aftermath", "harmonize"];
