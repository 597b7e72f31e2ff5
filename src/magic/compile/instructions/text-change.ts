import { BASIC_LAND_TYPES } from "../../../../grammar/magic/vocabulary/land-types.js";
import { subtypeOf } from "../../../../grammar/magic/vocabulary/subtypes.js";
import type { WordReplacement } from "../../effects/index.js";
import type { Replacing } from "../../syntax/text-change.js";
import type { InstructionTable } from "../instruct.js";
import { isColor } from "../quality.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { done } from "./result.js";

/** Text-changing effects (612). */
export const textChangeInstructions: InstructionTable<"changeText"> = {
  changeText: (node, saying, context) => {
    const actor = saying.subject.player();
    const objects = lowerObjects(node.object, context, actor);
    const duration = saying.duration({ kind: "indefinite" });
    const either = node.or === null ? [node.replacing] : [node.replacing, node.or.replacing];
    const changes = [{ kind: "replaceWords", replacing: either.map(replacementOf) }] as const;
    const base = { kind: "modify", ...context.nextId(), objects, duration } as const;
    return done({ ...base, changes, membership: "lockedIn" }, context);
  },
};

/** Whether a word is of the sort that it is to replace (612.2). */
function isOf(sort: WordReplacement["sort"], word: string): boolean {
  switch (sort) {
    case "color":
      return isColor(word);
    case "basicLandType":
      return BASIC_LAND_TYPES.some(({ type }) => type === word);
    case "creatureType":
      return subtypeOf(word)?.cardTypes.includes("creature") ?? false;
  }
}

/** "one creature type with another", "one creature type with Vampire". */
function replacementOf({ sort, to }: Replacing): WordReplacement {
  if (to.kind === "anotherWord") return { sort, from: null, to: null };
  return isOf(sort, to.word) ? { sort, from: null, to: to.word } : refuse("a word of that sort", to);
}
