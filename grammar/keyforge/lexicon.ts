import type { Readings } from "./token.js";
import {
  HOUSES,
  KEYWORDS,
  NOUNS,
  NUMBER_WORDS,
  traitOf,
  VERBS,
  type House,
  type KeywordName,
} from "./vocabulary/index.js";

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

const houses: ReadonlyMap<string, House> = new Map(keysOf(HOUSES).map((key) => [HOUSES[key].toLowerCase(), key]));
const keywords: ReadonlyMap<string, KeywordName> = new Map(keysOf(KEYWORDS).map((key) => [key, key]));

/** Words of a list that are several words in the text: one token each, longest first. */
export const units: readonly string[] = [...NOUNS.keys(), ...houses.keys()]
  .filter((word) => word.includes(" "))
  .sort((one, other) => other.length - one.length);

const known = new Map<string, Readings>();

/** What a word may be, by every list. Houses and traits are written with a capital. */
export function lookUp(word: string, capital: "capital" | "lower"): Readings {
  const key = `${capital} ${word}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = readingsOf(word, capital);
  if (known.size < 10_000) known.set(key, made);
  return made;
}

function readingsOf(word: string, capital: "capital" | "lower"): Readings {
  const noun = NOUNS.get(word);
  const verbs = VERBS.get(word);
  const number = NUMBER_WORDS.get(word);
  const keyword = keywords.get(word);
  return {
    ...(noun === undefined ? {} : { noun }),
    ...(verbs === undefined ? {} : { verbs }),
    ...(number === undefined ? {} : { number }),
    ...(keyword === undefined ? {} : { keyword }),
    ...(capital === "capital" ? proper(word) : {}),
  };
}

function proper(word: string): Readings {
  const house = houses.get(word);
  const trait = traitOf(word);
  return { ...(house === undefined ? {} : { house }), ...(trait === undefined ? {} : { trait }) };
}

/** Whether a word is in a list, or is one of those that sentences are built with. */
export function isKnown(word: string): boolean {
  return functionWords.has(word) || NOUNS.has(word) || VERBS.has(word) || NUMBER_WORDS.has(word) || keywords.has(word);
}

/** Words without a class of their own. */
const functionWords: ReadonlySet<string> = new Set(
  (
    "a an the and or and/or of to from in into on onto with without by for at as than then if unless until while when whenever during before after except instead otherwise only " +
    "it its you your they their them themselves itself he she who whose which what that this these those there here not no all each every any another other both either " +
    "may cannot can must would does do did is are was were be been has had have already also again still twice once first second third next last previous preceding following same different " +
    "friendly enemy token flank damaged undamaged stunned exhausted ready warded enraged random chosen neighboring adjacent additional extra excess active forged unforged facedown faceup most least powerful highest lowest odd even " +
    "red yellow blue bonus gigantic topmost combined current remaining equal up more less fewer lower higher half many much number least exactly through under over out off away apart back ignoring including counting rather between among against " +
    "randomly simultaneously fully evenly possible considered able unable anywhere immediately instead haunted overwhelmed high low blank anyone one's yours mine theirs"
  ).split(" "),
);
