import { objectsWith } from "./facets.js";
import { type Sight, type Subject, subjectOf } from "./sight.js";

/** What is attached to an object; of one that is gone, what was as it left, whatever became of that (608.2h, 603.10a). */
export function attachedTo(sight: Sight, { object, attached }: Subject): readonly Subject[] {
  const now = objectsWith(sight.state, "attached").filter((other) => other.attachedTo === object.id);
  return (attached ?? now.map(({ id }) => id)).flatMap((id) => subjectOf(sight, id) ?? []);
}
