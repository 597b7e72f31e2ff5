import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runWords } from "./run-words.js";

/** A scenario in which the spell is cast and some number of tokens is expected. */
const scenario = (text: string, count: number): string => `
cards:
  - name: Dwarven Reinforcements
    cost: "{0}"
    type: Sorcery
    text: ${text}
scenarios:
  - scenario: two dwarves
    rule: "701.7a"
    you:
      hand: [Dwarven Reinforcements]
    steps:
      - cast: Dwarven Reinforcements
      - pass: 2
    expect:
      - token: Dwarf Berserker Token
        count: ${count}
`;

const spell = "Create two 2/1 red Dwarf Berserker creature tokens.";

it("plays a scenario that goes as it says", async () => {
  const { status, output } = await runWords(["run", "-"], scenario(spell, 2));
  expect(output).toBe("✓ two dwarves (701.7a)\n<stdin>: 1 of 1 scenarios passed\n");
  expect(status).toBe(0);
});

it("shows what went otherwise, where the file says it, and what had happened", async () => {
  const { status, output } = await runWords(["run", "-"], scenario(spell, 3));
  expect(status).toBe(1);
  expect(output).toMatch(/^✗ two dwarves \(701\.7a\)\n {2}<stdin>:16:\d+ expected /);
  expect(output).toContain("701.7a tokensCreated");
});

it("says which card was not compiled", async () => {
  const { status, output } = await runWords(["run", "-"], scenario("Frobnicate.", 2));
  expect(status).toBe(1);
  expect(output).toContain("Dwarven Reinforcements was not compiled");
});

it("reads card files that stand beside the scenario", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-"));
  const card = {
    object: "card",
    name: "Dwarven Reinforcements",
    mana_cost: "{0}",
    type_line: "Sorcery",
    oracle_text: spell,
  };
  writeFileSync(join(folder, "cards.json"), JSON.stringify([{ ...card, layout: "normal" }]));
  const text = scenario(spell, 2).replace(/cards:[^]*scenarios:/, "cards: [{ file: cards.json }]\nscenarios:");
  writeFileSync(join(folder, "dwarves.yaml"), text);
  const { status, output } = await runWords(["run", join(folder, "*.yaml")]);
  expect(output).toContain("1 of 1 scenarios passed");
  expect(status).toBe(0);
});

it("finds no file", async () => {
  expect((await runWords(["run", "not-there/*.yaml"])).status).toBe(2);
});

it("counts a scenario that has no name or names no rule as one that failed, and blames no other for it", async () => {
  const written = `
scenarios:
  - scenario: told by nothing
    expect:
      - life: { you: 20 }
  - scenario: fine
    rule: "119.1"
    expect:
      - life: { you: 20 }
`;
  const { status, output } = await runWords(["run", "-"], written);
  expect(status).toBe(1);
  expect(output).toContain("✗ told by nothing (no rule)\n");
  expect(output).toContain("✓ fine (119.1)\n<stdin>: 1 of 2 scenarios passed\n");
});
