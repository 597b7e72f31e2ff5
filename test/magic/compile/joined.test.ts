import { expect, it } from "vitest";
import { withoutIdentity } from "../../../src/magic/effects/anonymous.js";
import { artifact, aura, elf, faultAt, faultsOf, type Printed, readOn, sorcery } from "./kit.js";

type Row = readonly [text: string, code: string, words: string, printed: Printed];

function refuses([text, code, words, printed]: Row): void {
  const reading = readOn(text, printed);
  expect(faultsOf(reading)).toEqual([faultAt(code, text, words)]);
  expect(reading.compiled).toBeNull();
}

it.each<Row>([
  [
    "Destroy target artifact and enchantment.",
    "magic/not-lowered",
    "Destroy target artifact and enchantment.",
    sorcery,
  ],
  [
    "Destroy two target artifacts and enchantments.",
    "magic/not-lowered",
    "Destroy two target artifacts and enchantments.",
    sorcery,
  ],
  [
    "Whenever you cast an instant and sorcery spell, draw a card.",
    "magic/not-lowered",
    "Whenever you cast an instant and sorcery spell, draw a card.",
    elf,
  ],
  [
    "Return target card from your hand and graveyard to your hand.",
    "magic/not-lowered",
    "from your hand and graveyard",
    sorcery,
  ],
  ["Enchant artifact and creature", "magic/not-lowered", "Enchant artifact and creature", aura],
  ["Elves or Goblins you control get +1/+1.", "magic/not-lowered", "Elves or Goblins you control get +1/+1.", elf],
  ["Destroy all artifacts or enchantments.", "magic/not-lowered", "Destroy all artifacts or enchantments.", sorcery],
  ["Hexproof from artifacts or creatures", "magic/not-lowered", "Hexproof from artifacts or creatures", elf],
])("refuses what joins kinds of which one object is meant, or of which all are (105.2b, 109.2): %s", (...row) => {
  refuses(row);
});

it.each<Row>([
  ["Destroy creatures.", "magic/not-lowered", "creatures", sorcery],
  [
    "Counter all spells you don't control and abilities you don't control.",
    "magic/not-lowered",
    "abilities you don't control",
    sorcery,
  ],
  ["Sacrifice lands you control: Draw a card.", "magic/not-lowered", "lands you control", artifact],
  [
    "Put a +1/+1 counter on Elf and Goblin you control.",
    "magic/not-lowered",
    "Put a +1/+1 counter on Elf and Goblin you control.",
    sorcery,
  ],
])("refuses what says neither all nor how many: %s", (...row) => {
  refuses(row);
});

it.each<Row>([
  [
    "Create a 1/1 red Goblin creature token that's tapped or attacking.",
    "magic/not-lowered",
    "Create a 1/1 red Goblin creature token that's tapped or attacking.",
    sorcery,
  ],
  [
    "Create a token that's a copy of target creature, except it's a 5/5 artifact creature in addition to its other types or has haste.",
    "magic/not-lowered",
    "Create a token that's a copy of target creature, except it's a 5/5 artifact creature in addition to its other types or has haste.",
    sorcery,
  ],
  [
    'Create a 1/1 red Goblin creature token with "When this creature dies, draw a card" or "When this creature attacks, draw a card."',
    "magic/not-lowered",
    'Create a 1/1 red Goblin creature token with "When this creature dies, draw a card" or "When this creature attacks, draw a card."',
    sorcery,
  ],
  [
    'Create a 1/1 red Goblin creature token with "{T}, Sacrifice this card: Draw a card."',
    "magic/wrong-self-reference",
    "this card",
    sorcery,
  ],
])("refuses what leaves open what the token is, or calls it a card (108.2b, 111.3): %s", (...row) => {
  refuses(row);
});

it.each<Row>([
  [
    "You gain life equal to the sacrificed creature's power.",
    "magic/unbound-reference",
    "You gain life equal to the sacrificed creature's power.",
    sorcery,
  ],
  [
    "As an additional cost to cast this spell, sacrifice a creature.\nYou gain life equal to the sacrificed artifact's mana value.",
    "magic/unbound-reference",
    "You gain life equal to the sacrificed artifact's mana value.",
    sorcery,
  ],
  [
    "Tap all creatures. Create a 1/1 red Goblin creature token for each creature untapped this way.",
    "magic/not-lowered",
    "untapped this way",
    sorcery,
  ],
  [
    "Tap all creatures. Create a 1/1 red Goblin creature token for each creature this way.",
    "magic/not-lowered",
    "Tap all creatures. Create a 1/1 red Goblin creature token for each creature this way.",
    sorcery,
  ],
])("refuses what speaks of what no cost and no instruction before did (118.8, 608.2h): %s", (...row) => {
  refuses(row);
});

