import { existsSync } from "node:fs";
import { type Input, readTexts } from "../../cli/input.js";
import { type Ratio, ratioOf } from "./ratio.js";
import { bestOf } from "./statistics.js";

/** Few cards are read more often, so that all is warm. */
const passesFor = (cards: number): number => (cards < 1000 ? 30 : 6);

/** The reference scanner of the corpus, where it stands beside the repository. */
const referenceScanner = new URL("../../../../shared/tools/reference-scanner.mjs", import.meta.url);

/** Milliseconds of the best scan of texts in Scryfall's shape. */
type Measure = (cards: readonly object[]) => number;

/** The least that any reader must do: each word, number, symbol and mark cut out and looked up. */
function scanWords(cards: readonly object[]): number {
  const table = new Map<string, number>();
  const texts = cards.map((card) => ("oracle_text" in card ? String(card.oracle_text) : ""));
  return bestOf(15, () => {
    for (const text of texts) {
      for (const [word] of text.matchAll(/\{[^}]*\}|[\w'-]+|\S/g)) {
        const lower = word.toLowerCase();
        if (!table.has(lower)) table.set(lower, table.size);
      }
    }
  });
}

function isMeasure(value: unknown): value is (cards: readonly object[]) => { readonly ms: number } {
  return typeof value === "function";
}

/** The yardstick for speed: the reference scanner where it is at hand, otherwise one of our own. */
async function loadMeasure(): Promise<{ readonly name: string; readonly measure: Measure }> {
  if (!existsSync(referenceScanner)) return { name: "own scanner", measure: scanWords };
  const scanner: unknown = await import(referenceScanner.href);
  const measure = typeof scanner === "object" && scanner !== null && "measure" in scanner ? scanner.measure : undefined;
  if (!isMeasure(measure)) return { name: "own scanner", measure: scanWords };
  return { name: "reference scanner", measure: (cards) => measure(cards).ms };
}

/** What reading to effects costs against scanning the same texts. */
export async function readingAgainstScanning(input: Input, label: string): Promise<Ratio> {
  const { name, measure } = await loadMeasure();
  const texts = input.cards.flatMap(({ faces }) => faces.map(({ text }) => ({ oracle_text: text.text })));
  const reading = bestOf(passesFor(input.cards.length), () => void readTexts(input));
  return ratioOf(`${label}: lexing to effects against scanning`, "ms", ["reading", reading], [name, measure(texts)]);
}
