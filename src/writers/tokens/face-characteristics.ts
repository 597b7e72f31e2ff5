import type {
  CardType,
  Color,
  ManaSymbol,
  Quantity,
  Supertype,
  TokenCharacteristics,
} from "../../magic/effects/index.js";
import type { SourceFace } from "../../text/source-card.js";

const colorOfLetter: ReadonlyMap<string, Color> = new Map([
  ["W", "white"],
  ["U", "blue"],
  ["B", "black"],
  ["R", "red"],
  ["G", "green"],
]);

const supertypes: ReadonlyMap<string, Supertype> = new Map(
  (["basic", "legendary", "ongoing", "snow", "world"] as const).map((word) => [word, word]),
);

const cardTypes: ReadonlyMap<string, CardType> = new Map(
  (
    [
      ...["artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred"],
      ...["land", "phenomenon", "plane", "planeswalker", "scheme", "sorcery", "vanguard"],
    ] as const
  ).map((word) => [word, word]),
);

/** The members of a list that a word of a type line names. */
function known<Word>(words: readonly string[], list: ReadonlyMap<string, Word>): readonly Word[] {
  return words.flatMap((word) => list.get(word.toLowerCase()) ?? []);
}

/** Subtypes are single words, but for the one that is two (205.3m). */
function subtypesOf(words: string): readonly string[] {
  return words.match(/Time Lord|\S+/g) ?? [];
}

function symbolsOf(manaCost: string | null): readonly ManaSymbol[] | null {
  const symbols = manaCost?.match(/\{[^}]+\}/g) ?? [];
  return symbols.length === 0 ? null : symbols;
}

function colorsOf(face: SourceFace): readonly Color[] {
  const letters = face.colors ?? face.manaCost?.match(/[WUBRG]/g) ?? [];
  return [...colorOfLetter].flatMap(([letter, color]) => (letters.includes(letter) ? [color] : []));
}

/** A printed number; a "*" has no value of its own (208.2), anything else depends on the game. */
function quantityOf(printed: string | null): Quantity | null {
  if (printed === null || printed.includes("*")) return null;
  return /^-?\d+$/.test(printed) ? { kind: "number", value: Number(printed) } : { kind: "x" };
}

/** The copiable values of a printed face (707.2), as a token that copies it has them; abilities are given apart. */
export function faceCharacteristics(face: SourceFace): TokenCharacteristics {
  const [front = "", back = ""] = face.typeLine.split(/\s+[—–-]+\s+/);
  const words = front.split(/\s+/);
  return {
    name: { from: "copied", literal: face.name },
    supertypes: known(words, supertypes),
    types: known(words, cardTypes),
    subtypes: subtypesOf(back),
    colors: colorsOf(face),
    symbolicColor: null,
    symbolicSubtype: null,
    manaCost: symbolsOf(face.manaCost),
    power: quantityOf(face.power),
    toughness: quantityOf(face.toughness),
    loyalty: quantityOf(face.loyalty),
    abilities: [],
    text: face.text.text,
    back: null,
  };
}
