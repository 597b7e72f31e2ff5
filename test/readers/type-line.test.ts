import { expect, it } from "vitest";
import { typeLineFindings } from "../../src/check/type-lines.js";
import { readCards } from "../../src/readers/read-cards.js";

/** What is wrong with a card written by hand, with its place. */
function findingsIn(content: string, file = "cards.yaml"): string[] {
  return readCards(content, file).reports.map(
    ({ diagnostic: { code, message }, start }) => `${start.line}:${start.column} ${code} ${message}`,
  );
}

const typed = (line: string): string => `name: Boo\ntype: ${line}\n`;

it.each([
  [
    "205.2a: a card type misspelt",
    "Creeture — Elf",
    '2:7 magic/unknown-card-type "Creeture" is no card type and no supertype; did you mean "Creature"?',
  ],
  [
    "205.4a: a supertype misspelt",
    "Legendery Creature — Elf",
    '2:7 magic/unknown-card-type "Legendery" is no card type and no supertype; did you mean "Legendary"?',
  ],
  [
    "205.1: a subtype where a card type stands",
    "Creature Elf",
    '2:16 magic/unknown-card-type "Elf" is no card type and no supertype',
  ],
  [
    "205.3m: a subtype misspelt",
    "Creature — Elf Dwraf",
    '2:22 magic/new-subtype "Dwraf" is in no list of subtypes; did you mean "Dwarf"?',
  ],
])("finds %s", (_, line, finding) => {
  expect(findingsIn(typed(line))).toEqual([finding]);
});

it.each([
  "Legendary Artifact Creature — Time Lord Elf",
  "Tribal Instant — Elf",
  "Snow Land",
  "Instant // Sorcery — Adventure",
  "Legendary Planeswalker — Boo",
  "Creature - Elf",
  "Token Creature — Elf",
])("finds nothing wrong with %s (205)", (line) => {
  expect(findingsIn(typed(line))).toEqual([]);
});

it("205.1: leaves a card out that has no such card type, and reads one with a subtype of its own", () => {
  expect(readCards(typed("Creeture"), "cards.yaml")).toMatchObject({ cards: [], rejected: 1 });
  expect(readCards(typed("Creature — Gloop"), "cards.yaml")).toMatchObject({ cards: [{ name: "Boo" }], rejected: 0 });
});

it("205.1: finds a card type misspelt in other formats, too", () => {
  const card = JSON.stringify({ object: "card", name: "Boo", type_line: "Creeture — Elf" });
  expect(findingsIn(card, "cards.json")).toEqual([
    expect.stringMatching(/^1:44 magic\/unknown-card-type "Creeture" is no card type/),
  ]);
});

it.each(["name: Boo\n", 'name: Boo\ntype: ""\n', "name: Boo\ntype: Legendary\n"])(
  "205.1: finds that %j has no card type",
  (content) => {
    const found = typeLineFindings(readCards(content, "cards.yaml").cards);
    expect(found.map(({ diagnostic: { code }, start }) => [code, start.line, start.column])).toEqual([
      ["magic/no-card-type", 1, 7],
    ]);
  },
);

it("201.2: finds two cards of one name in one file, and reads the first", () => {
  const content = "- name: Boo\n  type: Instant\n- name: Boo\n  type: Sorcery\n";
  expect(findingsIn(content)).toEqual(['3:9 input/duplicate-card there is a card named "Boo" in line 1 already']);
  expect(readCards(content, "cards.yaml").cards.map(({ faces: [{ typeLine }] }) => typeLine)).toEqual(["Instant"]);
});

/** Fields of a card written by hand that hold what no card has. */
it.each([
  ["107.4: a symbol that is no mana in a cost", 'cost: "{Q}"', 'the field "cost" holds "{Q}" where a mana cost'],
  ["107.4: a word in braces in a cost", 'cost: "{2}{Boo}"', 'the field "cost" holds "{2}{Boo}" where a mana cost'],
  ["208.1: words for a size", "pt: big/small", 'the field "pt" holds "big/small" where a number, * or X was expected'],
  ["209.1: a word for loyalty", "loyalty: much", 'the field "loyalty" holds "much" where a number'],
  ["a layout that there is not", "layout: transfrom", 'the field "layout" holds "transfrom" where a layout'],
])("finds %s", (_, field, message) => {
  expect(findingsIn(`${typed("Creature")}${field}\n`)[0]).toContain(message);
});

it.each(["pt: 1+*/*", "pt: -1/2", "loyalty: X", 'cost: "{2/W}{S}{X}"', "cost: 2R"])("reads %s", (field) => {
  expect(findingsIn(`${typed("Creature")}${field}\n`)).toEqual([]);
});
