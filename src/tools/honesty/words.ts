import type { CardReading } from "../../language.js";
import { applyChange, changesOf } from "./replacements.js";
import type { HonestyResult, Survivor } from "./result.js";
import { type Compiler, meaninglessPlaces, meaningOf, readChanged } from "./subject.js";

/** The changes of one card: how many were tried, and those that left its effects as they were. */
function wordsOfCard(
  reading: CardReading,
  compiler: Compiler,
): { readonly tried: number; readonly survivors: Survivor[] } {
  const { card, compiled } = reading;
  const meaning = compiled === null ? "" : meaningOf(compiled);
  const tries = card.faces.flatMap(({ text: { text: before } }, face) =>
    changesOf(before, meaninglessPlaces(before, card)).map((change) => ({ change, face, before })),
  );
  const survivors = tries.flatMap(({ change, face, before }): Survivor[] => {
    const after = applyChange(before, change);
    const again = readChanged(reading, face, after, compiler).compiled;
    const survives = again !== null && meaningOf(again) === meaning;
    return survives ? [{ construct: change.construct, card: card.name, before, after }] : [];
  });
  return { tried: tries.length, survivors };
}

/** *Words count*: a word that carries meaning is changed; the effects must change too, or the text must fail. */
export function testWords(readings: readonly CardReading[], compiler: Compiler): HonestyResult {
  const results = readings.map((reading) => wordsOfCard(reading, compiler));
  return {
    name: "words",
    tried: results.reduce((sum, { tried }) => sum + tried, 0),
    survivors: results.flatMap(({ survivors }) => survivors),
    meaning: "words were swallowed",
  };
}
