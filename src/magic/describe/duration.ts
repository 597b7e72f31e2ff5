import type { Duration } from "../effects/index.js";
import { describeCondition } from "./condition.js";
import { describeEvent } from "./event.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { ofPlayer } from "./player.js";
import { turnParts } from "./turn-part.js";

const durations: Describers<Duration, [Names], string> = {
  endOfTurn: () => "until end of turn",
  endOfCombat: () => "until end of combat",
  thisTurn: () => "this turn",
  thisCombat: () => "this combat",
  indefinite: () => "for the rest of the game",
  untilNext: ({ whose, part, edge }, names) =>
    `until the ${edge} of ${ofPlayer(`next ${turnParts[part]}`, whose, names)}`,
  asLongAs: ({ condition }, names) => `for as long as ${describeCondition(condition, names)}`,
  untilEvent: ({ event }, names) => `until ${describeEvent(event, names)}`,
};

function describe<Kind extends Duration["kind"]>(kind: Kind, duration: ByKind<Duration>[Kind], names: Names): string {
  return durations[kind](duration, names);
}

/** How long an effect lasts (611.2a). */
export function describeDuration(duration: Duration, names: Names): string {
  return describe(duration.kind, duration, names);
}
