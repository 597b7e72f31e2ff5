import { expect, it } from "vitest";
import type { Condition, Constraint, EventPattern } from "../../../src/magic/effects/index.js";
import {
  creature,
  detail,
  dies,
  each,
  enters,
  n,
  one,
  permanents,
  self,
  source,
  token,
  you,
  yours,
} from "../runtime/builders.js";
import { abilityOf, elf, instructionsOf, readOn } from "./kit.js";

const aGoblin = permanents({ kind: "subtype", subtype: "Goblin" }, yours);

const controlsGoblin: Condition = { kind: "exists", what: aGoblin, is: { operator: "atLeast", than: one } };

const yourself = { kind: "player", reference: you } as const;

const draws = (count: number) => ({ kind: "drawCards", player: you, amount: n(count) });

it.each<[string, EventPattern]>([
  ["When this creature enters, draw a card.", enters],
  ["When this creature dies, draw a card.", dies],
  ["When this creature enters or dies, draw a card.", { kind: "anyOf", events: [enters, dies] }],
  ["Whenever this creature attacks, draw a card.", { kind: "attacks", object: self, whom: null, detail }],
  [
    "Whenever a creature you control dies, draw a card.",
    { kind: "dies", object: each(permanents(creature, yours)), detail },
  ],
  [
    "Whenever another creature you control enters, draw a card.",
    { ...enters, object: each(permanents(creature, { kind: "otherThan", object: source }, yours)) },
  ],
  [
    "Whenever one or more creatures you control attack, draw a card.",
    {
      kind: "attacks",
      object: { kind: "filter", filter: permanents(creature, yours), grouping: "oneOrMore" },
      whom: null,
      detail,
    },
  ],
  [
    "Whenever you create one or more tokens, draw a card.",
    {
      kind: "createsTokens",
      player: yourself,
      tokens: { kind: "filter", filter: permanents(token), grouping: "oneOrMore" },
      detail,
    },
  ],
  [
    "Whenever you cast your second spell each turn, draw a card.",
    {
      kind: "castsSpell",
      player: yourself,
      spell: each({ what: "spell", constraints: [] }),
      detail: { ...detail, ordinal: { nth: 2, per: "turn" } },
    },
  ],
  [
    "Whenever this creature deals combat damage to a player, draw a card.",
    {
      kind: "dealsDamage",
      source: self,
      to: { kind: "player", reference: { kind: "anyPlayer" } },
      combat: "combat",
      amount: null,
      detail,
    },
  ],
  ["Whenever you gain life, draw a card.", { kind: "gainsLife", player: yourself, object: null, amount: null, detail }],
  [
    "At the beginning of your upkeep, draw a card.",
    { kind: "turnPart", part: "upkeep", whose: yourself, edge: "beginning", next: "each" },
  ],
  [
    "At the beginning of each player's upkeep, draw a card.",
    {
      kind: "turnPart",
      part: "upkeep",
      whose: { kind: "player", reference: { kind: "eachPlayer" } },
      edge: "beginning",
      next: "each",
    },
  ],
  [
    "At the beginning of your end step, draw a card.",
    { kind: "turnPart", part: "endStep", whose: yourself, edge: "beginning", next: "each" },
  ],
])("waits for the event that the trigger condition names (603.1, 603.2): %s", (text, event) => {
  expect(abilityOf(text, elf)).toMatchObject({
    kind: "triggered",
    event,
    condition: null,
    restrictions: [],
    functionsFrom: "battlefield",
    resolution: { targets: [], instructions: [draws(1)] },
  });
});

it.each<[string, number, readonly Constraint[]]>([
  ["Whenever this creature and at least two other creatures attack, draw a card.", 2, []],
  ["Whenever Test of Text and at least one other creature token attack, draw a card.", 1, [token]],
])("triggers once others attack with it, so many at least (508.1, 508.3a): %s", (text, least, constraints) => {
  const other: Constraint = { kind: "otherThan", object: source };
  const attacking: Constraint = { kind: "status", status: "attacking" };
  const what = permanents(creature, ...constraints, other, attacking);
  const condition: Condition = { kind: "exists", what, is: { operator: "atLeast", than: n(least) } };
  expect(abilityOf(text, elf)).toMatchObject({
    event: { kind: "attacks", object: self, whom: null, detail: { ...detail, conditions: [condition] } },
  });
});

