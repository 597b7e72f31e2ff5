import type { GameObject } from "../state/object.js";

/** The designation of a permanent for which an opponent paid tribute (702.104b). */
export const tributePaid = "tribute paid";

/** The costs that were paid for a spell, or for the permanent that it became; tribute is among them (400.7d, 702.104b). */
export function paidFor({ casting, designations }: GameObject): readonly string[] {
  const paid = casting?.paid ?? [];
  return designations.includes(tributePaid) ? [...paid, "tribute"] : paid;
}
