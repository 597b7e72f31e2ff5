import { expect, it } from "vitest";
import { fullName } from "../../../grammar/magic/self-names.js";
import { abilitiesOf, artifact, elf, instructionsOf, readOn } from "./kit.js";

const n = (value: number) => ({ kind: "number", value });
const mana = (...symbols: readonly string[]) => ({ kind: "cost", costs: [{ kind: "mana", symbols }] });
const size = (power: number, toughness: number) => [
  { kind: "amount", amount: n(power) },
  { kind: "amount", amount: n(toughness) },
];

it.each([
  ["Prototype {1}{U}{U} — 2/1", [mana("{1}", "{U}", "{U}"), ...size(2, 1)]],
  ["Prototype {3}{B} — 5/4", [mana("{3}", "{B}"), ...size(5, 4)]],
])("702.160a: %s brings a second mana cost, power and toughness", (text, parameters) => {
  expect(abilitiesOf(text, artifact)).toMatchObject([{ kind: "keyword", keyword: "prototype", parameters }]);
});

it("702.160a: a prototype without its cost and size is refused", () => {
  expect(readOn("Prototype", artifact).compiled).toBeNull();
  expect(readOn("Prototype {1}{U}", artifact).compiled).toBeNull();
});

it.each([
  ["{T}: Flip this creature.", { kind: "source" }],
  ["{T}: You may draw a card. If you control ten or more creatures, flip Test of Text.", { kind: "source" }],
  ["{T}: Flip target creature.", { kind: "target" }],
])("710.4: %s flips a permanent", (text, objects) => {
  expect(JSON.stringify(instructionsOf(text, elf))).toContain('"kind":"flip"');
  expect(JSON.stringify(instructionsOf(text, elf))).toContain(`"objects":{"kind":"${objects.kind}"`);
});

it("705.1: a coin that is flipped is no permanent", () => {
  expect(instructionsOf("{T}: Flip a coin.", elf)).toMatchObject([{ kind: "flipCoin" }]);
});

const named = { what: "permanent", constraints: [{ kind: "named", name: "Test of Text" }] };

it.each([
  ["When this creature transforms into Test of Text, draw a card.", { kind: "transforms", into: named }],
  [
    "Whenever this creature enters or transforms into Test of Text, draw a card.",
    { kind: "anyOf", events: [{ kind: "zoneChange" }, { kind: "transforms", into: named }] },
  ],
])("701.27e: %s", (text, event) => {
  expect(abilitiesOf(text, elf)).toMatchObject([{ kind: "triggered", event }]);
});

it("701.27e: what transforms into a description is refused, as only a face is named", () => {
  expect(readOn("When this creature transforms into a creature, draw a card.", elf).compiled).toBeNull();
});

const faces = new Set(["Mara, the Hidden", "Mara", "Old Mara", "Ilse, Twice Born", "Ilse"]);

it.each([
  ["Ilse", "Ilse, Twice Born"],
  ["Ilse, Twice Born", "Ilse, Twice Born"],
  ["Old Mara", "Old Mara"],
  ["Mara", null],
  ["Nobody", null],
])("201.5c: %s is short for %s", (short, full) => {
  expect(fullName(short, faces)).toBe(full);
});

const pair = { kind: "all", of: [{ kind: "source" }, { kind: "pairedWith", of: { kind: "source" } }] };

it.each([
  ["As long as this creature is paired with another creature, both creatures have flying.", pair],
  ["As long as this creature is paired with another creature, each of those creatures gets +1/+1.", pair],
  ["As long as this creature is paired with another creature, that creature has haste.", pair.of[1]],
])("702.95b: %s", (text, affected) => {
  expect(abilitiesOf(text, elf)).toMatchObject([
    {
      kind: "static",
      condition: { kind: "matches", object: { kind: "source" }, filter: { constraints: [{ kind: "paired" }] } },
      effects: [{ kind: "continuous", affected }],
    },
  ]);
});

it.each([
  "As long as this creature is paired with two creatures, both creatures have flying.",
  "When this creature enters, destroy both creatures.",
])("702.95d: %s is refused", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it.each([
  ["702.124i", "Partner—Survivors", [{ kind: "word", word: "Survivors" }]],
  ["702.124j", "Partner with Old Companion", [{ kind: "word", word: "Old Companion" }]],
])("%s: %s", (_rule, text, parameters) => {
  expect(abilitiesOf(text, elf)).toMatchObject([{ kind: "keyword", parameters }]);
});

it("702.124i: the texts of partner are a closed list", () => {
  expect(readOn("Partner—Strangers", elf).compiled).toBeNull();
});
