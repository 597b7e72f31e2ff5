import { expect, it } from "vitest";
import { n, you } from "../runtime/builders.js";
import { abilityOf, elf, faultsOf, instructionsOf, readOn } from "./kit.js";

const draw = "draw a card.";

const yourself = { kind: "player", reference: you };

it.each([
  ["Flip a coin.", { count: n(1), until: null }],
  ["Flip three coins.", { count: n(3), until: null }],
  ["Flip a coin for each opponent you have.", { count: { kind: "playerCount" }, until: null }],
  ["Flip a coin until you lose a flip.", { count: n(1), until: "lost" }],
])("flips as many coins as it says (705.1): %s", (text, flip) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "flipCoin", player: you, ...flip }]);
});

it.each([
  ["win", "won"],
  ["won", "won"],
  ["lose", "lost"],
  ["lost", "lost"],
])("counts the flips that were %s (705.2)", (verb, outcome) => {
  const flips = { kind: "flips", slot: "r1", outcome };
  expect(instructionsOf(`Flip two coins. For each flip you ${verb}, create a Food token.`)[1]).toMatchObject({
    kind: "createTokens",
    groups: [{ count: flips }],
  });
  expect(instructionsOf(`Flip two coins. Draw a card for each flip you ${verb}.`)[1]).toMatchObject({ amount: flips });
});

it.each([
  ["Roll a d20.", { count: n(1), sides: 20, plus: null }],
  ["Roll a four-sided die.", { count: n(1), sides: 4, plus: null }],
  ["Roll a twenty-sided die.", { count: n(1), sides: 20, plus: null }],
  ["Roll three six-sided dice.", { count: n(3), sides: 6, plus: null }],
  ["Roll a d20 and add the number of cards in your hand.", { count: n(1), plus: { kind: "count" } }],
])("rolls such dice, and adds to the result (706.1a, 706.2): %s", (text, roll) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "rollDie", player: you, ...roll }]);
});

const rolls = (grouping: string, is: object | null = null) => ({ kind: "rollsDice", grouping, is });

it.each([
  ["you roll a die", rolls("each")],
  ["you roll one or more dice", rolls("oneOrMore")],
  ["you roll a 4 or higher", rolls("each", { operator: "atLeast", than: n(4) })],
  ["you roll a 3 or less", rolls("each", { operator: "atMost", than: n(3) })],
  ["you roll a 20", rolls("each", { operator: "equal", than: n(20) })],
  ["you win a coin flip", { kind: "flipsCoin", outcome: "won" }],
  ["you lose a coin flip", { kind: "flipsCoin", outcome: "lost" }],
])("waits for dice and coins (603.2, 705.2, 706.2): %s", (event, pattern) => {
  expect(abilityOf(`Whenever ${event}, ${draw}`, elf)).toMatchObject({ event: { ...pattern, player: yourself } });
});

it.each([
  ["no coin was flipped", "For each flip you win, draw a card."],
  ["another player flipped", "Target opponent flips two coins. For each flip you win, draw a card."],
  ["nobody knows how many", "Flip coins. Draw a card."],
  ["it is one result of several", "Roll two d20 and add the number of cards in your hand."],
  ["two coins have no end", "Flip two coins until you lose a flip."],
  ["there is no such die", "Roll a card."],
  ["nobody tells which of several flips", "Flip two coins. If you win the flip, draw a card."],
])("refuses what coins and dice cannot tell (705, 706): %s", (_why, text) => {
  const reading = readOn(text);
  expect(reading.compiled).toBeNull();
  expect(faultsOf(reading)).toHaveLength(1);
});
