import { expect, it } from "vitest";
import type {
  Ability,
  Change,
  Condition,
  Constraint,
  Cost,
  EventPattern,
  KeywordParameter,
  Restriction,
  StaticEffect,
} from "../../../src/magic/effects/index.js";
import {
  creature,
  detail,
  dies,
  each,
  enters,
  matching,
  n,
  one,
  permanents,
  self,
  source,
  token,
  you,
  yours,
} from "../runtime/builders.js";
import {
  abilitiesOf,
  abilityOf,
  artifact,
  aura,
  characteristicsOf,
  elf,
  enchantment,
  equipment,
  instructionsOf,
  land,
  only,
  planeswalker,
  type Printed,
  saga,
  sorcery,
  staticEffectsOf,
  tokenAbilityOf,
  tokenOf,
} from "./kit.js";

const isLand: Constraint = { kind: "cardType", cardType: "land" };
const aGoblin = permanents({ kind: "subtype", subtype: "Goblin" }, yours);
const controlsGoblin: Condition = { kind: "exists", what: aGoblin, is: { operator: "atLeast", than: one } };
const yourself = { kind: "player", reference: you } as const;
const draws = (count: number) => ({ kind: "drawCards", player: you, amount: n(count) });
const mana = (...symbols: readonly string[]): Cost => ({ kind: "mana", symbols });
const choice = (least: number, ...constraints: readonly Constraint[]) =>
  ({
    kind: "choice",
    chooser: you,
    filter: permanents(...constraints),
    least: n(least),
    most: n(least),
    manner: "chosen",
  }) as const;

const quality = (...constraints: readonly Constraint[]): KeywordParameter => ({
  kind: "quality",
  filter: { what: "object", constraints },
});

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

it.each<[string, readonly Cost[]]>([
  ["{T}", [{ kind: "tapSelf" }]],
  ["{Q}", [{ kind: "untapSelf" }]],
  ["{2}{G}", [mana("{2}", "{G}")]],
  ["{X}, {T}", [mana("{X}"), { kind: "tapSelf" }]],
  [
    "{1}, {T}, Sacrifice this creature",
    [mana("{1}"), { kind: "tapSelf" }, { kind: "sacrifice", what: source, from: null }],
  ],
  ["Sacrifice a creature", [{ kind: "sacrifice", what: choice(1, creature), from: null }]],
  [
    "Sacrifice another creature",
    [{ kind: "sacrifice", what: choice(1, creature, { kind: "otherThan", object: source }), from: null }],
  ],
  ["Sacrifice two Foods", [{ kind: "sacrifice", what: choice(2, { kind: "subtype", subtype: "Food" }), from: null }]],
  ["Pay 2 life", [{ kind: "payLife", amount: n(2) }]],
  ["Pay {E}{E}", [{ kind: "payEnergy", amount: n(2) }]],
  [
    "Remove a +1/+1 counter from this creature",
    [{ kind: "removeCounters", counter: "+1/+1", count: one, from: source }],
  ],
  [
    "Remove three charge counters from this creature",
    [{ kind: "removeCounters", counter: "charge", count: n(3), from: source }],
  ],
  [
    "Tap two untapped creatures you control",
    [{ kind: "tap", what: choice(2, { kind: "status", status: "untapped" }, creature, yours), from: null }],
  ],
])("pays the cost before the colon (602.1a, 118): %s", (cost, costs) => {
  expect(abilityOf(`${cost}: Draw a card.`, elf)).toMatchObject({
    kind: "activated",
    keyword: null,
    costs,
    restrictions: [],
    functionsFrom: "battlefield",
    isManaAbility: false,
    resolution: { targets: [], instructions: [draws(1)] },
  });
});

it("discards a card as a cost (118.1, 701.9)", () => {
  expect(abilityOf("{1}, Discard a card: Draw a card.", elf)).toMatchObject({
    costs: [
      mana("{1}"),
      {
        kind: "discard",
        what: { kind: "choice", filter: { what: "card", constraints: [] } },
        count: one,
        manner: "chosen",
      },
    ],
    functionsFrom: "battlefield",
  });
});

it.each<[string, string, object]>([
  ["{2}{B}, Exile this card from your graveyard", "graveyard", { kind: "exile", what: source, from: "graveyard" }],
  ["{2}{B}, Discard this card", "hand", { kind: "discard", what: source, count: one }],
])("functions where its cost can be paid (113.6m): %s", (cost, functionsFrom, last) => {
  expect(abilityOf(`${cost}: Draw a card.`, elf)).toMatchObject({
    kind: "activated",
    costs: [mana("{2}", "{B}"), last],
    functionsFrom,
  });
});

