import { expect, it } from "vitest";
import { faultsOf, instructionsOf, readOn, sorcery } from "./kit.js";

const target = { kind: "target", target: "t1" };
const whoever = { kind: "eachOf", players: [{ kind: "targetPlayer", target: "t1" }, { kind: "controllerOf", of: target }] }; // prettier-ignore
const creatures = { kind: "matching", filter: { constraints: [{ kind: "cardType", cardType: "creature" }, { kind: "controlledBy", player: whoever }] } }; // prettier-ignore
const either = "each creature that player or that planeswalker's controller controls";

it("means the player, or who controls the planeswalker (115.1, 115.4)", () => {
  const text = `Test of Text deals 4 damage to target player or planeswalker and ${either}.`;
  expect(instructionsOf(text)).toMatchObject([{ kind: "dealDamage", to: [target, creatures] }]);
});

it("means them for an amount of its own (115.4, 120.3)", () => {
  const text = `Test of Text deals 4 damage to target player or planeswalker and 1 damage to ${either}.`;
  expect(instructionsOf(text)).toMatchObject([{ to: [target], more: [{ amount: { value: 1 }, to: [creatures] }] }]);
});

it.each([
  ["nothing that was spoken of", `Test of Text deals 4 damage to ${either}.`],
  ["a target that is no planeswalker", `Test of Text deals 4 damage to target creature and ${either}.`],
])("refuses %s (608.2c)", (_what, text) => {
  expect(faultsOf(readOn(text, sorcery))).toHaveLength(1);
});
