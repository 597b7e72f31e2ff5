import { expect, it } from "vitest";
import { creature, n, permanents, source, you } from "../runtime/builders.js";
import { abilityOf, aura, elf, instructionsOf, land, readOn, resolutionOf, sorcery, staticEffectsOf } from "./kit.js";

const opponents = { kind: "eachOpponent" };

it("wins a clash with the higher mana value (701.30b, 701.30d)", () => {
  const [clash, win] = instructionsOf("Clash with an opponent. If you win, draw a card.");
  expect(clash).toMatchObject({ kind: "keywordAction", action: "clash", player: you });
  expect(win).toMatchObject({ kind: "conditional", condition: { kind: "wonClash", slot: clash?.result } });
});

it("means the opponent who clashed (701.30b)", () => {
  const [clash, loss] = instructionsOf("Clash with an opponent. That player loses 1 life.");
  expect(loss).toMatchObject({ kind: "loseLife", player: { kind: "resultPlayer", slot: clash?.result } });
});

it.each(["If you win, draw a card.", "Clash with a player.", "Clash. If you win, draw a card."])(
  "refuses a clash that is none (701.30b): %s",
  (text) => {
    expect(readOn(text).compiled).toBeNull();
  },
);

it.each<[string, string]>([
  ["For each opponent, destroy up to one target creature that player controls.", "destroy"],
  ["For each opponent, gain control of up to one target creature that player controls.", "modify"],
  ["For each opponent, return up to one target creature that player controls to its owner's hand.", "moveObjects"],
  ["For each opponent, goad up to one target creature that player controls.", "goad"],
])("announces a target for each opponent and does it to all at once (601.2c): %s", (text, kind) => {
  const { targets, instructions } = resolutionOf(text);
  const [target] = targets;
  const slot = target?.forEach?.slot ?? "";
  expect(target).toMatchObject({
    what: permanents(creature, { kind: "controlledBy", player: { kind: "iterationPlayer", slot } }),
    least: n(0),
    most: n(1),
    forEach: { players: opponents },
  });
  expect(instructions).toMatchObject([{ kind, objects: { kind: "target", target: target?.id } }]);
});

it("speaks of all the targets afterwards (608.2c)", () => {
  const text =
    "For each opponent, tap up to one target creature that player controls. Put a stun counter on each of them.";
  const [, counters] = instructionsOf(text);
  expect(counters).toMatchObject({ kind: "putCounters", counter: "stun", on: { kind: "target" } });
});

it.each([
  "For each opponent, destroy target creature that player controls.",
  "For each opponent, destroy up to one target creature.",
  "For each opponent, destroy up to one target creature that player controls and that player loses 1 life.",
  "For each opponent, you may destroy up to one target creature that player controls.",
  "For each creature you control, destroy up to one target creature.",
])("refuses targets that are not one for each player (601.2c): %s", (text) => {
  expect(readOn(text).compiled).toBeNull();
});

it("takes all its targets from one graveyard (404.2, 601.2c)", () => {
  expect(resolutionOf("Exile up to three target creature cards from a single graveyard.").targets).toMatchObject([
    {
      what: {
        what: "card",
        constraints: [creature, { kind: "inZone", zone: "graveyard", of: null }, { kind: "alike" }],
      },
      least: n(0),
      most: n(3),
    },
  ]);
});

it.each<[string, object]>([
  ["As this land enters, you may pay 2 life. If you don't, it enters tapped.", { kind: "not" }],
  [
    "As this land enters, you may reveal an Island card from your hand. If you do, this land enters tapped.",
    { kind: "done" },
  ],
])("says how it enters by what was done as it does (614.12a): %s", (text, condition) => {
  expect(staticEffectsOf(text, land)).toMatchObject([
    {
      kind: "asEnters",
      instructions: [
        { kind: "optional" },
        { kind: "conditional", condition, then: [{ kind: "enterWith", object: source, entry: [{ kind: "tapped" }] }] },
      ],
    },
  ]);
});

it("counts what was done as it enters (614.12a)", () => {
  const text =
    "As this creature enters, you may reveal any number of other Elf cards from your hand. This creature enters with a +1/+1 counter on it for each card revealed this way.";
  expect(staticEffectsOf(text, elf)).toMatchObject([
    {
      kind: "asEnters",
      instructions: [
        { kind: "optional", instructions: [{ kind: "reveal", what: { kind: "choice", least: n(0) } }] },
        { kind: "enterWith", entry: [{ kind: "counters", counter: "+1/+1", count: { kind: "size" } }] },
      ],
    },
  ]);
});

