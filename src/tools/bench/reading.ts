import type { Input } from "../../cli/input.js";
import type { AbilityReading, CardReading } from "../../language.js";
import { freshEnvironment } from "../../text/card-reference.js";
import { median, millisecondsOf, quantile } from "./statistics.js";
import { type Ratio, ratioOf } from "./ratio.js";

const runs = 3;

/** The fewest milliseconds that each of some texts takes to read; the first readings warm up and do not count. */
function timesOf<Item>(items: readonly Item[], read: (item: Item) => unknown): readonly number[] {
  const passes = Array.from({ length: runs }, () => items.map((item) => millisecondsOf(() => void read(item))));
  return items.map((_, index) => Math.min(...passes.map((pass) => pass[index] ?? 0)));
}

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** What a failing sentence costs against a good one, word for word. */
export function failingAgainstGood(readings: readonly CardReading[], { language, environment }: Input): Ratio {
  const abilities = readings.flatMap((reading): readonly AbilityReading[] => reading.abilities);
  const times = timesOf(abilities, ({ text }) => language.readText(text, freshEnvironment(environment)));
  const perWord = (wanted: "good" | "failing"): number =>
    median(
      abilities.flatMap(({ text, states }, index) =>
        states.parsed === (wanted === "good") ? [(1000 * (times[index] ?? 0)) / wordsOf(text)] : [],
      ),
    );
  const [failing, good] = [perWord("failing"), perWord("good")];
  return ratioOf("a failing sentence against a good one", "µs a word", ["failing", failing], ["good", good]);
}

/** What the slowest cards cost against the middle one. */
export function slowestAgainstMedian({ cards, language, environment }: Input): Ratio {
  const times = timesOf(cards, (card) => language.read(card, freshEnvironment(environment))).map((time) => 1000 * time);
  const slow: readonly [string, number] = ["99th percentile", quantile(times, 0.99)];
  return ratioOf("the slowest cards against the median", "µs", slow, ["median", median(times)]);
}
