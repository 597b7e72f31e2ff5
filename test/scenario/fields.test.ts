import { expect, it } from "vitest";
import { parseScenarios } from "../../src/scenario/index.js";

const head = 'scenarios:\n  - scenario: A\n    rule: "1"\n';
const step = (text: string): string => `${head}    steps:\n      - ${text}`;
const expected = (text: string): string => `${head}    expect:\n      - ${text}`;

/** What is wrong in a scenario file, with its place. */
function faultsOf(content: string): string[] {
  return parseScenarios(content).faults.map(
    ({ code, message, position: { line, column } }) => `${line}:${column} ${code} ${message}`,
  );
}

/** Each: what is written, and what is wrong with it where. */
const wrong: readonly (readonly [string, string, string])[] = [
  [
    "106.1b: a symbol that is no mana in the beginning",
    `${head}    you: { mana: "{G}{Q}" }`,
    '4:18 scenario/wrong-field "mana" must be mana of {W}, {U}, {B}, {R}, {G} and {C} (106.1b), not "{G}{Q}"',
  ],
  [
    "106.1b: generic mana, which no pool holds",
    step('mana: "{2}"'),
    '5:15 scenario/wrong-field "mana" must be mana of {W}, {U}, {B}, {R}, {G} and {C} (106.1b), not "{2}"',
  ],
  [
    "106.1b: words beside the symbols",
    expected('mana: { you: "two {G}" }'),
    '5:22 scenario/wrong-field "you" must be mana of {W}, {U}, {B}, {R}, {G} and {C} (106.1b), not "two {G}"',
  ],
  [
    "107.4: a cost that is none",
    expected('token: Boo\n        mana cost: "{Q}"'),
    '6:20 scenario/wrong-field "mana cost" must be a mana cost such as {2}{R} (107.4), or none, not "{Q}"',
  ],
  [
    "a negative number of passes",
    step("pass: -1"),
    '5:15 scenario/wrong-field "pass" must be a whole number from 1 up, not "-1"',
  ],
  ["half a pass", step("pass: 1.5"), '5:15 scenario/wrong-field "pass" must be a whole number from 1 up, not "1.5"'],
  [
    "an ability before the first",
    step("activate: Boo\n        ability: 0"),
    '6:18 scenario/wrong-field "ability" must be a whole number from 1 up, not "0"',
  ],
  [
    "122.1: a negative number of counters",
    `${head}    you: { battlefield: [{ card: Bear, counters: { charge: -2 } }] }`,
    '4:60 scenario/wrong-field "charge" must be a whole number from 0 up, not "-2"',
  ],
  [
    "122.1: a kind of counter that there is not",
    `${head}    you: { battlefield: [{ card: Bear, counters: { chrage: 2 } }] }`,
    '4:52 scenario/unknown-word "chrage" is no kind of counter (122.1); did you mean "charge"?',
  ],
  [
    "102.1: a player who is not in the game",
    step("pass: 1\n        by: teammate"),
    '6:13 scenario/wrong-field "by" must be one of you, opponent, not "teammate"',
  ],
  [
    "102.1: a player whose name is misspelt",
    expected("life: { oponent: 20 }"),
    '5:17 scenario/unknown-field there is no field "oponent" here; there are you, opponent; did you mean "opponent"?',
  ],
  [
    "a word for a part of a turn that is misspelt",
    step("advance: upkep"),
    '5:18 scenario/wrong-field "advance" must be one of untap, upkeep, draw, first main, beginning of combat, attackers, blockers, damage, end of combat, second main, end step, not "upkep"; did you mean "upkeep"?',
  ],
  [
    "a choice of nothing",
    step("cast: Boo\n        choose: [~]"),
    '6:18 scenario/wrong-field "choose" must be names, whole numbers, lists of them, or a record of amounts, not nothing',
  ],
  [
    "a choice in a list in a list",
    step("cast: Boo\n        choose: [[[1]]]"),
    '6:19 scenario/wrong-field "choose" must be names, whole numbers, lists of them, or a record of amounts, not a list',
  ],
  [
    "a division in halves",
    step("cast: Boo\n        choose: { Bear: 0.5 }"),
    '6:25 scenario/wrong-field "Bear" must be a whole number from 0 up, not "0.5"',
  ],
  [
    "105.1: a color that is none",
    expected("token: Boo\n        colors: [bleu]"),
    '6:18 scenario/unknown-word "bleu" is no color (105.1); did you mean "blue"?',
  ],
  [
    "205.2a: a card type that is none",
    expected("token: Boo\n        types: [creeture]"),
    '6:17 scenario/unknown-word "creeture" is no card type (205.2a); did you mean "creature"?',
  ],
  [
    "205.3m: a subtype that is none",
    expected("token: Boo\n        count: 0\n        subtypes: [Dwraf]"),
    '7:20 scenario/unknown-word "Dwraf" is no subtype (205.3); did you mean "Dwarf"?',
  ],
  [
    "702: a keyword that is none",
    expected("token: Boo\n        keywords: [flyng]"),
    '6:20 scenario/unknown-word "flyng" is no keyword ability (702); did you mean "flying"?',
  ],
  [
    "400.1: a zone that is none",
    expected("card: Boo\n        zone: graveyrad"),
    '6:15 scenario/unknown-word "graveyrad" is no zone (400.1); did you mean "graveyard"?',
  ],
  [
    "208.1: a size that is none",
    expected("token: Boo\n        size: big"),
    '6:15 scenario/wrong-field "size" must be power and toughness such as 2/1 (208.1), not "big"',
  ],
  [
    "an event that there is not, expected never to happen",
    expected("event: tokenCreated\n        times: 0"),
    '5:16 scenario/unknown-word "tokenCreated" is no event; did you mean "tokensCreated"?',
  ],
  [
    "a negative number of times",
    expected("event: cast\n        times: -1"),
    '6:16 scenario/wrong-field "times" must be a whole number from 0 up, not "-1"',
  ],
  [
    "a negative number of tokens",
    expected("tokens: -1"),
    '5:17 scenario/wrong-field "tokens" must be a whole number from 0 up, not "-1"',
  ],
  ["a card without a name", step('cast: ""'), '5:15 scenario/wrong-field "cast" must be a text, not nothing'],
  ["a field without a value", step("cast:"), '5:14 scenario/wrong-field "cast" must be a text, not nothing'],
  [
    "a card that is nothing",
    `${head}    you: { hand: [~] }`,
    '4:19 scenario/wrong-entry a card here is its name, or a record with the field "card"',
  ],
];

