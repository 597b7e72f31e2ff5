import { expect, it } from "vitest";
import { elf, readOn } from "./kit.js";
import type { Ability } from "../../../src/magic/effects/index.js";

/** The abilities of the card as it is compiled whole. */
function compiledAbilities(text: string): readonly Ability[] {
  return readOn(text, elf).compiled?.faces[0]?.abilities ?? [];
}

/** What the first backup ability of the card gives to another creature. */
function granted(text: string): readonly string[] {
  const backup = compiledAbilities(text).find((one) => one.kind === "keyword" && one.keyword === "backup");
  const [meant] = backup?.kind === "keyword" ? (backup.means ?? []) : [];
  const [, conditional] = meant?.kind === "triggered" ? meant.resolution.instructions : [];
  const [modify] = conditional?.kind === "conditional" ? conditional.then : [];
  const [change] = modify?.kind === "modify" ? modify.changes : [];
  return change?.kind === "gainAbilities"
    ? change.abilities.map((one) => (one.kind === "keyword" ? one.keyword : one.kind))
    : [];
}

it.each([
  ["what is printed below", "Backup 1\nFlying\nWhenever you gain life, draw a card.", ["flying", "triggered"]],
  ["nothing that is printed above", "Haste\nBackup 1\nFlying", ["flying"]],
  ["no other backup ability", "Backup 1\nBackup 2\nFlying", ["flying"]],
  ["nothing where it is the last", "Flying\nBackup 1", []],
])("702.165a: backup gives %s", (_, text, abilities) => {
  expect(granted(text)).toEqual(abilities);
});

it("702.165a: backup N puts N +1/+1 counters on a creature that it targets", () => {
  expect(compiledAbilities("Backup 2\nFlying")[0]).toMatchObject({
    keyword: "backup",
    means: [
      {
        kind: "triggered",
        resolution: {
          targets: [{ what: { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] } }],
          instructions: [{ kind: "putCounters", counter: "+1/+1", count: { kind: "number", value: 2 } }, {}],
        },
      },
    ],
  });
});
