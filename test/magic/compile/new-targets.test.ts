import { expect, it } from "vitest";
import { elf, instructionsOf, readOn, resolutionOf } from "./kit.js";

const you = { kind: "you" };
const spell = { kind: "target", target: "t1" };

it.each([
  ["Change the target of target spell with a single target.", "spell"],
  ["Change the target of target activated ability with a single target.", "ability"],
])("changes the one target to another legal target (115.7a): %s", (text, what) => {
  const { targets, instructions } = resolutionOf(text);
  expect(targets).toMatchObject([{ what: { what } }]);
  expect(JSON.stringify(targets)).toContain('"kind":"targets","what":{"what":"player"');
  expect(instructions).toMatchObject([{ kind: "changeTargets", player: you, object: spell, to: null }]);
});

it("changes all targets or none (115.7a)", () => {
  expect(instructionsOf("Change the targets of target instant or sorcery spell.")).toMatchObject([
    { kind: "changeTargets", object: spell, to: null },
  ]);
});

it("changes a target to the permanent itself (115.7a)", () => {
  const text =
    "When this creature enters, change the target of target spell that targets only a single creature to this creature.";
  expect(instructionsOf(text, elf)).toMatchObject([{ kind: "changeTargets", object: spell, to: { kind: "source" } }]);
});

it("does not change a target where the cost is paid (115.7a, 118.12a)", () => {
  const text = "Change the target of target spell with a single target unless that spell's controller pays {2}.";
  expect(instructionsOf(text)).toMatchObject([{ kind: "unless", instructions: [{ kind: "changeTargets" }] }]);
});

it.each([
  ["You may choose new targets for target spell.", spell],
  ["You may choose new targets for target instant or sorcery spell.", spell],
])("lets a player choose new targets (115.7d): %s", (text, object) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "optional", player: you, instructions: [{ kind: "chooseNewTargets", player: you, object }] },
  ]);
});

it("chooses new targets for the spell that the event speaks of (115.7d)", () => {
  const text =
    "Whenever an opponent casts a spell that targets this creature, you may choose new targets for that spell.";
  expect(instructionsOf(text, elf)).toMatchObject([
    { kind: "optional", instructions: [{ kind: "chooseNewTargets", object: { kind: "triggering" } }] },
  ]);
});

it.each([
  ["one of several targets", "Change the target of target spell."],
  ["several targets to one", "Change the targets of target spell to target creature."],
  ["the target of a permanent", "Change the target of target creature."],
  ["new targets for a permanent", "You may choose new targets for target creature."],
  ["new targets of nothing", "You may choose new targets."],
  ["two new targets", "You may choose two new targets for target spell."],
  ["a permanent with a single target", "Destroy target creature with a single target."],
  ["what is no target", "Change the color of target spell with a single target."],
])("refuses %s (115.7)", (_what, text) => {
  expect(readOn(text).compiled).toBeNull();
});
