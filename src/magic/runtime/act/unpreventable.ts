import { staticEffectsOf, staticEffectsOn } from "../read/statics.js";
import type { Damage } from "./damage.js";
import type { Play } from "./play.js";
import { isFromSource } from "./shields.js";

/** Whether damage can't be prevented: an effect says so of it, or a static ability of what deals it (615.12). */
export function isUnpreventable(play: Play, damage: Damage): boolean {
  if (damage.prevention === "prohibited") return true;
  const { source, combat } = damage;
  const event = { ...damage, kind: "damaged", rule: "615.12", cause: null } as const;
  const held = [...staticEffectsOn(play, "unpreventable"), ...staticEffectsOf(play, source, "unpreventable")];
  return held.some(
    ({ effect, scope }) =>
      (effect.combat === "any" || effect.combat === combat) && isFromSource(play, { by: effect.by, scope }, event),
  );
}
