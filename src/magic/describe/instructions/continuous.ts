import type { Instruction } from "../../effects/index.js";
import { describeChanges } from "../change.js";
import { describeDuration } from "../duration.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { part, type Part } from "../part.js";
import { describeRecipient } from "../player.js";
import { describeStatics, replacing } from "../static.js";

type Instructions = ByKind<Instruction>;

const memberships = {
  lockedIn: "the set is fixed as the effect starts, 611.2c",
  open: "the set is open, 611.2c",
} as const;

/** A continuous effect on objects or players (611.2). */
export function modify({ objects, changes, duration, membership }: Instructions["modify"], names: Names): Part {
  const whom = describeRecipient(objects, names);
  const text = `${whom}, ${describeDuration(duration, names)} (${memberships[membership]}):`;
  return part(text, describeChanges(changes, names));
}

/** A replacement effect of a resolving spell or ability (614). */
export function replaceEvent(
  { event, replacement, duration, limit }: Instructions["replaceEvent"],
  names: Names,
): Part {
  const times = limit === undefined ? "" : ", but only the next time";
  return replacing({ event, replacement }, `${describeDuration(duration, names)}${times} (614.1)`, names);
}

/** What a static ability would do, for a time (611.2). */
export function applyStatic({ effects, duration }: Instructions["applyStatic"], names: Names): Part {
  return part(`The following holds ${describeDuration(duration, names)} (611.2):`, describeStatics(effects, names));
}
