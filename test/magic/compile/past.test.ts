import { expect, it } from "vitest";
import { abilityOf, elf, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

const you = { kind: "you" };
const yourself = { kind: "player", reference: you };
const happened = (event: object) => ({ kind: "happened", event, within: "thisTurn" });
const yours = { detail: { manner: ["underYourControl"] } };

const amount = (kind: string, than: number) => ({
  kind: "compare",
  quantity: { kind: "events", measure: "amount", event: { kind, player: yourself }, within: "thisTurn" },
  is: { operator: "atLeast", than: { value: than } },
});

it.each([
  [
    "a permanent you controlled left the battlefield this turn",
    happened({ kind: "leavesBattlefield", object: { filter: { constraints: [{ kind: "controlledBy", player: you }] } } }),
  ],
  [
    "a permanent left the battlefield under your control this turn",
    happened({ kind: "leavesBattlefield", object: { filter: { constraints: [] } }, ...yours }),
  ],
  ["a creature died under your control this turn", happened({ kind: "dies", ...yours })],
  ["no creatures died this turn", { kind: "not", condition: happened({ kind: "dies" }) }],
  ["you descended this turn", happened({ kind: "zoneChange", to: "graveyard", player: yourself })],
  ["you've committed a crime this turn", happened({ kind: "commitsCrime", player: yourself })],
  ["you gained 3 or more life this turn", amount("gainsLife", 3)],
  ["you lost 2 or more life this turn", amount("losesLife", 2)],
])("looks back over the turn (603.10a, 608.2i, 700.11, 700.13): %s", (condition, expected) => {
  expect(abilityOf(`At the beginning of your end step, if ${condition}, draw a card.`, elf)).toMatchObject({
    condition: expected,
  });
}); // prettier-ignore

const often = (measure: string, event: object, than: number) => ({
  kind: "compare",
  quantity: { kind: "events", measure, event, within: "thisTurn" },
  is: { operator: "atLeast", than: { value: than } },
});

it.each([
  ["you've drawn three or more cards this turn", often("times", { kind: "draws", player: yourself }, 3)],
  ["an opponent drew three or more cards this turn", often("timesByOnePlayer", { kind: "draws" }, 3)],
  ["you discarded two or more cards this turn", often("times", { kind: "discards", player: yourself }, 2)],
  ["you've sacrificed two or more permanents this turn", often("times", { kind: "sacrifices", player: yourself }, 2)],
  ["you cycled two or more cards this turn", often("times", { kind: "keywordAction", action: "cycle" }, 2)],
  ["you created two or more tokens this turn", often("objects", { kind: "createsTokens", player: yourself }, 2)],
])(
  "counts over all such events of the turn, as cards are drawn one at a time (121.2, 608.2i): %s",
  (condition, expected) => {
    const read = abilityOf(`At the beginning of your end step, if ${condition}, draw a card.`, elf);
    expect(read).toMatchObject({ condition: expected });
    expect(JSON.stringify(read).includes('"count":')).toBe(false);
  },
);

it("does not count what several milled at once, nor whose tokens they were (603.2c, 701.7a)", () => {
  for (const condition of [
    "you milled two or more cards this turn",
    "an opponent created two or more tokens this turn",
  ])
    expect(readOn(`At the beginning of your end step, if ${condition}, draw a card.`, elf).compiled).toBeNull();
});

it.each([
  ["you commit a crime", { kind: "commitsCrime", player: yourself }],
  ["you expend 4", { kind: "expends", player: yourself, amount: 4 }],
  [
    "you cast your first spell during each opponent's turn",
    {
      kind: "castsSpell",
      detail: {
        during: "turn",
        duringWhose: { kind: "player", reference: { kind: "eachOpponent" } },
        ordinal: { nth: 1, per: "turn" },
      },
    },
  ],
  [
    "you cast a spell from anywhere other than your hand",
    { spell: { filter: { constraints: [{ kind: "not", constraint: { kind: "castFrom", zone: "hand" } }] } } },
  ],
  [
    "an opponent attacks you while you're the monarch",
    { detail: { conditions: [{ kind: "designation", player: you, designation: "monarch" }] } },
  ],
  [
    "you attack with creatures with total power 6 or greater",
    { kind: "attacksWith", with: { filter: { constraints: [{}, { kind: "together", total: "power" }] } } },
  ],
])("waits for it (508.3, 601.2a, 603.2, 700.13, 700.14): %s", (event, expected) => {
  expect(abilityOf(`Whenever ${event}, draw a card.`, elf)).toMatchObject({ event: expected });
});

const lands = { what: "permanent", constraints: [{ kind: "cardType", cardType: "land" }] };
const yourLands = {
  kind: "count",
  of: { what: "permanent", constraints: [...lands.constraints, { kind: "controlledBy", player: you }] },
};
const hand = { kind: "count", of: { what: "card", constraints: [{ kind: "inZone", zone: "hand", of: you }] } };

it.each([
  [
    "an opponent has more cards in hand than you",
    {
      kind: "playerMatches",
      player: { kind: "anyOpponent" },
      filter: { constraints: [{ kind: "handSize", is: { operator: "greater", than: hand } }] },
    },
  ],
  [
    "you have more cards in hand than each opponent",
    {
      kind: "exists",
      what: { what: "player", constraints: [{ kind: "opponentOf" }, { kind: "handSize", is: { operator: "atLeast", than: hand } }] },
      is: { operator: "equal", than: { value: 0 } },
    },
  ],
  [
    "an opponent controls more lands than you",
    {
      kind: "playerMatches",
      player: { kind: "anyOpponent" },
      filter: { constraints: [{ kind: "controls", what: lands, is: { operator: "greater", than: yourLands } }] },
    },
  ],
  [
    "you control fewer lands than an opponent",
    {
      kind: "playerMatches",
      player: { kind: "anyOpponent" },
      filter: { constraints: [{ kind: "controls", what: lands, is: { operator: "greater", than: yourLands } }] },
    },
  ],
  [
    "you control more lands than each opponent",
    {
      kind: "exists",
      what: { constraints: [{ kind: "opponentOf" }, { kind: "controls", what: lands, is: { operator: "atLeast", than: yourLands } }] },
      is: { operator: "equal", than: { value: 0 } },
    },
  ],
  [
    "an opponent has more life than you",
    {
      kind: "playerMatches",
      player: { kind: "anyOpponent" },
      filter: { constraints: [{ kind: "lifeTotal", is: { operator: "greater", than: { kind: "lifeTotal", of: you } } }] },
    },
  ],
  [
    "an opponent has eight or more cards in their graveyard",
    { kind: "playerMatches", filter: { constraints: [{ kind: "graveyardSize", is: { than: { value: 8 } } }] } },
  ],
  ["you have a full party", { quantity: { kind: "partySize", of: you }, is: { operator: "atLeast", than: { value: 4 } } }],
  [
    "creatures you control have total power 8 or greater",
    { quantity: { kind: "extreme", which: "total", characteristic: "power" }, is: { than: { value: 8 } } },
  ],
  [
    "you control another outlaw",
    { kind: "exists", what: { constraints: [{ kind: "outlaw" }, { kind: "otherThan" }, { kind: "controlledBy" }] } },
  ],
  ["it was cast from anywhere other than your hand", { kind: "cast", how: "fromElsewhere" }],
])("holds what players have against each other, and objects together (110.2, 119, 208, 402, 404, 700.8c, 700.12): %s", (condition, expected) => {
  expect(abilityOf(`When Test of Text enters, if ${condition}, draw a card.`, elf)).toMatchObject({ condition: expected });
}); // prettier-ignore

it("counts how often the ability has resolved, and then says it shortly (603.2h)", () => {
  const text =
    "Whenever you gain life, draw a card if this is the first time this ability has resolved this turn. If it's the third time, scry 2."; // prettier-ignore
  expect(instructionsOf(text, elf)).toMatchObject([
    { kind: "conditional", condition: { kind: "timesResolved", times: 1 } },
    { kind: "conditional", condition: { kind: "timesResolved", times: 3 } },
  ]);
});

it("enters with counters where something died before (614.1c)", () => {
  const text = "Test of Text enters with a +1/+1 counter on it if a creature died under your control this turn.";
  expect(staticEffectsOf(text)).toMatchObject([{ kind: "entersWith", unless: { kind: "not" } }]);
});

it("triggers in the graveyard, in which it has to be meanwhile (113.6m)", () => {
  const text = "Whenever a Dragon you control dies while Test of Text is in your graveyard, draw a card.";
  expect(abilityOf(text, elf)).toMatchObject({ functionsFrom: "graveyard" });
});

it.each([
  "At the beginning of your end step, if an opponent gained 3 or more life this turn, draw a card.",
  "At the beginning of your end step, if a creature died under your control, draw a card.",
  "Whenever you gain life, draw a card. If it's the second time, scry 2.",
  "Whenever you cast your first spell during an opponent's turn, draw a card.",
  "Whenever you cast a spell during each opponent's turn, draw a card.",
  "Whenever a Forest you control enters, if you control at least five other Forests, draw a card.",
  "At the beginning of your upkeep, if each opponent has more cards in hand than you, draw a card.",
  "At the beginning of your upkeep, if each opponent controls more lands than you, draw a card.",
  "At the beginning of your upkeep, if an opponent controls two more lands than you, draw a card.",
  "At the beginning of your upkeep, if an opponent controls more lands than an opponent, draw a card.",
  "{2}: Return target creature card with total power and toughness 5 or less from your graveyard to your hand.",
])("refuses what leaves open of whom, when or what it is said: %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
