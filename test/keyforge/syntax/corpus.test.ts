import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { liftAbilities } from "../../../src/keyforge/syntax/index.js";
import { readCards } from "../../../src/readers/read-cards.js";
import type { SourceCard } from "../../../src/text/source-card.js";

const folder = fileURLToPath(new URL("../../../../shared/corpus/", import.meta.url));

function cardsOf(file: string): readonly SourceCard[] {
  return readCards(readFileSync(`${folder}${file}`, "utf8"), file).cards;
}

function isWhole({ name, faces }: SourceCard): boolean {
  return faces.every(({ text }) => liftAbilities(text.text, [name]).every((one) => one.printed === one.text));
}

describe.skipIf(!existsSync(folder))("the measuring corpus (skipped without ../shared)", () => {
  it("reads and prints every token creature reference card", () => {
    expect(cardsOf("keyforge-token-creatures.json").filter((card) => !isWhole(card))).toEqual([]);
  });

  it("reads and prints the cards", () => {
    const cards = cardsOf("keyforge-cards.json");
    expect(cards.filter(isWhole).length / cards.length).toBeGreaterThan(0.93);
  });
});
