import { fileURLToPath } from "node:url";
import { Project } from "ts-morph";
import { expect, it } from "vitest";
import { importGraph, roomCycles, violations } from "./import-graph.js";
import { mayImport } from "./rooms.js";

const root = fileURLToPath(new URL("../../", import.meta.url)).replaceAll("\\", "/");

/** The graph of the repository itself. */
function repository(): ReturnType<typeof importGraph> {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
  project.addSourceFilesAtPaths([`${root}grammar/**/*.ts`, `${root}src/**/*.ts`]);
  return importGraph(project, root);
}

/** The graph of a made-up repository: path → text. */
function madeUp(files: Readonly<Record<string, string>>): ReturnType<typeof importGraph> {
  const project = new Project({ useInMemoryFileSystem: true });
  for (const [path, text] of Object.entries(files)) project.createSourceFile(`/${path}`, text);
  return importGraph(project, "/");
}

const graph = repository();

it("finds the repository's files and their imports", () => {
  expect(graph.size).toBeGreaterThan(0);
  expect(graph.get("src/diagnostics/diagnostic.ts")?.map(({ to }) => to)).toContain("src/text/span.ts");
});

it("lets imports of the repository go down only", () => {
  expect(violations(graph)).toEqual([]);
});

it("finds no cycle between the rooms of the repository", () => {
  expect(roomCycles(graph)).toEqual([]);
});

it.each([
  ["src/text/span.ts", "../diagnostics/diagnostic.js", "text may not import diagnostics"],
  ["grammar/magic/parser.ts", "../../src/magic/syntax/token.js", "magic/grammar may not import magic/syntax"],
  ["grammar/magic/vocabulary/types.ts", "../lexer.js", "magic/vocabulary may not import magic/grammar"],
  ["grammar/magic/vocabulary/types.ts", "../../../src/text/span.js", "magic/vocabulary may not import text"],
  ["src/magic/compile/token.ts", "../index.js", "magic/compile may not import magic"],
  ["src/magic/compile/token.ts", "../../language.js", "magic/compile may not import language"],
  ["src/magic/syntax/token.ts", "../compile/token.js", "magic/syntax may not import magic/compile"],
  ["src/magic/effects/token.ts", "../syntax/token.js", "magic/effects may not import magic/syntax"],
  ["src/magic/runtime/step.ts", "../compile/token.js", "magic/runtime may not import magic/compile"],
  ["src/magic/runtime/step.ts", "../syntax/token.js", "magic/runtime may not import magic/syntax"],
  ["src/magic/runtime/step.ts", "../../../grammar/magic/lexer.js", "magic/runtime may not import magic/grammar"],
  ["src/magic/describe/token.ts", "../compile/token.js", "magic/describe may not import magic/compile"],
  ["src/magic/compile/token.ts", "../runtime/step.js", "magic/compile may not import magic/runtime"],
  ["src/magic/compile/token.ts", "../../keyforge/effects/token.js", "magic/compile may not import keyforge/effects"],
  ["grammar/keyforge/lexer.ts", "../magic/lexer.js", "keyforge/grammar may not import magic/grammar"],
  ["src/frames/source.ts", "../../grammar/magic/token.js", "frames may not import magic/grammar"],
  ["src/frames/source.ts", "../magic/syntax/token.js", "frames may not import magic/syntax"],
  ["src/magic/index.ts", "../keyforge/index.js", "magic may not import keyforge"],
  ["src/magic/index.ts", "../language.js", "magic may not import language"],
  ["src/language.ts", "./readers/json.js", "language may not import readers"],
  ["src/readers/json.ts", "../check/rule.js", "readers may not import check"],
  ["src/check/rule.ts", "../plugin/engine.js", "check may not import plugin"],
  ["src/plugin/engine.ts", "../cli/main.js", "plugin may not import cli"],
  ["src/index.ts", "./cli/main.js", "index may not import cli"],
  ["src/index.ts", "./tools/build.js", "index may not import tools"],
  ["src/cli/main.ts", "../index.js", "cli may not import index"],
  ["src/cli/main.ts", "../../test/kit.js", "what is imported stands in no room"],
  ["src/magic/compile/token.ts", "node:fs", "the core imports no module of Node"],
  ["src/language.ts", "path", "the core imports no module of Node"],
])("reports that %s imports %s", (path, specifier, reason) => {
  expect(violations(madeUp({ [path]: `import "${specifier}";` }))).toEqual([
    `${path} imports "${specifier}": ${reason}`,
  ]);
});

it.each([
  ['import type { A } from "../compile/a.js";'],
  ['export * from "../compile/a.js";'],
  ['export type { A } from "../compile/a.js";'],
  ['export const load = () => import("../compile/a.js");'],
  ['export type A = import("../compile/a.js").A;'],
])("sees through %s", (text) => {
  expect(violations(madeUp({ "src/magic/runtime/step.ts": text }))).toEqual([
    'src/magic/runtime/step.ts imports "../compile/a.js": magic/runtime may not import magic/compile',
  ]);
});

it.each([
  ["magic/compile", "magic/vocabulary"],
  ["magic/compile", "magic/effects"],
  ["magic/runtime", "magic/tokens"],
  ["magic/describe", "magic/effects"],
  ["magic/describe", "magic/vocabulary"],
  ["magic", "magic/syntax"],
  ["language", "keyforge"],
  ["scenario", "readers"],
  ["check", "text"],
  ["cli", "lsp"],
  ["tools", "magic/grammar"],
  ["index", "check"],
])("lets %s import %s", (importer, imported) => {
  expect(mayImport(importer, imported)).toBe(true);
});

it.each(["src/helpers.ts", "src/utils/text.ts", "src/magic/utils/text.ts"])("reports that %s has no room", (path) => {
  expect(violations(madeUp({ [path]: "" }))).toEqual([`${path} stands in no room of the plan`]);
});

it("lets a game's provider see the types of the contract that it fulfils", () => {
  const joined = madeUp({
    "src/magic/index.ts": 'import type { Language } from "../language.js";',
    "src/language.ts": 'import { magic } from "./magic/index.js";',
  });
  expect(violations(joined)).toEqual([]);
  expect(roomCycles(joined)).toEqual([]);
});

it("reports an import whose target is computed", () => {
  const computed = madeUp({ "src/language.ts": "export const load = (name: string) => import(name);" });
  expect(violations(computed)).toEqual(['src/language.ts imports "./?": what is imported stands in no room']);
});

it("reports rooms that import one another, through others too", () => {
  const circle = madeUp({
    "src/readers/a.ts": 'import "../scenario/a.js";',
    "src/scenario/a.ts": 'import "../config/a.js";',
    "src/config/a.ts": 'import type { A } from "../readers/b.js";',
  });
  expect(violations(circle)).toEqual([]);
  expect(roomCycles(circle)).toEqual(["readers → scenario → config → readers"]);
});
