import { expect, it } from "vitest";
import { creature, n, one, permanents, source, you, yours } from "../runtime/builders.js";
import { controlsGoblin } from "./expected.js";
import { abilityOf, aura, elf, instructionsOf, land, readOn, resolutionOf, sorcery, staticEffectsOf } from "./kit.js";

it("takes a card type away while a condition holds (205.1a, 613.1d)", () => {
  expect(abilityOf("As long as you control a Goblin, this creature isn't a creature.", elf)).toMatchObject({
    condition: controlsGoblin,
    effects: [{ affected: source, changes: [{ kind: "removeTypes", types: ["creature"], subtypes: [] }] }],
  });
});

it("keeps the types of what is still what it was (205.1b)", () => {
  const text = "Enchant land\nEnchanted land is a 2/2 green Elf creature that's still a land.";
  expect(readOn(text, aura).abilities.at(-1)?.abilities).toMatchObject([
    {
      effects: [{ changes: [{ kind: "addTypes", types: ["creature"], subtypes: ["Elf"] }, { kind: "setColors" }, {}] }],
    },
  ]);
});

it("refuses that it is still what it never was (205.1b)", () => {
  expect(readOn("Target land becomes a 2/2 creature that's still an artifact.").compiled).toBeNull();
});

it.each<[string, number]>([
  ["You may play an additional land on each of your turns.", 1],
  ["You may play two additional lands on each of your turns.", 2],
])("permits more lands (305.2): %s", (text, count) => {
  const permission = { kind: "playAdditionalLands", count: n(count) };
  expect(staticEffectsOf(text)).toMatchObject([{ affected: you, changes: [{ kind: "permit", permission }] }]);
});

it("permits more lands for a turn (305.2)", () => {
  expect(instructionsOf("You may play an additional land this turn.")).toMatchObject([
    { kind: "modify", objects: you, changes: [{ kind: "permit" }], duration: { kind: "thisTurn" } },
  ]);
});

it("skips a step each time that it would begin (614.1b, 614.10)", () => {
  expect(staticEffectsOf("Skip your draw step.")).toMatchObject([
    {
      kind: "replacement",
      event: { kind: "turnPart", part: "drawStep", next: "each" },
      replacement: { kind: "nothing" },
    },
  ]);
});

it.each<[string, object]>([
  ["You skip your next turn.", { player: you, part: "turn", count: n(1) }],
  ["You skip your next two turns.", { player: you, part: "turn", count: n(2) }],
  ["Skip your next draw step.", { player: you, part: "drawStep", count: n(1) }],
  ["Each opponent skips their next untap step.", { player: { kind: "eachOpponent" }, part: "untapStep" }],
  ["Target player skips their next combat phase.", { player: { kind: "targetPlayer" }, part: "combat" }],
  ["Target player skips their next combat phase this turn.", { part: "combat", within: "thisTurn" }],
])("skips what comes next (614.10, 614.10a): %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "skip", ...expected }]);
});

it.each([
  ["Players skip their upkeep steps.", "upkeep"],
  ["Players skip their untap steps.", "untapStep"],
])("skips a step of every player's turns (614.1b): %s", (text, part) => {
  expect(staticEffectsOf(text)).toMatchObject([
    {
      event: { kind: "turnPart", part, whose: { reference: { kind: "eachPlayer" } } },
      replacement: { kind: "nothing" },
    },
  ]);
});

it.each([
  "Target player skips your next turn.",
  "Each opponent skips your next untap step.",
  "You skip your turn.",
  "You skip your next two turn.",
  "Target player skips the next combat phase.",
  "Target player skips their next combat phases.",
])("refuses what is not the player's own next (614.10): %s", (text) => {
  expect(readOn(text, sorcery).compiled).toBeNull();
});

it.each([
  "Skip your combat phase.",
  "You may play an additional land.",
  "You may play an additional land on each of your opponents' turns.",
])("refuses other parts and other times of the turn (614.10, 305.2): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it("switches power and toughness (613.4d)", () => {
  expect(resolutionOf("Switch target creature's power and toughness until end of turn.")).toMatchObject({
    targets: [{ what: permanents(creature) }],
    instructions: [{ changes: [{ kind: "switchPowerToughness" }], duration: { kind: "endOfTurn" } }],
  });
});

