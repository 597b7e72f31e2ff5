import { expect, it } from "vitest";
import { elf, readOn, sorcery, type Printed } from "./kit.js";

/** How many creations the words of a text state, and how many of them were understood whole. */
const counts: readonly (readonly [string, Printed, number, number])[] = [
  ["Create a 1/1 white Soldier creature token.", sorcery, 1, 1],
  ["Whenever you create a token, you gain 1 life.", elf, 1, 1],
  ["Investigate. Create a Food token.", sorcery, 2, 2],
  ["Creatures you control have afterlife 1.", elf, 1, 1],
  ["Amass Orcs 2. Populate.", sorcery, 2, 2],
  [`Create a 1/1 red Goblin creature token with "When this token dies, create a Treasure token."`, sorcery, 2, 2],
  ["You gain 3 life.", sorcery, 0, 0],
  ["As long as you have an enduring story, creatures you control get +1/+1.", elf, 0, 0],
  ["If the gift was promised, draw a card.", sorcery, 0, 0],
  // What stands around the creation is not understood, the creation is.
  ["Whenever you frobnicate, create a 1/1 white Soldier creature token.", elf, 1, 1],
  ["Whenever you frobnicate, target opponent creates two tapped Treasure tokens.", elf, 1, 1],
  ["Whenever you frobnicate, creatures you control gain mobilize 2.", elf, 1, 1],
  // Some part of the creation itself is not.
  ["Whenever you frobnicate, create a 1/1 white Soldier creature token for each frob you control.", elf, 1, 0],
  ["Whenever you frobnicate, create a token that's a copy of it.", elf, 1, 0],
  ["Whenever you frobnicate, frobs create a 1/1 white Soldier creature token.", elf, 1, 0],
  ["Whenever you frobnicate, create a 1/1 white Soldier creature token. It has frobbing.", elf, 1, 0],
  ["For each frob, create a Treasure token.", sorcery, 1, 0],
]; // prettier-ignore

it.each(counts)("701.7a: counts the creations of %s", (text, printed, total, understood) => {
  const stated = readOn(text, printed).abilities.map((ability) => ability.stated);
  const sum = (of: (one: (typeof stated)[number]) => number): number => stated.reduce((all, one) => all + of(one), 0);
  expect([sum((one) => one.total), sum((one) => one.understood)]).toEqual([total, understood]);
});
