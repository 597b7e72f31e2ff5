import { expect, it } from "vitest";
import { n } from "../runtime/builders.js";
import { instructionsOf, sorcery, readOn } from "./kit.js";

const any = { kind: "anyOpponent" };
const each = { kind: "eachOpponent" };
const ten = { operator: "atMost", than: n(10) };
const matches = (player: object, constraint: object): object => ({
  kind: "playerMatches",
  player,
  filter: { what: "player", constraints: [constraint] },
});

it.each<[string, object]>([
  ["an opponent has 10 or less life", matches(any, { kind: "lifeTotal", is: ten })],
  ["a player has 10 or less life", matches({ kind: "anyPlayer" }, { kind: "lifeTotal", is: ten })],
  ["each opponent has 10 or less life", matches(each, { kind: "lifeTotal", is: ten })],
  ["an opponent has no cards in hand", matches(any, { kind: "handSize", is: { operator: "equal", than: n(0) } })],
  ["an opponent controls three or more creatures", matches(any, { kind: "controls", is: { operator: "atLeast", than: n(3) } })],
  ["an opponent controls no creatures", matches(any, { kind: "controls", is: { operator: "equal", than: n(0) } })],
  ["each opponent controls a creature", matches(each, { kind: "controls" })],
  ["you have 10 or less life", { kind: "compare", quantity: { kind: "lifeTotal", of: { kind: "you" } }, is: ten }],
  ["an opponent controls a creature", { kind: "exists" }],
  ["your opponents control three or more creatures", { kind: "exists", is: { operator: "atLeast", than: n(3) } }],
  ["no opponent controls a creature", { kind: "not", condition: { kind: "exists" } }],
  ["no opponent has 10 or less life", { kind: "not", condition: matches(any, { kind: "lifeTotal", is: ten }) }],
])("102.3: asks it of each player by themselves, and sums nothing: %s", (text, condition) => {
  expect(instructionsOf(`If ${text}, draw a card.`)).toMatchObject([{ kind: "conditional", condition }]);
}); // prettier-ignore

it("refuses what is asked of players who are not asked one by one (102.3)", () => {
  expect(readOn("If each other player has 10 or less life, draw a card.", sorcery).compiled).toBeNull();
});
