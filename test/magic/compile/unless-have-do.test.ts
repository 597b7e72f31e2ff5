import { expect, it } from "vitest";
import { source } from "../runtime/builders.js";
import { elf, faultsOf, instructionsOf, readOn, sorcery } from "./kit.js";

const target = { kind: "target", target: "t1" };
const controller = { kind: "controllerOf", of: target };

it.each([
  ["Destroy target land unless its controller has Test of Text deal 2 damage to them.", controller, { kind: "destroy" }],
  ["Counter target spell unless its controller has Test of Text deal 4 damage to them.", controller, { kind: "counterSpell" }],
  ["Draw a card unless target opponent has Test of Text deal 3 damage to them.", { kind: "targetPlayer", target: "t1" }, { kind: "drawCards" }],
])("lets a player have it done instead (118.12a): %s", (text, player, done) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "optional", player, instructions: [{ kind: "dealDamage", source, to: [player] }] },
    { kind: "conditional", condition: { kind: "not", condition: { kind: "done" } }, then: [done], otherwise: [] },
  ]);
}); // prettier-ignore

it("lets any player have it done (118.12a)", () => {
  const text = "This creature gets +2/+2 until end of turn unless a player has this creature deal 4 damage to them.";
  expect(instructionsOf(`{T}: ${text}`, elf)).toMatchObject([
    { kind: "optional", player: { kind: "anyPlayer" }, instructions: [{ to: [{ kind: "resultPlayer" }] }] },
    { kind: "conditional", then: [{ kind: "modify" }] },
  ]);
});

it.each([
  ["an amount that was never dealt", "Test of Text deals 3 damage to target creature unless its controller has Test of Text deal that much damage to them."],
  ["each of several players", "Draw a card unless each opponent has Test of Text deal 3 damage to them."],
])("refuses %s (118.12a, 608.2c)", (_what, text) => {
  expect(faultsOf(readOn(text, sorcery))).toHaveLength(1);
}); // prettier-ignore

it.each([
  ["Whenever an opponent draws a card, this creature deals 1 damage to them.", { kind: "triggeringPlayer" }],
  ["At the beginning of each player's upkeep, this creature deals 1 damage to them.", { kind: "triggeringPlayer" }],
  ["When this creature enters, any opponent may have it deal 5 damage to them.", { kind: "resultPlayer", slot: "r1" }],
])("takes “them” for the one player who was spoken of (608.2c): %s", (text, to) => {
  const [first] = instructionsOf(text, elf);
  const made = first?.kind === "optional" ? first.instructions : [first];
  expect(made).toMatchObject([{ kind: "dealDamage", to: [to] }]);
});

it("takes “them” for the objects where several were spoken of (608.2c)", () => {
  const text = "{T}: Tap up to two target creatures. This creature deals 1 damage to each of them.";
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "tap" }, { kind: "dealDamage", to: [target] }]);
});
