import { expect, it } from "vitest";
import { abilitiesOf, instructionsOf, readText } from "./reading.js";

const you = { kind: "you" } as const;
const opponent = { kind: "opponent" } as const;
const n = (value: number) => ({ kind: "number", value });
const among = (slot: string) => ({ kind: "among", of: { kind: "result", slot } });
const result = (slot: string) => ({ kind: "result", slot });

it.each<[string, readonly object[]]>([
  [
    "Purge a creature from a discard pile. Deal 2{D} to each creature that shares a trait with the purged creature.",
    [{ kind: "move" }, { kind: "dealDamage", to: { filter: { zones: ["play"], constraints: [{ kind: "shares", with: { filter: { zones: [], constraints: [among("r1")] } } }] } } }],
  ],
  [
    "Discard the top 5 cards of your deck. Archive each Niffle card discarded this way.",
    [{ kind: "move" }, { kind: "move", objects: { filter: { zones: [], constraints: [{ kind: "trait" }, among("r1")] } } }],
  ],
  [
    "Reveal any number of creatures from your hand. Make each creature revealed this way a token creature as if the card was on top of your deck.",
    [{ kind: "reveal" }, { kind: "makeTokens", from: { filter: { zones: [], constraints: [among("r1")] } } }],
  ],
  [
    "Exhaust up to 2 friendly creatures. For each creature exhausted this way, steal 1{A}.",
    [{ kind: "exhaust" }, { kind: "repeat", times: { kind: "count", filter: { zones: ["play"], constraints: [among("r1")] } } }],
  ],
])("cards that were moved or shown are wherever they are now: %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
}); // prettier-ignore

it.each<[string, readonly object[]]>([
  [
    "A friendly creature captures 1{A}. If that creature is a Dinosaur, it captures 2{A} instead.",
    [
      { kind: "chooseObjects", result: "r1" },
      { kind: "conditional", then: [{ kind: "captureAmber", onto: result("r1") }], otherwise: [{ kind: "captureAmber", onto: result("r1") }] },
    ],
  ],
  [
    "Archive a card. If the tide is high, archive 2 cards instead.",
    [{ kind: "conditional", then: [{ kind: "move" }], otherwise: [{ kind: "move", objects: { kind: "choose" } }] }],
  ],
])("what is done instead is done to what was chosen, where it speaks of that: %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
}); // prettier-ignore

it.each<[string, readonly object[]]>([
  [
    "R34 For each enemy creature, make a token creature and have it fight that enemy creature.",
    [{ kind: "forEach", instructions: [{ kind: "makeTokens" }, { kind: "use", objects: result("r2"), against: { kind: "iteration" } }] }],
  ],
  [
    "Destroy up to 2 creatures. For each creature destroyed this way, the creature's controller gains 1{A}.",
    [{ kind: "destroy" }, { kind: "forEach", instructions: [{ player: { kind: "controllerOf", of: { kind: "iteration" } } }] }],
  ],
  [
    "Exhaust a creature. For each copy of Urchin in your discard pile, exhaust another creature.",
    [{ kind: "exhaust" }, { kind: "repeat", instructions: [{ objects: { filter: { constraints: [{ kind: "otherThan", than: result("r1") }] } } }] }],
  ],
  [
    "Discard the top 3 cards of your deck. For each creature discarded this way, make a token creature.",
    [{ kind: "move" }, { kind: "repeat", times: { kind: "count", filter: { types: ["creature"], constraints: [among("r1")] } } }],
  ],
  [
    "Return each friendly creature to its owner's hand. For each card returned this way, return an enemy creature to its owner's hand.",
    [{ kind: "move", result: "r1" }, { kind: "repeat", times: { kind: "resultAmount", slot: "r1" } }],
  ],
  [
    "Choose a creature and discard the top card of its controller's deck. Destroy that creature.",
    [{ kind: "chooseObjects", result: "r1" }, { kind: "move" }, { kind: "destroy", objects: result("r1") }],
  ],
])("words recall what they can mean: %s", (text, expected) => {
  expect(instructionsOf(text.replace(/^R34 /, ""))).toMatchObject(expected);
}); // prettier-ignore

it.each<[string, readonly object[]]>([
  ["Put a creature into play from your discard pile.", [{ kind: "putIntoPlay", objects: { filter: { zones: ["discard"], constraints: [{ kind: "inZoneOf", player: you }] } } }]],
  ["Choose a card in your hand and put it into play as a token creature.", [{ kind: "chooseObjects" }, { kind: "makeTokens", from: result("r1") }]],
  ["Put a creature from your hand into play under your opponent's control.", [{ kind: "putIntoPlay", player: opponent }]],
  ["Use an opponent's artifact as if it were yours.", [{ kind: "use", objects: { kind: "choose", filter: { types: ["artifact"], constraints: [{ kind: "controlledBy", player: opponent }] } } }]],
  ["Give a creature a +1 power counter.", [{ kind: "putCounters", counter: "power", amount: n(1) }]],
])("nothing that is said of it is dropped: %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
}); // prettier-ignore

it.each<[string, readonly object[]]>([
  ["Each friendly creature belongs to house Mars in addition to its other houses.", [{ effects: [{ kind: "house", manner: "also" }] }]],
  ["Each friendly creature belongs to house Mars.", [{ effects: [{ kind: "house", manner: "instead" }] }]],
  ["Your opponent's creatures gain omega.", [{ effects: [{ affected: { constraints: [{ kind: "controlledBy", player: opponent }] } }] }]],
  ["Creatures more powerful than this creature cannot be played.", [{ effects: [{ kind: "cannot", act: "bePlayed", affected: { zones: ["hand", "deck", "discard", "archives", "purged", "under"] } }] }]],
  ["After any player chooses Dis as their active house, gain 1{A}.", [{ event: { kind: "houseChosen", player: null } }]],
  ["After an upgrade is attached to this creature or 1 of its neighbors, gain 1{A}.", [{ event: { kind: "attached", other: { kind: "all", of: [{ kind: "source" }, { kind: "each" }] } } }]],
])("nor of whom an ability is about: %s", (text, expected) => {
  expect(abilitiesOf(text)).toMatchObject(expected);
}); // prettier-ignore

it.each([
  "Play: Shuffle each creature into its owner's deck. Each player gains 1{A} for each creature shuffled into their deck this way.",
  "Play: Put a creature into play from anywhere.",
])("what it would have to drop it refuses: %s", (text) => {
  expect(readText(text).compiled).toBeNull();
});
