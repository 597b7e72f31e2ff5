import { describe, expect, it } from "vitest";
import { elf, enchantment, instructionsOf, readOn, sorcery, staticEffectsOf } from "./kit.js";

const every = { kind: "allCreatureTypes" };
const none = { kind: "loseAllCreatureTypes" };
const untilEnd = { kind: "modify", duration: { kind: "endOfTurn" }, membership: "lockedIn" };

describe("every creature type, and none (205.3m, 613.1d)", () => {
  it.each<[string, readonly object[]]>([
    ["Target creature gains all creature types until end of turn.", [every]],
    ["Target creature is every creature type until end of turn.", [every]],
    ["Target creature loses all creature types until end of turn.", [none]],
    [
      "Target land becomes a 1/3 creature with all creature types until end of turn.",
      [{ kind: "setTypes", types: ["creature"], subtypes: [] }, { kind: "setBasePowerToughness" }, every],
    ],
  ])("for a time: %s", (text, changes) => {
    expect(instructionsOf(text)).toMatchObject([{ ...untilEnd, changes }]);
  });

  it("beside another change, each of the creatures (611.2c)", () => {
    const text = "Up to two target creatures each get +1/+0 and gain all creature types until end of turn.";
    expect(instructionsOf(text)).toMatchObject([
      { ...untilEnd, changes: [{ kind: "changePowerToughness" }] },
      { ...untilEnd, changes: [every] },
    ]);
  });

  it.each<[string, readonly object[]]>([
    ["Creatures you control are every creature type.", [every]],
    ["Creatures you control get +1/+1 and are every creature type.", [{ kind: "changePowerToughness" }, every]],
    [
      "Creatures you control have base power and toughness 1/1 and lose all creature types.",
      [{ kind: "setBasePowerToughness" }, none],
    ],
  ])("by a static ability (604.1): %s", (text, changes) => {
    expect(staticEffectsOf(text, enchantment)).toMatchObject([{ kind: "continuous", changes }]);
  });

  it.each([
    ["some of them", "Target creature gains creature types until end of turn."],
    ["what a player gains", "You gain all creature types until end of turn."],
    ["what is so without a time", "Target creature is every creature type."],
  ])("refuses %s", (_, text) => {
    expect(readOn(text, sorcery).compiled).toBeNull();
  });
});

const teammates = {
  kind: "matchingPlayers",
  filter: { what: "player", constraints: [{ kind: "teammateOf", player: { kind: "you" } }] },
};

describe("teammates are not every player (102.3)", () => {
  it.each<[string, object]>([
    ["Each teammate draws a card.", teammates],
    ["All teammates draw a card.", teammates],
    ["Your teammates draw a card.", teammates],
    ["You and each teammate draw a card.", { kind: "eachOf", players: [{ kind: "you" }, teammates] }],
  ])("%s", (text, player) => {
    expect(instructionsOf(text)).toMatchObject([{ kind: "drawCards", player }]);
  });

  it.each([
    ["A teammate draws a card.", sorcery],
    ["Each other teammate draws a card.", sorcery],
    ["Whenever a teammate gains life, you draw a card.", elf],
  ])("refuses what does not say which one: %s", (text, printed) => {
    expect(readOn(text, printed).compiled).toBeNull();
  });
});
