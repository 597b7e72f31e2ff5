import { expect, it } from "vitest";
import { elf, readOn, sorcery, type Printed } from "./kit.js";

const artifact: Printed = { typeLine: "Artifact" };

it.each<[string, string, string, Printed]>([
  ["110.2", "Each player who controls the most creatures draws a card.", "Each player who controls a creature draws a card.", sorcery],
  ["110.2", "Each player who controls the fewest lands discards a card.", "Each player who controls no lands discards a card.", sorcery],
  ["701.9a", "Discard an opponent's hand.", "Discard your hand.", sorcery],
  ["701.9a", "Discard your library: Draw a card.", "Discard your hand: Draw a card.", artifact],
  ["701.9a", "Discard an opponent's hand: Draw a card.", "Discard your hand: Draw a card.", artifact],
  ["120.1", "Test of Text deals 2 damage to each Elf and a player who controls an Elf.", "Test of Text deals 2 damage to each Elf and each player who controls an Elf.", sorcery],
  ["105.1", "Destroy target creature. Its black controller draws a card.", "Destroy target creature. Its controller draws a card.", sorcery],
  ["105.1", "At the beginning of each red player's upkeep, that player draws a card.", "At the beginning of each player's upkeep, that player draws a card.", elf],
  ["608.2c", "Target player reveals two cards from their hand and you choose one of them. That player discards that land card.", "Target player reveals two cards from their hand and you choose one of them. That player discards that card.", sorcery],
  ["608.2c", "Any player may sacrifice an Elf. If an opponent does, draw a card.", "Any player may sacrifice an Elf. If a player does, draw a card.", sorcery],
  ["608.2d", "Target creature gains your choice of vigilance, reach, and haste until end of turn.", "Target creature gains your choice of vigilance, reach, or haste until end of turn.", sorcery],
  ["701.20a", "Reveal cards from the top of your library until you reveal an instant and sorcery card. Put that card into your hand.", "Reveal cards from the top of your library until you reveal an instant or sorcery card. Put that card into your hand.", sorcery],
  ["401.1", "Look at the twice top three cards of your library, then put them back in any order.", "Look at the top three cards of your library, then put them back in any order.", sorcery],
  ["603.2", "Whenever you cast your first instant and sorcery spell each turn, draw a card.", "Whenever you cast your first instant or sorcery spell each turn, draw a card.", elf],
  ["611.3a", "This creature can't block or can't be blocked.", "This creature can't block and can't be blocked.", elf],
  ["611.3a", "This creature has reach or it can't be blocked.", "This creature has reach and it can't be blocked.", elf],
  ["402.1", "This creature can't attack unless you have four or more cards in an opponent's hand.", "This creature can't attack unless you have four or more cards in hand.", elf],
  ["614.1a", "If damage would be dealt to an opponent, prevent that damage or draw a card.", "If damage would be dealt to an opponent, prevent that damage and draw a card.", elf],
  ["510.2", "Whenever one or more Elves you control deal combat damage to two or more players, draw a card.", "Whenever one or more Elves you control deal combat damage to one or more players, draw a card.", elf],
  ["615.7", "Prevent the next 2 damage that would be dealt to an Elf you control this turn.", "Prevent the next 2 damage that would be dealt to target Elf you control this turn.", sorcery],
  ["107.3", "Test of Text deals damage to each player equal to the number of lands each player controls.", "Test of Text deals damage to target player equal to the number of lands that player controls.", sorcery],
  ["202.3", "Destroy any number of target Elves. Test of Text deals damage to you equal to twice the total mana value of those creatures.", "Destroy any number of target Elves. Test of Text deals damage to you equal to the total mana value of those creatures.", sorcery],
  ["608.2c", "Transform Elves.", "Transform all Elves.", sorcery],
  ["701.24c", "Shuffle Elf cards from your graveyard into your library.", "Shuffle all Elf cards from your graveyard into your library.", sorcery],
  ["107.3i", "Target creature gains “Elves get +X/+X,” where X is your life total.".replace(/[“”]/g, '"'), "Elves get +X/+X until end of turn, where X is your life total.", sorcery],
  ["202.3", "You may reveal your hand. If cards with at least six different mana values are revealed this way, draw a card.", "You may reveal your hand. If a card with mana value 6 is revealed this way, draw a card.", sorcery],
  ["608.2c", "If you control an Elf, draw a card. Otherwise, scry 1 or you gain 1 life.", "If you control an Elf, draw a card. Otherwise, scry 1 and you gain 1 life.", sorcery],
  ["701.9b", "Discard any number of cards at random.", "Discard two cards at random.", sorcery],
  ["115.1", "Destroy target creature chosen at random.", "Destroy target creature.", sorcery],
  ["115.1", "Each player sacrifices a land. Destroy target Elf of their choice.", "Each player sacrifices a land of their choice. Destroy target Elf.", sorcery],
  ["603.7b", "Scry 1. When you cast an instant spell this turn, draw a card.", "Scry 1. When you next cast an instant spell this turn, draw a card.", sorcery],
  ["301.5", "Whenever Test of Text or enchanted creature attacks, draw a card.", "Whenever Test of Text or equipped creature attacks, draw a card.", { ...elf, typeLine: "Artifact Creature — Equipment" }],
  ["608.2c", "Tap target creature or land. That creature doesn't untap during its controller's next untap step.", "Tap target creature or land. That permanent doesn't untap during its controller's next untap step.", sorcery],
  ["608.2c", "Return target creature card from your graveyard to your hand. Put that card onto the battlefield. That land gains haste.", "Return target creature card from your graveyard to your hand. Put that card onto the battlefield. That creature gains haste.", sorcery],
  ["608.2c", "Whenever you sacrifice an Elf, exile it. If that land was a token, draw a card.", "Whenever you sacrifice an Elf, exile it. If that creature was a token, draw a card.", elf],
  ["607.2d", "As this creature enters, choose another creature you control.\nThe chosen land has trample.", "As this creature enters, choose another creature you control.\nThe chosen creature has trample.", elf],
  ["608.2c", "Choose target creature. Exile the chosen land.", "Choose target creature. Exile the chosen creature.", sorcery],
])("refuses what it could not say in effects, and reads its neighbour (%s): %s", (_, swallowed, neighbour, printed) => {
  expect(readOn(swallowed, printed).compiled).toBeNull();
  expect(readOn(neighbour, printed).compiled).not.toBeNull();
}); // prettier-ignore

it("keeps how many materials craft asks for (702.167a)", () => {
  const parameters = (text: string): unknown =>
    readOn(text, artifact).abilities.flatMap(({ abilities }) =>
      abilities.flatMap((one) => (one.kind === "keyword" ? [one.parameters] : [])),
    );
  expect(parameters("Craft with two creatures {4}{B}")).toMatchObject([
    [{ kind: "quality" }, { kind: "amount", amount: { kind: "number", value: 2 } }, { kind: "cost" }],
  ]);
  expect(parameters("Craft with creature {4}{B}")).toMatchObject([[{ kind: "quality" }, { kind: "cost" }]]);
});