it.each<[string, readonly Restriction[]]>([
  ["Activate only as a sorcery.", [{ kind: "sorcerySpeed" }]],
  ["Activate only once each turn.", [{ kind: "onceEachTurn" }]],
  ["Activate only once.", [{ kind: "onceOnly" }]],
  ["Activate only during your turn.", [{ kind: "during", part: "turn", whose: you }]],
  ["Activate only during your upkeep.", [{ kind: "during", part: "upkeep", whose: you }]],
  ["Activate only if you control a Goblin.", [{ kind: "onlyIf", condition: controlsGoblin }]],
  ["Activate only as a sorcery and only once each turn.", [{ kind: "sorcerySpeed" }, { kind: "onceEachTurn" }]],
  ["Activate only as a sorcery. Activate only once each turn.", [{ kind: "sorcerySpeed" }, { kind: "onceEachTurn" }]],
])(
  "takes an activation instruction for a restriction and not for an effect (602.5): %s",
  (instruction, restrictions) => {
    expect(abilityOf(`{1}: Draw a card. ${instruction}`, elf)).toMatchObject({ kind: "activated", restrictions });
    expect(instructionsOf(`{1}: Draw a card. ${instruction}`, elf)).toHaveLength(1);
  },
);

it.each<[string, boolean]>([
  ["{T}: Add {G}.", true],
  ["{T}: Add {G} or {W}.", true],
  ["{T}: Add one mana of any color.", true],
  ["{T}, Pay 1 life: Add {B}.", true],
  ["{1}, {T}: Add {G}. Create a Food token.", true],
  ["Sacrifice a creature: Add {C}{C}.", true],
  ["{T}: Add {G}. Target player loses 1 life.", false],
  ["{T}: Untap target land.", false],
  ["{T}: Draw a card.", false],
])("is a mana ability if it adds mana and has no target (605.1a): %s", (text, isManaAbility) => {
  expect(abilityOf(text, elf)).toMatchObject({ kind: "activated", isManaAbility });
});

it.each<[string, object]>([
  ["{T}: Add {G}.", { kind: "symbols", symbols: ["{G}"], times: one }],
  ["{T}: Add {C}{C}.", { kind: "symbols", symbols: ["{C}", "{C}"], times: one }],
  ["{T}: Add {G} or {W}.", { kind: "choice", options: [["{G}"], ["{W}"]], times: one }],
  ["{T}: Add one mana of any color.", { kind: "anyColor", count: one, spread: "oneColor", among: [] }],
  [
    "{T}: Add {G} for each creature you control.",
    { kind: "symbols", symbols: ["{G}"], times: { kind: "count", of: permanents(creature, yours) } },
  ],
])("adds the mana that the text names (106.3): %s", (text, production) => {
  expect(instructionsOf(text, elf)).toMatchObject([
    { kind: "addMana", player: you, mana: production, restriction: [] },
  ]);
});

it.each<[string, "plus" | "minus", object]>([
  ["+1: Draw a card.", "plus", n(1)],
  ["−3: Draw a card.", "minus", n(3)],
  ["0: Draw a card.", "plus", n(0)],
  ["−X: Draw a card.", "minus", { kind: "x" }],
])(
  "pays loyalty counters for a loyalty ability, which makes no mana ability (606.1, 605.1a): %s",
  (text, sign, amount) => {
    expect(abilityOf(text, planeswalker)).toMatchObject({
      kind: "activated",
      costs: [{ kind: "loyalty", sign, amount }],
      isManaAbility: false,
      resolution: { instructions: [draws(1)] },
    });
  },
);

it("is no mana ability with a loyalty cost even if it adds mana (605.1a)", () => {
  expect(abilityOf("+1: Add {G}.", planeswalker)).toMatchObject({ kind: "activated", isManaAbility: false });
});

it.each<[string, readonly number[]]>([
  ["I — Draw a card.", [1]],
  ["I, II — Draw a card.", [1, 2]],
  ["I, II, III — Draw a card.", [1, 2, 3]],
  ["IV — Draw a card.", [4]],
])("is a chapter ability of a Saga (714.2b, 714.2d): %s", (text, chapters) => {
  expect(abilityOf(text, saga)).toMatchObject({ kind: "chapter", chapters, resolution: { instructions: [draws(1)] } });
});

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

