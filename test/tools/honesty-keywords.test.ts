import { expect, it } from "vitest";
import { magic } from "../../src/magic/index.js";
import { magicTested } from "../../src/tools/honesty/magic/index.js";
import { testKeywords } from "../../src/tools/honesty/magic/keywords.js";
import { totalOf } from "../../src/tools/honesty/result.js";
import { elf, equipment, land, type Printed, readOn, referenceOf, sorcery } from "../magic/compile/kit.js";

const compiler = { language: magic, environment: referenceOf(), game: magicTested };

const keyworded: readonly (readonly [string, readonly string[]])[] = [
  ["Afterlife 1 (When this creature dies, create a 1/1 white and black Spirit creature token with flying.)", []],
  ["Afterlife 2 (When this creature dies, create a 1/1 white Spirit creature token.)", ["afterlife, other effects"]],
  ["Afterlife 1 (When this creature frobs, create a token.)", ["afterlife, not read"]],
  ["Flying (This creature can't be blocked except by creatures with flying or reach.)", []],
];

it.each(keyworded)("702: holds a keyword to its reminder text: %s", (text, expected) => {
  const { survivors } = testKeywords([readOn(text, elf)], compiler);
  expect(survivors.map(({ construct }) => construct)).toEqual(expected);
});

it("704.5c: a reminder of a rule alone says nothing of the keyword, and is not tried", () => {
  const text = "Ward—Get five poison counters. (A player with ten or more poison counters loses the game.)";
  expect(totalOf(testKeywords([readOn(text, elf)], compiler).tried)).toBe(0);
});

it.each([
  "Equip {B/P} ({B/P} can be paid with either {B} or 2 life.)",
  "Equip {B/P} (Phyrexian Black can be paid with either Black or 2 life.)",
])("107.4f: a reminder of a symbol says nothing of the keyword, and is not tried: %s", (text) => {
  expect(totalOf(testKeywords([readOn(text, equipment)], compiler).tried)).toBe(0);
});

const vehicle: Printed = { name: "Test of Text", typeLine: "Artifact — Vehicle", power: "3", toughness: "3" };
const planet: Printed = { ...land, typeLine: "Land — Planet" };
const spacecraft: Printed = { name: "Test of Text", typeLine: "Artifact — Spacecraft", power: "3", toughness: "3" };

const training = "put a +1/+1 counter on this creature";

/** What embalm and eternalize make, told by all its types. */
const revived = (what: string): string =>
  `Create a token that's a copy of it, except it's a ${what} with no mana cost.`;

