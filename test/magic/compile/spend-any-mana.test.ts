import { expect, it } from "vitest";
import { elf, instructionsOf, readOn } from "./kit.js";

const exile = "Exile the top card of target opponent's library.";

it.each<[string, string]>([
  [
    "You may cast that card this turn, and you may spend mana as though it were mana of any color to cast that spell.",
    "anyColor",
  ],
  [
    "You may play that card this turn, and you may spend mana as though it were mana of any type to cast it.",
    "anyMana",
  ],
  [
    "You may play that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.",
    "anyMana",
  ],
  ["You may cast that card this turn.", "normal"],
])("says with what mana a permitted spell is paid for (609.4b): %s", (text, payment) => {
  expect(instructionsOf(`${exile} ${text}`).at(-1)).toMatchObject({
    kind: "modify",
    changes: [{ kind: "permit", permission: { payment } }],
  });
});

it("lasts as long as the permission that it stands beside (611.2a)", () => {
  const text =
    "Until end of turn, you may cast that card and you may spend mana as though it were mana of any color to cast it.";
  expect(instructionsOf(`${exile} ${text}`).at(-1)).toMatchObject({
    changes: [{ kind: "permit", permission: { payment: "anyColor" } }],
    duration: { kind: "endOfTurn" },
  });
});

it("is how what is cast at once is paid for (609.4b)", () => {
  const text =
    "You may cast target instant card from a graveyard, and mana of any type can be spent to cast that spell.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "optional", instructions: [{ kind: "castSpell", payment: "anyMana" }] },
  ]);
});

it.each([
  "Draw a card, and you may spend mana as though it were mana of any color to cast that spell.",
  `${exile} You may cast that card without paying its mana cost this turn, and you may spend mana as though it were mana of any color to cast that spell.`,
  `${exile} You may cast that card this turn, and you may spend mana as though it were mana of any color to activate abilities.`,
  `${exile} You may cast that card this turn, and you may spend blue mana as though it were mana of any color to cast that spell.`,
  `${exile} You may cast that card this turn, and they may spend mana as though it were mana of any color to cast that spell.`,
])("refuses it of what was not permitted so (609.4b): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
