import { expect, it } from "vitest";
import { creature, n, one, source, you } from "../runtime/builders.js";
import { abilityOf, elf, instructionsOf, readOn, resolutionOf, sorcery } from "./kit.js";

const target = { kind: "target", target: "t1" };
const anyTarget = { kind: "anyTarget", other: false };

it("deals other amounts to others at the same time (120.4)", () => {
  const made = instructionsOf(
    "Test of Text deals 4 damage to target creature and 2 damage to that creature's controller.",
  );
  expect(made).toMatchObject([
    {
      kind: "dealDamage",
      source,
      amount: n(4),
      to: [target],
      more: [{ amount: n(2), to: [{ kind: "controllerOf", of: target }] }],
    },
  ]);
});

it("means the target of the same sentence, whatever an earlier paragraph spoke of (608.2c)", () => {
  const text =
    "Destroy target creature.\nTest of Text deals 4 damage to target creature and 2 damage to that creature's controller.";
  expect(readOn(text).compiled?.faces[0]?.abilities[1]).toMatchObject({
    resolution: {
      instructions: [
        { to: [{ target: "t2" }], more: [{ to: [{ kind: "controllerOf", of: { kind: "target", target: "t2" } }] }] },
      ],
    },
  });
});

it.each<[string, object]>([
  ["Target creature deals damage to itself equal to its power.", { source: target, to: [target], amount: { kind: "characteristic", characteristic: "power", of: target } }],
  ["Test of Text deals damage to target creature equal to the number of creatures you control.", { source, to: [target], amount: { kind: "count" } }],
])("deals as much damage as a measure behind the recipient (120.3): %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "dealDamage", division: "each", ...expected }]);
}); // prettier-ignore

it.each<[string, object]>([
  ["Test of Text deals 4 damage divided as you choose among one, two, or three targets.", { what: anyTarget, least: one, most: n(3) }],
  ["Test of Text deals 4 damage divided as you choose among one or two target creatures.", { what: { what: "permanent", constraints: [creature] }, least: one, most: n(2) }],
  ["Test of Text deals 4 damage divided as you choose among any number of targets.", { what: anyTarget, least: n(0), most: { kind: "anyNumber" } }],
  ["Test of Text deals 2 damage to each of up to two targets.", { what: anyTarget, least: n(0), most: n(2) }],
  ["Distribute three +1/+1 counters among one, two, or three target creatures.", { what: { what: "permanent" }, least: one, most: n(3) }],
])("announces so many targets (601.2c, 115.4): %s", (text, expected) => {
  expect(resolutionOf(text).targets).toMatchObject([expected]);
}); // prettier-ignore

it("asks what the coin that was flipped came to (705.2)", () => {
  const text = "Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 2 life.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "flipCoin", result: "r1", player: you, count: one },
    { kind: "conditional", condition: { kind: "coin", slot: "r1", result: "won" }, then: [{ kind: "drawCards" }] },
    { kind: "conditional", condition: { kind: "coin", slot: "r1", result: "lost" }, then: [{ kind: "loseLife" }] },
  ]);
});

it("asks for the flip of a trigger too (705.2)", () => {
  const ability = abilityOf("Whenever this creature attacks, flip a coin. If you lose the flip, sacrifice it.", elf);
  expect(ability).toMatchObject({
    resolution: {
      instructions: [{ kind: "flipCoin" }, { kind: "conditional", condition: { kind: "coin", result: "lost" } }],
    },
  });
});

it.each([
  ["no coin was flipped", "If you win the flip, draw a card.", sorcery],
  ["another player flipped it", "Target player flips a coin. If you win the flip, draw a card.", sorcery],
  ["whose power it is cannot be told", "Test of Text deals damage to target creature equal to its power.", sorcery],
  ["each deals its own", "Creatures you control deal damage to themselves equal to their power.", sorcery],
  ["the numbers do not count up", "Test of Text deals 4 damage divided as you choose among one, two, or four targets.", sorcery],
])("is refused where %s", (_, text, card) => {
  expect(readOn(text, card).compiled).toBeNull();
}); // prettier-ignore

it.each([
  ["up", "Target player loses half their life, rounded up.", { kind: "targetPlayer" }],
  ["down", "You lose half your life, rounded down.", you],
])("loses half of what the player has, rounded %s (107.1a, 119.3)", (round, text, player) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "loseLife", player, amount: { kind: "half", of: { kind: "lifeTotal", of: player }, round } },
  ]);
});

it.each([
  "Target player loses half their life.",
  "Target player loses half your life, rounded up.",
  "Each opponent loses half their life, rounded up.",
])("refuses half of whose life or how rounded it is not said of one player (107.1a): %s", (text) => {
  expect(readOn(text, sorcery).compiled).toBeNull();
});

it("puts counters of several kinds on the same creature (122.1)", () => {
  expect(instructionsOf("Put two +1/+1 counters and a flying counter on target creature.")).toMatchObject([
    { kind: "putCounters", counter: "+1/+1", count: n(2), on: target },
    { kind: "putCounters", counter: "flying", count: one, on: target },
  ]);
});

it.each([
  "Put a +1/+1 counter and a flying counter on a creature you control.",
  "Put a +1/+1 counter or a flying counter on target creature.",
  "Put a number of +1/+1 counters on target creature equal to its power.",
])("refuses counters of several kinds on what would be chosen anew, and a choice of them (122.1): %s", (text) => {
  expect(readOn(text, sorcery).compiled).toBeNull();
});

it.each([
  "Put a number of +1/+1 counters on target creature equal to the number of creatures you control.",
  "Put +1/+1 counters equal to the number of creatures you control on target creature.",
])("puts as many counters as a measure says (122.1): %s", (text) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "putCounters", counter: "+1/+1", count: { kind: "count" }, on: target },
  ]);
});
