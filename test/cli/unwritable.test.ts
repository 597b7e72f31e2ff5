import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runWords } from "./run-words.js";

const folder = mkdtempSync(join(tmpdir(), "rulewright-"));
const card = join(folder, "boo.yaml");
writeFileSync(card, "name: Boo\ntype: Sorcery\ntext: Draw a card.\n");

/** Places where nothing can be written: that is said, and no bug of Rulewright's. */
it.each([
  ["a folder in place of a file of details", ["coverage", card, "--details", folder]],
  ["a folder in place of a report", ["check", card, "-f", "json", "-o", folder]],
  ["a file in place of a folder", ["compile", card, "-o", card]],
  ["a folder within a file", ["compile", card, "-o", join(card, "out")]],
])("says that it cannot write to %s", async (_, words) => {
  const { status, notes } = await runWords(words);
  expect(notes).toMatch(/^rulewright: cannot write /m);
  expect(status).toBe(2);
});

it("makes the folders that are missing", async () => {
  await runWords(["compile", card, "-o", join(folder, "a", "b"), "--emit", "json"]);
  expect(readdirSync(join(folder, "a", "b")).length).toBeGreaterThan(0);
});
