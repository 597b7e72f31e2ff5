import { expect, it } from "vitest";
import type { Cost } from "../../../src/magic/effects/index.js";
import { creature, n, source, yours } from "../runtime/builders.js";
import { choice } from "./expected.js";
import { abilitiesOf, abilityOf, faultsOf, readOn, sorcery } from "./kit.js";

const sacrifice = { kind: "sacrifice", what: choice(1, creature), from: null };
const discard = { kind: "discard", count: n(1), manner: "chosen" };
const pay = (...symbols: readonly string[]): Cost => ({ kind: "mana", symbols });
const elfOfHand = {
  constraints: [
    { kind: "subtype", subtype: "Elf" },
    { kind: "inZone", zone: "hand" },
  ],
};

it.each<[string, readonly object[]]>([
  ["sacrifice a creature or pay {1}{B}", [{ kind: "either", alternatives: [[sacrifice], [pay("{1}", "{B}")]] }]],
  [
    "sacrifice a creature, discard a card, or pay 4 life",
    [{ kind: "either", alternatives: [[sacrifice], [discard], [{ kind: "payLife", amount: n(4) }]] }],
  ],
  ["discard a card and sacrifice a creature", [discard, sacrifice]],
  [
    "reveal an Elf card from your hand or pay {3}",
    [{ kind: "either", alternatives: [[{ kind: "reveal", what: { filter: elfOfHand } }], [pay("{3}")]] }],
  ],
  [
    "behold an Elf or pay {2}",
    [
      {
        kind: "either",
        alternatives: [
          [{ kind: "keywordAction", action: "behold", what: { constraints: [{ kind: "subtype", subtype: "Elf" }] } }],
          [pay("{2}")],
        ],
      },
    ],
  ],
])("asks for all additional costs, or for one of them (118.8, 601.2b): %s", (cost, costs) => {
  const text = `As an additional cost to cast this spell, ${cost}.\nDraw a card.`;
  const effects = [{ kind: "additionalCost", costs, optional: "must", keyword: null }];
  expect(abilitiesOf(text, sorcery)[0]).toMatchObject({ kind: "static", effects });
});

it("refuses a cost that speaks of what another was paid with (118.8)", () => {
  expect(faultsOf(readOn("As an additional cost to cast this spell, behold an Elf and exile it."))).not.toEqual([]);
});

it("asks what the spell targets for what it costs (601.2f, 115.9b)", () => {
  const text = "This spell costs {2} less to cast if it targets a creature you control.";
  const targets = { kind: "targets", what: { constraints: [creature, yours] }, only: false };
  expect(abilityOf(text, sorcery)).toMatchObject({
    condition: { kind: "matches", object: source, filter: { constraints: [targets] } },
    effects: [{ kind: "costChange", direction: "less", amount: ["{2}"] }],
  });
});

const blueCard = {
  kind: "exile",
  what: {
    filter: {
      constraints: [
        { kind: "color", color: "blue" },
        { kind: "inZone", zone: "hand" },
      ],
    },
  },
};
const yourTurn = { kind: "turn", of: { kind: "you" } };

it.each<[string, object | null, readonly object[]]>([
  ["You may pay {1}{B} rather than pay this spell's mana cost.", null, [pay("{1}", "{B}")]],
  ["You may sacrifice a creature rather than pay Test of Text's mana cost.", null, [sacrifice]],
  [
    "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.",
    null,
    [{ kind: "payLife", amount: n(1) }, blueCard],
  ],
  [
    "If it's not your turn, you may exile a blue card from your hand rather than pay this spell's mana cost.",
    { kind: "not", condition: yourTurn },
    [blueCard],
  ],
])("pays something rather than the mana cost (118.9): %s", (text, condition, costs) => {
  const effects = [{ kind: "alternativeCost", costs }];
  expect(abilitiesOf(`${text}\nDraw a card.`, sorcery)[0]).toMatchObject({ kind: "static", condition, effects });
});

it.each([
  "You may pay {2} rather than pay {3}.",
  "You may pay {0} rather than pay the equip cost of the first equip ability you activate during each of your turns.",
])("refuses what is paid rather than another cost (118.9): %s", (text) => {
  expect(faultsOf(readOn(text, sorcery))).not.toEqual([]);
});
