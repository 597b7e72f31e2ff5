import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cardsFile, runWords } from "./run-words.js";

const bad = cardsFile({ "Odd Words": "Frobnicate the board." });

it("writes several reports, each to its place", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-"));
  const file = join(folder, "report.sarif");
  const { output, status } = await runWords(["check", "-", "-f", "sarif", "-o", file, "-f", "json"], bad);
  expect(status).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ counts: { error: 1 } });
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ version: "2.1.0" });
});

it("annotates by itself on GitHub", async () => {
  const { output } = await runWords(["check", "-"], bad, { GITHUB_ACTIONS: "true" });
  expect(output).toContain("magic/unexpected-phrase");
  expect(output).toMatch(/^::error file=<stdin>/m);
});

it("says what is wrong with the other files where one cannot be read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-"));
  const broken = join(folder, "broken.json");
  writeFileSync(broken, "[{");
  const { output, status } = await runWords(["check", broken, "-", "-f", "json"], bad);
  expect(output).toContain('"code": "input/broken-json"');
  expect(output).toContain('"code": "magic/unexpected-phrase"');
  expect(status).toBe(2);
});

/** Cards each with a fault in its fields, and all with one in their text. */
const faulty = `- name: Ada
  type: Sorcery
  rarety: rare
  text: Frobnicate the board.
- name: Bea
  type: Sorcry
  text: Frobnicate the board.
- name: Bea
  type: Instant
  text: Frobnicate the board.
- name: Cid
  type: Legendary
  colour: red
  text: Frobnicate the board.
- name: Dee
  type: Instant
  text: ""
`;

it("says what is wrong with the text of a card whose fields are at fault", async () => {
  const { output, status } = await runWords(["check", "-", "--input-format", "yaml"], faulty);
  expect([...output.matchAll(/^<stdin>:(\d+):\d+ error (\S+)/gm)].map(([, line, code]) => `${line} ${code}`)).toEqual([
    "3 input/unknown-field",
    "4 magic/unexpected-phrase",
    "6 magic/unknown-card-type",
    "7 magic/unexpected-phrase",
    "8 input/duplicate-card",
    "10 magic/unexpected-phrase",
    "11 magic/no-card-type",
    "13 input/unknown-field",
    "14 magic/unexpected-phrase",
  ]);
  expect(status).toBe(1);
});

it("counts cards whose fields are at fault among those that were not compiled", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-"));
  const { notes, status } = await runWords(["compile", "-", "--input-format", "yaml", "-o", folder], faulty);
  expect(notes).toContain("compiled 1 of 5 cards");
  expect(notes).toContain("magic/unexpected-phrase");
  expect(status).toBe(1);
});

it("205.1: compiles no card without a card type", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-"));
  const cards = "- name: Ada\n  type: Legendary\n- name: Bea\n  type: Instant\n";
  const words = ["compile", "-", "--input-format", "yaml", "--emit", "json", "-o", folder];
  const { notes, status } = await runWords(words, cards);
  expect(notes).toContain("magic/no-card-type");
  expect(notes).toContain("compiled 1 of 2 cards");
  expect(status).toBe(1);
  const written = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  expect(written.join("\n")).toContain("Bea");
  expect(written.join("\n")).not.toContain("Ada");
});
