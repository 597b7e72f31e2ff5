/** A number and its words. */
export interface NumberWord {
  readonly word: string;
  readonly value: number;
}

/** CR 107.1: the words for numbers, those of one word complete up to twenty. */
export const CARDINALS = [
  { word: "zero", value: 0 },
  { word: "one", value: 1 },
  { word: "two", value: 2 },
  { word: "three", value: 3 },
  { word: "four", value: 4 },
  { word: "five", value: 5 },
  { word: "six", value: 6 },
  { word: "seven", value: 7 },
  { word: "eight", value: 8 },
  { word: "nine", value: 9 },
  { word: "ten", value: 10 },
  { word: "eleven", value: 11 },
  { word: "twelve", value: 12 },
  { word: "thirteen", value: 13 },
  { word: "fourteen", value: 14 },
  { word: "fifteen", value: 15 },
  { word: "sixteen", value: 16 },
  { word: "seventeen", value: 17 },
  { word: "eighteen", value: 18 },
  { word: "nineteen", value: 19 },
  { word: "twenty", value: 20 },
  { word: "thirty", value: 30 },
  { word: "forty", value: 40 },
  { word: "fifty", value: 50 },
  { word: "sixty", value: 60 },
  { word: "seventy", value: 70 },
  { word: "eighty", value: 80 },
  { word: "ninety", value: 90 },
  { word: "ninety-nine", value: 99 },
  { word: "one hundred", value: 100 },
  { word: "two hundred", value: 200 },
  { word: "one thousand", value: 1000 },
] as const satisfies readonly NumberWord[];

/** The ordinal words ("the second spell you cast each turn"). */
export const ORDINALS = [
  { word: "first", value: 1 },
  { word: "second", value: 2 },
  { word: "third", value: 3 },
  { word: "fourth", value: 4 },
  { word: "fifth", value: 5 },
  { word: "sixth", value: 6 },
  { word: "seventh", value: 7 },
  { word: "eighth", value: 8 },
  { word: "ninth", value: 9 },
  { word: "tenth", value: 10 },
  { word: "eleventh", value: 11 },
  { word: "twelfth", value: 12 },
  { word: "thirteenth", value: 13 },
  { word: "fourteenth", value: 14 },
  { word: "fifteenth", value: 15 },
  { word: "sixteenth", value: 16 },
  { word: "seventeenth", value: 17 },
  { word: "eighteenth", value: 18 },
  { word: "nineteenth", value: 19 },
  { word: "twentieth", value: 20 },
] as const satisfies readonly NumberWord[];

/** Words for how often that are not "[number] times". From three on the text says "three times" and so on. */
export const FREQUENCIES = [
  { word: "once", value: 1 },
  { word: "twice", value: 2 },
] as const satisfies readonly NumberWord[];

const cardinalValues: ReadonlyMap<string, number> = new Map(CARDINALS.map(({ word, value }) => [word, value]));
const cardinalWords: ReadonlyMap<number, string> = new Map(CARDINALS.map(({ word, value }) => [value, word]));
const ordinalValues: ReadonlyMap<string, number> = new Map(ORDINALS.map(({ word, value }) => [word, value]));
const ordinalWords: ReadonlyMap<number, string> = new Map(ORDINALS.map(({ word, value }) => [value, word]));
const frequencyValues: ReadonlyMap<string, number> = new Map(FREQUENCIES.map(({ word, value }) => [word, value]));
const frequencyWords: ReadonlyMap<number, string> = new Map(FREQUENCIES.map(({ word, value }) => [value, word]));

/** The number that a word in lower case stands for: "seven" → 7. */
export function numberOf(word: string): number | undefined {
  return cardinalValues.get(word);
}

/** The word for a number: 7 → "seven". Where there is none, rules text uses digits. */
export function numberWordOf(value: number): string | undefined {
  return cardinalWords.get(value);
}

/** The number that an ordinal stands for: "second" → 2. */
export function ordinalNumberOf(word: string): number | undefined {
  return ordinalValues.get(word);
}

/** The ordinal for a number: 2 → "second". */
export function ordinalWordOf(value: number): string | undefined {
  return ordinalWords.get(value);
}

/** The number of times that words stand for: "twice" → 2, "four times" → 4. */
export function timesOf(words: string): number | undefined {
  const counted = /^(.+) times$/u.exec(words)?.[1];
  return counted === undefined ? frequencyValues.get(words) : numberOf(counted);
}

/** The words for a number of times: 2 → "twice", 4 → "four times". */
export function timesWordsOf(value: number): string | undefined {
  const word = numberWordOf(value);
  return frequencyWords.get(value) ?? (word === undefined ? undefined : `${word} times`);
}
