import { expect, it } from "vitest";
import { runScenarios } from "../../src/scenario/index.js";
import { ports } from "./fixtures.js";

const cards = `
cards:
  - { name: Plain Bear, type: Creature — Bear, pt: 2/2 }
  - { name: Stone Gate, type: Creature — Wall, pt: 0/4, text: Defender }
`;

/** What was not as a scenario says, in which each player has creatures of the same name. */
function failures(lines: readonly string[], opponents = "[Plain Bear, Stone Gate, Stone Gate]"): readonly string[] {
  const body = lines.map((line) => `    ${line}\n`).join("");
  const own = '[Plain Bear, { card: Plain Bear, tapped: "yes" }, Plain Bear]';
  const start = `    you: { battlefield: ${own} }\n    opponent: { battlefield: ${opponents} }\n`;
  const content = `${cards}scenarios:\n  - scenario: one\n    rule: "508.1"\n${start}${body}`;
  const { faults, results } = runScenarios(content, ports);
  return [
    ...faults.map(({ message }) => message),
    ...results.flatMap((result) => result.failures.map(({ happened }) => happened)),
  ];
}

/** Each name is one creature, and one with a number is that creature and no other (508.1a, 509.1a). */
it.each([
  ["one attacker by its name", ["steps: [{ attack: [Plain Bear] }]", "expect: [{ event: attacked, times: 1 }]"]],
  [
    "the first that can attack",
    ['steps: [{ attack: ["Plain Bear #1", Plain Bear] }]', 'expect: [{ permanent: "Plain Bear #3", attacking: yes }]'],
  ],
  [
    "the third of its name",
    [
      'steps: [{ attack: ["Plain Bear #3"] }]',
      'expect: [{ permanent: "Plain Bear #3", attacking: yes }, { permanent: "Plain Bear #1", attacking: no }]',
    ],
  ],
  [
    "a name before one with a number",
    ['steps: [{ attack: [Plain Bear, "Plain Bear #1"] }]', "expect: [{ event: attacked, times: 2 }]"],
  ],
  [
    "whom one with a number attacks",
    ['steps: [{ attack: { "Plain Bear #3": opponent } }]', 'expect: [{ permanent: "Plain Bear #3", attacking: yes }]'],
  ],
  [
    "a tapped one, which cannot attack (508.1a)",
    ['steps: [{ attack: ["Plain Bear #2"], possible: no }]', "expect: [{ event: attacked, times: 0 }]"],
  ],
  [
    "blockers with numbers",
    [
      "steps:",
      '  - attack: ["Plain Bear #1", "Plain Bear #3"]',
      '  - block: { "Stone Gate #1": "Plain Bear #3", "Stone Gate #2": "Plain Bear #3" }',
      "  - advance: second main",
      '    choose: [{ "Stone Gate #1": 1, "Stone Gate #2": 1 }]',
      "expect: [{ life: { opponent: 18 } }]",
    ],
  ],
  [
    "one blocker by its name",
    [
      "steps: [{ attack: [Plain Bear] }, { block: { Stone Gate: Plain Bear } }]",
      "expect: [{ event: blocks, times: 1 }]",
    ],
  ],
])("takes %s", (_, lines) => {
  expect(failures(lines)).toEqual([]);
});

it.each([
  [
    "a third attacker where two can",
    "steps: [{ attack: [Plain Bear, Plain Bear, Plain Bear] }]",
    "Plain Bear could not",
  ],
  ["a number that none has", 'steps: [{ attack: ["Plain Bear #9"], possible: no }]', "Plain Bear #9 could not do so"],
  ["an opponent's creature", 'steps: [{ attack: ["Plain Bear #4"] }]', "Plain Bear #4 could not do so"],
  [
    "a blocker with a number that none has",
    'steps: [{ attack: [Plain Bear] }, { block: { "Stone Gate #3": Plain Bear }, possible: no }]',
    "Stone Gate #3 could not do so",
  ],
])("does not take %s", (_, steps, happened) => {
  expect(failures([steps, "expect: [{ tokens: 0 }]"])[0]).toContain(happened);
});
