import type { CardReading } from "../../language.js";
import { fingerprint } from "../../text/hash.js";
import type { Masked } from "./changes.js";
import type { Compiler } from "./game.js";
import { type HonestyResult, type Survivor, triedOf } from "./result.js";
import { meaninglessPlaces, readChanged } from "./subject.js";

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

function swapped(words: readonly string[], one: number, other: number): readonly string[] {
  return words.map((word, at) => (at === one ? words[other] : at === other ? words[one] : undefined) ?? word);
}

type Shuffler = (words: readonly string[], random: () => number) => readonly string[];

/** The ways in which a sentence is put out of order. */
const shufflers: ReadonlyMap<string, Shuffler> = new Map<string, Shuffler>([
  ["all words", shuffleAll],
  ["all words again", shuffleAll],
  ["two neighbours", swapNeighbours],
  ["one word moved", moveOne],
  ["one word doubled", doubleOne],
]);

function shuffleAll(words: readonly string[], random: () => number): readonly string[] {
  return words.reduceRight((made, _, last) => swapped(made, last, Math.floor(random() * (last + 1))), words);
}

function swapNeighbours(words: readonly string[], random: () => number): readonly string[] {
  const at = Math.floor(random() * (words.length - 1));
  return swapped(words, at, at + 1);
}

function moveOne(words: readonly string[], random: () => number): readonly string[] {
  const from = Math.floor(random() * words.length);
  const rest = words.filter((_, at) => at !== from);
  const to = Math.floor(random() * words.length);
  return [...rest.slice(0, to), words[from] ?? "", ...rest.slice(to)];
}

function doubleOne(words: readonly string[], random: () => number): readonly string[] {
  const at = Math.floor(random() * words.length);
  return [...words.slice(0, at), words[at] ?? "", ...words.slice(at)];
}

interface Shuffle {
  readonly construct: string;
  readonly face: number;
  readonly before: string;
  readonly after: string;
}

/** Every sentence of enough words in one text, put out of order in its place; reminder text and quotes stay as they are. */
function shufflesIn(before: string, face: number, masked: Masked): readonly Shuffle[] {
  return [...before.matchAll(/[^.\n()"“”—:•]+(?=\.)/g)].flatMap(({ 0: found, index }): readonly Shuffle[] => {
    const sentence = found.trim();
    const start = index + found.indexOf(sentence);
    const words = sentence.split(" ");
    if (masked(start, start + 1) || words.length < fewestWords) return [];
    return [...shufflers].flatMap(([construct, shuffle]) => {
      const other = shuffle(words, createRandom(construct + sentence)).join(" ");
      const after = before.slice(0, start) + other + before.slice(start + sentence.length);
      return other === sentence ? [] : [{ construct, face, before, after }];
    });
  });
}

function shufflesOf({ card }: CardReading, { game }: Compiler): readonly Shuffle[] {
  return card.faces.flatMap(({ text }, face) =>
    shufflesIn(text.text, face, meaninglessPlaces(game.meaningless(text.text, card))),
  );
}

/** *Order counts*: the words of a sentence are shuffled; the text must be refused, but for the few that are English. */
export function testOrder(readings: readonly CardReading[], compiler: Compiler): HonestyResult {
  const tries = readings.flatMap((reading) =>
    shufflesOf(reading, compiler).map((shuffle) => ({ reading, ...shuffle })),
  );
  const survivors = tries.flatMap(({ reading, construct, face, before, after }): readonly Survivor[] => {
    const accepted = readChanged(reading, face, after, compiler).compiled !== null;
    return accepted ? [{ construct, card: reading.card.name, before, after }] : [];
  });
  const tried = triedOf(tries.map(({ construct }) => construct));
  return { name: "order", tried, survivors, meaning: "shuffles were accepted" };
}
