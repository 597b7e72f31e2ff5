import type { Identifier } from "../../effects/index.js";
import { abilityIndex } from "../keywords/expand.js";
import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import type { GameState } from "../state/state.js";
import { characteristics } from "./characteristics.js";

/** The activated abilities of an object that work where it is, in the order of its text, be they usable now or not (113.6, 602.1). */
export function activatedAbilityIds(state: GameState, id: ObjectId): readonly Identifier[] {
  const object = findObject(state, id);
  const looks = characteristics(state, id);
  if (object === null || looks === null) return [];
  const { activated } = abilityIndex(looks);
  return activated.flatMap(({ ability }) => (ability.functionsFrom === object.zone ? [ability.id] : []));
}
