import type { CardReading } from "../../language.js";
import { applyChange, type Change, changesOf, type Masked, omissionsOf, type Tables } from "./changes.js";
import type { Compiler } from "./game.js";
import { type HonestyResult, type Survivor, triedOf } from "./result.js";
import { meaninglessPlaces, readChanged } from "./subject.js";

type Changes = (text: string, masked: Masked, tables: Tables) => readonly Change[];

/** The changes of one card: the constructs that were tried, and those that left its effects as they were. */
function wordsOfCard(
  reading: CardReading,
  changes: Changes,
  compiler: Compiler,
): { readonly tried: readonly string[]; readonly survivors: readonly Survivor[] } {
  const { card } = reading;
  const { game } = compiler;
  const meaning = game.meaning(reading);
  const tries = card.faces.flatMap(({ text: { text: before } }, face) =>
    changes(before, meaninglessPlaces(game.meaningless(before, card)), game).map((change) => ({
      change,
      face,
      before,
    })),
  );
  const survivors = tries.flatMap(({ change, face, before }): Survivor[] => {
    const after = applyChange(before, change);
    const again = game.meaning(readChanged(reading, face, after, compiler));
    const survives = again !== null && again === meaning;
    return survives ? [{ construct: change.construct, card: card.name, before, after }] : [];
  });
  return { tried: tries.map(({ change }) => change.construct), survivors };
}

function changed(
  name: string,
  changes: Changes,
  meaning: string,
): (readings: readonly CardReading[], compiler: Compiler) => HonestyResult {
  return (readings, compiler) => {
    const results = readings.map((reading) => wordsOfCard(reading, changes, compiler));
    const survivors = results.flatMap((one) => one.survivors);
    return { name, tried: triedOf(results.flatMap((one) => one.tried)), survivors, meaning };
  };
}

/** *Words count*: a word that carries meaning is changed; the effects must change too, or the text must fail. */
export const testWords = changed("words", changesOf, "words were swallowed");

/** *Words count*, each word of the text left out: what survives ought to be a word that says nothing ("then", "also"). */
export const testOmissions = changed("omissions", omissionsOf, "words may be left out");