it.each([
  "Whenever this creature and at least one creature attack, draw a card.",
  "Whenever this creature and another creature attack, draw a card.",
  "Whenever a creature and at least one other creature attack, draw a card.",
  "Whenever this creature and at least one other creature attack alone, draw a card.",
])("leaves open who attacks together where the text does: %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it.each<[string, Condition]>([
  ["When this creature enters, if you control a Goblin, draw a card.", controlsGoblin],
  [
    "At the beginning of your upkeep, if you control no creatures, draw a card.",
    { kind: "exists", what: permanents(creature, yours), is: { operator: "equal", than: n(0) } },
  ],
  [
    "At the beginning of your end step, if you gained life this turn, draw a card.",
    {
      kind: "happened",
      event: { kind: "gainsLife", player: yourself, object: null, amount: null, detail },
      within: "thisTurn",
    },
  ],
])("checks an intervening if as it triggers and as it resolves (603.4): %s", (text, condition) => {
  expect(abilityOf(text, elf)).toMatchObject({
    kind: "triggered",
    condition,
    resolution: { instructions: [draws(1)] },
  });
});

it("has no intervening if where the if stands behind the effect (603.4)", () => {
  expect(abilityOf("When this creature enters, draw a card if you control a Goblin.", elf)).toMatchObject({
    kind: "triggered",
    condition: null,
    resolution: { instructions: [{ kind: "conditional", condition: controlsGoblin, then: [draws(1)] }] },
  });
});

it("speaks in a trigger's effect of what took part in the event (608.2c)", () => {
  const text = "Whenever this creature deals combat damage to a player, that player loses 1 life.";
  expect(instructionsOf(text, elf)).toMatchObject([
    { kind: "loseLife", player: { kind: "triggeringPlayer" }, amount: one },
  ]);
});

it("speaks in a trigger's effect of the object that the event happened to (608.2c)", () => {
  const text = "Whenever another creature you control enters, put a +1/+1 counter on it.";
  expect(instructionsOf(text, elf)).toMatchObject([
    { kind: "putCounters", counter: "+1/+1", count: one, on: { kind: "triggering", role: "object" } },
  ]);
});

it("triggers only once each turn where it says so (603.2h)", () => {
  const text = "Whenever this creature attacks, draw a card. This ability triggers only once each turn.";
  expect(abilityOf(text, elf)).toMatchObject({ kind: "triggered", restrictions: [{ kind: "onceEachTurn" }] });
  expect(instructionsOf(text, elf)).toHaveLength(1);
});

it.each([
  ["Whenever you create or sacrifice a token, draw a card.", ["createsTokens", "sacrifices"]],
  ["Whenever you cast or copy an instant or sorcery spell, draw a card.", ["castsSpell", "copiesSpell"]],
])("triggers on whichever is done to what two verbs share (603.2): %s", (text, kinds) => {
  expect(abilityOf(text, elf)).toMatchObject({ event: { kind: "anyOf", events: kinds.map((kind) => ({ kind })) } });
});

it("counts what each player casts by itself (603.2)", () => {
  const text = "Whenever a player casts their second spell each turn, they draw a card.";
  expect(abilityOf(text, elf)).toMatchObject({
    event: { kind: "castsSpell", detail: { ordinal: { nth: 2, per: "turn" } } },
    resolution: { instructions: [{ kind: "drawCards", player: { kind: "triggeringPlayer" } }] },
  });
});

it.each([
  ["if it wasn't cast", { kind: "not", condition: { kind: "cast", how: "cast" } }],
  ["if it was cast", { kind: "cast", how: "cast" }],
  ["if you have the city's blessing", { kind: "designation", player: you, designation: "city's blessing" }],
  ["if you have the initiative", { kind: "designation", player: you, designation: "initiative" }],
])("asks as it triggers and as it resolves (603.4): %s", (condition, expected) => {
  const text = `Whenever another creature enters, ${condition}, draw a card.`;
  expect(abilityOf(text, elf)).toMatchObject({ condition: expected });
});

