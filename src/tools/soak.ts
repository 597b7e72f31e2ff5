/**
 * `npm run soak -- [--games N] [--seed S] [--steps N]`: plays random games of the fixtures' cards, one for each seed from S
 * on, and checks after each step what must always hold. A seed that fails is played again alone by `--games 1 --seed S`.
 * The games are bundled first, so that no loader slows them, and shared among the processor's cores.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { cliOptions } from "./build.js";

/** As deep below the root as the games' source, so that both find the fixtures by the same path. */
const outdir = "node_modules/.cache/soak";
const games = fileURLToPath(new URL(`../../${outdir}/games.js`, import.meta.url));

await build({ ...cliOptions, entryPoints: { games: "src/tools/soak/games.ts" }, outdir, splitting: false });
process.exitCode = spawnSync(process.execPath, [games, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1;
