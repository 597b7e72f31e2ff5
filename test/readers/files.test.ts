import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readCardFiles } from "../../src/readers/files.js";
import { findings } from "./fixture.js";

const card = (name: string) => JSON.stringify({ object: "card", name });
let cwd = "";

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "rulewright-readers-"));
  await mkdir(join(cwd, "sets", "node_modules"), { recursive: true });
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    ["sets/a.json", card("A")],
    ["sets/b [1].json", card("B")],
    ["sets/c.yaml", "name: C\n"],
    ["sets/notes.txt", "nothing"],
    ["sets/node_modules/d.json", card("D")],
    ["e.json.gz", gzipSync(card("E"))],
    ["utf16.json", new Uint8Array([0xff, 0xfe, ...Buffer.from(card("F"), "utf16le")])],
    ["latin1.json", Buffer.from('{"object":"card","name":"\u00e9"}', "latin1")],
    ["picture.json", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff])],
    ["torn.json.gz", gzipSync(card("G")).subarray(0, 12)],
  ];
  for (const [name, content] of files) await writeFile(join(cwd, name), content);
});

afterAll(() => rm(cwd, { recursive: true }));

it.each([
  [["sets/a.json"], ["A"]],
  [["sets/*.json"], ["A", "B"]],
  [["sets/b [1].json"], ["B"]],
  [["sets"], ["A", "B", "C"]],
  [["sets/"], ["A", "B", "C"]],
  [
    ["sets/c.yaml", "sets/*", "!**/*.txt"],
    ["C", "A", "B"],
  ],
  [["e.json.gz"], ["E"]],
  [["utf16.json"], ["F"]],
])("reads the files of %j", async (patterns, names) => {
  const result = await readCardFiles(patterns, { cwd });
  expect(result.cards.map(({ name }) => name)).toEqual(names);
  expect(findings(result)).toEqual([]);
});

it("names files as they were given", async () => {
  const result = await readCardFiles(["sets"], { cwd });
  expect(result.cards.map(({ origin }) => origin.file)).toEqual(["sets/a.json", "sets/b [1].json", "sets/c.yaml"]);
});

it("reads standard input", async () => {
  const result = await readCardFiles(["-"], { stdin: () => Promise.resolve(Buffer.from(card("S"))) });
  expect(result.cards.map(({ name, origin }) => [name, origin.file])).toEqual([["S", "<stdin>"]]);
});

it.each([
  ["none.json", 'input/no-file-matched 1:1 -: no file matched "none.json"'],
  ["sets/*.xml", 'input/no-file-matched 1:1 -: no file matched "sets/*.xml"'],
  ["latin1.json", "input/unreadable-file 1:1 -: the file cannot be read: its bytes are no UTF-8 text"],
  ["picture.json", "input/unreadable-file 1:1 -: the file cannot be read: it is binary"],
  ["torn.json.gz", "input/unreadable-file 1:1 -: the file cannot be read: unexpected end of file"],
])("reports %s and reads the other files", async (pattern, finding) => {
  const result = await readCardFiles([pattern, "sets/a.json"], { cwd });
  expect(findings(result)).toEqual([finding]);
  expect(result.cards.map(({ name }) => name)).toEqual(["A"]);
});
