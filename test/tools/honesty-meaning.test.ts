import { expect, it } from "vitest";
import { meaningOf } from "../../src/tools/honesty/magic/meaning.js";
import { elf, readOn } from "../magic/compile/kit.js";

/** What a text means on a creature. */
function meaning(text: string): string {
  const { compiled } = readOn(text, elf);
  if (compiled === null) throw new Error(text);
  return meaningOf(compiled);
}

it("means the same whatever the slots of the ability before are called (607.1)", () => {
  const after = "When this creature dies, create a Treasure token.";
  const today = `When this creature enters, you and target opponent each create a Food token.\n${after}`;
  const before = `When this creature enters, you and target opponent each put a Food token onto the battlefield.\n${after}`;
  expect(meaning(before)).toBe(meaning(today));
});

it("tells another number, player or order of abilities", () => {
  const text = "When this creature enters, draw a card.\n{T}: You gain 2 life.";
  expect(meaning(text.replace("2", "3"))).not.toBe(meaning(text));
  expect(meaning(text.replace("draw", "each player draws"))).not.toBe(meaning(text));
  expect(meaning(text.split("\n").reverse().join("\n"))).not.toBe(meaning(text));
});
