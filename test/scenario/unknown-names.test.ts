import { expect, it } from "vitest";
import { runScenarios } from "../../src/scenario/index.js";
import { ports } from "./fixtures.js";

/** What was not as a scenario with a bear, an engine and a maker of Spirits says. */
function failures(body: string): readonly string[] {
  const content = `
cards:
  - { name: Plain Bear, type: Creature — Bear, pt: 2/2 }
  - { name: Idle Engine, type: Artifact, text: "{T}: You gain 1 life.\\n{5}, {T}: You gain 3 life." }
  - { name: Call the Dead, type: Sorcery, cost: "{9}", text: Create a 1/1 white Spirit creature token with flying. }
scenarios:
  - scenario: one
    rule: "201.2"
    you: { battlefield: [Plain Bear, Idle Engine], hand: [Call the Dead] }
${body}`;
  const { faults, results } = runScenarios(content, ports);
  return [
    ...faults.map(({ message }) => message),
    ...results.flatMap((result) => result.failures.map(({ happened }) => happened)),
  ];
}

const steps = (text: string): string => `    steps: [${text}]\n    expect: [{ tokens: 0 }]\n`;
const expected = (text: string): string => `    expect: [${text}]\n`;
const unknown = (name: string, near: string): string =>
  `no card of this scenario, and no token that one makes, is named "${name}"; did you mean "${near}"?`;

/** A name that nothing can have is wrong even where nothing of that name, or nothing possible, is expected (201.2, 111.4). */
it.each([
  ["a misspelt token", expected("{ token: Plain Baer, count: 0 }"), unknown("Plain Baer", "Plain Bear")],
  ["a misspelt token name", expected("{ token: Sprit Token, count: 0 }"), unknown("Sprit Token", "Spirit Token")],
  [
    "a misspelt host",
    expected("{ permanent: Plain Bear, attached to: Idle Engin }"),
    unknown("Idle Engin", "Idle Engine"),
  ],
  [
    "a misspelt card of a zone",
    expected("{ hand: { you: [Call the Dad] } }"),
    unknown("Call the Dad", "Call the Dead"),
  ],
  [
    "what is blocked",
    steps("{ block: { Plain Bear: Plain Baer }, possible: no }"),
    unknown("Plain Baer", "Plain Bear"),
  ],
  ["who attacks", steps("{ attack: [Plain Baer], possible: no }"), unknown("Plain Baer", "Plain Bear")],
  ["whom one attacks", steps("{ attack: { Plain Bear: oponent }, possible: no }"), unknown("oponent", "opponent")],
  ["what is cast", steps("{ cast: Call the Ded, possible: no }"), unknown("Call the Ded", "Call the Dead")],
  [
    "a target",
    steps("{ cast: Call the Dead, targets: [Plain Baer], possible: no }"),
    unknown("Plain Baer", "Plain Bear"),
  ],
  [
    "an ability that the object has not (602.1)",
    steps("{ activate: Idle Engine, ability: 9, possible: no }"),
    "Idle Engine has no ability 9 that can be activated now",
  ],
])("does not take %s", (_, body, happened) => {
  expect(failures(body)).toEqual([happened]);
});

it.each([
  ["a token that a card makes (111.4)", expected("{ token: Spirit Token, count: 0 }")],
  ["a token by its subtype alone (111.4)", expected("{ token: Army Token, count: 0 }")],
  ["an ability that cannot be paid for (602.2b)", steps("{ activate: Idle Engine, ability: 2, possible: no }")],
  ["an object without any ability (602.1)", steps("{ activate: Plain Bear, possible: no }")],
])("takes %s", (_, body) => {
  expect(failures(body)).toEqual([]);
});

it.each([
  ["permanents", "{ permanent: Call the Dead }", "0 of 0 fit; of permanents there are Plain Bear, Idle Engine"],
  ["tokens", "{ token: Spirit Token }", "0 of 0 fit; there is no token"],
])("says which %s there are in place of what is expected", (_, text, happened) => {
  expect(failures(expected(text))).toEqual([happened]);
});
