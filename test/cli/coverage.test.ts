import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cardsFile, runWords } from "./run-words.js";

const input = cardsFile({
  "Dwarven Reinforcements": "Create two 2/1 red Dwarf Berserker creature tokens.",
  "Odd Words": "Flying\nFrobnicate the board. (Create a token.)",
  "More Odd Words": "Frobnicate the board. Then create a Frob token.",
  "No Words": "",
});

it("counts states by cards, abilities and token makers", async () => {
  const { output } = await runWords(["coverage", "-", "--format", "json"], input);
  expect(JSON.parse(output)).toMatchObject({
    irVersion: "1.0",
    game: "magic",
    cards: { total: 4, parsed: 2, roundTripped: 2, compiled: 2, executable: 2 },
    abilities: { total: 4, parsed: 2, roundTripped: 2, compiled: 2, executable: 2 },
    tokenMakers: { total: 2, parsed: 1, roundTripped: 1, compiled: 1 },
    creations: { total: 2, understood: 1 },
  });
});

it("ranks what stops cards, with an example", async () => {
  const { output } = await runWords(["coverage", "-", "--format", "json", "--failures", "1"], input);
  expect(JSON.parse(output)).toMatchObject({
    failures: [
      {
        stage: "parse",
        code: "magic/unexpected-phrase",
        at: "Frobnicate the board. (Create",
        cards: 1,
        example: { card: "Odd Words", text: "Frobnicate the board. (Create a token.)" },
      },
    ],
  });
});

it("writes one line of details a card", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "rulewright-")), "details.jsonl");
  await runWords(["coverage", "-", "--details", file], input);
  const lines = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatchObject({
    name: "Odd Words",
    parsed: false,
    firstFailure: { stage: "parse", code: "magic/unexpected-phrase", ability: 1, start: 7, end: 46 },
  });
  expect(lines[3]).toMatchObject({ name: "No Words", compiled: true, executable: true, firstFailure: null });
});

it("counts abilities by their form (113.3)", async () => {
  const { output } = await runWords(["coverage", "-", "--format", "json"], input);
  expect(JSON.parse(output)).toMatchObject({
    forms: [
      { form: "spell", total: 3, compiled: 1 },
      { form: "keyword", total: 1, compiled: 1 },
    ],
  });
});

it("counts a card with a fault in its fields as not parsed, and says so", async () => {
  const faulty = input.replace('"oracle_text":""', '"oracle_text":5');
  const { output, notes, status } = await runWords(["coverage", "-", "--format", "json"], faulty);
  expect(JSON.parse(output)).toMatchObject({ cards: { total: 4, parsed: 1, compiled: 1 }, unread: 1 });
  expect(output).toMatch(/"stage": "read",\s+"code": "input\/wrong-field",\s+"at": "",\s+"cards": 1/);
  expect(notes).toContain("input/wrong-field");
  expect(status).toBe(0);
});

it("counts cards of which nothing could be read as not parsed", async () => {
  const file = "- 5\n- faces: []\n- name: Whole\n  type: Instant\n";
  const { output } = await runWords(["coverage", "-", "--input-format", "yaml"], file);
  expect(output).toMatch(/^cards +3 +33\.3 %/m);
  expect(output).toContain("2 cards could not be read and count as not parsed");
});
