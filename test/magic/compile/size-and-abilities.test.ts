import { expect, it } from "vitest";
import { abilityOf, elf, faultsOf, instructionsOf, readOn } from "./kit.js";

const keyword = (name: string) => ({ kind: "keyword", keyword: name });
const becomes = (abilities: readonly object[]) => [
  {
    kind: "modify",
    changes: [
      { kind: "setTypes", subtypes: ["Dragon"] },
      { kind: "gainAbilities", abilities },
      { kind: "setBasePowerToughness", power: { value: 4 }, toughness: { value: 5 } },
    ],
  },
];

it.each([
  ["4/5 and flying", [keyword("flying")]],
  ["4/5, flying, and haste", [keyword("flying"), keyword("haste")]],
  ['4/5, flying, and "{R}: Draw a card."', [keyword("flying"), { kind: "activated" }]],
])("becomes something with a size and abilities (205.1b, 613.1): %s", (looks, abilities) => {
  const text = `{2}: This creature becomes a Dragon with base power and toughness ${looks}${looks.endsWith('"') ? "" : "."}`;
  expect(instructionsOf(text, elf)).toMatchObject(becomes(abilities));
});

it.each([
  ["a list without its last word", "{2}: This creature becomes a Dragon with base power and toughness 4/5, flying, haste."],
  ["a comma before one alone", "{2}: This creature becomes a Dragon with base power and toughness 4/5, flying."],
])("refuses %s (207.2)", (_what, text) => {
  expect(faultsOf(readOn(text, elf))).toHaveLength(1);
}); // prettier-ignore

it("asks of a spell that it is both colors (105.2)", () => {
  const constraints = [{ kind: "color", color: "red" }, { kind: "color", color: "white" }]; // prettier-ignore
  expect(abilityOf("Whenever you cast a spell that's both red and white, draw a card.", elf)).toMatchObject({
    event: { kind: "castsSpell", spell: { filter: { constraints } } },
  });
});

it("does not take “both” of one or of either (105.2)", () => {
  for (const colors of ["red", "red or white"])
    expect(faultsOf(readOn(`Whenever you cast a spell that's both ${colors}, draw a card.`, elf))).toHaveLength(1);
});