it.each(wrong)("says where a scenario holds %s", (_, content, fault) => {
  expect(faultsOf(content)).toContain(fault);
});

it.each([
  ["an expectation", expected("{ permanent: Boo, color: [green] }"), /token, card, colors.*did you mean "colors"\?/],
  ["an expectation of nothing", expected("{ tokn: Boo }"), /token, permanent, card.*did you mean "token"\?/],
  ["a step", step("{ atack: [Boo] }"), /cast, play, activate, special, attack.*did you mean "attack"\?/],
])("lists all fields that %s takes, and the nearest", (_, content, fault) => {
  expect(faultsOf(content)).toContainEqual(expect.stringMatching(fault));
});

/** What looks odd and is right. */
it.each([
  ["119.6: a life total below 0", `${head}    you: { life: -1 }`],
  ["an empty mana pool (106.4)", expected('mana: { you: "" }')],
  ["a nameless object (708.2)", expected('permanent: ""')],
  ["a name that is a number", `${head}    you: { hand: [1996] }`],
  ["landwalk by its land type (702.14a)", expected("token: Boo\n        keywords: [forestwalk]")],
  ["counters of any size (122.1a)", expected('token: Boo\n        counters: { "+3/+5": 1 }')],
])("takes %s", (_, content) => {
  expect(faultsOf(content)).toEqual([]);
});

it.each([
  ["lists in lists", `scenarios: ${"[".repeat(20_000)}`],
  ["lists in lists of lines", `${"- ".repeat(20_000)}x`],
  ["records in records", `${"{ a: ".repeat(5_000)}1${" }".repeat(5_000)}`],
])("refuses %s at their place, and does not break down", (_, content) => {
  expect(faultsOf(content)).toEqual([
    expect.stringMatching(/^1:\d+ scenario\/broken-yaml broken YAML: it is nested too deeply$/),
  ]);
});
