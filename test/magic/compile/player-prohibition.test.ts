import { expect, it } from "vitest";
import type { Condition, Prohibition } from "../../../src/magic/effects/index.js";
import { creature, n } from "../runtime/builders.js";
import { controlsGoblin } from "./expected.js";
import { abilityOf, elf, instructionsOf, readOn } from "./kit.js";

const opponents = { kind: "eachOpponent" } as const;

const spells: Prohibition = { kind: "cast", what: { what: "spell", constraints: [] }, from: null, most: null };

it.each<[string, object, object]>([
  ["Players can't gain life.", { kind: "eachPlayer" }, { kind: "gainLife" }],
  ["Your opponents can't lose life.", opponents, { kind: "loseLife" }],
  ["You can't lose the game.", { kind: "you" }, { kind: "loseTheGame" }],
  ["Your opponents can't win the game.", opponents, { kind: "winTheGame" }],
  ["Players can't create tokens.", { kind: "eachPlayer" }, { kind: "createTokens" }],
  ["Players can't draw cards.", { kind: "eachPlayer" }, { kind: "draw" }],
  ["Your opponents can't cast spells.", opponents, spells],
  ["Your opponents can't cast creature spells.", opponents, { ...spells, what: { constraints: [creature] } }],
])("forbids players something (101.2, 104.3, 119.7): %s", (text, affected, prohibition) => {
  expect(abilityOf(text, elf)).toMatchObject({
    condition: null,
    effects: [{ kind: "playerContinuous", affected, changes: [{ kind: "prohibit", prohibition }] }],
  });
});

const yourTurn: Condition = { kind: "turn", of: { kind: "you" }, part: null };
const combat: Condition = { kind: "turn", of: { kind: "eachPlayer" }, part: "combat" };

it.each<[string, Condition]>([
  ["Your opponents can't cast spells during your turn.", yourTurn],
  ["Your opponents can't cast spells during combat.", combat],
  [
    "As long as you control a Goblin, your opponents can't cast spells during combat.",
    { kind: "allOf", conditions: [controlsGoblin, combat] },
  ],
])("forbids it for a time of the turn alone (500.1, 611.3a): %s", (text, condition) => {
  const changes = [{ kind: "prohibit", prohibition: spells }];
  expect(abilityOf(text, elf)).toMatchObject({ condition, effects: [{ affected: opponents, changes }] });
});

it("forbids it for as long as the effect of a spell lasts (611.2a)", () => {
  expect(instructionsOf("Your opponents can't gain life this turn.")).toMatchObject([
    {
      kind: "modify",
      objects: opponents,
      changes: [{ kind: "prohibit", prohibition: { kind: "gainLife" } }],
      duration: { kind: "thisTurn" },
    },
  ]);
});

it.each([
  "Players can't draw more than one card each turn.",
  "Players can't gain 3 life.",
  "Your opponents can't play artifacts.",
  "Creatures can't gain life.",
  "Your opponents can't cast a spell.",
])("refuses what it would say only in part (101.2): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it("asks of one player alone how many spells they cast (608.2i)", () => {
  const text = "At the beginning of each upkeep, if a player cast two or more spells last turn, draw a card.";
  expect(abilityOf(text, elf)).toMatchObject({
    condition: {
      kind: "compare",
      quantity: { measure: "timesByOnePlayer", event: { kind: "castsSpell" }, within: "lastTurn" },
      is: { operator: "atLeast", than: n(2) },
    },
  });
});

it("asks of all players together whether spells were cast (601.2i, 608.2i)", () => {
  const text = "At the beginning of each upkeep, if no spells were cast last turn, draw a card.";
  expect(abilityOf(text, elf)).toMatchObject({
    condition: {
      kind: "compare",
      quantity: { measure: "times", event: { kind: "castsSpell", spell: { filter: { what: "spell" } } } },
      is: { operator: "equal", than: n(0) },
    },
  });
});

it.each<[string, object]>([
  ["an opponent has three or more poison counters", { kind: "anyOpponent" }],
  ["you have three or more poison counters", { kind: "you" }],
  ["each opponent has three or more poison counters", opponents],
])("asks how many counters a player has (122.1f): %s", (said, player) => {
  const three = { kind: "hasCounters", counter: "poison", is: { operator: "atLeast", than: n(3) } };
  expect(abilityOf(`As long as ${said}, this creature has flying.`, elf)).toMatchObject({
    condition: { kind: "playerMatches", player, filter: { what: "player", constraints: [three] } },
  });
});
