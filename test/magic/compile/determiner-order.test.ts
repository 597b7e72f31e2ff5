import { expect, it } from "vitest";
import { elf, enchantment, faultsOf, type Printed, readOn, sorcery } from "./kit.js";
import { refusesRows } from "./rows.js";

refusesRows([
  [
    "601.2c: a target is announced behind its number",
    "This creature enters with target four +1/+1 counters on it.",
    elf,
  ],
  ["601.2c", "Put a +1/+1 counter on up to one other target each creature.", sorcery],
  ["601.2c", "Target that creature gains flying until end of turn.", sorcery],
  ["601.2c", "Counter each target spell.", sorcery],
  ["601.2c", "Destroy the target artifact.", sorcery],
  [
    "115.1: a target is none of what is counted",
    "You gain life equal to the number of target creatures you control.",
    sorcery,
  ],
  ["107.1", "Draw that three cards.", sorcery],
  ["107.1", "Draw the X cards.", sorcery],
  ["107.1", "You gain the 2 life.", sorcery],
  ["107.1", "You gain each 2 life.", sorcery],
  ["107.1", "Draw up to three or more cards.", sorcery],
  ["107.1", "Put a number of the +1/+1 counters on target creature equal to its power.", sorcery],
  ["603.2", "Whenever another a land enters, draw a card.", elf],
  ["109.2", "Destroy other all creatures.", sorcery],
  ["109.2", "Destroy all creature.", sorcery],
  ["109.2", "Each creatures you control gets +1/+1.", enchantment],
  ["109.2", "Destroy target artifacts or enchantment.", sorcery],
]);

it.each<[string, string, Printed]>([
  ["601.2c", "When this creature enters, put a +1/+1 counter on up to one other target creature.", elf],
  [
    "601.2c",
    "Return up to two target Bird and/or Cleric permanent cards from your graveyard to the battlefield.",
    sorcery,
  ],
  ["601.2c", "Destroy any number of target artifacts and/or enchantments.", sorcery],
  ["109.2", "Destroy all artifacts, creatures, and enchantments.", sorcery],
  ["109.2", "Return all creature and Aura cards from your graveyard to the battlefield.", sorcery],
  ["109.2", "Each other creature you control gets +1/+1.", elf],
])("reads determiners in their order (%s): %s", (_rule, text, printed) => {
  expect(faultsOf(readOn(text, printed))).toEqual([]);
});
