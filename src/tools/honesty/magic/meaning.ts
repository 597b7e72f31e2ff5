import type { CardReading } from "../../../language.js";
import { withoutIdentity } from "../../../magic/effects/anonymous.js";
import type { CompiledCard } from "../../../magic/effects/index.js";

/**
 * What a card's effects mean, without their identifiers, and without the texts that tokens are printed with. Each ability
 * is numbered by itself: its slots are its own, and equal abilities of two faces are called by the same text.
 */
export function meaningOf({ faces }: CompiledCard): string {
  const abilities = faces.map((face) => face.abilities.map(withoutIdentity));
  return JSON.stringify(abilities, (key, value: unknown) => (key === "text" ? undefined : value));
}

/** What a reading of a Magic card means; null where it was not compiled. */
export function meaningOfReading(reading: CardReading): string | null {
  return reading.game === "magic" && reading.compiled !== null ? meaningOf(reading.compiled) : null;
}
