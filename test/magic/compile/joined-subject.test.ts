import { expect, it } from "vitest";
import { creature, matching, n, permanents, source, target, you, yours } from "../runtime/builders.js";
import { abilityOf, elf, enchantment, faultsOf, instructionsOf, readOn, resolutionOf, staticEffectsOf } from "./kit.js";

const hexproof = [{ kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "hexproof" }] }];
const planeswalker = { kind: "cardType", cardType: "planeswalker" } as const;

it("gives an ability to a player and to objects, to each in its own way (613.1f, 702.11d)", () => {
  expect(staticEffectsOf("You and creatures you control have hexproof.")).toMatchObject([
    { kind: "playerContinuous", affected: you, changes: hexproof },
    { kind: "continuous", affected: matching(creature, yours), changes: hexproof },
  ]);
  expect(
    staticEffectsOf("You, planeswalkers you control, and other creatures you control have hexproof."),
  ).toMatchObject([
    { kind: "playerContinuous", affected: you },
    { kind: "continuous", affected: { kind: "all", of: [{ kind: "matching" }, { kind: "matching" }] } },
  ]);
  const lasting = { kind: "modify", changes: hexproof, duration: { kind: "endOfTurn" } };
  expect(instructionsOf("You and creatures you control gain hexproof until end of turn.")).toMatchObject([
    { ...lasting, objects: you },
    { ...lasting, objects: matching(creature, yours) },
  ]);
});

it("gives a player protection for a time, and nothing that only objects have (702.16i)", () => {
  expect(instructionsOf("You gain protection from everything until your next turn.")).toMatchObject([
    { kind: "modify", objects: you, duration: { kind: "untilNext", whose: you } },
  ]);
  expect(faultsOf(readOn("You gain flying until end of turn."))).not.toEqual([]);
});

it("prevents damage to a player and to objects (615.1)", () => {
  const to = [you, matching(creature, yours)];
  expect(
    instructionsOf("Prevent all damage that would be dealt to you and creatures you control this turn."),
  ).toMatchObject([{ kind: "preventDamage", amount: "all", to, combat: "any" }]);
  const text = "Prevent all noncombat damage that would be dealt to you and creatures you control.";
  expect(staticEffectsOf(text, enchantment)).toMatchObject([
    { kind: "applyPrevention", prevention: { to, combat: "noncombat" } },
  ]);
});

it("forbids attacks on a player and on planeswalkers (101.2, 508.1c)", () => {
  const prohibit = (whom: object) => ({ kind: "prohibit", prohibition: { kind: "attack", whom, manner: "any" } });
  expect(staticEffectsOf("Creatures can't attack you or planeswalkers you control.", enchantment)).toMatchObject([
    { changes: [prohibit(you), prohibit(matching(planeswalker, yours))] },
  ]);
});

it.each<[string, object]>([
  ["target creatures you control", permanents(creature, yours)],
  ["targets", { kind: "anyTarget", other: false }],
])("announces one, two, or three of them (601.2c): %s", (words, what) => {
  const targets = [{ what, least: n(1), most: n(3) }];
  const text = `Test of Text deals 3 damage divided as you choose among one, two, or three ${words}.`;
  expect(resolutionOf(text)).toMatchObject({
    targets,
    instructions: [{ kind: "dealDamage", source, amount: n(3), to: [target("t1")], division: "divided" }],
  });
});

it("refuses numbers that do not count up to the last (601.2c)", () => {
  expect(faultsOf(readOn("Tap one, one, or three target creatures."))).not.toEqual([]);
});

it("asks for so much more life than at the start (103.4, 119)", () => {
  const than = { kind: "sum", terms: [{ kind: "startingLifeTotal" }, n(7)] };
  const condition = { kind: "compare", quantity: { kind: "lifeTotal", of: you }, is: { operator: "atLeast", than } };
  const text = "As long as you have at least 7 life more than your starting life total, this creature has flying.";
  expect(abilityOf(text, elf)).toMatchObject({ condition });
});

it("asks how much life was gained in all (119, 608.2i)", () => {
  const event = { kind: "gainsLife", player: { kind: "player", reference: you } };
  const quantity = { kind: "events", measure: "amount", event, within: "thisTurn" };
  const condition = { kind: "compare", quantity, is: { operator: "atLeast", than: n(3) } };
  const gained = "At the beginning of your end step, if you gained 3 or more life this turn, draw a card.";
  expect(abilityOf(gained, elf)).toMatchObject({ condition });
  expect(faultsOf(readOn(gained.replace("you gained", "an opponent lost"), elf))).not.toEqual([]);
});
