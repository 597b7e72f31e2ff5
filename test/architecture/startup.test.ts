import { build, type Metafile } from "esbuild";
import { expect, it } from "vitest";
import { cliOptions } from "../../src/tools/build.js";

/** The files that are loaded as soon as the command line starts: its entry and all that this imports statically. */
function loadedAtStart(outputs: Metafile["outputs"], path = "dist/cli.js", found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { path: next, kind } of outputs[path]?.imports ?? []) {
    if (kind !== "dynamic-import") loadedAtStart(outputs, next, found);
  }
  return found;
}

it("starts the command line without the libraries that only some commands need", async () => {
  const { outputs } = (await build({ ...cliOptions, write: false, metafile: true })).metafile;
  expect(outputs["dist/cli.js"]?.entryPoint).toBe("src/cli/main.ts");
  const loaded = [...loadedAtStart(outputs)];
  const sources = loaded.flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
  expect(loaded).not.toContain("ts-morph");
  expect(loaded).not.toContain("typescript");
  expect(sources.filter((source) => source.startsWith("node_modules/yaml/"))).toEqual([]);
});
