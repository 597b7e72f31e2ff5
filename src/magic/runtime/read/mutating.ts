import type { Target, VocabularyWord } from "../../effects/index.js";
import type { GameObject } from "../state/object.js";

/** The designation of a spell that was cast for its mutate cost (702.140a). */
export const mutating: VocabularyWord = "mutating";

/** Whether it is a mutating creature spell (702.140a). */
export function isMutating({ designations }: Pick<GameObject, "designations">): boolean {
  return designations.includes(mutating);
}

const one = { kind: "number", value: 1 } as const;

/** What a mutating creature spell targets: a non-Human creature with the same owner as the spell (702.140a). */
export const mutateTarget: Target = {
  id: "mutate",
  what: {
    what: "permanent",
    constraints: [
      { kind: "cardType", cardType: "creature" },
      { kind: "not", constraint: { kind: "subtype", subtype: "Human" } },
      { kind: "ownedBy", player: { kind: "ownerOf", of: { kind: "source" } } },
    ],
  },
  least: one,
  most: one,
};