/** Keywords beside what their reminder texts say of them, on a card of each kind. */
const agreeing: readonly (readonly [string, string, Printed])[] = [
  ["702.6a", "Equip {2} ({2}: Attach to target creature you control. Equip only as a sorcery.)", equipment],
  ["702.21a", "Ward {2} (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays {2}.)", elf],
  ["702.21a", "Ward—Pay 2 life. (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays 2 life.)", elf],
  ["702.6c", "Equip Wizard {1} ({1}: Attach to target Wizard you control. Equip only as a sorcery.)", equipment],
  ["702.6c", "Equip legendary creature {3} ({3}: Attach to target legendary creature you control. Equip only as a sorcery.)", equipment],
  ["301.5, which the last sentence reminds of", "Equip {3} ({3}: Attach to target creature you control. Equip only as a sorcery. This card enters unattached and stays on the battlefield if the creature leaves.)", equipment],
  ["702.25a", "Flanking (Whenever a creature without flanking blocks this creature, the blocking creature gets -1/-1 until end of turn.)", elf],
  ["702.29a", "Cycling {1}{U} ({1}{U}, Discard this card: Draw a card.)", elf],
  ["702.29e", "Islandcycling {2} ({2}, Discard this card: Search your library for an Island card, reveal it, put it into your hand, then shuffle.)", elf],
  ["702.29e", "Basic landcycling {1} ({1}, Discard this card: Search your library for a basic land card, reveal it, put it into your hand, then shuffle.)", elf],
  ["702.33a", "Kicker {2}{R} (You may pay an additional {2}{R} as you cast this spell.)", elf],
  ["702.33a", "Kicker—Sacrifice a creature. (You may sacrifice a creature in addition to any other costs as you cast this spell.)", elf],
  ["702.33b", "Kicker {1}{U} and/or {R} (You may pay an additional {1}{U} and/or {R} as you cast this spell.)", sorcery],
  ["702.33c", "Multikicker {1} (You may pay an additional {1} any number of times as you cast this spell.)", elf],
  ["702.41a", "Affinity for artifacts (This spell costs {1} less to cast for each artifact you control.)", elf],
  ["702.77a", "Reinforce 2—{1}{W} ({1}{W}, Discard this card: Put two +1/+1 counters on target creature.)", elf],
  ["702.79a", "Persist (When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.)", elf],
  ["702.87a", "Level up {2} ({2}: Put a level counter on this. Level up only as a sorcery.)", elf],
  ["702.93a", "Undying (When this creature dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.)", elf],
  ["702.100a", "Evolve (Whenever a creature you control enters, if that creature has greater power or toughness than this creature, put a +1/+1 counter on this creature.)", elf],
  ["702.101a", "Extort (Whenever you cast a spell, you may pay {WB}. If you do, each opponent loses 1 life and you gain that much life.)", elf],
  ["702.189a", "Firebending 2 (Whenever this creature attacks, add {R}{R}. This mana lasts until end of combat.)", elf],
  ["702.189a, on what is a creature as it attacks (301.7)", "Firebending 1 (Whenever this creature attacks, add {R}. This mana lasts until end of combat.)", vehicle],
  ["702.184a", "Station (Tap another creature you control: Put charge counters equal to its power on this Planet. Station only as a sorcery.)", planet],
  ["702.184a, 721.2b", "Station (Tap another creature you control: Put charge counters equal to its power on this Spacecraft. Station only as a sorcery. It's an artifact creature at 8+.)\n8+ | Flying", spacecraft],
  ["702.43a", "Modular 2 (This creature enters with two +1/+1 counters on it. When it dies, you may put its +1/+1 counters on target artifact creature.)", elf],
  ["702.45a", "Bushido 1 (When this blocks or becomes blocked, it gets +1/+1 until end of turn.)", elf],
  ["702.92a", "Living weapon (When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this to it.)", equipment],
  ["702.21a, 701.59a", "Ward—Collect evidence 4. (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player exiles cards with total mana value 4 or greater from their graveyard.)", elf],
  ["702.21a, 701.67a", "Ward—Waterbend {3}. (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays {3}. They can tap their artifacts and creatures to help. Each one pays for {1}.)", elf],
  ["702.43a", "Modular 1 (This enters with a +1/+1 counter on it. When it dies, you may put its +1/+1 counters on target artifact creature.)", elf],
  ["702.107a", "Outlast {1}{W} ({1}{W}, {T}: Put a +1/+1 counter on this creature. Outlast only as a sorcery.)", elf],
  ["702.112a", "Renown 1 (When this creature deals combat damage to a player, if it isn't renowned put a +1/+1 counter on it and it becomes renowned.)", elf],
  ["702.125a", "Undaunted (This spell costs {1} less to cast for each opponent.)", elf],
  ["702.128a, 205.1b", `Embalm {2}{W} ({2}{W}, Exile this card from your graveyard: ${revived("white Zombie Elf")} Embalm only as a sorcery.)`, elf],
  ["702.129a, 205.1b", `Eternalize {2}{B} ({2}{B}, Exile this card from your graveyard: ${revived("4/4 black Zombie Elf")} Eternalize only as a sorcery.)`, elf],
  ["702.149a", `Training (Whenever this creature attacks with another creature with greater power, ${training}.)`, elf],
  ["702.166a", "Bargain (You may sacrifice an artifact, enchantment, or token as you cast this spell.)", sorcery],
  ["702.174a", "Gift a card (You may promise an opponent a gift as you cast this spell. If you do, they draw a card before its other effects.)", sorcery],
  ["702.174b", "Gift a card (You may promise an opponent a gift as you cast this spell. If you do, when it enters, they draw a card.)", elf],
  ["702.174h", `Gift a Treasure (You may promise an opponent a gift as you cast this spell. If you do, they create a Treasure token before its other effects. It's an artifact with "{T}, Sacrifice this token: Add one mana of any color.")`, sorcery],
  ["702.175a", "Offspring {2} (You may pay an additional {2} as you cast this spell. If you do, when this creature enters, create a 1/1 token copy of it.)", elf],
  ["702.181a", "Mobilize X, where X is the number of lands you control. (Whenever this creature attacks, create X tapped and attacking 1/1 red Warrior creature tokens. Sacrifice them at the beginning of the next end step.)", elf],
  ["702.182a", "Job select (When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this to it.)", equipment],
]; // prettier-ignore

