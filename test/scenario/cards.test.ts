import { expect, it } from "vitest";
import { runScenarios } from "../../src/scenario/index.js";
import { ports } from "./fixtures.js";

const named = { ...ports, file: "boo.yaml" };

const card = (name: string, text: string): string =>
  `  - { name: ${name}, type: Sorcery, cost: "{0}", text: "${text}" }\n`;
const one = "Create a 1/1 white Spirit creature token.";
const two = "Create two 1/1 white Spirit creature tokens.";

const scenario = (name: string, spell: string, tokens: number): string =>
  `  - { scenario: ${name}, rule: "701.7a", you: { hand: [${spell}] }, steps: [{ cast: ${spell} }], expect: [{ tokens: ${tokens} }] }\n`;

/** What was found wrong, with its place, and which scenarios passed. */
function played(cards: string, scenarios: string) {
  const { faults, results } = runScenarios(`cards:\n${cards}scenarios:\n${scenarios}`, named);
  return {
    faults: faults.map(({ code, message, position }) => `${position.line}:${position.column} ${code} ${message}`),
    passed: results.map(({ passed }) => passed),
    happened: results.flatMap(({ failures }) =>
      failures.map(({ position, happened }) => `${position.line}:${position.column} ${happened}`),
    ),
  };
}

it("201.2: takes no two cards of one name from the scenario file", () => {
  const { faults } = played(card("Boo", one) + card("Boo", two), scenario("A", "Boo", 1));
  expect(faults).toEqual(['3:13 scenario/unread-card Boo: there is a card named "Boo" in line 2 already']);
});

it("201.2: takes no two cards of one name from the scenario file and a card file", () => {
  const beside = { ...named, read: () => 'name: Boo\ntype: Sorcery\ncost: "{0}"\ntext: Draw a card.\n' };
  const content = `cards:\n  - file: boo.yaml\n${card("Boo", one)}scenarios:\n${scenario("A", "Boo", 1)}`;
  const { faults, passed } = runScenarios(content, beside);
  expect(passed).toBe(false);
  expect(faults).toEqual([
    {
      code: "scenario/duplicate-card",
      message: 'there are two cards named "Boo" here',
      position: { line: 3, column: 13 },
    },
  ]);
});

it("says where the text of a card stands that was not compiled", () => {
  const { happened } = played(card("Boo", "Create a 1/1 white Sprit creature token."), scenario("A", "Boo", 1));
  expect(happened).toEqual(['4:5 Boo was not compiled: boo.yaml:2:72 unknown subtype "Sprit"; did you mean "Spirit"?']);
});

it("says where a card stands that there is not, and the name that is nearest", () => {
  const { happened } = played(card("Booming", one), scenario("A", "Boomign", 1));
  expect(happened).toEqual(['4:50 no card of this scenario is named "Boomign"; did you mean "Booming"?']);
});

it("303.4: attaches nothing to what is not there", () => {
  const { happened } = played(
    card("Boo", one),
    '  - { scenario: A, rule: "303.4", you: { battlefield: [{ card: Boo, attached to: Bear }] }, expect: [{ tokens: 0 }] }\n',
  );
  expect(happened).toEqual(['4:56 no permanent named "Bear" stands before it, to be attached to']);
});

it("has a scenario fail that makes more than the runtime holds, and plays the others", () => {
  const million = "Create 1000000 1/1 white Spirit creature tokens.";
  const { passed, happened } = played(
    card("Boo", million) + card("Bee", one),
    scenario("A", "Boo", 1_000_000) + scenario("B", "Bee", 1),
  );
  expect(passed).toEqual([false, true]);
  expect(happened).toEqual([
    expect.stringContaining("the runtime cannot do this yet: more than 100000 of one thing at once, here 1000000"),
  ]);
});
