import { guardedRead } from "../../check/guarded-read.js";
import type { CardReading } from "../../language.js";
import type { SourceCard, SourceFace } from "../../text/source-card.js";
import { sourceTextOf } from "../../text/source-text.js";
import type { Masked } from "./changes.js";
import type { Compiler, Place } from "./game.js";

/** The reading of a card with another text on one of its faces. */
export function readChanged(reading: CardReading, face: number, text: string, compiler: Compiler): CardReading {
  const change = (old: SourceFace, index: number): SourceFace =>
    index === face ? { ...old, text: sourceTextOf(text) } : old;
  const [first, ...others] = reading.card.faces;
  const faces: SourceCard["faces"] = [change(first, 0), ...others.map((other, index) => change(other, index + 1))];
  return guardedRead(compiler.language, { ...reading.card, faces }, compiler.environment);
}

/** Whether a word stands, with any part of it, in one of the places. */
export function meaninglessPlaces(places: readonly Place[]): Masked {
  return (start, end) => places.some((place) => start < place.end && end > place.start);
}

/** Where matches stand in their text. */
export function placesOfMatches(matches: Iterable<RegExpMatchArray>): readonly Place[] {
  return [...matches].map(({ 0: words, index = 0 }) => ({ start: index, end: index + words.length }));
}

/** Where a part stands in a text. */
export function placesOf(part: string, text: string): readonly Place[] {
  const places: Place[] = [];
  if (part === "") return places;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    places.push({ start: at, end: at + part.length });
  }
  return places;
}
