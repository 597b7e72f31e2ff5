import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject, permanentIds } from "../state/objects.js";
import type { Sight } from "./sight.js";

/** The designation of a Ring-bearer (701.54b). */
export const ringBearer = "Ring-bearer";

/** The Ring-bearer of a player: the creature on the battlefield under their control that has the designation (701.54e). */
export function bearerOf(sight: Sight, player: PlayerId): ObjectId[] {
  return permanentIds(sight.state).filter((id) => {
    const object = findObject(sight.state, id);
    return (
      object?.designations.includes(`${ringBearer} of ${player}`) === true && sight.look(object).controller === player
    );
  });
}
