/** Prints one table of named ratios, each with its two measurements. It is run bundled: see `bench.ts`. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Input, loadInput, readTexts } from "../../cli/input.js";
import { processIo } from "../../cli/io.js";
import { formatTable } from "../../cli/table.js";
import type { Ratio } from "./ratio.js";
import { failingAgainstGood, slowestAgainstMedian } from "./reading.js";
import { readingAgainstScanning } from "./scanning.js";
import { analysisAgainstBound, startingAgainstNode } from "./starting.js";
import { tokensOneByOne } from "./tokens.js";

const fixtures = fileURLToPath(new URL("../../../fixtures/cards", import.meta.url));
const corpus = fileURLToPath(new URL("../../../../shared/corpus/magic-exact.json", import.meta.url));

async function ratios(): Promise<readonly Ratio[]> {
  const analysis = analysisAgainstBound(); // first, while nothing is warm
  const input = await loadInput([fixtures], {}, processIo());
  const all: Ratio[] = [await readingAgainstScanning(input, "fixtures")];
  let subject: Input = input;
  if (existsSync(corpus)) {
    subject = await loadInput([corpus], {}, processIo());
    all.push(await readingAgainstScanning(subject, "corpus"));
  }
  all.push(failingAgainstGood(readTexts(subject), subject), slowestAgainstMedian(subject));
  return [...all, ...startingAgainstNode(), analysis, ...tokensOneByOne()];
}

const rows = (await ratios()).map(({ name, first, second, ratio }) => [name, first, second, Number(ratio.toFixed(2))]);
console.log(formatTable(["ratio", "first", "second", "first ÷ second"], rows));
