/**
 * Builds the package: `dist/cli.js` and `dist/index.js` with esbuild, and the declarations in `dist/types` with tsc.
 * `--bundles-only` leaves the declarations out.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build, type BuildOptions } from "esbuild";
import packageFile from "../../package.json" with { type: "json" };

const root = fileURLToPath(new URL("../../", import.meta.url));

const shared: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  target: "node20",
  outdir: "dist",
  legalComments: "none",
  logLevel: "warning",
};

/** Bundled CommonJS packages call `require` for Node's own modules, which an ES module has to make itself. */
const makeRequire = `import { createRequire as makeRequire } from "node:module";
const require = makeRequire(import.meta.url);`;

/** The command line, in pieces: a command and the libraries it needs are loaded when that command is asked for. */
export const cliOptions: BuildOptions = {
  ...shared,
  entryPoints: { cli: "src/cli/main.ts" },
  platform: "node",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  external: ["ts-morph", "typescript"],
  banner: { js: makeRequire },
};

/** The public entry, one file that a browser can load too. Chevrotain is bundled because it loads slowly from its own. */
export const libraryOptions: BuildOptions = {
  ...shared,
  entryPoints: { index: "src/index.ts" },
  platform: "neutral",
  mainFields: ["module", "main"],
  external: ["node:*", "typescript", ...Object.keys(packageFile.dependencies).filter((name) => name !== "chevrotain")],
};

/** Writes both bundles to `dist`, with nothing left there of an earlier build. */
export async function buildBundles(): Promise<void> {
  rmSync(`${root}dist/chunks`, { recursive: true, force: true });
  await Promise.all([build(cliOptions), build(libraryOptions)]);
  chmodSync(`${root}dist/cli.js`, 0o755);
}

/** Writes the declarations that the public entry reaches; `npm run typecheck` is what checks types. */
function buildDeclarations(): void {
  rmSync(`${root}dist/types`, { recursive: true, force: true });
  const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
  const { status } = spawnSync(process.execPath, [compiler, "-p", ".config/tsconfig.build.json"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0 || !existsSync(`${root}dist/types/src/index.d.ts`)) {
    throw new Error("The declarations were not written.");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildBundles();
  if (!process.argv.includes("--bundles-only")) buildDeclarations();
}
