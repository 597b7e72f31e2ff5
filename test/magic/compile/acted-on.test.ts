import { expect, it } from "vitest";
import { instructionsOf, readOn, sorcery } from "./kit.js";

const first = { kind: "result", slot: "r1" };
const matching = { kind: "matching" };

it.each<[string, readonly object[]]>([
  [
    "Gain control of all lands your opponents control until end of turn. Untap them. They gain trample until end of turn.",
    [
      { kind: "modify", objects: matching },
      { kind: "untap", objects: first },
      { kind: "modify", objects: first },
    ],
  ],
  [
    "Creatures with power 2 or less get +2/+0 until end of turn. Those creatures gain trample until end of turn.",
    [{ objects: matching }, { objects: first }],
  ],
  [
    "Creatures with power 2 or less get +2/+0 and gain trample until end of turn.",
    [{ objects: matching }, { objects: first }],
  ],
  [
    "Put a +1/+1 counter and a flying counter on each creature with power 2 or less.",
    [{ on: matching }, { on: first }],
  ],
  [
    "Creatures you control get +1/+1 until end of turn. Sacrifice those creatures at the beginning of the next end step.",
    [{ objects: matching }, { kind: "delayedTrigger", instructions: [{ kind: "sacrifice", objects: first }] }],
  ],
  [
    "Exile each creature you control. Return them to the battlefield under their owner's control at the beginning of the next end step.",
    [{ kind: "moveObjects" }, { kind: "delayedTrigger", instructions: [{ kind: "moveObjects", objects: first }] }],
  ],
  [
    "Creatures you control get +1/+1 until end of turn. If it's your turn, those creatures get +2/+2 until end of turn instead. They gain trample until end of turn.",
    [{ result: "r1" }, { kind: "instead", instructions: [{ result: "r1", objects: matching }] }, { objects: first }],
  ],
])("608.2c: those that something was done to are they, whatever matches after it: %s", (text, made) => {
  expect(instructionsOf(text)).toMatchObject(made);
});

it.each<[string, readonly object[]]>([
  ["Untap all creatures you control. They get +1/+0 until end of turn.", [{ objects: matching }, { objects: matching }]],
  ["Creatures you control get +1/+0 and gain trample until end of turn.", [{ objects: matching }, { objects: matching }]],
  [
    "Untap all creatures you control. If it's your turn, they get +1/+0 until end of turn. They gain trample until end of turn.",
    [{ objects: matching }, { kind: "conditional" }, { objects: matching }],
  ],
])("608.2c: what was done changes nothing of what is asked, or may not have been done: %s", (text, made) => {
  expect(instructionsOf(text)).toMatchObject(made);
}); // prettier-ignore

it.each([
  "Untap all tapped creatures you control. They gain haste until end of turn.",
  "Tap all untapped creatures your opponents control. Those creatures can't block this turn.",
  "Destroy all creatures with power 3 or greater. You gain life equal to the number of those creatures.",
  "Put a rust counter on each artifact. Then destroy each artifact with mana value less than or equal to the number of rust counters on it.",
])("608.2c: refuses those that no slot holds and that do not match any more: %s", (text) => {
  expect(readOn(text, sorcery).compiled).toBeNull();
});

it.each([
  ["Choose any number of creatures with different powers. Put a +1/+1 counter on each of them.", { on: first }],
  ["Choose any number of creatures with total power 4 or less. Destroy them.", { kind: "destroy", objects: first }],
  [
    "Choose any number of creatures you control with different powers. For each of them, create a token that's a copy of it.",
    { kind: "forEach", over: first },
  ],
])("608.2d: goes on with those that were chosen: %s", (text, then) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "chooseObjects" }, then]);
});

it.each<[string, readonly object[]]>([
  ["Creatures can't block this turn.", [{ membership: "open" }]],
  [
    "Tap all creatures target player controls. Those creatures can't block this turn.",
    [{ kind: "tap" }, { membership: "lockedIn" }],
  ],
])("611.2c: those that were spoken of are a set that is fixed: %s", (text, made) => {
  expect(instructionsOf(text)).toMatchObject(made);
});
