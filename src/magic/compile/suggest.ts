import { didYouMean } from "../../diagnostics/did-you-mean.js";
import { SUBTYPE_LISTS } from "../../../grammar/magic/vocabulary/subtypes.js";

const subtypes: readonly string[] = SUBTYPE_LISTS.flatMap((list): readonly string[] => list.subtypes);

/** The nearest word of the lists to one that is in none. */
export function suggestWord(word: string): string | undefined {
  return didYouMean(word, subtypes);
}