it.each(agreeing)("%s: agrees with its reminder text: %s", (_rule, text, printed) => {
  const { tried, survivors } = testKeywords([readOn(text, printed)], compiler);
  expect([totalOf(tried), survivors]).toEqual([1, []]);
});

/** Reminder texts that say something else. */
const differing: readonly (readonly [string, string, Printed])[] = [
  ["another creature's power", `Training (Whenever this creature attacks with another creature, ${training}.)`, elf],
  ["other types than its own", `Eternalize {2}{B} ({2}{B}, Exile this card from your graveyard: ${revived("4/4 black Zombie Cat")} Eternalize only as a sorcery.)`, elf],
  ["another size of what comes back", `Eternalize {2}{B} ({2}{B}, Exile this card from your graveyard: ${revived("3/3 black Zombie Elf")} Eternalize only as a sorcery.)`, elf],
  ["another cost", "Offspring {2} (You may pay an additional {1} as you cast this spell. If you do, when this creature enters, create a 1/1 token copy of it.)", elf],
  ["no cost", "Offspring {2} (When this creature enters, create a 1/1 token copy of it.)", elf],
  ["another size", "Offspring {2} (You may pay an additional {2} as you cast this spell. If you do, when this creature enters, create a 2/1 token copy of it.)", elf],
  ["another token", `Gift a Treasure (You may promise an opponent a gift as you cast this spell. If you do, they create a Treasure token before its other effects. It's an artifact with "{T}, Sacrifice this token: Add {G}.")`, sorcery],
  ["another player's cost", "Ward {2} (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays {3}.)", elf],
  ["others' permanents", "Affinity for artifacts (This spell costs {1} less to cast for each artifact.)", elf],
  ["one measure", "Evolve (Whenever a creature you control enters, if that creature has greater power than this creature, put a +1/+1 counter on this creature.)", elf],
  ["another counter", "Undying (When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.)", elf],
  ["another kick", "Kicker {2} (You may pay an additional {2} any number of times as you cast this spell.)", elf],
  ["another sacrifice", "Bargain (You may sacrifice an artifact as you cast this spell.)", sorcery],
  ["another station symbol (721.2b)", "Station (Tap another creature you control: Put charge counters equal to its power on this Spacecraft. Station only as a sorcery. It's an artifact creature at 9+.)\n8+ | Flying", spacecraft],
  ["a creature of anyone's", "Station (Tap another creature: Put charge counters equal to its power on this Spacecraft. Station only as a sorcery.)", spacecraft],
  ["less evidence", "Ward—Collect evidence 4. (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player exiles cards with total mana value 3 or greater from their graveyard.)", elf],
  ["no sorcery", "Outlast {W} ({W}, {T}: Put a +1/+1 counter on this creature.)", elf],
]; // prettier-ignore

it.each(differing)("702: disagrees with a reminder text that says otherwise: %s", (_what, text, printed) => {
  const { survivors } = testKeywords([readOn(text, printed)], compiler);
  expect(survivors).toHaveLength(1);
});

it("tries only keywords that stand for abilities", () => {
  const text = `Flying (It flies.)\n${keyworded[0]?.[0] ?? ""}`;
  const { tried } = testKeywords([readOn(text, elf)], compiler);
  expect(totalOf(tried)).toBe(1);
});
