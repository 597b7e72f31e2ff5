import { expect, it } from "vitest";
import type { Constraint, StaticEffect } from "../../../src/magic/effects/index.js";
import { creature, matching, n, source, you, yours } from "../runtime/builders.js";
import { choice } from "./expected.js";
import { elf, land, readOn, staticEffectsOf } from "./kit.js";

const inPlay: Constraint = { kind: "inZone", zone: "battlefield", of: null };
const any = choice(1, creature, inPlay);

const copying = { kind: "entersAsCopy", object: source, optional: "may", exceptions: [], entry: [], excepted: [], following: [] }; // prettier-ignore

it.each<[string, object]>([
  ["You may have this creature enter as a copy of any creature on the battlefield.", { of: any }],
  ["You may have Test of Text enter as a copy of a creature you control.", { of: choice(1, creature, yours) }],
  ["You may have this creature enter the battlefield as a copy of any creature on the battlefield.", { of: any }],
  [
    "You may have this creature enter as a copy of any creature on the battlefield, except it has haste.",
    { of: any, exceptions: [{ kind: "addAbilities", abilities: [{ kind: "keyword", keyword: "haste" }] }] },
  ],
  [
    "You may have this creature enter as a copy of any creature on the battlefield, except his name is Test of Text.",
    { of: any, exceptions: [{ kind: "setName", name: "Test of Text" }] },
  ],
  [
    "You may have this creature enter as a copy of any creature on the battlefield, except it enters with three additional +1/+1 counters on it.",
    { of: any, excepted: [{ kind: "counters", counter: "+1/+1", count: n(3) }] },
  ],
  [
    "You may have this creature enter tapped as a copy of any creature on the battlefield.",
    { of: any, entry: [{ kind: "tapped" }] },
  ],
  [
    "You may have this creature enter as a copy of any creature on the battlefield. When you do, tap that creature.",
    {
      of: any,
      result: "r1",
      following: [
        {
          kind: "delayedTrigger",
          event: { kind: "reflexive", slot: "r1" },
          instructions: [{ kind: "tap", objects: { kind: "result", slot: "r1" } }],
        },
      ],
    },
  ],
])("becomes a copy as it enters (614.1c, 707.5): %s", (text, effect) => {
  expect(staticEffectsOf(text, elf)).toMatchObject([{ ...copying, ...effect }]);
});

it("makes others copies as they enter, and gives no choice (614.1d)", () => {
  const effect: Partial<StaticEffect> = { kind: "entersAsCopy", object: matching(creature, yours), of: source, optional: "must" }; // prettier-ignore
  expect(staticEffectsOf("Creatures you control enter as a copy of this creature.", elf)).toMatchObject([effect]);
});

it("enters under another player's control (614.1c, 616.1b)", () => {
  const filter = { what: "player", constraints: [{ kind: "opponentOf", player: you }] };
  const controller = { kind: "choosePlayer", chooser: you, filter };
  const text = "This creature enters under the control of an opponent of your choice.";
  expect(staticEffectsOf(text, elf)).toEqual([{ kind: "entersUnder", object: source, controller }]);
});

it.each([
  "Creature cards you own enter as a copy of creatures you control.",
  "You may have this creature enter as a copy of two creatures you control.",
  "You may have this creature enter as a copy of all creatures you control.",
  "You may have target creature enter as a copy of any creature on the battlefield.",
  "An opponent may have this creature enter as a copy of any creature on the battlefield.",
  "You may have this creature enter as a copy of any creature on the battlefield unless it's your turn.",
  "This creature enters under the control of an opponent.",
  "This creature enters under the control of an opponent of their choice.",
])("refuses what leaves open what is copied, or by whom (707.5): %s", (text) => {
  expect(readOn(text, elf).abilities.every(({ states }) => states.compiled)).toBe(false);
});

it("speaks of what stands in a zone by the words behind the zone (400.1)", () => {
  const text = "You may have this land enter as a copy of a land card in exile with a time counter on it.";
  const constraints = [
    { kind: "cardType", cardType: "land" },
    { kind: "inZone", zone: "exile" },
    { kind: "hasCounters", counter: "time" },
  ];
  expect(staticEffectsOf(text, land)).toMatchObject([{ of: { filter: { what: "card", constraints } } }]);
});
