import { expect, it } from "vitest";
import type { Condition } from "../../../src/magic/effects/index.js";
import { abilityOf, elf, instructionsOf, readOn, staticEffectsOf, sorcery } from "./kit.js";

const you = { kind: "you" };
const designation = (fields: object) => ({ kind: "becomeDesignation", player: null, object: null, ...fields });

it.each([
  ["You become the monarch.", [designation({ player: you, designation: "monarch" })]],
  ["Target player becomes the monarch.", [designation({ player: { kind: "targetPlayer" }, designation: "monarch" })]],
  ["You take the initiative.", [designation({ player: you, designation: "initiative" })]],
  ["It becomes night.", [designation({ designation: "night" })]],
  ["Venture into the dungeon.", [{ kind: "keywordAction", action: "venture into the dungeon", player: you }]],
  ["The Ring tempts you.", [{ kind: "keywordAction", action: "the Ring tempts you", player: you }]],
])("gives a designation to a player or to the game (701.49a, 701.54a, 725.1, 726.1, 731.1): %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject(expected);
});

const yourself = { kind: "player", reference: you };

it.each([
  ["you become the monarch", { kind: "becomes", object: yourself, what: "monarch" }],
  ["you take the initiative", { kind: "becomes", object: yourself, what: "initiative" }],
  ["you complete a dungeon", { kind: "completesDungeon", player: yourself }],
  ["the Ring tempts you", { kind: "keywordAction", action: "the Ring tempts you", player: yourself }],
  ["day becomes night", { kind: "dayBecomesNight" }],
  ["day becomes night or night becomes day", { events: [{ kind: "dayBecomesNight" }, { kind: "nightBecomesDay" }] }],
])("waits for a designation or for what comes with it (309.7, 701.54d, 725, 726, 731.1a): %s", (event, expected) => {
  expect(abilityOf(`Whenever ${event}, draw a card.`, elf)).toMatchObject({ event: expected });
});

const not = (condition: object) => ({ kind: "not", condition });
const game = (word: string) => ({ kind: "designation", player: null, designation: word });
const monarch: Condition = {
  kind: "exists",
  what: { what: "player", constraints: [{ kind: "playerStatus", status: "monarch" }] },
  is: { operator: "equal", than: { kind: "number", value: 0 } },
};

it.each([
  ["there is no monarch", monarch],
  ["it's night", game("night")],
  ["it's neither day nor night", { kind: "allOf", conditions: [not(game("day")), not(game("night"))] }],
  ["you've completed a dungeon", { kind: "happened", event: { kind: "completesDungeon" }, within: "thisGame" }],
  ["Test of Text is your Ring-bearer", { filter: { constraints: [{ status: "ringBearer" }, { player: you }] } }],
  ["it was bargained", { kind: "paid", cost: "bargain" }],
])("asks for it (309.7, 701.54e, 702.166b, 725.1, 731.1): %s", (condition, expected) => {
  expect(abilityOf(`When Test of Text enters, if ${condition}, draw a card.`, elf)).toMatchObject({
    condition: expected,
  });
});

it("becomes day as a permanent enters, where it is neither then (614.12, 731.1)", () => {
  const then = [designation({ designation: "day" })];
  expect(staticEffectsOf("If it's neither day nor night, it becomes day as Test of Text enters.")).toMatchObject([
    { kind: "asEnters", object: { kind: "source" }, instructions: [{ kind: "conditional", then }] },
  ]);
});

it("gives the ability behind the words while the speed is 4 (702.178a)", () => {
  expect(abilityOf("Max speed — {3}, Exile this card from your graveyard: Draw a card.", elf)).toMatchObject({
    kind: "static",
    condition: { kind: "compare", quantity: { kind: "speed" }, is: { operator: "equal", than: { value: 4 } } },
    effects: [
      { affected: { kind: "source" }, changes: [{ abilities: [{ kind: "activated", functionsFrom: "graveyard" }] }] },
    ],
  });
});

it("enters prepared (722.3a)", () => {
  expect(staticEffectsOf("This creature enters prepared.")).toMatchObject([{ entry: [{ kind: "prepared" }] }]);
});

it("triggers in exile as the card becomes plotted (113.6k, 702.170c)", () => {
  expect(abilityOf("When this card becomes plotted, draw a card.", elf)).toMatchObject({
    event: { kind: "becomes", what: "plotted" },
    functionsFrom: "exile",
  });
});

it.each([
  ["This spell costs {2} less to cast if it's bargained.", { kind: "paid", cost: "bargain" }],
  ["This spell costs {2} less to cast if it targets a tapped creature.", { object: { kind: "source" } }],
])("speaks of the spell by it (601.2f): %s", (text, condition) => {
  expect(abilityOf(text, sorcery)).toMatchObject({ kind: "static", condition });
});

it("asks whether another spell was kicked, and not whether the source was (702.33d)", () => {
  expect(abilityOf("Whenever you cast a spell, if it was kicked, draw a card.", elf)).toMatchObject({
    condition: { kind: "matches", object: { kind: "triggering", role: "spell" } },
  });
});

it.each([
  ["your commander", [{ kind: "commander" }, { kind: "ownedBy", player: you }]],
  ["your Ring-bearer", [{ status: "ringBearer" }, { kind: "controlledBy", player: you }]],
])("takes part as yours (701.54e, 903.3): %s", (who, constraints) => {
  expect(abilityOf(`Whenever ${who} attacks, draw a card.`, elf)).toMatchObject({
    event: { object: { filter: { constraints } } },
  });
});

const isMonarch = { kind: "matchingPlayers", filter: { constraints: [{ kind: "playerStatus", status: "monarch" }] } };

it("means the one player who is the monarch (725.3)", () => {
  expect(staticEffectsOf("Test of Text can't be blocked by creatures the monarch controls.")).toMatchObject([
    { changes: [{ prohibition: { by: { constraints: [{}, { kind: "controlledBy", player: isMonarch }] } } }] },
  ]);
  expect(instructionsOf("The monarch loses 1 life.")).toMatchObject([{ kind: "loseLife", player: isMonarch }]);
  expect(abilityOf("At the beginning of the monarch's end step, that player draws a card.", elf)).toMatchObject({
    event: { kind: "turnPart", part: "endStep", whose: { kind: "player", reference: isMonarch } },
    resolution: { instructions: [{ kind: "drawCards", player: { kind: "triggeringPlayer" } }] },
  });
});

it.each([
  "A monarch loses 1 life.",
  "You become a monarch.",
  "The Dwarf tempts you.",
  "Whenever day becomes day, draw a card.",
  "Whenever your Dwarf attacks, draw a card.",
  "Whenever you complete the dungeon, draw a card.",
  "Test of Text becomes night.",
  "Whenever you cast a spell, if it was bargained, draw a card.",
])("refuses what names no designation or leaves open whose it is: %s", (text) => {
  expect(readOn(text, elf).compiled).toBeNull();
});