it.each([
  "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
  "If you would create one or more tokens, instead create twice that many of those tokens.",
])("doubles tokens before they are created (614.1a): %s", (text) => {
  expect(staticEffectsOf(text, enchantment)).toMatchObject([
    {
      kind: "replacement",
      event: { kind: "createsTokens" },
      replacement: { kind: "multiply", by: 2 },
    },
  ]);
});

it("adds tokens to a creation (614.1a)", () => {
  const text = "If you would create one or more tokens, instead create those tokens plus an additional Food token.";
  expect(staticEffectsOf(text, enchantment)).toMatchObject([
    {
      kind: "replacement",
      event: { kind: "createsTokens", player: yourself },
      replacement: { kind: "addTokens", groups: [{ count: one, token: { kind: "predefined", rule: "111.10b" } }] },
    },
  ]);
});

it("defines power and toughness in all zones (604.3)", () => {
  const lands = { kind: "count", of: permanents(isLand, yours) };
  const text = "This creature's power and toughness are each equal to the number of lands you control.";
  expect(staticEffectsOf(text)).toEqual([{ kind: "define", power: lands, toughness: lands }]);
});

/** Abilities without what names them, which differs with the text. */
function unnamed(abilities: readonly Ability[]): unknown {
  return JSON.parse(JSON.stringify(abilities).replaceAll(/"ab:[0-9a-f]+/gu, '"'));
}

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

it("reads an ability quoted within a quoted ability (113.1a)", () => {
  const text = `Create a 1/1 white Bird creature token with "When this token dies, create a 1/1 red Goblin creature token with 'This token can't block.'"`;
  const created = only(instructionsOf(text));
  if (created.kind !== "createTokens") throw new Error(created.kind);
  const trigger = only(characteristicsOf(only(created.groups)).abilities);
  if (trigger.kind !== "triggered") throw new Error(trigger.kind);
  expect(trigger.event).toEqual(dies);
  const inner = only(trigger.resolution.instructions);
  expect(inner).toMatchObject({
    kind: "createTokens",
    groups: [
      {
        count: one,
        token: {
          characteristics: {
            name: { from: "derived", literal: "Goblin Token" },
            abilities: [{ kind: "static", effects: [{ affected: source }] }],
            text: "This token can't block.",
          },
        },
      },
    ],
  });
});

const loom: Printed = { name: "Loom of Ages", typeLine: "Artifact" };

it("means by the card's name in a token's quote the object that made the token (201.5a)", () => {
  const text = `{T}: Create a 1/1 white Bird creature token with "When this token dies, untap Loom of Ages."`;
  expect(tokenAbilityOf(text, loom)).toMatchObject({
    kind: "triggered",
    event: dies,
    resolution: { instructions: [{ kind: "untap", objects: { kind: "maker" } }] },
  });
});

it("means by the card's name outside of quotes the card itself (201.5)", () => {
  expect(instructionsOf("{3}: Untap Loom of Ages.", loom)).toMatchObject([{ kind: "untap", objects: source }]);
});

it("means by a token's own name in its quote the token (111.9, 201.5)", () => {
  const text = `{T}: Create Vask, a legendary 2/2 red Bird creature token with "{T}: Vask deals 1 damage to any target."`;
  expect(tokenAbilityOf(text, loom)).toMatchObject({
    kind: "activated",
    resolution: { instructions: [{ kind: "dealDamage", source, amount: one }] },
  });
});

it("means by this token in its quote the token and never the maker (201.5)", () => {
  const token = tokenOf(`{T}: Create a 1/1 white Bird creature token with "{T}: Untap this token."`, loom);
  expect(only(token.abilities)).toMatchObject({ resolution: { instructions: [{ kind: "untap", objects: source }] } });
});

it("means by the name of a legendary card before the comma the card (201.5c)", () => {
  const vask: Printed = { name: "Vask, Keeper of Ash", typeLine: "Legendary Creature — Elemental" };
  expect(abilityOf("When Vask enters, draw a card.", vask)).toMatchObject({ kind: "triggered", event: enters });
  expect(abilityOf("When Vask, Keeper of Ash enters, draw a card.", vask)).toMatchObject({ event: enters });
});

it.each<[string, Printed]>([
  ["This artifact enters tapped.", artifact],
  ["This Equipment enters tapped.", equipment],
  ["This Aura enters tapped.", aura],
  ["This permanent enters tapped.", enchantment],
  ["This creature enters tapped.", { typeLine: "Artifact Creature — Golem" }],
])("is called by its type or subtype (201.5): %s", (text, printed) => {
  expect(staticEffectsOf(text, printed)).toMatchObject([{ kind: "entersWith", object: source }]);
});
