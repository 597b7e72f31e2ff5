import type { MagicAbilityReading, MagicReading } from "../../language.js";
import type { CopyException, KeywordAbility, TokenCharacteristics } from "../../magic/effects/index.js";
import type { SourceFace } from "../../text/source-card.js";
import { applyException, type CopiedText, type CopySource } from "./copy-exception.js";
import { faceCharacteristics } from "./face-characteristics.js";

/** Keywords that do nothing on the battlefield, so that the tokens which they make are printed without them. */
const makersOnly = /^(?:embalm|eternalize|encore|offspring|squad)\b/i;

const withoutReminders = (text: string): string => text.replace(/ ?\([^()]*\)/g, "");

/** What an ability says behind "except", of which alone the exceptions are. */
function exceptedText(text: string): string {
  const at = text.indexOf("except");
  return at < 0 ? text : text.slice(at);
}

/** The quoted abilities of a text, each closed as it would be printed: the comma before a mark belongs to the sentence. */
function quotedAbilities(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]+)"/g)].flatMap(([, quoted = ""]) => {
    const bare = quoted.endsWith(",") ? quoted.slice(0, -1) : quoted;
    return /[.!)"']$/u.test(bare) ? bare : `${bare}.`;
  });
}

/** A keyword with what follows it, as the exceptions write it. */
function keywordText(text: string, { keyword, parameters }: KeywordAbility): string {
  const at = parameters.length === 0 ? -1 : text.indexOf(keyword);
  const [written = keyword] = at < 0 ? [] : text.slice(at).split(/,|\.|"| and /u);
  return written;
}

/** The texts of a face, without reminders, as its lines are printed. */
function copiedTexts(reading: MagicReading, face: number): readonly CopiedText[] {
  return reading.abilities
    .filter((one) => one.face === face)
    .map(({ text, abilities }) => ({ text: withoutReminders(text), abilities }));
}

function printedText(face: SourceFace): string {
  const lines = withoutReminders(face.text.text).split("\n");
  return lines.filter((line) => line.trim() !== "" && !makersOnly.test(line)).join("\n");
}

/** The face as a token that copies it is printed. */
function copiedFace(reading: MagicReading, index: number, back: TokenCharacteristics | null): TokenCharacteristics {
  const face = reading.card.faces[index] ?? reading.card.faces[0];
  const abilities = reading.abilities.filter((one) => one.face === index).flatMap((one) => one.abilities);
  return { ...faceCharacteristics(face), abilities, text: printedText(face), back };
}

/** The other face of a double-faced card, which a token that copies it has too (707.8a). */
function otherFace(reading: MagicReading, index: number): TokenCharacteristics | null {
  const doubleFaced = reading.card.layout === "transform" || reading.card.layout === "modal_dfc";
  return doubleFaced && reading.card.faces.length > 1 ? copiedFace(reading, 1 - index, null) : null;
}

/** The characteristics of a token that is a copy of the very card that makes it (707.2, 707.9). */
export function selfCopy(
  reading: MagicReading,
  ability: MagicAbilityReading,
  exceptions: readonly CopyException[],
): TokenCharacteristics {
  const excepted = exceptedText(ability.text);
  const source: CopySource = {
    quoted: quotedAbilities(excepted),
    maker: { text: withoutReminders(ability.text), abilities: ability.abilities },
    copied: copiedTexts(reading, ability.face),
    keywordText: (one) => keywordText(excepted, one),
  };
  const copied = copiedFace(reading, ability.face, otherFace(reading, ability.face));
  return exceptions.reduce((token, exception) => applyException(token, exception, source), copied);
}
