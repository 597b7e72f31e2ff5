import { expect, it } from "vitest";
import { faultsOf, instructionsOf, readOn } from "./kit.js";

const creation = "Create a red and white creature token with those characteristics.";

const modes = '\n• 3/1 Human Warrior with trample.\n• 1/2 Rogue with haste and "When this token dies, draw a card."';

const token = (characteristics: object) => ({
  targets: [],
  instructions: [{ kind: "createTokens", groups: [{ token: { kind: "specified", characteristics } }] }],
});

it.each([
  ["Choose one at random.", "random"],
  ["Choose one.", "chosen"],
])("creates the token that the mode describes (111.3, 111.4, 700.2): %s", (header, manner) => {
  const size = (value: number) => ({ kind: "number", value });
  expect(instructionsOf(`${header} ${creation}${modes}`)).toMatchObject([
    {
      kind: "chooseModes",
      manner,
      modes: [
        token({
          name: { literal: "Human Warrior Token" },
          power: size(3),
          toughness: size(1),
          colors: ["red", "white"],
          types: ["creature"],
          subtypes: ["Human", "Warrior"],
          text: "Trample",
        }),
        token({ name: { literal: "Rogue Token" }, subtypes: ["Rogue"], abilities: [{}, { kind: "triggered" }] }),
      ],
    },
  ]);
});

it.each([
  ["a mode that only describes", `Choose one —${modes}`],
  ["no mode that describes", creation],
  ["no mode that describes", `Choose one. ${creation}\n• Draw a card.\n• Scry 1.`],
  ["a second size", `Choose one. Create a 1/1 creature token with those characteristics.${modes}`],
  ["no type", `Choose one. Create a red token with those characteristics.${modes}`],
  ["something else behind", `Choose one. Create a creature token with haste with those characteristics.${modes}`],
  ["another instruction", `Choose one. Destroy a creature with those characteristics.${modes}`],
  ["one of the modes that says something", `Choose one. ${creation}${modes}\n• Draw a card.`],
])("refuses characteristics that are those of nothing (700.2): %s", (_what, text) => {
  const reading = readOn(text);
  expect(reading.compiled).toBeNull();
  expect(faultsOf(reading).map(({ code }) => code)).toEqual(["magic/not-lowered"]);
});

it("reports what follows the description (700.2)", () => {
  const reading = readOn(`Choose one. ${creation}\n• 3/1 Human. Draw a card.\n• 2/2 Elf.`);
  expect(faultsOf(reading)).toHaveLength(1);
});
