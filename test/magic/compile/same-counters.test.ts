import { expect, it } from "vitest";
import { elf, faultsOf, instructionsOf, readOn } from "./kit.js";

it.each<[string, string | null]>([
  ["this creature's counters", null],
  ["Test of Text's counters", null],
  ["this creature's oil counters", "oil"],
])("puts as many counters as what left had: %s (122.8)", (what, counter) => {
  const text = `When this creature dies, create a 0/0 green Fractal creature token, then put ${what} on that token.`;
  const [, put] = instructionsOf(text, elf);
  expect(put).toMatchObject({
    kind: "putSameCounters",
    ...(counter === null ? {} : { counter }),
    from: { kind: "source" },
    on: { kind: "result", slot: "r1" },
  });
});

it("refuses where nothing left the battlefield: counters would be moved then (122.5, 122.8)", () => {
  const text =
    "When this creature attacks, create a 1/1 green Elf creature token, then put this creature's counters on it.";
  expect(faultsOf(readOn(text, elf))).not.toEqual([]);
});
