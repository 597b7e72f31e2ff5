import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
const [, program = "", output = ""] =
  /^```ts\n(.*?)^```\n+```\n(.*?)^```/ms.exec(readFileSync(join(root, "README.md"), "utf8")) ?? [];

/** Within the repository, so that the types of Node are found. */
const folder = mkdtempSync(join(root, "test", "readme-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The program with the sources in place of the built package. */
function written(entry: string): string {
  const file = join(folder, "example.ts");
  writeFileSync(file, program.replace('from "rulewright"', `from ${JSON.stringify(entry)}`));
  return file;
}

it("has a program that type-checks strictly", () => {
  const file = written("../../src/index.js");
  const options: ts.CompilerOptions = {
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true },
    ...{
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types: ["node"],
      typeRoots: [join(root, "node_modules/@types")],
    },
    ...{ skipLibCheck: true, resolveJsonModule: true },
  };
  const checked = ts.createProgram([file], options);
  const faults = [
    ...checked.getSyntacticDiagnostics(checked.getSourceFile(file)),
    ...checked.getSemanticDiagnostics(checked.getSourceFile(file)),
  ];
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))).toEqual([]);
  expect(program).toContain('from "rulewright"');
}, 120_000);

it("has a program that prints what stands below it (111.4)", () => {
  const file = written(pathToFileURL(join(root, "src", "index.ts")).href);
  const printed = execFileSync(process.execPath, ["--import", "tsx", file], { cwd: root, encoding: "utf8" });
  expect(printed).toBe(output);
  expect(output).not.toBe("");
}, 120_000);
