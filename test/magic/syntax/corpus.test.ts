import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { selfNames } from "../../../grammar/magic/self-names.js";
import { readCards } from "../../../src/readers/read-cards.js";
import { read } from "./support.js";

const corpus = fileURLToPath(new URL("../../../../shared/corpus/magic-exact.json", import.meta.url));

it.skipIf(!existsSync(corpus))("reads and prints the cards of the measuring corpus (skipped without ../shared)", () => {
  const { cards } = readCards(readFileSync(corpus, "utf8"), "magic-exact.json");
  const whole = cards.filter((card) => {
    const names = selfNames(card.faces.map(({ name }) => ({ name, legendary: "legendary" })));
    return card.faces.every(({ text }) => {
      const { printed, diagnostics } = read(text.text, ...names);
      return diagnostics.length === 0 && printed === text.text;
    });
  });
  expect(whole.length / cards.length).toBeGreaterThan(0.97);
});
