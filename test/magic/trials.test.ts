import { expect, it } from "vitest";
import { magic } from "../../src/magic/index.js";
import { exercise } from "../../src/magic/runtime/index.js";
import { readCards } from "../../src/readers/index.js";

const nothing = { findCard: () => undefined };

/** Why the abilities of a card with this text do not all do what they say. */
function reasonsFor(type: string, text: string): readonly string[] {
  const size = type.includes("Creature") || type.includes("Vehicle") ? { power: "2", toughness: "2" } : {};
  const loyalty = type.includes("Planeswalker") ? { loyalty: "4" } : {};
  const raw = [
    {
      object: "card",
      name: "Trial Piece",
      type_line: type,
      mana_cost: "{1}{W}",
      oracle_text: text,
      ...size,
      ...loyalty,
    },
  ];
  const [card] = readCards(JSON.stringify(raw), "trial.json", {}).cards;
  const compiled = card === undefined ? null : magic.read(card, nothing).compiled;
  if (compiled === null) throw new Error(`not compiled: ${text}`);
  return [...exercise(compiled).reasons.values()];
}

/** What has to be so before an ability does anything is made so. */
it.each([
  [
    "Creature — Turtle",
    "When this creature enters, if an opponent controls more lands than you, create a Treasure token.",
  ],
  ["Creature — Human", "When this creature enters, if you control another outlaw, create a Treasure token."],
  ["Creature — Human", "{T}: Create a Treasure token. Activate only if you have 5 or less life."],
  [
    "Creature — Human",
    "{T}, Tap two untapped creatures you control: Create a Treasure token. Activate only if a creature died this turn.",
  ],
  ["Creature — Human", "{T}: Create a Treasure token. Activate only during your upkeep."],
  ["Creature — Human", "Tap five untapped Elves you control: Create a Treasure token."],
  [
    "Creature — Human",
    "Whenever this creature becomes the target of a spell or ability an opponent controls, create a Treasure token.",
  ],
  ["Creature — Human", "Ward {2}"],
  ["Creature — Human", "Whenever you commit a crime, create a Treasure token."],
  ["Creature — Human", "Whenever you expend 4, create a Treasure token."],
  ["Creature — Human", "Offspring {2}"],
  [
    "Creature — Human",
    "{T}: Flip a coin. If you win the flip, create a Treasure token. If you lose the flip, you lose 1 life.",
  ],
  [
    "Creature — Human",
    "At the beginning of your end step, if this creature has three or more +1/+1 counters on it, create a Treasure token.",
  ],
  ["Creature — Mount", "Whenever this creature attacks while saddled, create a Treasure token."],
  ["Artifact — Vehicle", "Whenever this Vehicle attacks, create a Treasure token."],
  ["Land", "This land enters tapped unless you control a Plains."],
  ["Instant", "This spell deals 4 damage to target attacking or blocking creature."],
  ["Instant", "Counter target activated or triggered ability."],
  ["Planeswalker — Test", "+1: Create a 1/1 blue Otter creature token with prowess."],
])("tries %s: %s", (type, text) => {
  expect(reasonsFor(type, text)).toEqual([]);
});

/** What the rules carry out for a counter or a designation counts. */
it.each([
  ["122.1c", "When this creature enters, put a shield counter on it."],
  ["122.1h", "When this creature enters, put a finality counter on it."],
  ["728.1", "When this creature enters, each player gets two rad counters."],
  ["725.2", "When this creature enters, you become the monarch."],
])("%s: counts as executable: %s", (_, text) => {
  expect(reasonsFor("Creature — Human", text)).toEqual([]);
});

/** What the rules add to a counter or a designation has to happen too before the ability counts as executable. */
it.each([["726.2", "When this creature enters, you take the initiative.", "what the initiative does"]])(
  "%s: does not count as executable: %s",
  (_, text, reason) => {
    expect(reasonsFor("Creature — Human", text)).toEqual([reason]);
  },
);

it("702.6c: equipping a creature of a quality counts as executable", () => {
  expect(reasonsFor("Artifact — Equipment", "Equip legendary creature {3}")).toEqual([]);
});
