import { expect, it } from "vitest";
import { elf, faultAt, faultsOf, type Printed, readOn, sorcery } from "./kit.js";

const aura: Printed = { typeLine: "Enchantment — Aura" };
const equipment: Printed = { typeLine: "Artifact — Equipment" };

it.each<[string, string, string, Printed]>([
  ["Create an 2/1 red Elf creature token.", "magic/wrong-article", "an", sorcery],
  ["Create a 8/8 red Elf creature token.", "magic/wrong-article", "a", sorcery],
  ["Create a 11/4 red Elf creature token.", "magic/wrong-article", "a", sorcery],
  ["Destroy an Unicorn.", "magic/wrong-article", "an", sorcery],
  ["Sacrifice a artifact.", "magic/wrong-article", "a", sorcery],
  ["Create a tapped tapped 2/1 red Elf creature token.", "magic/repeated-word", "tapped", sorcery],
  ["Destroy target target creature.", "magic/repeated-word", "target", sorcery],
  ["Create a 1/1 1/1 red Elf creature token.", "magic/repeated-word", "1/1", sorcery],
  ["Create a 1/1 green Forest creature token.", "magic/unfit-subtype", "Forest", sorcery],
  ["Create a 1/1 green Aura creature token.", "magic/unfit-subtype", "Aura", sorcery],
  ["Exile equipped creature.", "magic/wrong-attachment", "equipped", sorcery],
  ["Equipped creature gets +1/+1.", "magic/wrong-attachment", "Equipped", aura],
  ["Enchanted creature gets +1/+1.", "magic/wrong-attachment", "Enchanted", equipment],
])("reports what no card could say, once and at its place: %s", (text, code, words, printed) => {
  const reading = readOn(text, printed);
  expect(faultsOf(reading).map((one) => one.code)).toEqual([code]);
  const [diagnostic] = reading.abilities.flatMap(({ diagnostics }) => diagnostics);
  const at = code === "magic/repeated-word" ? text.lastIndexOf(words) : ` ${text}`.indexOf(` ${words} `);
  expect(diagnostic?.span).toMatchObject({ start: at });
  expect(reading.compiled).toBeNull();
});

it.each([
  "Create an 8/8 red Elf creature token.",
  "Create an 11/11 red Elf creature token.",
  "Create an X/X red Elf creature token, where X is the number of Elves you control.",
  "Create a 1/1 green Forest Dryad land creature token.",
  "Create a 1/1 white Unicorn creature token.",
  "Destroy a Unicorn.",
])("reads what is right beside them: %s", (text) => {
  expect(faultsOf(readOn(text, sorcery))).toEqual([]);
});

it.each<[string, string, string, Printed]>([
  ["Counter target instant.", "magic/not-lowered", "Counter target instant.", sorcery],
  [
    "At the beginning of the next end step, draw a card.",
    "magic/not-lowered",
    "At the beginning of the next end step,",
    elf,
  ],
  [
    "You may exile target creature. Exile the top card of your library. Play that card this turn.",
    "magic/not-lowered",
    "You may exile target creature. Exile the top card of your library. Play that card this turn.",
    sorcery,
  ],
  ["Draw a card or you gain 1 life.", "magic/not-lowered", "Draw a card or you gain 1 life.", sorcery],
  ["Target creature gains flying or haste until end of turn.", "magic/not-lowered", "flying or haste", sorcery],
  [
    "Whenever this creature attacks, create that many Food tokens.",
    "magic/not-lowered",
    "Whenever this creature attacks, create that many Food tokens.",
    elf,
  ],
  ["Return target creature to an opponent's hand.", "magic/not-lowered", "an opponent's hand", sorcery],
  ["Return target creature card from your graveyard to hand.", "magic/not-lowered", "hand", sorcery],
  [
    "Whenever nontoken creature dies, draw a card.",
    "magic/not-lowered",
    "Whenever nontoken creature dies, draw a card.",
    elf,
  ],
  [
    "Whenever or more creatures die, draw a card.",
    "magic/not-lowered",
    "Whenever or more creatures die, draw a card.",
    elf,
  ],
  [
    "If you control two more Elves, draw a card.",
    "magic/not-lowered",
    "If you control two more Elves, draw a card.",
    sorcery,
  ],
  ["If you control five Elves, draw a card.", "magic/not-lowered", "five Elves", sorcery],
  [
    "Whenever this creature attacks, may draw a card.",
    "magic/not-lowered",
    "Whenever this creature attacks, may draw a card.",
    elf,
  ],
  ["{T}: Draw a card. Activate as a sorcery.", "magic/not-lowered", "as a sorcery", elf],
  ["This creature deals 1 damage to opponent.", "magic/not-lowered", "deals 1 damage to opponent", elf],
  ["Create a green 1/1 Elf creature token.", "magic/not-lowered", "Create a green 1/1 Elf creature token.", sorcery],
  ["Create a 1/1 green creature Elf token.", "magic/not-lowered", "Create a 1/1 green creature Elf token.", sorcery],
  [
    "Create a 1/1 green white Elf creature token.",
    "magic/not-lowered",
    "Create a 1/1 green white Elf creature token.",
    sorcery,
  ],
  [
    "Whenever a Spider enters, destroy that artifact.",
    "magic/unbound-reference",
    "Whenever a Spider enters, destroy that artifact.",
    elf,
  ],
  [
    "For each Elf you control, create a token that's a copy of that artifact.",
    "magic/unbound-reference",
    "For each Elf you control, create a token that's a copy of that artifact.",
    sorcery,
  ],
  [
    'Target creature gains "{T}: Sacrifice this artifact." until end of turn.',
    "magic/wrong-self-reference",
    "this artifact",
    sorcery,
  ],
  [
    'Create a 1/1 green Elf creature token. It has "Sacrifice this artifact: Draw a card."',
    "magic/wrong-self-reference",
    "this artifact",
    sorcery,
  ],
  [
    "Target land becomes a 1/1 creature until end of turn. It's still a planeswalker.",
    "magic/not-lowered",
    "a planeswalker",
    sorcery,
  ],
])("refuses a word that would be lost: %s", (text, code, words, printed) => {
  const reading = readOn(text, printed);
  expect(faultsOf(reading)).toEqual([faultAt(code, text, words)]);
  expect(reading.compiled).toBeNull();
});

it.each([
  "Whenever a Spider enters, destroy that creature.",
  "For each Elf you control, create a token that's a copy of that creature.",
  "Target land becomes a 1/1 creature until end of turn. It's still a land.",
])("reads the same with the right word: %s", (text) => {
  expect(faultsOf(readOn(text, text.startsWith("Whenever") ? elf : sorcery))).toEqual([]);
});

it("binds what a condition speaks of, not the Aura itself (611.3)", () => {
  const reading = readOn("As long as enchanted creature is blue, it gets +1/+1.", aura);
  expect(faultsOf(reading)).toEqual([]);
  expect(reading.compiled?.faces[0]?.abilities).toMatchObject([
    { kind: "static", effects: [{ affected: { kind: "attachedTo" } }] },
  ]);
});

it("reports a word that no list holds, whatever stands around it", () => {
  const text = "Create a Role token.";
  expect(faultsOf(readOn(text, sorcery))).toEqual([faultAt("magic/unknown-card-name", text, "Role")]);
  expect(readOn(text, sorcery).abilities[0]?.diagnostics[0]).not.toHaveProperty("suggestion");
});
