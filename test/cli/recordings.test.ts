import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runWords } from "./run-words.js";

const scenarios = `
cards:
  - name: Dwarven Reinforcements
    cost: "{0}"
    type: Sorcery
    text: Create two 2/1 red Dwarf Berserker creature tokens.
scenarios:
  - scenario: two dwarves
    rule: "701.7a"
    you: { hand: [Dwarven Reinforcements] }
    steps: [{ cast: Dwarven Reinforcements }]
    expect: [{ token: Dwarf Berserker Token, count: 2 }]
  - scenario: no dwarves
    rule: "701.7a"
    you: { hand: [Dwarven Reinforcements] }
    steps: [{ pass: 1 }]
    expect: [{ token: Dwarf Berserker Token, count: 0 }]
`;

/** Records the scenarios and gives the path and the lines of the recording. */
async function record(): Promise<{ readonly path: string; readonly lines: readonly string[] }> {
  const path = join(mkdtempSync(join(tmpdir(), "rulewright-")), "played.jsonl");
  const { status } = await runWords(["run", "-", "--record", path], scenarios);
  expect(status).toBe(0);
  return { path, lines: readFileSync(path, "utf8").trim().split("\n") };
}

const replay = (path: string) => runWords(["run", path, "--replay"]);

it("plays recordings again and comes to the same states", async () => {
  const { path, lines } = await record();
  expect(lines).toHaveLength(2);
  const { status, output } = await replay(path);
  expect(output).toMatch(/^✓ two dwarves \(<stdin>\) \w+\n✓ no dwarves \(<stdin>\) \w+\n$/);
  expect(status).toBe(0);
});

it("says which recording ends otherwise", async () => {
  const { path, lines } = await record();
  const [first = "", second = ""] = lines;
  const withoutInputs = JSON.stringify({ ...JSON.parse(first), inputs: [] });
  writeFileSync(path, `${withoutInputs}\n${second}\n`);
  const { status, output } = await replay(path);
  expect(output).toMatch(/^✗ two dwarves \(<stdin>\) ended otherwise than \w+\n✓ no dwarves/);
  expect(status).toBe(1);
});

it.each([
  ["is empty", "", /holds no recording/],
  ["is no recording", "scenarios: []\n", /:1:1 is no recording/],
  ["lacks the game", '{"file":"a","scenario":"b","hash":"c","first":{},"inputs":[]}\n', /:1:1 holds no game/],
])("refuses to play a file again that %s", async (_what, content, message) => {
  const path = join(mkdtempSync(join(tmpdir(), "rulewright-")), "played.jsonl");
  writeFileSync(path, content);
  const { status, notes } = await replay(path);
  expect(notes).toMatch(message);
  expect(status).toBe(2);
});

it("says of recordings that are given for scenarios how they are played", async () => {
  const { path } = await record();
  const { status, notes, output } = await runWords(["run", path]);
  expect(notes).toContain("holds recordings: add --replay to play them again");
  expect(output).toBe("");
  expect(status).toBe(2);
});

it("does not write recordings of what it plays again", async () => {
  const { path } = await record();
  const { status } = await runWords(["run", path, "--replay", "--record", `${path}.new`]);
  expect(status).toBe(2);
});
