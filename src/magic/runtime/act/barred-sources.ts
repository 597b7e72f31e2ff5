import type { Prohibition } from "../../effects/index.js";
import { matches } from "../read/filter.js";
import { staticEffectsOn } from "../read/statics.js";
import type { GameObject } from "../state/object.js";
import type { Play } from "./play.js";

/** A prohibition on activating abilities. */
type Bar = Extract<Prohibition, { readonly kind: "activateAbilities" }>;

/**
 * What forbids activating the abilities of an object that is not on the battlefield: a source is that wherever it is
 * (113.7), so that "sources with the chosen name" are cards in hands and graveyards too (602.5).
 */
export function barsElsewhere(play: Play, object: GameObject): Bar[] {
  if (object.zone === "battlefield" || object.zone === "stack" || object.zone === "command") return [];
  const subject = { object: { ...object, zone: "battlefield" as const }, looks: play.look(object) };
  return staticEffectsOn(play, "continuous").flatMap(({ effect: { affected, changes }, scope }) => {
    const bars = changes.flatMap((change) =>
      change.kind === "prohibit" && change.prohibition.kind === "activateAbilities" ? [change.prohibition] : [],
    );
    const sources = affected.kind === "matching" && affected.filter.what === "source" ? affected.filter : null;
    return bars.length > 0 && sources !== null && matches(play, scope, sources, subject) ? bars : [];
  });
}
