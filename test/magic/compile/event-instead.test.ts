import { expect, it } from "vitest";
import { n, source, you } from "../runtime/builders.js";
import { artifact, readOn, sorcery, staticEffectsOf } from "./kit.js";

const mine = { kind: "player", reference: you };

it.each<[string, object]>([
  ["If you would draw a card, draw two cards instead.", { kind: "instead", instructions: [{ kind: "drawCards", player: you, amount: n(2) }] }],
  ["If you would draw a card, instead exile the top card of your library.", { kind: "instead", instructions: [{ kind: "moveObjects", to: "exile" }] }],
  ["If you would draw a card, you may create a Treasure token instead.", { kind: "may", replacement: { kind: "instead", instructions: [{ kind: "createTokens" }] } }],
  ["If you would draw a card, you may instead create a Treasure token.", { kind: "may", replacement: { kind: "instead", instructions: [{ kind: "createTokens" }] } }],
  ["If you would draw a card, you may skip that draw instead.", { kind: "may", replacement: { kind: "nothing" } }],
  ["If a player would draw a card, that player skips that draw instead.", { kind: "nothing" }],
  ["If an opponent would draw a card, instead that player skips that draw and you draw a card.", { kind: "instead", instructions: [{ kind: "drawCards", player: you }] }],
  ["If you would gain life, draw that many cards instead.", { kind: "instead", instructions: [{ kind: "drawCards", amount: { kind: "result", slot: "event" } }] }],
  ["If an opponent would gain life, that player loses that much life instead.", { kind: "instead", instructions: [{ kind: "loseLife", player: { kind: "triggeringPlayer" }, amount: { kind: "result", slot: "event" } }] }],
  ["If an opponent would lose life, they lose twice that much life instead.", { kind: "multiply", by: 2 }],
])("614.1a, 614.11: %s", (text, replacement) => {
  expect(staticEffectsOf(text)).toMatchObject([{ kind: "replacement", replacement }]);
}); // prettier-ignore

it("goes on with what the sentences behind say (614.1a)", () => {
  const text =
    "If you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your graveyard. Otherwise, draw a card.";
  const [effect] = staticEffectsOf(text);
  expect(effect).toMatchObject({ replacement: { instructions: [{ kind: "reveal" }, { kind: "conditional" }] } });
});

it("leaves out the first card of each draw step (504.1)", () => {
  const text =
    "If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.";
  expect(staticEffectsOf(text)).toMatchObject([
    { event: { kind: "draws", player: mine, detail: { manner: ["besidesStepDraw"] } } },
  ]);
});

it("asks how many cards are in a zone (401, 404)", () => {
  const none = { kind: "librarySize", is: { operator: "equal", than: n(0) } };
  const text =
    "If you would draw a card while your library has no cards in it, put a page counter on this artifact instead.";
  expect(readOn(text, artifact).abilities[0]?.abilities).toMatchObject([
    {
      effects: [
        {
          event: { detail: { conditions: [{ kind: "playerMatches", player: you, filter: { constraints: [none] } }] } },
          replacement: { instructions: [{ kind: "putCounters", on: source }] },
        },
      ],
    },
  ]);
  const many = { kind: "graveyardSize", is: { operator: "atLeast", than: n(20) } };
  expect(
    readOn("If a graveyard has twenty or more cards in it, draw a card.", sorcery).abilities[0]?.abilities,
  ).toMatchObject([
    {
      resolution: { instructions: [{ condition: { kind: "exists", what: { what: "player", constraints: [many] } } }] },
    },
  ]);
});

it.each([
  "If you would draw a card, draw two cards.",
  "If an opponent would draw a card, you skip that draw instead.",
  "If an opponent would draw a card, that player may skip that draw instead.",
  "If an opponent would draw a card, that player may create a Treasure token instead.",
  "If you would draw two or more cards, draw a card instead.",
  "If you would draw a card except the second one you draw in each of your draw steps, draw two cards instead.",
  "If you would draw a card except the first one you draw in each of their draw steps, draw two cards instead.",
  "If you would draw a card, target player draws a card instead.",
  "If an opponent would lose life, you lose twice that much life instead.",
  "If a library has no cards in a graveyard, draw a card.",
])("refuses what tells of another event or of another player (614.1a): %s", (text) => {
  expect(readOn(text, artifact).compiled).toBeNull();
});
