import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createPhraseParser } from "../../../grammar/magic/parser.js";
import { type Ratio, ratioOf } from "./ratio.js";
import { median, millisecondsOf } from "./statistics.js";

const runs = 11;
const commandLine = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));
const longestAnalysis = 300;

/** The median time of a fresh process with these words. */
function processTime(...words: readonly string[]): number {
  const times = Array.from({ length: runs }, () =>
    millisecondsOf(() => void spawnSync(process.execPath, words, { stdio: "ignore" })),
  );
  return median(times);
}

/** What starting the built command line costs against starting Node. */
export function startingAgainstNode(): readonly Ratio[] {
  const bare: readonly [string, number] = ["node -e 0", processTime("-e", "0")];
  const version = processTime(commandLine, "--version");
  const explain = processTime(commandLine, "explain", "Draw a card.");
  return [
    ratioOf("--version against node", "ms", ["--version", version], bare),
    ratioOf("explain against node", "ms", ["explain", explain], bare),
  ];
}

/** What the analysis of the grammar costs, all validations included, against what it may cost. */
export function analysisAgainstBound(): Ratio {
  const time = millisecondsOf(() => void createPhraseParser("validate"));
  return ratioOf("self-analysis of the grammar", "ms", ["analysis", time], ["bound", longestAnalysis]);
}