it.each(["Draw a card. It enters tapped.", "Destroy target creature. It enters tapped."])(
  "refuses entering where nothing enters (614.12): %s",
  (text) => {
    expect(readOn(text, sorcery).compiled).toBeNull();
  },
);

it("asks how many opponents there are (102.3)", () => {
  const unless = {
    kind: "exists",
    what: { what: "player", constraints: [{ kind: "opponentOf", player: you }] },
    is: { operator: "atLeast", than: n(2) },
  };
  expect(staticEffectsOf("This land enters tapped unless you have two or more opponents.", land)).toMatchObject([
    { kind: "entersWith", unless },
  ]);
});

it("can't block one creature and may block another (509.1b)", () => {
  expect(staticEffectsOf("Creatures with power less than this creature's power can't block it.")).toMatchObject([
    { changes: [{ kind: "prohibit", prohibition: { kind: "block", whom: source, manner: "any" } }] },
  ]);
});

it.each<[string, object, "none" | "mana"]>([
  ["its activated abilities can't be activated", { kind: "attachedTo" }, "none"],
  ["its activated abilities can't be activated unless they're mana abilities", { kind: "attachedTo" }, "mana"],
])("forbids the abilities of what is enchanted (602.5, 605.1a): %s", (words, affected, except) => {
  const reading = readOn(`Enchant creature\nEnchanted creature can't attack or block, and ${words}.`, aura);
  expect(reading.abilities.at(-1)?.abilities).toMatchObject([
    {
      effects: [
        { kind: "continuous" },
        { kind: "continuous", affected, changes: [{ prohibition: { kind: "activateAbilities", except, what: null } }] },
      ],
    },
  ]);
});

it("forbids the abilities of all that match (602.5)", () => {
  expect(staticEffectsOf("Activated abilities of creatures can't be activated.")).toMatchObject([
    { affected: { kind: "matching", filter: permanents(creature) }, changes: [{ kind: "prohibit" }] },
  ]);
});

it.each([
  "Activated abilities of target creature can't be activated.",
  "Triggered abilities of creatures can't be activated.",
  "Its activated abilities can't be activated unless you control a Goblin.",
])("refuses other abilities and conditions (602.5): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});

it.each<[string, readonly object[]]>([
  ["Equip abilities you activate", [{ kind: "keyword", keyword: { keyword: "equip" } }, { kind: "controlledBy" }]],
  ["Abilities you activate of other artifacts", [{ kind: "controlledBy" }, { kind: "fromSource" }]],
])("changes what other abilities cost (601.2f, 602.2b): %s", (words, constraints) => {
  expect(staticEffectsOf(`${words} cost {1} less to activate.`)).toMatchObject([
    { kind: "costChange", of: "activations", what: { what: "ability", constraints }, amount: ["{1}"] },
  ]);
});

it.each([
  ["Whenever you scry, draw a card.", "scry"],
  ["Whenever you surveil, draw a card.", "surveil"],
])("waits for looking at cards of a library (701.22d, 701.25d): %s", (text, action) => {
  expect(abilityOf(text, elf)).toMatchObject({ event: { kind: "keywordAction", action, player: { reference: you } } });
});

it("may be a commander (903.3a)", () => {
  expect(staticEffectsOf("Test of Text can be your commander.")).toEqual([
    { kind: "deckConstruction", what: "commander" },
  ]);
  expect(readOn("Target creature can be your commander.").compiled).toBeNull();
});

it("has a forecast ability that works from the hand (702.57a)", () => {
  expect(abilityOf("Forecast — {1}{U}, Reveal this card from your hand: Draw a card.")).toMatchObject({
    keyword: "forecast",
    costs: [{ kind: "mana" }, { kind: "reveal", what: source, from: "hand" }],
    functionsFrom: "hand",
  });
});

it("may begin the game on the battlefield (103.6a)", () => {
  const text = "If this card is in your opening hand, you may begin the game with it on the battlefield.";
  expect(staticEffectsOf(text)).toEqual([{ kind: "openingHand", to: "battlefield" }]);
});

it.each([
  "If this card is in your hand, you may begin the game with it on the battlefield.",
  "If this card is in your opening hand, draw a card.",
])("refuses what is of no opening hand (103.6): %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
