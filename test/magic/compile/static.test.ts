import { expect, it } from "vitest";
import type { Change, Condition, Constraint, StaticEffect } from "../../../src/magic/effects/index.js";
import { creature, matching, n, one, permanents, source, token, you, yours } from "../runtime/builders.js";
import { aGoblin, choice, controlsGoblin } from "./expected.js";
import { abilityOf, elf, land, type Printed, readOn, sorcery, staticEffectsOf } from "./kit.js";

const isLand: Constraint = { kind: "cardType", cardType: "land" };

const plus = (value: number) => ({ sign: "plus", amount: n(value) }) as const;

const boost = (power: number, toughness: number): Change => ({
  kind: "changePowerToughness",
  power: plus(power),
  toughness: plus(toughness),
});

it.each<[string, object, readonly object[]]>([
  ["Creatures you control get +1/+1.", matching(creature, yours), [boost(1, 1)]],
  [
    "Other creatures you control get +1/+1.",
    matching(creature, { kind: "otherThan", object: source }, yours),
    [boost(1, 1)],
  ],
  [
    "Other Goblins you control get +2/+0 and have haste.",
    matching({ kind: "subtype", subtype: "Goblin" }, { kind: "otherThan", object: source }, yours),
    [boost(2, 0), { kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "haste", parameters: [] }] }],
  ],
  [
    "Creature tokens you control have flying.",
    matching(creature, token, yours),
    [{ kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "flying" }] }],
  ],
  ["This creature gets +3/+0.", source, [boost(3, 0)]],
  ["Test of Text gets +3/+0.", source, [boost(3, 0)]],
])("changes the objects that match, at all times (611.3, 613): %s", (text, affected, changes) => {
  expect(abilityOf(text, elf)).toMatchObject({
    kind: "static",
    condition: null,
    effects: [{ kind: "continuous", affected, changes }],
  });
});

it.each<[string, Condition]>([
  ["As long as you control a Goblin, this creature gets +2/+0.", controlsGoblin],
  ["This creature gets +2/+0 as long as you control a Goblin.", controlsGoblin],
  ["During your turn, this creature gets +2/+0.", { kind: "turn", of: you, part: null }],
  ["As long as it's your turn, this creature gets +2/+0.", { kind: "turn", of: you, part: null }],
])("changes them while the condition holds (611.3a): %s", (text, condition) => {
  expect(abilityOf(text, elf)).toMatchObject({
    kind: "static",
    condition,
    effects: [{ kind: "continuous", affected: source, changes: [boost(2, 0)] }],
  });
});

it.each<[string, object]>([
  ["This creature can't block.", { kind: "block", whom: null, manner: "any" }],
  ["This creature can't be blocked.", { kind: "beBlocked", by: null, except: null, moreThan: null }],
  [
    "This creature can't be blocked by artifact creatures.",
    { kind: "beBlocked", by: permanents({ kind: "cardType", cardType: "artifact" }, creature), except: null },
  ],
])("forbids what an object can't do (101.2): %s", (text, prohibition) => {
  expect(staticEffectsOf(text)).toMatchObject([
    { kind: "continuous", affected: source, changes: [{ kind: "prohibit", prohibition }] },
  ]);
});

it("forbids with one or each of two verbs (101.2)", () => {
  expect(staticEffectsOf("This creature can't attack or block.")).toMatchObject([
    {
      kind: "continuous",
      affected: source,
      changes: [
        { kind: "prohibit", prohibition: { kind: "attack", manner: "any" } },
        { kind: "prohibit", prohibition: { kind: "block", manner: "any" } },
      ],
    },
  ]);
});

it.each<[string, StaticEffect]>([
  [
    "Creature spells you cast cost {1} less to cast.",
    {
      kind: "costChange",
      what: { what: "spell", constraints: [creature, { kind: "castBy", player: you }] },
      of: "spells",
      direction: "less",
      amount: ["{1}"],
      times: one,
    },
  ],
  [
    "Spells your opponents cast cost {2} more to cast.",
    {
      kind: "costChange",
      what: { what: "spell", constraints: [{ kind: "castBy", player: { kind: "eachOpponent" } }] },
      of: "spells",
      direction: "more",
      amount: ["{2}"],
      times: one,
    },
  ],
  [
    "This spell costs {1} less to cast for each creature you control.",
    {
      kind: "costChange",
      what: { what: "spell", constraints: [{ kind: "isOneOf", objects: source }] },
      of: "spells",
      direction: "less",
      amount: ["{1}"],
      times: { kind: "count", of: permanents(creature, yours) },
    },
  ],
])("changes what spells cost (601.2f): %s", (text, effect) => {
  expect(staticEffectsOf(text)).toEqual([effect]);
});

