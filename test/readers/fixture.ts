import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCards } from "../../src/readers/read-cards.js";
import type { ReadOptions, ReadResult } from "../../src/readers/reader.js";
import type { SourceCard } from "../../src/text/source-card.js";

/** The folder of the card files that these tests read. */
export const fixtures = fileURLToPath(new URL("../../fixtures/readers/", import.meta.url));

/** What comes of a file in fixtures/readers. */
export function readFixture(name: string, options: ReadOptions = {}): ReadResult {
  return readCards(readFileSync(`${fixtures}${name}`, "utf8"), name, options);
}

/** The card of that name in a result. */
export function cardNamed(result: ReadResult, name: string): SourceCard {
  const card = result.cards.find((candidate) => candidate.name === name);
  if (card === undefined) throw new Error(`no card is named ${name}`);
  return card;
}

/** The findings of a result in short: `code line:column card message`. */
export function findings(result: ReadResult): readonly string[] {
  return result.reports.map(({ diagnostic, start, card }) => {
    return `${diagnostic.code} ${start.line}:${start.column} ${card ?? "-"}: ${diagnostic.message}`;
  });
}

/** What the file holds at the place of the `words` of a face's text. */
export function rawWords(card: SourceCard, face: number, words: string): string {
  const text = card.faces[face]?.text;
  const start = text?.text.indexOf(words) ?? -1;
  if (text === undefined || start < 0) throw new Error(`the text does not hold "${words}"`);
  const [from, to] = [text.position(start), text.position(start + words.length)];
  return (card.origin.content.split("\n")[from.line - 1] ?? "").slice(from.column - 1, to.column - 1);
}

/** The characters of the file at the place of each letter of the `words` of a face's text. */
export function rawLetters(card: SourceCard, face: number, words: string): string {
  const text = card.faces[face]?.text;
  const start = text?.text.lastIndexOf(words) ?? -1;
  if (text === undefined || start < 0) throw new Error(`the text does not hold "${words}"`);
  const lines = card.origin.content.split("\n");
  const places = Array.from(words, (_, index) => text.position(start + index));
  return places.map(({ line, column }) => (lines[line - 1] ?? "").charAt(column - 1)).join("");
}
