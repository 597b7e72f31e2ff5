import { describe, expect, it } from "vitest";
import { abilitiesOf, abilityOf, elf, enchantment, instructionsOf, readOn, staticEffectsOf } from "./kit.js";

const you = { kind: "you" };
const one = { kind: "number", value: 1 };
const result = (slot: string): object => ({ kind: "result", slot });

describe("a hand that was revealed or looked at (608.2c, 701.20)", () => {
  const hand = (player: object): object => ({ constraints: [{ kind: "inZone", zone: "hand", of: player }] });
  const opponent = { kind: "targetPlayer", target: "t1" };

  it.each([
    "Target opponent reveals their hand. You choose a card from it. That player discards that card.",
    "Look at target opponent's hand and choose a card from it. That player discards that card.",
  ])("means the hand by it: %s", (text) => {
    const [, chosen, discarded] = instructionsOf(text);
    expect(chosen).toMatchObject({
      kind: "chooseObjects",
      player: you,
      objects: { kind: "choice", chooser: you, filter: hand(opponent) },
    });
    expect(discarded).toMatchObject({ kind: "discard", player: opponent, what: result("r2") });
  });

  it("puts cards from it onto the battlefield", () => {
    const text =
      "At the beginning of your end step, you may reveal your hand and put all land cards from it onto the battlefield.";
    expect(instructionsOf(text, elf)).toMatchObject([
      { kind: "optional", instructions: [{ kind: "reveal" }, { objects: { kind: "matching" }, to: "battlefield" }] },
    ]);
  });

  it("means both by the chosen cards where a player chose twice", () => {
    const text =
      "Target opponent reveals their hand. You choose a land card from it, then choose a creature card from their graveyard. Exile the chosen cards.";
    expect(instructionsOf(text)[3]).toMatchObject({ objects: { kind: "all", of: [result("r2"), result("r3")] } });
  });

  it.each([
    ["what is no hand", "Destroy target creature. You choose a card from it."],
    ["a card of it", "Target opponent reveals their hand. You choose a card from it. Exile a card from it."],
    ["no hand at all", "You choose a card from it."],
  ])("refuses %s", (_what, text) => {
    expect(readOn(text).compiled).toBeNull();
  });
});

describe("cards that are revealed from a hand (701.20a)", () => {
  const revealing = (count: object): object => ({
    kind: "reveal",
    player: { kind: "targetPlayer" },
    what: { kind: "choice", chooser: { kind: "targetPlayer" }, least: count, most: count },
  });

  it.each<[string, object]>([
    ["three cards from their hand", { value: 3 }],
    ["X cards from their hand", { kind: "x" }],
    ["a number of cards from their hand equal to the number of creatures you control", { kind: "count" }],
  ])("reveals %s, and one of them is chosen", (words, count) => {
    const text = `Target player reveals ${words}. You choose one of them. That player discards that card.`;
    expect(instructionsOf(text)).toMatchObject([
      revealing(count),
      { kind: "chooseObjects", player: you, objects: { kind: "oneOf", of: result("r1") } },
      { kind: "discard", what: result("r2") },
    ]);
  });

  it("reveals one at random", () => {
    const text = "Target player reveals a card at random from their hand.";
    expect(instructionsOf(text)).toMatchObject([{ kind: "reveal", what: { kind: "choice", manner: "random" } }]);
  });

  it.each([
    ["from a graveyard", "Target player reveals three cards from their graveyard."],
    ["a number that is not said", "Target player reveals a number of cards from their hand."],
    ["all that are in it", "Target player reveals cards from their hand."],
  ])("refuses to reveal cards %s", (_what, text) => {
    expect(readOn(text).compiled).toBeNull();
  });
});

describe("for as long as a card remains exiled (611.2b)", () => {
  const exiled = { kind: "matches", filter: { constraints: [{ kind: "inZone", zone: "exile" }] } };

  it.each([
    "You may play that card for as long as it remains exiled.",
    "For as long as that card remains exiled, you may play it.",
  ])("may be played: %s", (words) => {
    expect(instructionsOf(`Exile the top card of your library. ${words}`)[1]).toMatchObject({
      kind: "modify",
      changes: [{ kind: "permit", permission: { kind: "play", what: result("r1") } }],
      duration: { kind: "asLongAs", condition: exiled },
    });
  });

  it("lasts for as long as another condition holds", () => {
    const text =
      "Put a bounty counter on target creature. For as long as that creature has a bounty counter on it, it has flying.";
    expect(instructionsOf(text)[1]).toMatchObject({ kind: "modify", duration: { kind: "asLongAs" } });
  });

  it("refuses a card for each of several players", () => {
    const text = "Each opponent exiles a card from their hand and may play that card for as long as it remains exiled.";
    expect(readOn(text).compiled).toBeNull();
  });
});

it.each<[string, object, object]>([
  ["Play with the top card of your library revealed.", you, { kind: "libraryCards", end: "top", count: one }],
  ["Your opponents play with their hands revealed.", { kind: "eachOpponent" }, { kind: "wholeZone", zone: "hand" }],
])("%s (401.5)", (text, affected, what) => {
  expect(staticEffectsOf(text, enchantment)).toMatchObject([
    { affected, changes: [{ kind: "require", requirement: { kind: "playRevealed", what } }] },
  ]);
});

it("refuses a graveyard to play with revealed", () => {
  expect(readOn("Play with your graveyard revealed.", enchantment).compiled).toBeNull();
});

describe("cards of a hand that are revealed as a cost (118.8, 701.20a)", () => {
  const reveal = { kind: "reveal", what: { kind: "choice", filter: { constraints: [{}, { zone: "hand" }] } } };

  it("means by the revealed card of a spell what was revealed to cast it (608.2h)", () => {
    const text =
      "As an additional cost to cast this spell, reveal a creature card from your hand.\nYou gain life equal to the revealed card's mana value.";
    const [cost, spell] = abilitiesOf(text);
    expect(cost).toMatchObject({ effects: [{ kind: "additionalCost", costs: [reveal] }] });
    expect(spell).toMatchObject({
      resolution: { instructions: [{ amount: { of: { kind: "paid", cost: "revealed" } } }] },
    });
  });

  it("reveals so many to activate an ability", () => {
    expect(abilityOf("{2}, Reveal X red cards from your hand: Draw X cards.", elf)).toMatchObject({
      costs: [{ kind: "mana" }, { ...reveal, what: { least: { kind: "x" }, most: { kind: "x" } } }],
    });
  });

  it("refuses to reveal cards of a library to pay", () => {
    expect(readOn("{2}, Reveal a card from your library: Draw a card.", elf).compiled).toBeNull();
  });
});
