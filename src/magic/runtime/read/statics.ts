import type { StaticEffect } from "../../effects/index.js";
import { abilityIndex } from "../keywords/expand.js";
import type { ObjectId } from "../state/identity.js";
import type { Of } from "../state/kinds.js";
import { findObject, stillThere } from "../state/objects.js";
import { freshScope, type Scope } from "../state/scope.js";
import { staticHolders } from "./characteristics.js";
import { holds } from "./condition.js";
import type { Sight } from "./sight.js";

/** An effect of a static ability with the scope in which its words are read. */
export interface HeldStatic<Kind extends StaticEffect["kind"]> {
  readonly effect: Of<StaticEffect, Kind>;
  readonly scope: Scope;
}

/** Whether an effect is of a kind. */
function isOfKind<Kind extends StaticEffect["kind"]>(
  effect: StaticEffect,
  kind: Kind,
): effect is StaticEffect & Of<StaticEffect, Kind> {
  return effect.kind === kind;
}

/** The effects of a kind among an object's static abilities whose condition holds. */
export function staticEffectsOf<Kind extends StaticEffect["kind"]>(
  sight: Sight,
  id: ObjectId,
  kind: Kind,
): HeldStatic<Kind>[] {
  const object = findObject(sight.state, id);
  if (object === null) return [];
  const looks = sight.look(object);
  return abilityIndex(looks).statics.flatMap(({ ability, held }) => {
    const scope = {
      ...freshScope(id, looks.controller),
      ability: ability.id,
      maker: stillThere(sight.state, held.maker),
    };
    const effects = ability.effects.flatMap((effect) => (isOfKind(effect, kind) ? [{ effect, scope }] : []));
    return effects.length > 0 && (ability.condition === null || holds(sight, scope, ability.condition)) ? effects : [];
  });
}

/** The effects of a kind of everything on the battlefield, of emblems, and of resolved spells and abilities. */
export function staticEffectsOn<Kind extends StaticEffect["kind"]>(sight: Sight, kind: Kind): HeldStatic<Kind>[] {
  const stored = sight.state.effects.flatMap(({ affected, scope }) =>
    affected.kind === "static" && isOfKind(affected.effect, kind) ? [{ effect: affected.effect, scope }] : [],
  );
  return [...staticHolders(sight.state).flatMap(({ id }) => staticEffectsOf(sight, id, kind)), ...stored];
}
