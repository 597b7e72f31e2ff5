import type { ObjectId, PlayerId } from "../state/identity.js";
import { objectsWith } from "./facets.js";
import type { Sight } from "./sight.js";

/** The designation of a Ring-bearer (701.54b). */
export const ringBearer = "Ring-bearer";

/** The Ring-bearer of a player: the creature on the battlefield under their control that has the designation (701.54e). */
export function bearerOf(sight: Sight, player: PlayerId): ObjectId[] {
  const own = objectsWith(sight.state, "bearer").filter(
    (object) => object.designations.includes(`${ringBearer} of ${player}`) && sight.look(object).controller === player,
  );
  return own.map(({ id }) => id);
}
