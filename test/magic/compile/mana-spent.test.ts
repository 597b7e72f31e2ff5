import { expect, it } from "vitest";
import { abilityOf, elf, instructionsOf, readOn } from "./kit.js";

const spent = (on: object, more: object, operator: string, than: number) => ({
  kind: "compare",
  quantity: { kind: "manaSpent", on, ...more },
  is: { operator, than: { kind: "number", value: than } },
});
const source = { kind: "source" };
const spell = { kind: "triggering", role: "spell" };

it.each([
  ["{R} was spent to cast this spell", spent(source, { of: "red" }, "atLeast", 1)],
  ["{C}{C} was spent to cast this spell", spent(source, { of: "colorless" }, "atLeast", 2)],
  [
    "{R}{G}{R} was spent to cast this spell",
    { kind: "allOf", conditions: [spent(source, { of: "red" }, "atLeast", 2), spent(source, { of: "green" }, "atLeast", 1)] },
  ],
  ["at least three white mana was spent to cast this spell", spent(source, { of: "white" }, "atLeast", 3)],
  ["at least three mana of the same color was spent to cast this spell", spent(source, { of: "oneColor" }, "atLeast", 3)],
  ["no mana was spent to cast Test of Text", spent(source, {}, "equal", 0)],
  ["no colored mana was spent to cast it", spent(source, { of: "colored" }, "equal", 0)],
  ["{S} was spent to cast this spell", spent(source, { of: "snow" }, "atLeast", 1)],
])("asks what mana was spent on the spell, or on what became of it (106.1, 207.2c, 601.2h): %s", (condition, expected) => {
  expect(abilityOf(`When Test of Text enters, if ${condition}, draw a card.`, elf)).toMatchObject({
    condition: expected,
  });
}); // prettier-ignore

it.each([
  ["at least four mana was spent to cast it", spent(spell, {}, "atLeast", 4)],
  ["mana from a Treasure was spent to cast it", spent(spell, { from: { what: "permanent" } }, "atLeast", 1)],
  ["three or more mana from creatures was spent to cast it", spent(spell, { from: {} }, "atLeast", 3)],
])("asks it of the spell that was cast (106.6, 601.2h): %s", (condition, expected) => {
  expect(abilityOf(`Whenever you cast a spell, if ${condition}, draw a card.`, elf)).toMatchObject({
    condition: expected,
  });
});

it("does what it does only where the mana was spent so", () => {
  expect(instructionsOf("Draw a card. If {U} was spent to cast this spell, scry 2.")).toMatchObject([
    { kind: "drawCards" },
    { kind: "conditional", condition: spent(source, { of: "blue" }, "atLeast", 1) },
  ]);
});

it("means so many at least where the text says so", () => {
  expect(abilityOf("When Test of Text enters, if you control at least three Elves, draw a card.", elf)).toMatchObject({
    condition: { kind: "exists", is: { operator: "atLeast", than: { value: 3 } } },
  });
});

it.each([
  "When Test of Text enters, if four mana was spent to cast it, draw a card.",
  "When Test of Text enters, if {X} was spent to cast it, draw a card.",
  "When Test of Text enters, if three mana of the same kind was spent to cast it, draw a card.",
])("refuses what leaves open how much or what mana: %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
