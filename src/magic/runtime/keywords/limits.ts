import { plainDetail } from "../../effects/plain-detail.js";
import type { Condition, Restriction, VocabularyWord } from "../../effects/index.js";

/** The creature that has the ability attacked this turn. */
const hasAttacked: Condition = {
  kind: "happened",
  event: {
    kind: "attacks",
    object: { kind: "object", reference: { kind: "source" } },
    whom: null,
    detail: plainDetail,
  },
  within: "thisTurn",
};

/** How keywords that name an activated ability limit when it may be activated (702.57b, 702.142a, 702.177a, 702.193a). */
const limits: ReadonlyMap<VocabularyWord, readonly Restriction[]> = new Map<VocabularyWord, readonly Restriction[]>([
  ["boast", [{ kind: "onlyIf", condition: hasAttacked }, { kind: "onceEachTurn" }]],
  ["exhaust", [{ kind: "onceOnly" }]],
  ["forecast", [{ kind: "during", part: "upkeep", whose: { kind: "you" } }, { kind: "onceEachTurn" }]],
  ["power-up", [{ kind: "onceOnly" }]],
]);

/** What the keyword that names an activated ability restricts. */
export function limitsOf(keyword: VocabularyWord | null): readonly Restriction[] {
  return keyword === null ? [] : (limits.get(keyword) ?? []);
}
