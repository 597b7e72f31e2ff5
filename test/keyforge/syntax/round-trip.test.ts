import { expect, it } from "vitest";
import { read } from "./support.js";

/** Sentences that the rules quote, and invented ones of the same construction (R: the rule that they rest on). */
const texts: readonly (readonly [string, string])[] = [
  ["a header and make (R1)", "Play: Make a token creature."],
  ["several tokens (R6)", "Play: Make 3 token creatures."],
  ["a number in a word (R6)", "Play: Make two token creatures."],
  ["headers with a slash", "Play/After Fight/After Reap: Make a token creature."],
  ["named tokens (R10)", "Omni: Destroy a friendly creature. If you do, make 2 Blorbs. Then, if you control 10 or more Blorbs, destroy Zorbo and forge a key at no cost."], // prettier-ignore
  ["another player makes (R12)", 'This creature gains, "After Reap: Your opponent makes a token creature."'],
  ["a choice of two deeds (R12)", "At the start of each player's turn, that player chooses to either make a token creature or draw a card."], // prettier-ignore
  ["a position (R5)", "Play: Make a token creature immediately to Zorbo's left."],
  ["a flank (R5)", "Each time your opponent draws a card, make a token creature on your right flank."],
  ["how tokens enter (R3)", "Zorbo enters play ready and enraged. After Fight: Destroy Zorbo."],
  ["a keyword before a sentence", "Elusive. Zorbo cannot reap. Destroyed: Return Blorb Hive from your discard pile to your hand."], // prettier-ignore
  ["keywords and icons", "Elusive. Enhance {A}{capture}{discard}. (These icons have already been added.)"],
  ["a replacement (R35)", "Play: For the remainder of the turn, when any amount of {A} would be added to your pool, make that many token creatures instead."], // prettier-ignore
  ["a token out of a card (R37)", "Play: Choose a card in your hand and put it into play as a token creature."],
  ["controllers (R23)", "While you control a token creature, enemy creatures cannot reap."],
  ["what is no token (R24)", "Play: Destroy each non-token creature. Gain 2 chains."],
  ["a granted ability (R38)", 'Each friendly non-token creature gains, "Destroyed: Make a token creature."'],
  ["flipping (R25)", "Action: Steal 2{A}. Flip Zorbo facedown."],
  ["flipped cards (R26)", "Play: Flip each token creature faceup."],
  ["counting (R33)", "Play: Make a token creature. Gain 1{A} for each friendly token creature."],
  ["half of a number (R33)", "Play: Steal {A} equal to half the number of friendly token creatures."],
  ["a cost for a time", "Action: Keys cost +1{A} during your opponent's next turn."],
  ["a bonus for each", "Zorbo gets +1 power and +1 armor for each Monk neighbor it has."],
  ["while a key is forged", 'While your blue key is forged, Zorbo gains, "Action: Gain 2{A}. Destroy Zorbo."'],
  ["otherwise", "Destroyed: If Blorb Hive is in your discard pile, return it to your hand. Otherwise, return a Beast card from your discard pile to your hand."], // prettier-ignore
  ["instead", "Action: Stun an enemy creature. If that creature was already stunned, destroy it instead."],
  ["a house denied", "Action: Use a friendly non-Star Alliance creature."],
  ["choices below a line", "Play: Choose one:\n• Draw a card.\n• Destroy an artifact."],
  ["choices without bullets", "Play: Choose one:\nDraw a card.\nExalt a friendly creature. Ready it."],
  ["reminder text within a sentence", "At the end of your turn, if you control the most powerful creature (or one tied for it), draw a card."], // prettier-ignore
  ["verbs that share their object", "Play: Exalt, ready, and use a friendly creature."],
  ["splash", "Play: Deal 4{D} to a creature, with 2{D} splash."],
  ["the tide", "{tide} After Reap: If the tide is high, draw a card."],
  ["a step by its name", 'Each player refills their hand to 1 additional card during their "draw cards" step.'],
  ["a gained ability within another", "This creature gains, \"After Reap: A friendly creature gains, 'Destroyed: Draw a card.'\""], // prettier-ignore
  ["a line's end within a sentence", "Play: Stun a creature and\nready it."],
  ["icons that stand apart", "Enhance {A} {capture}."],
  ["what an upgrade may be attached to", "Attach only to a friendly creature."],
  ["a condition of playing", "Play only if the tide is high."],
  ["more damage", "Zorbo deals +2{D} while attacking."],
  ["a state without a subject", "While enraged, Zorbo gains skirmish."],
  ["two things that cannot be done", "Upgrades cannot be played or used."],
  ["damage and destroying", "Zorbo cannot be dealt damage or destroyed."],
  ["a state and a place", "If Zorbo is exhausted and on a flank, draw a card."],
  ["two places", "If it was in your hand and in your archives, draw a card."],
  ["an end that a deed serves", "Action: Exalt Zorbo to draw a card."],
  ["a part of all", "Play: Destroy half of all enemy creatures."],
  ["a greatest number of times", "Play: Repeat the preceding effect up to 2 times."],
  ["who is being fought", "Zorbo gets +1 power for each damage on the creature it is fighting."],
  ["either place", "Play: Put an Imp from your hand or from your discard pile on top of your deck."],
  ["a keyword with a capital letter", "Each friendly creature gains Splash-attack 2."],
  ["how a deed is done before a command", "Fate: Randomly discard half of the cards from your hand (rounding down)."],
  ["how the last of several is done", "Action: Exalt, ward, and fully heal a friendly creature."],
  ["reminder text over a line's end", "Omega. (After you play this card,\nend this step.)"],
  ["a discard pile in short", "Play: Draw a card for each card in your discard."],
];

it("takes small letters in a name of several words for the card itself", () => {
  const [one] = read("Play: Ready Lord Of Zorbo.", "Lord of Zorbo");
  expect(one?.diagnostics).toEqual([]);
  expect(one?.printed).toBe("Play: Ready Lord Of Zorbo.");
});

it.each(texts)("%s: %s", (_what, text) => {
  const abilities = read(text);
  expect(abilities.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message))).toEqual([]);
  expect(abilities.map(({ printed }) => printed)).toEqual(abilities.map((one) => one.text));
});

it("says where each ability stands, and that they own the text", () => {
  const text = "Elusive. Zorbo cannot reap. Destroyed: Draw a card.\nSkirmish.";
  expect(read(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Elusive.",
    "Zorbo cannot reap.",
    "Destroyed: Draw a card.",
    "Skirmish.",
  ]);
});
