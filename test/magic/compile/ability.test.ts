import { expect, it } from "vitest";
import type { Ability, Constraint, Cost, KeywordParameter } from "../../../src/magic/effects/index.js";
import { creature, n, you } from "../runtime/builders.js";
import {
  abilitiesOf,
  abilityOf,
  aura,
  elf,
  enchantment,
  equipment,
  instructionsOf,
  type Printed,
  readOn,
  saga,
  sorcery,
} from "./kit.js";

const draws = (count: number) => ({ kind: "drawCards", player: you, amount: n(count) });

const mana = (...symbols: readonly string[]): Cost => ({ kind: "mana", symbols });

const quality = (...constraints: readonly Constraint[]): KeywordParameter => ({
  kind: "quality",
  filter: { what: "object", constraints },
});

/** Abilities without what names them, which differs with the text. */
function unnamed(abilities: readonly Ability[]): unknown {
  return JSON.parse(JSON.stringify(abilities).replaceAll(/"ab:[0-9a-f]+/gu, '"'));
}

it.each<[string, readonly (readonly [string, readonly KeywordParameter[]])[]]>([
  ["Flying", [["flying", []]]],
  [
    "Flying, vigilance",
    [
      ["flying", []],
      ["vigilance", []],
    ],
  ],
  [
    "First strike, trample, ward {2}",
    [
      ["first strike", []],
      ["trample", []],
      ["ward", [{ kind: "cost", costs: [mana("{2}")] }]],
    ],
  ],
  ["Protection from black", [["protection", [quality({ kind: "color", color: "black" })]]]],
  ["Hexproof from blue", [["hexproof", [quality({ kind: "color", color: "blue" })]]]],
  ["Cycling {1}{U}", [["cycling", [{ kind: "cost", costs: [mana("{1}", "{U}")] }]]]],
  ["Kicker {1}{R}", [["kicker", [{ kind: "cost", costs: [mana("{1}", "{R}")] }]]]],
  ["Toxic 2", [["toxic", [{ kind: "amount", amount: n(2) }]]]],
  ["Ward—Pay 3 life.", [["ward", [{ kind: "cost", costs: [{ kind: "payLife", amount: n(3) }] }]]]],
])("compiles a line of keywords to an ability for each (113.3, 702.1): %s", (text, keywords) => {
  const abilities = abilitiesOf(text, elf);
  expect(abilities).toMatchObject(keywords.map(([keyword, parameters]) => ({ kind: "keyword", keyword, parameters })));
  expect(new Set(abilities.map(({ id }) => id)).size).toBe(keywords.length);
});

it.each<[string, Printed, string, object]>([
  ["Enchant creature", aura, "enchant", { kind: "quality", filter: { constraints: [creature] } }],
  ["Equip {2}", equipment, "equip", { kind: "cost", costs: [mana("{2}")] }],
])("compiles the keyword of an attachment (702.5, 702.6): %s", (text, printed, keyword, parameter) => {
  expect(abilityOf(text, printed)).toMatchObject({ kind: "keyword", keyword, parameters: [parameter] });
});

it.each<[string, readonly number[]]>([
  ["I — Draw a card.", [1]],
  ["I, II — Draw a card.", [1, 2]],
  ["I, II, III — Draw a card.", [1, 2, 3]],
  ["IV — Draw a card.", [4]],
])("is a chapter ability of a Saga (714.2b, 714.2d): %s", (text, chapters) => {
  expect(abilityOf(text, saga)).toMatchObject({ kind: "chapter", chapters, resolution: { instructions: [draws(1)] } });
});

it.each<[string, string, Printed]>([
  ["Landfall — ", "Whenever a land you control enters, create a Food token.", elf],
  ["Raid — ", "At the beginning of your end step, if you attacked this turn, create a Food token.", elf],
  ["Metalcraft — ", "As long as you control three or more artifacts, this creature gets +2/+2.", elf],
])("compiles to the same with an ability word and without (207.2c): %s%s", (word, text, printed) => {
  expect(unnamed(abilitiesOf(word + text, printed))).toEqual(unnamed(abilitiesOf(text, printed)));
});

it.each<[string, string]>([
  ["Flying", " (This creature can't be blocked except by creatures with flying or reach.)"],
  [
    "When this creature enters, create a Food token.",
    ` (It's an artifact with "{2}, {T}, Sacrifice this token: You gain 3 life.")`,
  ],
  ["Flying", "\n(Destroy all creatures.)"],
])("compiles to the same with reminder text and without (207.2a): %s%s", (text, reminder) => {
  expect(unnamed(abilitiesOf(text + reminder, elf))).toEqual(unnamed(abilitiesOf(text, elf)));
});

it.each<[string, string]>([
  ["At the beginning of the next end step, draw a card.", "endStep"],
  ["At the beginning of your next upkeep, draw a card.", "upkeep"],
])("makes what a spell puts off a delayed triggered ability (603.7a): %s", (text, part) => {
  expect(instructionsOf(text, sorcery)).toMatchObject([
    { kind: "delayedTrigger", times: "once", event: { kind: "turnPart", part, next: "next" } },
  ]);
});

it.each([
  "As long as seven or more cards are in your graveyard, creatures you control get +1/+1.",
  "Creatures you control get +1/+1 as long as seven or more cards are in your graveyard.",
])("counts the cards that a condition asks for (107.1): %s", (text) => {
  expect(abilityOf(text, enchantment)).toMatchObject({
    kind: "static",
    condition: { kind: "exists", what: { what: "card" }, is: { operator: "atLeast", than: { value: 7 } } },
  });
});

it.each([
  "Each creature you control deals damage equal to its toughness to target creature.",
  "Whenever you tap a creature an opponent controls, draw a card.",
])("refuses what it would say only in part (608.2c): %s", (text) => {
  expect(readOn(text, text.startsWith("When") ? enchantment : sorcery).abilities).toMatchObject([
    { states: { parsed: true, compiled: false } },
  ]);
});

it.each<[string, Printed, string]>([
  ["Draw a card.", sorcery, "spell"],
  ["{T}: Draw a card.", elf, "activated"],
  ["When this creature dies, draw a card.", elf, "triggered"],
  ["Creatures you control get +1/+1.", elf, "static"],
  ["Flying, haste", elf, "keyword"],
  ["Choose one —\n• Draw a card.\n• You gain 3 life.", sorcery, "modal"],
  ["Dawdle.", elf, "unknown"],
])("%s is of the form that its words have (113.3)", (text, printed, form) => {
  expect(readOn(text, printed).abilities.map((ability) => ability.form)).toEqual([form]);
});