it.each<Row>([
  [
    "Create a 1/1 red Goblin creature token for each other basic land type among lands you control.",
    "magic/not-lowered",
    "other basic land type among lands you control",
    sorcery,
  ],
  [
    "Draw a card if there are four or more land card types among cards in your graveyard.",
    "magic/not-lowered",
    "Draw a card if there are four or more land card types among cards in your graveyard.",
    sorcery,
  ],
  [
    "Draw a card. That creature gains haste until end of turn.",
    "magic/unbound-reference",
    "Draw a card. That creature gains haste until end of turn.",
    sorcery,
  ],
  [
    "Destroy target permanent. Put a +1/+1 counter on that creature.",
    "magic/unbound-reference",
    "Destroy target permanent. Put a +1/+1 counter on that creature.",
    sorcery,
  ],
])("refuses what says more than is counted, or calls a card what nothing said it is: %s", (...row) => {
  refuses(row);
});

it.each<Row>([
  [
    "{1}: Return this card from an opponent's graveyard to your hand.",
    "magic/not-lowered",
    "an opponent's graveyard",
    elf,
  ],
  [
    "{1}, Return a land you control to its owner's library: Draw a card.",
    "magic/not-lowered",
    "Return a land you control to its owner's library",
    elf,
  ],
  [
    "If this spell was cast from an opponent's hand, draw a card.",
    "magic/not-lowered",
    "was cast from an opponent's hand",
    sorcery,
  ],
  ["Draw a card for each creature card in graveyard.", "magic/not-lowered", "graveyard", sorcery],
])("refuses what names another's zone, or nobody's (400.1, 400.3): %s", (...row) => {
  refuses(row);
});

it.each<Row>([
  [
    "A player other than target player draws a card.",
    "magic/not-lowered",
    "A player other than target player",
    sorcery,
  ],
  ["You may draw a card. If each player does, create a Food token.", "magic/not-lowered", "each player", sorcery],
  [
    "This creature spell costs {1} less to cast for each Elf you control.",
    "magic/not-lowered",
    "This creature spell",
    sorcery,
  ],
  [
    "Draw cards equal to your devotion to white or black.",
    "magic/not-lowered",
    "your devotion to white or black",
    sorcery,
  ],
])("refuses what leaves open who acts, or calls the spell what it need not be: %s", (...row) => {
  refuses(row);
});

it.each<[string, Printed]>([
  ["Destroy target artifact or enchantment.", sorcery],
  ["Destroy target white and blue creature.", sorcery],
  ["Destroy all artifacts and enchantments.", sorcery],
  ["Elves and Goblins you control get +1/+1.", elf],
  ["Each Elf or Goblin you control gets +1/+1.", elf],
  ["Draw a card for each instant and sorcery card in your graveyard.", sorcery],
  ["{T}, Sacrifice a creature: You gain life equal to the sacrificed creature's power.", artifact],
  [
    "As an additional cost to cast this spell, sacrifice a creature.\nYou gain life equal to the sacrificed creature's power.",
    sorcery,
  ],
  ["Tap all creatures. Create a 1/1 red Goblin creature token for each creature tapped this way.", sorcery],
  ["{1}: Return this card from your graveyard to your hand.", elf],
  ["{1}, Return a land you control to its owner's hand: Draw a card.", elf],
  ['Create a 1/1 red Goblin creature token with "{T}, Sacrifice this token: Draw a card."', sorcery],
])("reads what is right beside them: %s", (text, printed) => {
  expect(faultsOf(readOn(text, printed))).toEqual([]);
});

it("means by “that creature” the target, not the cards milled since (608.2c)", () => {
  const reading = readOn("Choose target creature. Mill two cards, then put a +1/+1 counter on that creature.", sorcery);
  expect(faultsOf(reading)).toEqual([]);
  expect(JSON.stringify(reading.compiled)).toContain('"on":{"kind":"target","target":"t1"}');
});

it("reads the power of a creature that an instruction sacrificed where it was done, not among the costs (608.2h)", () => {
  const text = "Sacrifice a creature. You gain life equal to the sacrificed creature's power.";
  const reading = readOn(text, sorcery);
  expect(faultsOf(reading)).toEqual([]);
  expect(JSON.stringify(reading.compiled)).toContain('"of":{"kind":"result","slot":"r1"}');
});

it.each([
  ["Destroy target creature with converted mana cost 3 or less.", "Destroy target creature with mana value 3 or less."],
  [
    "You gain life equal to the converted mana cost of target creature.",
    "You gain life equal to the mana value of target creature.",
  ],
  ["Target player discards his or her hand.", "Target player discards their hand."],
  [
    "Put Galax, a legendary 4/4 red Elder creature token, onto the battlefield.",
    "Create Galax, a legendary 4/4 red Elder creature token.",
  ],
])("reads the wording of before as today's (701.7c, 111.9; glossary): %s", (before, today) => {
  const [one, other] = [readOn(before, sorcery), readOn(today, sorcery)];
  expect(faultsOf(one)).toEqual([]);
  expect(withoutIdentity(one.compiled)).toEqual(withoutIdentity(other.compiled));
});

it.each([
  [
    "If you would create one or more tokens, instead put those tokens plus an additional Food token onto the battlefield.",
    "If you would create one or more tokens, instead create those tokens plus an additional Food token.",
  ],
])("reads what is put onto the battlefield instead as created (701.7c): %s", (before, today) => {
  const [one, other] = [readOn(before, artifact), readOn(today, artifact)];
  expect(faultsOf(one)).toEqual([]);
  expect(withoutIdentity(one.compiled)).toEqual(withoutIdentity(other.compiled));
});
