import {
  CARD_TYPES,
  FORMER_CARD_TYPES,
  SUBTYPE_LISTS,
  subtypeOf,
  SUPERTYPES,
} from "../../grammar/magic/vocabulary/index.js";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/did-you-mean.js";
import type { CardFields } from "./card-fields.js";
import { noSpan } from "./finding.js";

/** A word of a type line, and where it stands in it. */
interface Word {
  readonly word: string;
  readonly start: number;
}

const cardTypes: readonly string[] = [
  ...[...CARD_TYPES.map(({ name }) => name), ...FORMER_CARD_TYPES.map(({ former }) => former), ...SUPERTYPES].map(
    (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  ),
];
/** What a type line says beside card types of tokens and emblems, which are no cards (111.1, 114.1), and of cards without any. */
const otherWords: readonly string[] = ["token", "emblem", "card"];
const knownTypes: ReadonlySet<string> = new Set([...cardTypes.map((word) => word.toLowerCase()), ...otherWords]);
const subtypes: readonly string[] = SUBTYPE_LISTS.flatMap(({ subtypes: list }): readonly string[] => list);

function wordsOf(text: string, offset: number): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, start: offset + index }));
}

/** The words before the dash, which are supertypes and card types, and those behind it, which are subtypes (205.1). */
function parted(half: string, offset: number): { readonly types: readonly Word[]; readonly subtypes: readonly Word[] } {
  const dash = / (?:--?|[\u2013\u2014]) /.exec(half);
  if (dash === null) return { types: wordsOf(half, offset), subtypes: [] };
  const behind = dash.index + dash[0].length;
  return {
    types: wordsOf(half.slice(0, dash.index), offset),
    subtypes: wordsOf(half.slice(behind), offset + behind),
  };
}

/** The halves of a type line that is that of several faces. */
function halvesOf(line: string): readonly { readonly half: string; readonly offset: number }[] {
  let offset = 0;
  return line.split("//").map((half) => {
    const found = { half, offset };
    offset += half.length + 2;
    return found;
  });
}

/** The words of a list that are no subtypes; two words may be one ("Time Lord"). */
function unknownSubtypes(words: readonly Word[]): readonly Word[] {
  return words.filter(({ word }, index) => {
    const before = `${words[index - 1]?.word ?? ""} ${word}`;
    const after = `${word} ${words[index + 1]?.word ?? ""}`;
    return [word, before, after].every((one) => subtypeOf(one) === undefined);
  });
}

function unknownType({ word }: Word): Diagnostic {
  const suggestion = didYouMean(word, cardTypes);
  return createDiagnostic(
    "magic/unknown-card-type",
    { type: word },
    noSpan,
    suggestion === undefined ? {} : { suggestion },
  );
}

function newSubtype({ word }: Word): Diagnostic {
  const suggestion = didYouMean(word, subtypes);
  return createDiagnostic(
    "magic/new-subtype",
    { subtype: word },
    noSpan,
    suggestion === undefined ? {} : { suggestion },
  );
}

/** Reports the words of a type line that are no card type or supertype and warns of a subtype in no list where it was written by hand (205). */
export function checkTypeLine(fields: CardFields, key: string): void {
  const line = fields.string(key) ?? "";
  if (fields.faults > 0) return;
  for (const { half, offset } of halvesOf(line)) {
    const { types, subtypes: own } = parted(half, offset);
    for (const one of types.filter(({ word }) => !knownTypes.has(word.toLowerCase())))
      fields.faultWithin(key, one.start, one.word.length, unknownType(one));
    // Planeswalkers bring types of their own (205.3j).
    const mayBeOwn = !fields.isHandWritten || types.some(({ word }) => word.toLowerCase() === "planeswalker");
    for (const one of mayBeOwn ? [] : unknownSubtypes(own))
      fields.warnWithin(key, one.start, one.word.length, newSubtype(one));
  }
}
