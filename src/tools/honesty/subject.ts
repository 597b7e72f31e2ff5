import { ABILITY_WORDS } from "../../../grammar/magic/vocabulary/index.js";
import { guardedRead } from "../../check/guarded-read.js";
import type { Environment, MagicLanguage, MagicReading } from "../../language.js";
import { withoutIdentity } from "../../magic/effects/anonymous.js";
import type { CompiledCard } from "../../magic/effects/index.js";
import type { SourceCard, SourceFace } from "../../text/source-card.js";
import { sourceTextOf } from "../../text/source-text.js";

/** What the tests of honesty need of the compiler. */
export interface Compiler {
  readonly language: MagicLanguage;
  readonly environment: Environment;
}

/**
 * What a card's effects mean, without their identifiers, and without the texts that tokens are printed with. Each ability
 * is numbered by itself: its slots are its own, and equal abilities of two faces are called by the same text.
 */
export function meaningOf({ faces }: CompiledCard): string {
  const abilities = faces.map((face) => face.abilities.map(withoutIdentity));
  return JSON.stringify(abilities, (key, value: unknown) => (key === "text" ? undefined : value));
}

/** The reading of a card with another text on one of its faces. */
export function readChanged(reading: MagicReading, face: number, text: string, compiler: Compiler): MagicReading {
  const change = (old: SourceFace, index: number): SourceFace =>
    index === face ? { ...old, text: sourceTextOf(text) } : old;
  const [first, ...others] = reading.card.faces;
  const faces: SourceCard["faces"] = [change(first, 0), ...others.map((other, index) => change(other, index + 1))];
  return guardedRead(compiler.language, { ...reading.card, faces }, compiler.environment);
}

const abilityWords = new RegExp(`^(?:${ABILITY_WORDS.join("|")}) —`, "gim");

/** Words of no meaning before a triggered ability or a mode ("Eternity Gate — Whenever …"): flavor words (207.2d). */
const flavorWords = /^(?:• )?[A-Z][\w'!, -]*(?= — (?:When|At the beginning|\p{Lu}\w+ |\{))/gmu;
const notFlavor = /^(?:[IVX, ]+|Choose .*|To solve|\d.*)$|^(?:• )?\{/;

/** Places of a text that carry no meaning: reminder text, the card's own names, ability words, flavor words. */
export function meaninglessPlaces(text: string, card: SourceCard): (start: number, end: number) => boolean {
  const names = [card.name, ...card.faces.map(({ name }) => name)].flatMap((name) => [
    name,
    name.split(",")[0] ?? name,
  ]);
  const spans = [
    ...[...text.matchAll(/\([^()]*\)/g), ...text.matchAll(abilityWords), ...flavorOf(text)].map((match) => [
      match.index,
      match[0].length,
    ]),
    ...names.flatMap((name) => placesOf(name, text).map((start) => [start, name.length])),
  ];
  return (start, end) => spans.some(([from = 0, length = 0]) => start < from + length && end > from);
}

function flavorOf(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(flavorWords)].filter(({ 0: words }) => !notFlavor.test(words));
}

function placesOf(part: string, text: string): readonly number[] {
  const places: number[] = [];
  if (part === "") return places;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}
