import { expect, it } from "vitest";
import { instructionsOf, readOn, sorcery } from "./kit.js";

const open = ["open", "open"];
const you = { kind: "you" };
const anyOpponent = { kind: "anyOpponent" };
const chosen = { kind: "result", slot: "r3" };
const others = { kind: "unchosenPiles", slot: "r3" };
const revealed = { kind: "reveal", result: "r1" };

it.each<[string, object[]]>([
  [
    "Reveal the top four cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other on the bottom of your library in any order.",
    [
      revealed,
      { kind: "separatePiles", player: anyOpponent, objects: { kind: "result", slot: "r1" }, piles: open },
      { kind: "choosePile", player: you, of: "r2" },
      { kind: "moveObjects", objects: chosen, to: "hand" },
      { kind: "moveObjects", objects: others, to: "library", position: "bottom", order: "any" },
    ],
  ],
  [
    "Look at the top four cards of your library and separate them into a face-up pile and a face-down pile. An opponent chooses one of those piles. Put that pile into your graveyard and the other into your hand.",
    [
      { kind: "lookAt", result: "r1" },
      { kind: "separatePiles", player: you, piles: ["faceUp", "faceDown"] },
      { kind: "choosePile", player: anyOpponent, of: "r2" },
      { kind: "moveObjects", objects: chosen, to: "graveyard" },
      { kind: "moveObjects", objects: others, to: "hand" },
    ],
  ],
  [
    "Reveal the top four cards of your library and separate them into two piles. An opponent chooses one of those piles. Put the other pile into your hand.",
    [
      revealed,
      { kind: "separatePiles" },
      { kind: "choosePile", player: anyOpponent },
      { kind: "moveObjects", objects: others, to: "hand" },
    ],
  ],
  [
    "Reveal the top four cards of your library and separate them into two piles. An opponent chooses one of those piles. Put a card from the chosen pile into your hand, then put all other cards revealed this way into your graveyard.",
    [
      revealed,
      { kind: "separatePiles" },
      { kind: "choosePile" },
      { kind: "moveObjects", objects: { kind: "oneOf", of: chosen, chooser: you }, to: "hand" },
      { kind: "moveObjects", objects: { kind: "rest", of: "r1" }, to: "graveyard" },
    ],
  ],
  [
    "Exile up to three target creature cards from graveyards. An opponent separates those cards into two piles. Put all cards from the pile of your choice onto the battlefield under your control and the rest into their owners' graveyards.",
    [
      { kind: "moveObjects", to: "exile" },
      { kind: "separatePiles", player: anyOpponent },
      { kind: "choosePile", player: you },
      { kind: "moveObjects", objects: chosen, to: "battlefield" },
      { kind: "moveObjects", objects: { kind: "rest", of: "r2" }, to: "graveyard" },
    ],
  ],
])("separates cards into piles and does with each what is said (700.3): %s", (text, made) => {
  expect(instructionsOf(text)).toMatchObject(made);
});

it.each<[string, string, object]>([
  ["that player's", "destroy", { kind: "targetPlayer", target: "t1" }],
  ["an opponent's", "destroy", anyOpponent],
  ["your", "tap", you],
])("does something to all permanents in the pile of %s choice (700.3b, 608.2d)", (whose, verb, player) => {
  const text = `Separate all creatures target player controls into two piles. ${verb} all creatures in the pile of ${whose} choice.`;
  const creature = { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] };
  expect(instructionsOf(text.replace(`. ${verb}`, `. ${verb[0]?.toUpperCase() ?? ""}${verb.slice(1)}`))).toMatchObject([
    { kind: "separatePiles", player: you, result: "r1" },
    { kind: "choosePile", player, of: "r1", result: "r2" },
    { kind: verb, objects: { kind: "among", of: { kind: "result", slot: "r2" }, filter: creature } },
  ]);
});

it("lets who sacrifices choose the pile (700.3, 701.21a)", () => {
  const text =
    "Separate all lands target opponent controls into two piles. That player sacrifices all lands in the pile of their choice.";
  const player = { kind: "targetPlayer", target: "t1" };
  expect(instructionsOf(text)).toMatchObject([
    { kind: "separatePiles" },
    { kind: "choosePile", player },
    { kind: "sacrifice", player },
  ]);
});

it.each([
  ["a pile where nothing was separated", "Put one pile into your hand and the other into your graveyard."],
  ["a pile that nobody chose", "Separate all creatures you control into two piles. Destroy that pile."],
  ["the other pile where none was chosen", "Separate all creatures you control into two piles. Exile the other pile."],
  [
    "the other of three piles",
    "Separate all creatures you control into three piles. Exile the pile of your choice and return the other to its owner's hand.",
  ],
  ["piles of each player", "Each player separates all creatures they control into two piles."],
  ["piles without a number", "Separate all creatures you control into piles."],
  ["what is no pile", "Separate all creatures you control into two hands."],
  [
    "two choices of one separation",
    "Separate all creatures you control into two piles. Destroy the pile of your choice. Exile the pile of an opponent's choice.",
  ],
  ["a pile of another kind", "Separate all creatures you control into a tapped pile and a face-up pile."],
])("refuses %s (700.3)", (_what, text) => {
  expect(readOn(text, sorcery).compiled).toBeNull();
});
