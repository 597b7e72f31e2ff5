import { expect, it } from "vitest";
import { elf, instructionsOf, readOn } from "./kit.js";

const votes = (option: string): object => ({ kind: "votes", slot: "r1", option });
const vote = { kind: "vote", result: "r1", player: { kind: "eachPlayer" }, startingWith: { kind: "you" } };

it.each(["profit or fame", "evidence or bribery", "life or death", "time, space, or fear"])(
  "votes for words of the card's own: %s (701.38b)",
  (words) => {
    const options = words.split(/, or |, | or /u);
    const [first = "", second = ""] = options;
    const text = `Starting with you, each player votes for ${words}. For each ${first} vote, investigate. Create a Food token for each ${second} vote.`;
    const count = (option: string): object => ({ kind: "createTokens", groups: [{ count: votes(option) }] });
    expect(instructionsOf(text)).toMatchObject([{ ...vote, options }, count(first), count(second)]);
  },
);

it("counts the votes of a word and multiplies them (701.38)", () => {
  const text =
    "Whenever Test of Text attacks, starting with you, each player votes for calm or rage. Create a number of Food tokens equal to twice the number of rage votes.";
  expect(instructionsOf(text, elf)).toMatchObject([
    vote,
    { groups: [{ count: { kind: "product", factors: [{ kind: "number", value: 2 }, votes("rage")] } }] },
  ]);
});

it("does for each player what the word stands for that the player chose (608.2d)", () => {
  const text =
    "Each opponent chooses cake, gossip, or fame. For each player who chose fame, you and that player each create a Food token.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "chooseValue", player: { kind: "eachOpponent" }, options: ["cake", "gossip", "fame"] },
    { kind: "forEach", over: { kind: "whoChose", slot: "r1", option: "fame" } },
  ]);
});

it.each([
  [
    "a word that no list declares",
    "Starting with you, each player votes for calm or rage. For each joy vote, investigate.",
  ],
  ["no vote", "For each rage vote, investigate."],
  ["a declaration of another ability", "Each player votes for calm or rage.\nFor each rage vote, investigate."],
  ["an order of what is no vote", "Starting with you, each player creates a Food token."],
  ["words of which all are meant", "Each player votes for calm and rage."],
  [
    "a word that was not to be chosen",
    "Each opponent chooses cake or fame. For each player who chose gold, draw a card.",
  ],
])("refuses %s (701.38b)", (_what, text) => {
  expect(readOn(text).compiled).toBeNull();
});
