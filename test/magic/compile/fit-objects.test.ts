import { expect, it } from "vitest";
import { faultsOf, readOn, sorcery } from "./kit.js";
import { refusesRows } from "./rows.js";

refusesRows([
  ["701.8a: only permanents are destroyed", "Destroy target creature spell.", sorcery],
  ["701.26a: only permanents are tapped", "Tap target instant card in a graveyard.", sorcery],
  ["701.21a: only permanents are sacrificed", "Sacrifice a creature card in your graveyard.", sorcery],
  ["701.6a: only spells and abilities are countered", "Counter target creature.", sorcery],
  ["701.6a", "Counter a Food token.", sorcery],
  ["120.1: no damage is dealt to a land", "Test of Text deals 3 damage to target land.", sorcery],
  ["120.1: nor to a spell", "Test of Text deals 3 damage to target spell.", sorcery],
  ["109.2: nothing is both", "Destroy target noncreature creature.", sorcery],
  ["105.2", "Exile target white nonwhite creature.", sorcery],
  ["304.4: a token is a permanent", "Create a 3/3 red sorcery creature token.", sorcery],
  ["208.3: only creatures and Vehicles have them", "Create a 2/2 green land token.", sorcery],
  ["208.3", "Create a 2/2 green enchantment token with flying.", sorcery],
  ["401.5: how many is not said", "Exile the top cards of your library.", sorcery],
]);

it.each([
  ["701.8a", "Destroy target artifact, enchantment, or creature with flying."],
  ["701.6a", "Counter target spell or ability."],
  ["120.1", "Test of Text deals 3 damage to any target."],
  ["120.1", "Test of Text deals 3 damage to target land creature."],
  ["120.1", "Test of Text deals 3 damage to each creature and each opponent."],
  ["301.7", "Create a 3/2 colorless Vehicle artifact token with crew 1."],
])("reads what can be done (%s): %s", (_rule, text) => {
  expect(faultsOf(readOn(text, sorcery))).toEqual([]);
});
