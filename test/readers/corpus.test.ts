import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readCards } from "../../src/readers/read-cards.js";

const corpus = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));

it.skipIf(!existsSync(corpus)).each([
  ["magic-exact.json", 8120],
  ["magic-wide.json", 20_673],
  ["mtgjson-atomic-sample.json", 85],
  ["keyforge-cards.json", 2182],
  ["keyforge-token-creatures.json", 56],
])("reads all cards of %s, and finds the place of each text's end (skipped without ../shared)", (file, count) => {
  const content = readFileSync(`${corpus}${file}`, "utf8");
  const lines = content.split("\n");
  const { cards, reports, rejected, skipped } = readCards(content, file);
  expect([cards.length, reports, rejected, skipped]).toEqual([count, [], 0, []]);
  for (const { text } of cards.flatMap((card) => card.faces)) {
    const last = text.position(Math.max(0, text.text.length - 1));
    const raw = lines[last.line - 1]?.charAt(last.column - 1) ?? "";
    if (/[\w.]$/.test(text.text)) expect(raw).toBe(text.text.at(-1));
  }
});
