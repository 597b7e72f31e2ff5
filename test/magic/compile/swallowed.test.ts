import { expect, it } from "vitest";
import { elf, equipment, instructionsOf, readOn, sorcery, type Printed } from "./kit.js";

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
  ["608.2c", "Each player may sacrifice a creature. If a player does, that player draws a card.", "Any player may sacrifice an Elf. If a player does, draw a card.", sorcery],
  ["601.2c", "Destroy up to target one artifact.", "Destroy up to one target artifact.", sorcery],
  ["118.9a", "If you control an Elf, you may cast this spell without paying its mana cost.", "If you control an Elf, draw a card.", sorcery],
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
  ["602.5", "{1}: Draw a card. Activate before the combat damage step.", "{1}: Draw a card. Activate only before the combat damage step.", elf],
  ["602.5", "{1}: Draw a card. Activate only during your upkeep only if you control an Elf.", "{1}: Draw a card. Activate only during your upkeep and only if you control an Elf.", elf],
  ["702.1", "Creatures without flying and reach can't block.", "Creatures without flying or reach can't block.", elf],
  ["400.3", "When this creature is put into your hand from an opponent's graveyard, draw a card.", "When this creature is put into your hand from your graveyard, draw a card.", elf],
  ["400.3", "When this creature dies, return it from its controller's graveyard to the battlefield.", "When this creature dies, return it from its owner's graveyard to the battlefield.", elf],
  ["611.3a", "Elves each player controls have reach as long as that player controls a Forest.", "Elves each player controls have reach as long as you control a Forest.", elf],
  ["608.2h", "You may sacrifice a land. If you do, you gain life equal to the mana value of the sacrificed creature.", "You may sacrifice an Elf. If you do, you gain life equal to the mana value of the sacrificed creature.", sorcery],
  ["608.2h", "Sacrifice a creature or artifact: You gain life equal to the sacrificed creature's power.", "Sacrifice a creature: You gain life equal to the sacrificed creature's power.", elf],
  ["608.2c", "Return target creature or land card from your graveyard to the battlefield. Put a stun counter on that creature.", "Return target creature or Vehicle card from your graveyard to the battlefield. Put a stun counter on that permanent.", sorcery],
  ["119.3", "Each opponent loses 1 life and gain 1 life.", "Each opponent loses 1 life and you gain 1 life.", sorcery],
  ["608.2c", "Target player draws a card, mills a card, loses 1 life.", "Target player draws a card, mills a card, and loses 1 life.", sorcery],
  ["608.2c", "Put a +1/+1 counter on each up to two target creatures.", "Put a +1/+1 counter on each of up to two target creatures.", sorcery],
  ["608.2c", "Tap up to two target creatures. Put a stun counter on each those creatures.", "Tap up to two target creatures. Put a stun counter on each of those creatures.", sorcery],
  ["120.1", "Test of Text deals 1 damage to each creature. Creatures dealt this way can't block this turn.", "Test of Text deals 1 damage to each creature. Creatures dealt damage this way can't block this turn.", sorcery],
  ["401.1", "Look at top two cards of your library.", "Look at the top two cards of your library.", sorcery],
  ["401.4", "Put target creature on bottom of its owner's library.", "Put target creature on the bottom of its owner's library.", sorcery],
  ["400.1", "When this creature leaves battlefield, draw a card.", "When this creature leaves the battlefield, draw a card.", elf],
  ["205.1a", "{1}: This creature becomes 4/4 Elf creature until end of turn.", "{1}: This creature becomes a 4/4 Elf creature until end of turn.", elf],
  ["702.1", "Target creature gains reach, trample, haste until end of turn.", "Target creature gains reach, trample, and haste until end of turn.", sorcery],
  ["119.3", "Draw a card and lose 1 life.", "You draw a card and lose 1 life.", sorcery],
  ["608.2c", "Each opponent loses 1 life and draw a card.", "Each opponent loses 1 life. Draw a card.", sorcery],
  ["611.3a", "This creature has reach as long as you control Forest.", "This creature has reach as long as you control a Forest.", elf],
  ["122.1", "Each creature you control with +1/+1 counter on it has trample.", "Each creature you control with a +1/+1 counter on it has trample.", elf],
  ["109.2", "Untap target creature. If it's Elf, draw a card.", "Untap target creature. If it's an Elf, draw a card.", sorcery],
  ["707.1", "Create a token that's copy of target creature.", "Create a token that's a copy of target creature.", sorcery],
  ["205.1b", "{1}: Target land becomes a 2/2 Elf creature until end of turn. It's still land.", "{1}: Target land becomes a 2/2 Elf creature until end of turn. It's still a land.", elf],
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

it("attaches what returned to what the words can mean, and not to itself (608.2c, 701.3a)", () => {
  const text =
    "Whenever an Elf enters, return this Equipment from your graveyard to the battlefield. Attach it to that creature.";
  expect(instructionsOf(text, equipment)).toMatchObject([
    { kind: "moveObjects" },
    { kind: "attach", object: { kind: "result", slot: "r1" }, to: { kind: "triggering", role: "object" } },
  ]);
});
