import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
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