it("has the player choose whether to tap or untap as it resolves (608.2d, 701.26)", () => {
  const { targets, instructions } = resolutionOf("Tap or untap target creature.");
  expect(targets).toMatchObject([{ what: permanents(creature), most: one }]);
  const objects = { kind: "target", target: targets[0]?.id };
  expect(instructions).toMatchObject([
    {
      kind: "chooseModes",
      chosen: "onResolution",
      least: one,
      most: one,
      modes: [{ instructions: [{ kind: "tap", objects }] }, { instructions: [{ kind: "untap", objects }] }],
    },
  ]);
});

it("refuses to tap or untap several, each of which might be treated in its own way (608.2d)", () => {
  expect(readOn("Tap or untap up to two target creatures.").compiled).toBeNull();
});

it.each<[string, object]>([
  ["{T}: Add two mana in any combination of colors.", n(2)],
  ["{X}, {T}: Add X mana in any combination of colors.", { kind: "x" }],
])("adds mana of any color each (105.4, 106.1b): %s", (text, count) => {
  expect(resolutionOf(text, land).instructions).toMatchObject([
    { mana: { kind: "anyColor", count, spread: "anyCombination", among: [] } },
  ]);
});

it("speaks of the life that was lost, by whomever (119.3, 608.2c)", () => {
  const [loss, gain] = instructionsOf("Each opponent loses 2 life. You gain life equal to the life lost this way.");
  expect(loss).toMatchObject({ kind: "loseLife" });
  expect(gain).toMatchObject({ kind: "gainLife", amount: { kind: "result", slot: loss?.result } });
});

it.each([2, 3])("lets a mode be chosen again where the header says so (700.2d): %i", (count) => {
  const header = `Choose ${count === 2 ? "two" : "three"}. You may choose the same mode more than once.`;
  expect(instructionsOf(`${header}\n• Draw a card.\n• You gain 1 life.`)).toMatchObject([
    { kind: "chooseModes", least: n(count), most: n(count), sameAgain: "allowed" },
  ]);
});

it.each<[string, object]>([
  [
    "If a land entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
    {
      event: {
        kind: "zoneChange",
        object: { filter: permanents({ kind: "cardType", cardType: "land" }) },
        to: "battlefield",
      },
      of: permanents(yours),
    },
  ],
  [
    "If a triggered ability of a Goblin you control triggers, that ability triggers an additional time.",
    { event: null, of: permanents({ kind: "subtype", subtype: "Goblin" }, yours) },
  ],
])("has abilities trigger once more (603.2d): %s", (text, effect) => {
  expect(staticEffectsOf(text)).toMatchObject([{ kind: "triggerAdditional", ...effect }]);
});

it.each([
  ["If a Goblin you control triggers, that ability triggers an additional time.", elf],
  ["Switch target creature's power and power until end of turn.", sorcery],
])("refuses what is said of no ability or of one value alone (603.2d, 613.4d): %s", (text, printed) => {
  expect(readOn(text, printed).compiled).toBeNull();
});

it("says what can't enter, as what it would be or as the card that it is (614.17d)", () => {
  const prohibition = { kind: "enter" };
  const changes = [{ kind: "prohibit", prohibition }];
  const green = { what: "permanent", constraints: [{ kind: "color", color: "green" }, { kind: "cardType" }] };
  expect(staticEffectsOf("Green creatures can't enter the battlefield.")).toMatchObject([
    { affected: { kind: "matching", filter: green }, changes },
  ]);
  expect(staticEffectsOf("Creature cards in graveyards can't enter the battlefield.")).toMatchObject([
    { affected: { kind: "matching", filter: { what: "card", constraints: [{}, { kind: "inZone" }] } }, changes },
  ]);
  expect(instructionsOf("Green creatures can't enter the battlefield this turn.")).toMatchObject([
    { kind: "modify", objects: { kind: "matching" }, changes, membership: "open" },
  ]);
});

it.each(["Target creature can't enter the battlefield this turn.", "Green creatures can't enter tapped."])(
  "refuses that what is there can't enter, and how something can't (614.17d): %s",
  (text) => {
    expect(readOn(text, elf).compiled).toBeNull();
    expect(readOn(text).compiled).toBeNull();
  },
);
