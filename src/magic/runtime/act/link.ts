import type { Frame } from "./carry-out.js";
import type { Play } from "./play.js";
import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { emptyPaged, withMore } from "../state/paged.js";

/** Notes on the source which objects it exiled or created, for its linked abilities (607.2a, 607.2c). */
export function link(play: Play, { scope }: Frame, how: "exiled" | "created", ids: readonly ObjectId[]): void {
  const source = findObject(play.state, scope.source);
  if (source === null || ids.length === 0) return;
  play.change(source.id, { linked: { ...source.linked, [how]: withMore(source.linked[how] ?? emptyPaged, ids) } });
}
