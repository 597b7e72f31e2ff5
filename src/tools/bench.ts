/**
 * `npm run bench`: builds the package, bundles the measurements in the same way and runs them. What is measured is the
 * code as a user runs it: loaders that translate sources as they go add calls of their own to every function.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { buildBundles, cliOptions } from "./build.js";

/** As deep below the root as the measurements' source, so that both find the fixtures by the same path. */
const outdir = "node_modules/.cache/bench";
const table = fileURLToPath(new URL(`../../${outdir}/table.js`, import.meta.url));

await buildBundles();
await build({ ...cliOptions, entryPoints: { table: "src/tools/bench/table.ts" }, outdir, splitting: false });
process.exitCode = spawnSync(process.execPath, [table], { stdio: "inherit" }).status ?? 1;
