import { expect, it } from "vitest";
import { abilitiesOf, elf } from "./kit.js";

it("asks by the card's own name whether a keyword's cost was paid (201.5, 702.119a)", () => {
  const text = "When Test of Text enters, if Test of Text's emerge cost was paid, draw a card.";
  expect(abilitiesOf(text, elf)).toMatchObject([{ condition: { kind: "paid", cost: "emerge" } }]);
});
