import { expect, it } from "vitest";
import { elf, faultsOf, instructionsOf, readOn } from "./kit.js";

it.each(["this creature's counters", "Test of Text's counters"])(
  "puts as many counters as what left had: %s (122.8)",
  (what) => {
    const text = `When this creature dies, create a 0/0 green Fractal creature token, then put ${what} on that token.`;
    const [, put] = instructionsOf(text, elf);
    expect(put).toMatchObject({
      kind: "putSameCounters",
      from: { kind: "source" },
      on: { kind: "result", slot: "r1" },
    });
  },
);

it.each(["its", "this creature's"])("puts as many counters of a kind as what left had: %s (122.8)", (whose) => {
  const text = `When this creature dies, put ${whose} oil counters on target creature you control.`;
  const [put] = instructionsOf(text, elf);
  expect(put).toMatchObject({
    kind: "putCounters",
    counter: "oil",
    count: { kind: "counters", counter: "oil", on: { kind: "source" } },
    on: { kind: "target" },
  });
});

it("refuses where nothing left the battlefield: counters would be moved then (122.5, 122.8)", () => {
  const text =
    "When this creature attacks, create a 1/1 green Elf creature token, then put this creature's counters on it.";
  expect(faultsOf(readOn(text, elf))).not.toEqual([]);
});
