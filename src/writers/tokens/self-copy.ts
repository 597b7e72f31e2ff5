import type { AbilityReading, CardReading } from "../../language.js";
import type { CopyException, TokenCharacteristics } from "../../magic/effects/index.js";
import type { SourceFace } from "../../text/source-card.js";
import { applyException } from "./copy-exception.js";
import { faceCharacteristics } from "./face-characteristics.js";

/** Keywords that do nothing on the battlefield, so that the tokens which they make are printed without them. */
const makersOnly = /^(?:embalm|eternalize|encore|offspring|squad)\b/i;

const withoutReminders = (text: string): string => text.replace(/ ?\([^()]*\)/g, "");

/** The quoted abilities of a text. */
function quotedAbilities(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]+)"/g)].flatMap(([, quoted]) => quoted ?? []);
}

function printedText(face: SourceFace): string {
  const lines = withoutReminders(face.text.text).split("\n");
  return lines.filter((line) => line.trim() !== "" && !makersOnly.test(line)).join("\n");
}

/** The face as a token that copies it is printed. */
function copiedFace(reading: CardReading, index: number, back: TokenCharacteristics | null): TokenCharacteristics {
  const face = reading.card.faces[index] ?? reading.card.faces[0];
  const abilities = reading.compiled?.faces[index]?.abilities ?? [];
  return { ...faceCharacteristics(face), abilities, text: printedText(face), back };
}

/** The other face of a double-faced card, which a token that copies it has too (707.8a). */
function otherFace(reading: CardReading, index: number): TokenCharacteristics | null {
  const doubleFaced = reading.card.layout === "transform" || reading.card.layout === "modal_dfc";
  return doubleFaced && reading.card.faces.length > 1 ? copiedFace(reading, 1 - index, null) : null;
}

/** The characteristics of a token that is a copy of the very card that makes it (707.2, 707.9). */
export function selfCopy(
  reading: CardReading,
  ability: AbilityReading,
  exceptions: readonly CopyException[],
): TokenCharacteristics {
  const quoted = quotedAbilities(ability.text);
  const copied = copiedFace(reading, ability.face, otherFace(reading, ability.face));
  return exceptions.reduce((token, exception) => applyException(token, exception, quoted), copied);
}
