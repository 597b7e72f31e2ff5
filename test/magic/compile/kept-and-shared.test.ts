import { expect, it } from "vitest";
import { n, you } from "../runtime/builders.js";
import { abilityOf, aura, elf, enchantment, readOn, resolutionOf, staticEffectsOf } from "./kit.js";

const last = { kind: "lasts", until: { kind: "endOfTurn" } };

it("keeps the mana that was added, whatever was done after it (106.4, 500.5)", () => {
  const text =
    "When this creature enters, add {R}{R} and you gain 1 life. Until end of turn, you don't lose this mana as steps and phases end.";
  expect(resolutionOf(text, elf).instructions).toMatchObject([
    { kind: "addMana", restriction: [last] },
    { kind: "gainLife" },
  ]);
});

it.each([
  "When this creature enters, you gain 1 life. Until end of turn, you don't lose this mana as steps and phases end.",
  "When this creature enters, add {R}. Until end of turn, you don't lose this mana.",
  "When this creature enters, add {R}. You don't lose this mana as steps and phases end.",
])("refuses to keep mana that nothing added, or for no time (106.4): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it.each<[string, object]>([
  ["Whenever a player taps a land for mana, that player adds one mana of any type that land produced.", {}],
  ["Whenever you tap a land for mana, add one mana of any type that land produced.", { player: you }],
])("adds mana of a type that the land tapped for it produced (106.12a): %s", (text, more) => {
  const by = { kind: "triggering", role: "object" };
  expect(resolutionOf(text, enchantment).instructions).toMatchObject([
    { kind: "addMana", mana: { kind: "anyTypeProduced", count: n(1), by }, ...more },
  ]);
});

it("refuses a type that no land of the event produced (106.12a)", () => {
  expect(readOn("{T}: Add one mana of any type that land produced.", elf).compiled).toBeNull();
});

it("adds the types where a sentence says that it is still a land (205.1b)", () => {
  const text = "Enchant land\nEnchanted land is a 2/2 black Ooze creature. It's still a land.";
  const [, still] = readOn(text, aura).abilities;
  expect(still?.abilities).toMatchObject([
    { effects: [{ changes: [{ kind: "addTypes", types: ["creature"], subtypes: ["Ooze"] }, {}, {}] }] },
  ]);
});

it("refuses that sentence behind one that changes no types (205.1b)", () => {
  expect(readOn("Enchant land\nEnchanted land has flying. It's still a land.", aura).compiled).toBeNull();
});

it("asks for any commander that the player owns and controls (903.3)", () => {
  expect(abilityOf("As long as you control your commander, this creature gets +2/+2.", elf)).toMatchObject({
    condition: {
      kind: "exists",
      what: {
        constraints: [{ kind: "commander" }, { kind: "ownedBy", player: you }, { kind: "controlledBy", player: you }],
      },
    },
  });
});

it("asks whether tribute was paid (702.104b)", () => {
  expect(abilityOf("When this creature enters, if tribute wasn't paid, you gain 1 life.", elf)).toMatchObject({
    condition: { kind: "not", condition: { kind: "paid", cost: "tribute" } },
  });
});

it("lets mana be spent as though it were of any color (609.4b)", () => {
  expect(staticEffectsOf("You may spend mana as though it were mana of any color.")).toMatchObject([
    { affected: you, changes: [{ kind: "permit", permission: { kind: "spendManaAsThoughAnyColor" } }] },
  ]);
});

it("refuses that of some mana alone (609.4b)", () => {
  expect(readOn("You may spend white mana as though it were mana of any color.", elf).compiled).toBeNull();
});

it.each<[string, string, string]>([
  ["Once during each of your turns, you may cast a creature spell from your graveyard.", "cast", "graveyard"],
  ["Once during each of your turns, you may play a land from your graveyard.", "play", "graveyard"],
  ["Once during each of your turns, you may cast a spell from the top of your library.", "cast", "library"],
])("permits one spell or land in each turn of the player (601.3b): %s", (text, kind, from) => {
  expect(abilityOf(text, elf)).toMatchObject({
    condition: { kind: "turn", of: you, part: null },
    effects: [{ affected: you, changes: [{ permission: { kind, from, payment: "normal", limit: "onceEachTurn" } }] }],
  });
});

it("permits one in each turn, whosever it is, where the text says no more (601.3b)", () => {
  const text = "Once each turn, you may cast an instant or sorcery spell from the top of your library.";
  expect(abilityOf(text, elf)).toMatchObject({
    condition: null,
    effects: [{ affected: you, changes: [{ permission: { kind: "cast", from: "library", limit: "onceEachTurn" } }] }],
  });
});

it.each([
  "Once each turn, you may look at the top card of your library.",
  "Once during each of your turns, you may cast two spells from your graveyard.",
  "Once during each of your turns, you may cast spells from your graveyard.",
  "Once during each of your turns, you may look at the top card of your library.",
  "Once during each of your opponents' turns, you may cast a spell from your graveyard.",
])("refuses other numbers, other turns and what is no casting (601.3b): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