it("speaks of the damage that the event was (603.2)", () => {
  const text =
    "Whenever one or more creatures you control deal combat damage to a player, you gain life equal to the amount of damage those creatures dealt to that player."; // prettier-ignore
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "gainLife", amount: { kind: "result", slot: "event" } }]);
});

it("triggers at a part of the turn and at another event too (603.2)", () => {
  const text = "At the beginning of each end step or when Test of Text leaves the battlefield, create a Food token.";
  const events = [{ kind: "turnPart", part: "endStep" }, { kind: "leavesBattlefield" }];
  expect(readOn(text, elf).compiled?.faces[0]?.abilities).toMatchObject([
    { kind: "triggered", event: { kind: "anyOf", events } },
  ]);
});

it("triggers as it enters and as each upkeep begins (603.2)", () => {
  const upkeep = { kind: "turnPart", part: "upkeep", whose: yourself, edge: "beginning", next: "each" };
  expect(abilityOf("When this creature enters and at the beginning of your upkeep, draw a card.", elf)).toMatchObject({
    event: { kind: "anyOf", events: [upkeep, enters] },
  });
});

it("waits for the counter that makes so many of them (122.7)", () => {
  expect(abilityOf("When the third charge counter is put on Test of Text, draw a card.", elf)).toMatchObject({
    event: { kind: "countersPut", counter: "charge", object: self, player: null, amount: null, nth: 3 },
  });
});

it("waits once for the spell that is cast next, and copies it (603.7b, 707.10c)", () => {
  const text =
    "{1}: When you next cast an instant spell this turn, copy that spell. You may choose new targets for the copy.";
  expect(instructionsOf(text, elf)).toMatchObject([
    {
      kind: "delayedTrigger",
      event: { kind: "castsSpell", player: yourself },
      times: "once",
      expires: { kind: "endOfTurn" },
      instructions: [{ kind: "copySpell", newTargets: "may" }],
    },
  ]);
});

it.each([
  "When you next cast an instant spell this turn, copy that spell.",
  "{1}: Whenever you next cast an instant spell this turn, copy that spell.",
  "{1}: When you next cast an instant spell, copy that spell.",
  "When a third charge counter is put on Test of Text, draw a card.",
  "When the third counter is put on Test of Text, draw a card.",
])("refuses what says neither from when nor which (122.7, 603.7b): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it("waits for what comes from anywhere but the battlefield (400.1, 603.6)", () => {
  const text =
    "Whenever a creature card is put into your graveyard from anywhere other than the battlefield, draw a card.";
  const change = (from: string) => ({ kind: "zoneChange", from, to: "graveyard" });
  expect(abilityOf(text, elf)).toMatchObject({
    event: { kind: "anyOf", events: ["hand", "library", "stack", "exile", "command"].map(change) },
  });
});

it.each([
  "Whenever a creature card is put into your graveyard from anywhere other than a library, draw a card.",
  "Whenever a creature card is put into your graveyard from your hand other than the battlefield, draw a card.",
])("refuses other exceptions from where it comes (400.1): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it("waits for phasing in and for phasing out (702.26, 603.10b)", () => {
  expect(abilityOf("When this creature phases in, draw a card.", elf)).toMatchObject({
    event: { kind: "phasesIn", object: { kind: "object", reference: source } },
  });
  expect(abilityOf("When this creature phases out, draw a card.", elf)).toMatchObject({
    event: { kind: "phasesOut", object: { kind: "object", reference: source } },
  });
});

it("forbids the abilities of sources with the chosen name (201.4)", () => {
  const text = "Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.";
  expect(abilityOf(text, elf)).toMatchObject({
    effects: [{ affected: { filter: { what: "source", constraints: [{ kind: "chosen", of: "name" }] } } }],
  });
});
