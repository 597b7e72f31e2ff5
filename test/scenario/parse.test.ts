import { expect, it } from "vitest";
import { parseScenarios, runScenarios, type ScenarioPorts } from "../../src/scenario/index.js";
import { ports } from "./fixtures.js";

const whole = `
scenarios:
  - scenario: Nothing happens
    rule: "500.1"
    you: { life: 12, battlefield: [{ card: Bear, tapped: "yes" }] }
    steps:
      - advance: end step
    expect:
      - life: { you: 12 }
`;

it("reads what a scenario says", () => {
  const { scenarios, faults } = parseScenarios(whole);
  expect(faults).toEqual([]);
  expect(scenarios.map(({ head }) => head)).toMatchObject([
    {
      name: "Nothing happens",
      rule: "500.1",
      position: { line: 3, column: 5 },
      sides: { you: { life: 12, zones: { battlefield: [{ name: "Bear", tapped: "yes" }] } }, opponent: { life: 20 } },
      steps: [{ kind: "advance", part: "endStep", whose: null, then: "resolve" }],
      expectations: [{ kind: "life", of: "you", life: 12 }],
    },
  ]);
});

const faulty: readonly (readonly [string, string, number])[] = [
  ["scenarios: 3", '"scenarios" must be a list', 1],
  ["- a", 'this is no scenario file: it holds a list, not a record with the fields "cards" and "scenarios"', 1],
  ["", 'this is no scenario file: it holds nothing, not a record with the fields "cards" and "scenarios"', 1],
  ["scenarios:\n  - scenario: A", 'a scenario names the rule that it rests on, in the field "rule"', 2],
  [
    'scenarios:\n  - scenario: A\n    rule: "1"\n    stepps: []',
    'there is no field "stepps" here; there are scenario, rule, contrary, you, opponent, turn, part, steps, expect, teammate, second opponent; did you mean "steps"?',
    4,
  ],
  [
    'scenarios:\n  - scenario: A\n    rule: "1"\n    steps:\n      - cast: B\n        pass: 1',
    "a step has exactly one of the fields cast, play, activate, special, attack, block, advance, pass, mana, expect",
    5,
  ],
  [
    'scenarios:\n  - scenario: A\n    rule: "1"\n    you: { life: much }',
    '"life" must be a whole number, not "much"',
    4,
  ],
  [
    'scenarios:\n  - scenario: A\n    rule: "1"\n    contrary: perhaps',
    '"contrary" must be one of yes, no, not "perhaps"',
    4,
  ],
  ['scenarios:\n  - scenario: A\n    rule: "1"\n    turn: they', '"turn" must be one of you, opponent, not "they"', 4],
  [
    'scenarios:\n  - scenario: A\n    rule: "1"\n    expect:\n      - {}',
    "nothing is expected here; there are token, permanent, card, tokens, life, mana, hand, library, graveyard, exile, event",
    5,
  ],
];

it.each(faulty)("says what is wrong in %j", (content, message, line) => {
  const { faults } = parseScenarios(content);
  expect(faults.map((fault) => fault.message)).toContain(message);
  expect(faults.find((fault) => fault.message === message)?.position.line).toBe(line);
});

const nothing: ScenarioPorts = { compile: () => ({ diagnostics: [] }), read: () => null };

it("says where something was not as expected, and what happened", () => {
  const content = whole.replace("life: { you: 12 }", "life: { you: 13 }").replace(/, battlefield.*\] \}/, " }");
  const { passed, results } = runScenarios(content, nothing);
  expect(passed).toBe(false);
  expect(results[0]?.failures).toEqual([
    { position: { line: 9, column: 9 }, expected: "you at 13 life", happened: "12 life" },
  ]);
  expect(results[0]?.trace).toContain("603.2b turnPart: part endStep; player you; edge beginning");
});

it("says which card there is not", () => {
  expect(runScenarios(whole, nothing).results[0]?.failures).toMatchObject([
    { expected: "to begin", happened: 'no card of this scenario is named "Bear"' },
  ]);
  expect(runScenarios(`cards: [{ file: none.yaml }]\n${whole}`, nothing).faults).toEqual([
    { code: "scenario/unknown-file", message: "there is no file none.yaml", position: { line: 1, column: 9 } },
  ]);
});

/** A scenario is only passed where all of it was read and it expects something. */
it.each([
  [
    "an unknown step",
    "    steps:\n      - cats: Foo\n    expect:\n      - life: { you: 20 }\n",
    /^not all of it could be read: /,
  ],
  [
    "an unknown expectation",
    "    expect:\n      - tokn: Foo\n      - life: { you: 20 }\n",
    /^not all of it could be read: /,
  ],
  ["nothing expected", "    you: { life: 12 }\n", /^it expects nothing$/],
])("does not pass a scenario with %s", (_, body, happened) => {
  const content = `scenarios:\n  - scenario: one\n    rule: "111.1"\n${body}  - scenario: two\n    rule: "111.1"\n    expect:\n      - life: { you: 20 }\n`;
  const { results } = runScenarios(content, nothing);
  expect(results.map(({ passed }) => passed)).toEqual([false, true]);
  expect(results[0]?.failures[0]?.happened).toMatch(happened);
});

const stone = `
cards:
  - { name: Idle Stone, type: Artifact, text: "{T}: You gain 1 life." }
scenarios:
  - scenario: one
    rule: "602.5a"
    contrary: yes
    you: { battlefield: [{ card: Idle Stone, tapped: "yes" }] }
    steps:
      - activate: Idle Stone
        possible: no
    expect:
      - life: { you: 20 }
`;

/** What must not be possible: the rules refuse it, and what is not there at all does not count as refused. */
it.each([
  ["a tapped permanent's ability", stone, []],
  ["an ability that can be activated", stone.replace('tapped: "yes"', 'tapped: "no"'), ["it could be done"]],
  [
    "an object that there is not",
    stone.replace("activate: Idle Stone", "activate: Idle Stoat"),
    ['no card of this scenario, and no token that one makes, is named "Idle Stoat"; did you mean "Idle Stone"?'],
  ],
])("says whether %s is impossible", (_, content, happened) => {
  const { results } = runScenarios(content, ports);
  expect(results[0]?.failures.map((failure) => failure.happened)).toEqual(happened);
});

it("does not let a creature attack in silence that cannot", () => {
  const content = `
cards:
  - { name: Heavy Gate, type: Creature — Wall, text: Defender, pt: 0/4 }
scenarios:
  - scenario: one
    rule: "702.3b"
    you: { battlefield: [Heavy Gate] }
    steps:
      - attack: [Heavy Gate]
    expect:
      - life: { opponent: 20 }
`;
  expect(runScenarios(content, ports).results[0]?.failures[0]?.happened).toBe("Heavy Gate could not do so");
});
