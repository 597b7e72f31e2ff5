import { expect, it } from "vitest";
import { you } from "../runtime/builders.js";
import { elf, instructionsOf } from "./kit.js";

const attacks = "Whenever another creature attacks,";
const attacker = { kind: "triggering", role: "object" };

it.each([
  ["its controller create a Food token", { kind: "createTokens", creator: { kind: "controllerOf", of: attacker } }],
  ["it deal 1 damage to target player", { kind: "dealDamage", source: attacker }],
  ["an opponent create a Food token", { kind: "createTokens", creator: { kind: "choosePlayer", chooser: you } }],
])("lets you choose whether another does it (608.2d): you may have %s", (what, done) => {
  expect(instructionsOf(`${attacks} you may have ${what}.`, elf)).toMatchObject([
    { kind: "optional", player: you, instructions: [done] },
  ]);
});

it("gives X the value that is told behind what another does (107.3i)", () => {
  const power = { kind: "characteristic", characteristic: "power", of: { kind: "source" } };
  const text = "you may have target creature get +X/+0 until end of turn, where X is this creature's power.";
  expect(instructionsOf(`${attacks} ${text}`, elf)).toMatchObject([
    { kind: "optional", instructions: [{ changes: [{ power: { amount: power } }] }] },
  ]);
});
