import { expect, it } from "vitest";
import { read } from "./support.js";

it.each([
  ["word order", "Play: Token make creature a."],
  ["word order", "Play: Creature destroy a."],
  ["a number in the wrong place", "Play: Destroy enemy 2 creatures."],
  ["a state behind its noun", "Play: Destroy a creature flank."],
  ["number of the noun", "Play: Make 2 token creature."],
  ["number of the noun", "Play: Draw a cards."],
  ["the article", "Play: Destroy an friendly creature."],
  ["agreement of the verb", "Each friendly creature capture 1{A}."],
  ["no object", "Play: Destroy."],
  ["no verb", "Play: A creature."],
  ["an object that the verb does not take", "Play: Exalt 2{A}."],
  ["two counts", "Play: Gain 1{A} 2{A}."],
  ["a word said twice", "Play: Destroy each Mars Mars creature."],
  ["a state that is told to be done", "Play: Have a card."],
  ["a house as a thing", "Play: Choose a Sanctum."],
  ["two owners in a row", "Play: Return it to its owner's owner's hand."],
  ["a quotation that is not read", 'This creature gains, "Action: A creature destroy."'],
])("refuses %s: %s", (_what, text) => {
  const [ability] = read(text);
  expect(ability?.node).toBeNull();
  expect(ability?.diagnostics).toHaveLength(1);
});

it.each([
  ["Play: Destroy each creature banana.", "keyforge/unexpected-phrase", "banana"],
  ["Play: Destroy", "keyforge/unexpected-end", "Destroy"],
  ['This creature gains, "Action: Draw a card.', "keyforge/broken-line", "."],
  ["Play: Draw ¤ a card.", "keyforge/unknown-word", "¤"],
])("says where %s is at fault", (text, code, words) => {
  const found = read(text).flatMap(({ diagnostics }) => diagnostics);
  expect(found.map((one) => [one.code, text.slice(one.span.start, one.span.end)])[0]).toEqual([code, words]);
});

it.each(["", "\n\n", '"""', "((", "• • •", "Play:", "'".repeat(50), '"Play: '.repeat(2000), "a ".repeat(20_000)])(
  "never throws, whatever the text is",
  (text) => {
    expect(() => read(text)).not.toThrow();
  },
);
