import { expect, it } from "vitest";
import { abilityOf, elf, faultsOf, readOn } from "./kit.js";

const entered = { kind: "zoneChange", from: null, to: "battlefield" };
const yours = { ...entered, player: null, detail: { manner: ["underYourControl"] } };
const theirs = { ...entered, player: { kind: "player", reference: { kind: "anyOpponent" } }, detail: { manner: [] } };
const happened = (event: object, within = "thisTurn") => ({ kind: "happened", event, within });

it.each([
  ["you had a land you control enter this turn", happened(yours)],
  ["you had another creature you control enter last turn", happened(yours, "lastTurn")],
  ["you had a land enter under your control this turn", happened(yours)],
  ["an opponent had an artifact enter under their control this turn", happened(theirs)],
  [
    "an opponent had two or more lands enter under their control this turn",
    { kind: "compare", quantity: { kind: "events", measure: "timesByOnePlayer", event: theirs }, is: { operator: "atLeast", than: { value: 2 } } },
  ],
])("asks under whose control something entered (110.2, 608.2i): %s", (condition, expected) => {
  const ability = abilityOf(`At the beginning of your end step, if ${condition}, draw a card.`, elf);
  expect(ability).toMatchObject({ condition: expected });
}); // prettier-ignore

it.each([
  ["without its player", "you had a land enter this turn"],
  ["of another player", "you had a land enter under their control this turn"],
  ["of you, for an opponent", "an opponent had a land you control enter this turn"],
  ["said twice", "you had a land you control enter under your control this turn"],
  ["without a span", "you had a land you control enter"],
  ["of each of several", "each opponent had a land enter under their control this turn"],
])("refuses a past entering %s (608.2i)", (_what, condition) => {
  expect(faultsOf(readOn(`At the beginning of your end step, if ${condition}, draw a card.`, elf))).toHaveLength(1);
});
