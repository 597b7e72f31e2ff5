import { expect, it } from "vitest";
import { elf, enchantment, faultsOf, readOn, staticEffectsOf } from "./kit.js";

const yours = { kind: "controlledBy", player: { kind: "you" } };
const spared = (constraints: readonly object[]) => [
  {
    kind: "continuous",
    affected: { kind: "matching", filter: { what: "permanent", constraints } },
    changes: [{ kind: "prohibit", prohibition: { kind: "legendRule" } }],
  },
];

it.each([
  ['The "legend rule" doesn\'t apply to permanents you control.', [yours]],
  ['The "legend rule" doesn\'t apply to Slivers you control.', [{ kind: "subtype", subtype: "Sliver" }, yours]],
  ['The "legend rule" doesn\'t apply to tokens you control.', [{ kind: "token" }, yours]],
  ['The "legend rule" doesn\'t apply.', []],
])("spares them the state-based action (205.4d, 704.5j): %s", (text, constraints) => {
  expect(staticEffectsOf(text, enchantment)).toMatchObject(spared(constraints));
});

it.each([
  ["another rule", 'The "world rule" doesn\'t apply.'],
  ["what it never says", 'The "legend rule" can\'t apply.'],
  ["one of them", 'The "legend rule" doesn\'t apply to a Sliver you control.'],
])("refuses %s (704.5j)", (_what, text) => {
  expect(faultsOf(readOn(text, elf))).toHaveLength(1);
});
