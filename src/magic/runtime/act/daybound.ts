import { hasKeyword } from "../read/abilities.js";
import { objectsHaving } from "../read/characteristics.js";
import type { Characteristics } from "../state/characteristics.js";
import type { GameObject } from "../state/object.js";
import { becomeDaytime } from "./daytime.js";
import type { Play } from "./play.js";
import { turnOver } from "./transform.js";

/** The permanents that are bound to day and night. */
function bound(play: Play): { object: GameObject; looks: Characteristics }[] {
  return objectsHaving(play.state, "daybound").map((object) => ({ object, looks: play.look(object) }));
}

/** Where it is neither day nor night, permanents with daybound make it day, and nightbound alone night (702.145d, g). */
function begin(play: Play, all: readonly { readonly looks: Characteristics }[]): void {
  if (play.state.daytime !== null || all.length === 0) return;
  const isDay = all.some(({ looks }) => hasKeyword(looks, "daybound"));
  becomeDaytime(play, isDay ? "day" : "night", isDay ? "702.145d" : "702.145g");
}

/** Permanents with daybound show their back face by night, those with nightbound their front face by day (702.145c, f). */
export function keepDaytime(play: Play): boolean {
  const all = bound(play);
  begin(play, all);
  const { daytime } = play.state;
  const turning = all.filter(({ object, looks }) =>
    daytime === "night"
      ? object.face === 0 && hasKeyword(looks, "daybound")
      : object.face !== 0 && hasKeyword(looks, "nightbound"),
  );
  return turning.filter(({ object }) => turnOver(play, object.id)).length > 0;
}