it.each<[string, Printed, object]>([
  ["This creature enters tapped.", elf, { entry: [{ kind: "tapped" }], unless: null }],
  ["This land enters tapped.", land, { entry: [{ kind: "tapped" }], unless: null }],
  [
    "This land enters tapped unless you control a Forest.",
    land,
    {
      entry: [{ kind: "tapped" }],
      unless: {
        kind: "exists",
        what: permanents({ kind: "subtype", subtype: "Forest" }, yours),
        is: { operator: "atLeast", than: one },
      },
    },
  ],
  [
    "This land enters tapped unless you control two or fewer other lands.",
    land,
    {
      entry: [{ kind: "tapped" }],
      unless: {
        kind: "exists",
        what: permanents(isLand, { kind: "otherThan", object: source }, yours),
        is: { operator: "atMost", than: n(2) },
      },
    },
  ],
  [
    "This creature enters with two +1/+1 counters on it.",
    elf,
    { entry: [{ kind: "counters", counter: "+1/+1", count: n(2) }], unless: null },
  ],
  [
    "This creature enters with a +1/+1 counter on it for each Goblin you control.",
    elf,
    { entry: [{ kind: "counters", counter: "+1/+1", count: { kind: "count", of: aGoblin } }], unless: null },
  ],
])("enters as its text says (614.1c): %s", (text, printed, effect) => {
  expect(staticEffectsOf(text, printed)).toMatchObject([{ kind: "entersWith", object: source, ...effect }]);
});

it.each([
  ["As this creature enters, choose a color.", "color"],
  ["As this creature enters, choose a creature type.", "creatureType"],
])("lets its controller choose as it enters (614.1c, 614.12): %s", (text, of) => {
  expect(staticEffectsOf(text)).toMatchObject([
    { kind: "asEnters", object: source, instructions: [{ kind: "chooseValue", player: you, of, manner: "chosen" }] },
  ]);
});

it.each<[string, readonly object[], "may" | "must"]>([
  [
    "As an additional cost to cast this spell, sacrifice a creature.",
    [{ kind: "sacrifice", what: choice(1, creature), from: null }],
    "must",
  ],
  ["As an additional cost to cast this spell, pay 3 life.", [{ kind: "payLife", amount: n(3) }], "must"],
  ["As an additional cost to cast this spell, you may pay 3 life.", [{ kind: "payLife", amount: n(3) }], "may"],
])("costs more to cast (118.8): %s", (text, costs, optional) => {
  expect(abilityOf(text, sorcery)).toMatchObject({
    kind: "static",
    effects: [{ kind: "additionalCost", costs, optional }],
  });
});

it("defines power and toughness in all zones (604.3)", () => {
  const lands = { kind: "count", of: permanents(isLand, yours) };
  const text = "This creature's power and toughness are each equal to the number of lands you control.";
  expect(staticEffectsOf(text)).toEqual([{ kind: "define", power: lands, toughness: lands }]);
});

it.each<[string, readonly string[]]>([
  ["This creature crews Vehicles as though its power were 2 greater.", ["crewAsThoughMorePower"]],
  ["Test of Text saddles Mounts as though its power were 2 greater.", ["saddleAsThoughMorePower"]],
  [
    "This creature saddles Mounts and crews Vehicles as though its power were 2 greater.",
    ["saddleAsThoughMorePower", "crewAsThoughMorePower"],
  ],
])("counts for more as it crews or saddles (702.122a, 702.171a, 609.4): %s", (text, kinds) => {
  const changes = kinds.map((kind) => ({ kind: "permit", permission: { kind, more: n(2) } }));
  expect(staticEffectsOf(text, elf)).toMatchObject([{ kind: "continuous", affected: source, changes }]);
});

const inHand = { kind: "count", of: { constraints: [{ kind: "inZone", zone: "hand" }] } };

it.each<[string, object]>([
  [
    "Test of Text's power is equal to the number of cards in your hand and its toughness is equal to that number plus 1.",
    { power: inHand, toughness: { kind: "sum", terms: [inHand, one] } },
  ],
  [
    "This creature's power is equal to the number of cards in your hand and its toughness is equal to 4.",
    { power: inHand, toughness: n(4) },
  ],
  [
    "This creature's power and toughness are each equal to the number of experience counters you have.",
    {
      power: { kind: "counters", counter: "experience", on: you },
      toughness: { kind: "counters", counter: "experience", on: you },
    },
  ],
])("defines power and toughness in one ability (604.3, 208.2): %s", (text, sizes) => {
  expect(staticEffectsOf(text, elf)).toMatchObject([{ kind: "define", ...sizes }]);
});

it.each([
  "This creature crews Vehicles.",
  "This creature crews Mounts as though its power were 2 greater.",
  "This creature crews target Vehicle as though its power were 2 greater.",
  "This creature crews Vehicles as though its toughness were 2 greater.",
  "This creature's power is equal to the number of cards in your hand and its power is equal to that number plus 1.",
  "This creature's power is equal to the number of cards in your hand and that creature's toughness is equal to 1.",
  "This creature's power is equal to the number of cards in your hand and this creature has flying.",
])("refuses what says neither: %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
