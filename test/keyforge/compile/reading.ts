import { keyforge } from "../../../src/keyforge/index.js";
import type { Ability } from "../../../src/keyforge/effects/index.js";
import type { KeyforgeReading } from "../../../src/language.js";

const environment = { findCard: () => undefined };

/** A text read as that of a creature without a name. */
export function readText(text: string): KeyforgeReading {
  return keyforge.readText(text, environment);
}

/** The abilities that a text means; it must be understood whole. */
export function abilitiesOf(text: string): readonly Ability[] {
  const reading = readText(text);
  const faults = reading.abilities.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message));
  if (faults.length > 0) throw new Error(faults.join("; "));
  return reading.abilities.flatMap(({ abilities }) => abilities);
}

/** The instructions of a text behind "Play:". */
export function instructionsOf(text: string) {
  const [ability] = abilitiesOf(`Play: ${text}`);
  return ability?.kind === "timed" ? ability.instructions : [];
}
