import { withoutIdentity } from "../../../keyforge/effects/anonymous.js";
import type { CardReading } from "../../../language.js";

/** What a KeyForge card's text means, each ability numbered by itself; null where it was not compiled whole. */
export function meaningOfReading(reading: CardReading): string | null {
  if (reading.game !== "keyforge" || reading.compiled === null) return null;
  return JSON.stringify(reading.abilities.flatMap(({ abilities }) => abilities.map(withoutIdentity)));
}
