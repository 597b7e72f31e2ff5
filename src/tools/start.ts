/** `npm start`: builds, compiles the fixtures to typed modules, prints what they make and plays one scenario. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { buildBundles } from "./build.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const output = "dist/fixtures";

/** The repository's files that match, in the order of their names. */
function find(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).sort();
}

/** Says what comes next, runs the built command line and gives its exit status. */
function rulewright(heading: string, ...words: string[]): number {
  console.log(`\n── ${heading}\n`);
  const { status } = spawnSync(process.execPath, ["dist/cli.js", ...words], { cwd: root, stdio: "inherit" });
  return status ?? 3;
}

/** Names the typed modules that the compilation left. */
function listModules(): void {
  for (const file of find(`${output}/**/*.ts`)) console.log(`wrote ${file}`);
}

/** Runs the demonstration and gives the worst exit status of its parts. */
async function start(): Promise<number> {
  await buildBundles();
  const cards = find("fixtures/cards/*.{yaml,yml}");
  const [scenario] = find("fixtures/scenarios/*.{yaml,yml}");
  if (cards.length === 0 || scenario === undefined) {
    console.error("fixtures/cards and fixtures/scenarios hold nothing to show.");
    return 2;
  }
  rmSync(`${root}${output}`, { recursive: true, force: true });
  const compiled = rulewright("compile the fixtures to typed modules", "compile", ...cards, "-o", output);
  listModules();
  const listed = rulewright("the tokens that these cards make", "tokens", ...cards);
  const played = rulewright(`play ${scenario}`, "run", scenario);
  return Math.max(compiled, listed, played);
}

process.exitCode = await start();
