import type { CardReading } from "../../language.js";
import { fingerprint } from "../../magic/effects/hash.js";
import type { HonestyResult, Survivor } from "./result.js";
import { type Compiler, meaninglessPlaces, readChanged } from "./subject.js";

const fewestWords = 4;

/** Numbers below 1 that look random, the same ones for the same seed (mulberry32). */
function createRandom(seed: string): () => number {
  let state = Number.parseInt(fingerprint(seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value ^= value + Math.imul(value ^ (value >>> 7), 61 | value);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** The words of a sentence in another order; the same sentence always gives the same. */
function shuffled(sentence: string): string {
  const random = createRandom(sentence);
  const words = sentence.split(" ");
  for (let last = words.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [words[last], words[other]] = [words[other] ?? "", words[last] ?? ""];
  }
  return words.join(" ");
}

interface Shuffle {
  readonly face: number;
  readonly before: string;
  readonly after: string;
}

/** Every sentence of enough words in one text, shuffled in its place; reminder text and quotes stay as they are. */
function shufflesIn(before: string, face: number, reading: CardReading): readonly Shuffle[] {
  const masked = meaninglessPlaces(before, reading.card);
  return [...before.matchAll(/[^.\n()"—:•]+(?=\.)/g)].flatMap(({ 0: found, index }): readonly Shuffle[] => {
    const sentence = found.trim();
    const start = index + found.indexOf(sentence);
    const other = shuffled(sentence);
    if (masked(start, start + 1) || sentence.split(" ").length < fewestWords || other === sentence) return [];
    return [{ face, before, after: before.slice(0, start) + other + before.slice(start + sentence.length) }];
  });
}

function shufflesOf(reading: CardReading): readonly Shuffle[] {
  return reading.card.faces.flatMap(({ text }, face) => shufflesIn(text.text, face, reading));
}

/** *Order counts*: the words of a sentence are shuffled; the text must be refused, but for the few that are English. */
export function testOrder(readings: readonly CardReading[], compiler: Compiler): HonestyResult {
  const tries = readings.flatMap((reading) => shufflesOf(reading).map((shuffle) => ({ reading, ...shuffle })));
  const survivors = tries.flatMap(({ reading, face, before, after }): readonly Survivor[] => {
    const accepted = readChanged(reading, face, after, compiler).compiled !== null;
    return accepted ? [{ construct: "sentence", card: reading.card.name, before, after }] : [];
  });
  return { name: "order", tried: tries.length, survivors, meaning: "shuffles were accepted" };
}
