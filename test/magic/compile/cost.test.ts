import { expect, it } from "vitest";
import type { Cost, Restriction } from "../../../src/magic/effects/index.js";
import { creature, n, one, permanents, source, you, yours } from "../runtime/builders.js";
import { choice, controlsGoblin } from "./expected.js";
import { abilityOf, elf, instructionsOf, planeswalker, readOn } from "./kit.js";

const draws = (count: number) => ({ kind: "drawCards", player: you, amount: n(count) });

const mana = (...symbols: readonly string[]): Cost => ({ kind: "mana", symbols });

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
  [
    "Sacrifice another creature or a Food token",
    [
      {
        kind: "sacrifice",
        what: choice(1, {
          kind: "either",
          alternatives: [
            [creature, { kind: "otherThan", object: source }],
            [{ kind: "subtype", subtype: "Food" }, { kind: "token" }],
          ],
        }),
        from: null,
      },
    ],
  ],
  ["Sacrifice two Foods", [{ kind: "sacrifice", what: choice(2, { kind: "subtype", subtype: "Food" }), from: null }]],
  ["Pay 2 life", [{ kind: "payLife", amount: n(2) }]],
  ["Pay {E}{E}", [{ kind: "payEnergy", amount: n(2) }]],
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
  [
    "Activate only if you control a Goblin and only as a sorcery.",
    [{ kind: "onlyIf", condition: controlsGoblin }, { kind: "sorcerySpeed" }],
  ],
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

it.each([
  "Sacrifice a creature or a Food token you control: Draw a card.",
  "Sacrifice a creature or two Foods: Draw a card.",
  "Sacrifice a creature and/or a Food: Draw a card.",
])("refuses alternatives to pay with that a phrase behind the last may be said of, or that differ in number (601.2b): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
}); // prettier-ignore
