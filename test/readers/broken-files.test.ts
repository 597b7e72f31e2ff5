import { expect, it } from "vitest";
import { readCards } from "../../src/readers/read-cards.js";
import { findings } from "./fixture.js";

it.each([
  ["", "a.json", "input/empty-file 1:1 -: the file is empty"],
  [" \n\t\n", "a.yaml", "input/empty-file 1:1 -: the file is empty"],
  ["\ufeff", "a.json", "input/empty-file 1:1 -: the file is empty"],
  ["[]", "a.json", "input/no-cards 1:1 -: the file holds no cards"],
  ['{"object":"list","data":[]}', "a.json", "input/no-cards 1:1 -: the file holds no cards"],
  ['{"data":{}}', "a.json", "input/no-cards 1:1 -: the file holds no cards"],
  ["cards: []", "a.yaml", "input/no-cards 1:1 -: the file holds no cards"],
  ["# only a remark", "a.yaml", "input/no-cards 1:1 -: the file holds no cards"],
])("reports a file without cards: %j", (content, file, finding) => {
  expect(findings(readCards(content, file))).toEqual([finding]);
});

it.each([
  ["PK\u0003\u0004\u0000\u0000", "a.json", "it is binary"],
  ["<?xml version='1.0'?><cards/>", "a.xml", "it is XML or HTML"],
  ["Dear reader,\n", "a.txt", "it is neither JSON nor a list of cards in YAML"],
  ['{"name":"package","version":"1.0.0"}', "package.json", "no field of a card is in it"],
  ['["a","b"]', "a.json", "no field of a card is in it"],
  ["42", "a.json", "no field of a card is in it"],
  ["on: push\njobs: {}", "a.yaml", "no field of a card is in it"],
  ["just words", "a.yaml", "no field of a card is in it"],
])("reports a file of another kind: %j", (content, file, reason) => {
  const result = readCards(content, file);
  expect(findings(result)).toEqual([`input/unknown-format 1:1 -: this is no card file that can be read: ${reason}`]);
  expect(result.cards).toEqual([]);
});

it.each([
  ['[\n  {"name": "A",}\n]', 2, 16, '"}" stands where a key in quotation marks was expected'],
  ['[{"name": "A"}', 1, 15, "the file ends where a comma or the closing bracket was expected"],
  ['[\r\n  {"name": "A}\r\n]', 2, 12, "this string is not closed on its line"],
  ['[\n{"name": "A"},\n{"name": "B"}\n', 4, 1, "the file ends where a comma or the closing bracket was expected"],
  ['{"data": [\n{"name": "A"}\n{"name": "B"}]}', 3, 1, '"{" stands where a comma or the closing bracket was expected'],
  ['{"data": [1 2]}', 1, 13, '"2" stands where a comma or the closing bracket was expected'],
])("reports broken JSON at its place: %j", (content, line, column, problem) => {
  expect(findings(readCards(content, "a.json"))).toEqual([
    `input/broken-json ${line}:${column} -: broken JSON: ${problem}`,
  ]);
});

it("reports the broken lines of JSON Lines and reads the others", () => {
  const result = readCards(
    '{"object":"card","name":"A"}\n{"object":"card",}\n\n{"object":"card","name":"C"}\n',
    "a.jsonl",
  );
  expect(findings(result)).toEqual([
    'input/broken-json 2:18 -: broken JSON: "}" stands where a key in quotation marks was expected',
  ]);
  expect(result.cards.map((card) => [card.name, card.origin.position.line])).toEqual([
    ["A", 1],
    ["C", 4],
  ]);
});

it("takes a file whose first line is broken for JSON Lines, too", () => {
  const result = readCards('{"object":"card",}\r\n{"object":"card","name":"B"}\r\n', "a.jsonl");
  expect(result.cards.map((card) => card.name)).toEqual(["B"]);
  expect(result.reports.map(({ start }) => start)).toEqual([{ line: 1, column: 18 }]);
});

it.each([
  ["- name: A\n  text: b: c\n", 2, 9],
  ["- name: [A\n", 2, 1],
  ["- name: A\n\t- name: B\n", 2, 1],
  ["- name: A\n  name: B\n", 2, 3],
  ["- name: *a\n", 1, 9],
])("reports broken YAML at its place: %j", (content, line, column) => {
  const result = readCards(content, "a.yaml");
  expect(result.reports.map(({ diagnostic, start }) => ({ code: diagnostic.code, ...start }))).toEqual([
    { code: "input/broken-yaml", line, column },
  ]);
});

it("reads the other documents of a YAML file", () => {
  const result = readCards("name: A\n---\nname: [B\n---\nname: C\n", "a.yaml");
  expect(result.cards.map((card) => card.name)).toEqual(["A", "C"]);
  expect(result.reports).toHaveLength(1);
});

it("does not expand aliases beyond measure", () => {
  const levels = Array.from({ length: 9 }, (_, level) => `x${level}: &x${level} [${`*x${level - 1},`.repeat(9)}]`);
  const result = readCards(`a: &x-1 [lol]\n${levels.join("\n")}\nname: *x8\n`, "a.yaml");
  expect(findings(result)).toEqual(["input/broken-yaml 2:10 -: broken YAML: its aliases repeat too much"]);
});

it.each([
  ["[".repeat(100_000), "a.json", "input/broken-json"],
  ['{"a":'.repeat(100_000), "a.json", "input/broken-json"],
  [`[{"object":"card","name":"A","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}]`, "a.json", undefined],
  ["[".repeat(100_000), "a.yaml", "input/broken-yaml"],
  ["- ".repeat(100_000), "a.yaml", "input/broken-yaml"],
  [Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n"), "a.yaml", "input/broken-yaml"],
])("is not overthrown by deep nesting (%#)", (content, file, code) => {
  expect(readCards(content, file).reports[0]?.diagnostic.code).toBe(code);
});

it("heeds a format that is given", () => {
  const content = '{"name":"A"}';
  expect(readCards(content, "a.json", { format: "scryfall" }).cards.map((card) => card.name)).toEqual(["A"]);
  expect(readCards(content, "a.json", { format: "yaml" }).cards[0]?.origin.format).toBe("yaml");
});

it("passes over a byte order mark", () => {
  const [card] = readCards('\ufeff{"object":"card","name":"A"}', "a.json").cards;
  expect(card?.origin.position).toEqual({ line: 1, column: 25 });
});

it.each([
  ['[{"name": "A", "name": "B"}]', 16, '"name"'],
  ['{"name": "A", "text": "", "na\\u006de": "B"}', 27, '"name"'],
])("reports a key that stands twice in one record of JSON at its place: %s", (content, column, key) => {
  const found = findings(readCards(content, "a.json"));
  expect(found).toContain(`input/broken-json 1:${column} -: broken JSON: the key ${key} stands twice in one record`);
});

it("lets equal keys of different records of JSON be", () => {
  const content = '[{"name": "A", "x": {"name": 1}, "y": ["name", "name"]}, {"name": "B"}]';
  expect(findings(readCards(content, "a.json")).filter((one) => one.includes("twice"))).toEqual([]);
});
