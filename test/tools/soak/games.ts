import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { magic } from "../../../src/magic/index.js";
import { readCards } from "../../../src/readers/index.js";
import { playRandomGame } from "../../../src/tools/soak/play.js";

const folder = fileURLToPath(new URL("../../../fixtures/cards/", import.meta.url));

const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const sources = files.flatMap((name) => [...readCards(readFileSync(`${folder}${name}`, "utf8"), name).cards]);
const findCard = (name: string) => sources.find((card) => card.name === name);
/** The cards of the fixtures, compiled. */
export const cards = sources.flatMap((card) => magic.read(card, { findCard }).compiled ?? []);

const batches = 10;
const gamesEach = 10;
const steps = 200;

/** Random games of two hundred steps, told from others by a number. */
export function playHundred(number: number): void {
  describe(`${batches * gamesEach} random games of ${steps} steps keep what must always hold`, () => {
    it.each(Array.from({ length: batches }, (_, batch) => number * batches + batch))(
      "batch %i",
      (batch) => {
        fc.assert(
          fc.property(fc.noShrink(fc.nat()), (seed) => {
            expect(playRandomGame(seed, cards, steps).faults).toEqual([]);
          }),
          { numRuns: gamesEach, seed: batch },
        );
      },
      600_000,
    );
  });
}
