import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runWords } from "./run-words.js";

const good = 'scenarios:\n  - { scenario: A, rule: "119.1", expect: [{ life: { you: 20 } }] }\n';

/** A folder with files in it. */
function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

it("plays the scenario files of a folder", async () => {
  const folder = folderWith({ "a.yaml": good, "b.yml": good, "c.txt": "nothing" });
  const { status, output } = await runWords(["run", folder]);
  expect(output.match(/1 of 1 scenarios passed/g)).toHaveLength(2);
  expect(status).toBe(0);
});

it.each([
  ["a file that is not there", "none.yaml"],
  ["a folder without scenario files", "empty"],
])("says what was expected in place of %s", async (_, name) => {
  const folder = folderWith({});
  mkdirSync(join(folder, "empty"));
  const { status, notes } = await runWords(["run", join(folder, name)]);
  expect(notes).toBe(
    `rulewright: no file matched "${join(folder, name)}": a scenario file (.yaml), a folder of them or a glob was expected`,
  );
  expect(status).toBe(2);
});

/** Files of which nothing can be read: each is named with its place, and the others are played. */
it.each([
  [
    "bytes that are no UTF-8",
    Uint8Array.of(0x61, 0xff, 0xfe, 0x62),
    "the file cannot be read: its bytes are no UTF-8 text",
  ],
  ["NUL bytes", "a: \0\n", "the file cannot be read: it is binary"],
])("says where a file holds %s, and plays the others", async (_, content, message) => {
  const folder = folderWith({ "bad.yaml": content, "good.yaml": good });
  const { status, notes, output } = await runWords(["run", join(folder, "*.yaml")]);
  expect(notes).toContain(`${join(folder, "bad.yaml")}:1:1 error input/unreadable-file\n${message}`);
  expect(output).toContain("1 of 1 scenarios passed");
  expect(status).toBe(2);
});

it("says of a link that leads to itself that it cannot be read", async () => {
  const folder = folderWith({});
  symlinkSync(join(folder, "loop.yaml"), join(folder, "loop.yaml"));
  const { status, notes } = await runWords(["run", join(folder, "loop.yaml")]);
  expect(notes).toContain("loop.yaml");
  expect(status).toBe(2);
});

it.each([
  ["an empty file", "", "1:1 this is no scenario file: it holds nothing"],
  ["a list", "- 1\n", "1:1 this is no scenario file: it holds a list"],
  [
    "lists in lists",
    `scenarios: ${"[".repeat(9000)}`,
    ":60 broken YAML: it is nested too deeply (scenario/broken-yaml)",
  ],
  ["an unknown field", `${good}scenaros: []\n`, '3:1 there is no field "scenaros" here'],
])("says where %s is no scenario file", async (_, content, message) => {
  const folder = folderWith({ "a.yaml": content });
  const { output, notes } = await runWords(["run", join(folder, "a.yaml")]);
  expect(output).toContain(message);
  expect(notes).toBe("");
});

it.each([
  ["a byte order mark", `\ufeff${good}`],
  ["line ends of Windows", good.replaceAll("\n", "\r\n")],
])("plays a file with %s", async (_, content) => {
  const { status, output } = await runWords(["run", join(folderWith({ "a.yaml": content }), "a.yaml")]);
  expect(output).toContain("1 of 1 scenarios passed");
  expect(status).toBe(0);
});

it("refuses to write recordings where nothing can be written", async () => {
  const folder = folderWith({ "a.yaml": good });
  const { status, notes } = await runWords(["run", join(folder, "a.yaml"), "--record", folder]);
  expect(notes).toMatch(/^rulewright: cannot write /);
  expect(status).toBe(2);
});

it("says of broken YAML only where it breaks, and nothing of the scenarios in it", async () => {
  const content = `${good.replace("20 } }] }", "20 } } }")}${good.replace("scenarios:\n", "")}`;
  const { status, output } = await runWords(["run", join(folderWith({ "a.yaml": content }), "a.yaml")]);
  expect(output.match(/broken YAML/g)).toHaveLength(1);
  expect(output).not.toContain("expected");
  expect(output).toContain("0 of 0 scenarios passed");
  expect(status).toBe(2);
});
