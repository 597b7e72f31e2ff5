import { expect, it } from "vitest";
import type { Printed } from "./kit.js";
import { abilityOf, artifact, elf, enchantment, instructionsOf, readOn, sorcery } from "./kit.js";

const exiled = { kind: "linked", how: "exiled" };
const handCount = { kind: "count", of: { what: "card", constraints: [{ kind: "inZone", zone: "hand" }] } };

it.each<[string, object]>([
  ["{X}, {T}: Create a token that's a copy of the exiled card. X is the mana value of that card.", { characteristic: "manaValue", of: exiled }], // prettier-ignore
  ["{X}, {T}: You gain X life. X is the number of cards in your hand.", handCount],
])("takes X from what the text says it is (107.3c): %s", (text, x) => {
  expect(abilityOf(text, artifact)).toMatchObject({ kind: "activated", x });
});

it("reads that X in the effect as it is then (107.3c)", () => {
  const ability = abilityOf("{X}, {T}: You gain X life. X is the number of cards in your hand.", artifact);
  expect(ability).toMatchObject({ resolution: { instructions: [{ kind: "gainLife", amount: handCount }] } });
});

it("means by each other card those exiled before the last (607.2a)", () => {
  const text =
    "Whenever a nontoken creature dies, you may exile that card. If you do, return each other card exiled with Test of Text to its owner's graveyard.";
  const filter = { constraints: [{ kind: "otherThan", object: { kind: "result", slot: "r2" } }, { objects: exiled }] };
  const then = [{ kind: "moveObjects", to: "graveyard", objects: { filter } }];
  expect(abilityOf(text, artifact)).toMatchObject({
    resolution: { instructions: [{}, { kind: "conditional", then }] },
  });
});

const fixed = [{ prohibition: { kind: "gainLife" } }, { prohibition: { kind: "loseLife" } }];

it("forbids gaining and losing life where the total can't change (119.7, 119.8)", () => {
  const effects = [{ kind: "playerContinuous", affected: { kind: "you" }, changes: fixed }];
  expect(abilityOf("Your life total can't change.", enchantment)).toMatchObject({ effects });
});

it("lets the time that opens the sentence hold for each of its parts (611.2a)", () => {
  const duration = { kind: "untilNext", whose: { kind: "you" }, part: "turn", edge: "beginning" };
  const protection = [{ kind: "gainAbilities", abilities: [{ keyword: "protection" }] }];
  const text = "Until your next turn, your life total can't change, and you have protection from everything.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "modify", objects: { kind: "you" }, changes: fixed, duration },
    { kind: "modify", objects: { kind: "you" }, changes: protection, duration },
  ]);
});

it.each<[string, object]>([
  ["When no creatures are on the battlefield, draw a card.", { operator: "equal", than: { value: 0 } }],
  ["Whenever one or more Goblins are on the battlefield, draw a card.", { operator: "atLeast", than: { value: 1 } }],
])("triggers on a state of the battlefield (603.8): %s", (text, is) => {
  expect(abilityOf(text, enchantment)).toMatchObject({ event: { kind: "state", condition: { kind: "exists", is } } });
});

it("has each player sacrifice what they control of what there is (701.21a)", () => {
  const text = "Whenever one or more Goblins are on the battlefield, their controllers sacrifice them.";
  const controlled = { kind: "controlledBy", player: { kind: "eachPlayer" } };
  const objects = { filter: { constraints: [{ kind: "subtype" }, { kind: "inZone" }, controlled] } };
  const instructions = [{ kind: "sacrifice", player: { kind: "eachPlayer" }, objects }];
  expect(abilityOf(text, enchantment)).toMatchObject({ resolution: { instructions } });
});

it("forbids spells and lands of such names alike (206.3a)", () => {
  const text =
    "Players can't cast spells or play lands with a name originally printed in the Arabian Nights expansion.";
  const printed = { kind: "originallyPrinted", set: "arabianNights" };
  const changes = [
    { prohibition: { kind: "cast", what: { constraints: [printed] } } },
    { prohibition: { kind: "playLands", what: { constraints: [{ kind: "cardType" }, printed] } } },
  ];
  expect(abilityOf(text, enchantment)).toMatchObject({ effects: [{ changes }] });
});

it.each<[string, object]>([
  ["When this creature transforms into Test of Text, draw a card.", { kind: "named", name: "Test of Text" }],
  ["Whenever a permanent you control transforms into a Goblin, draw a card.", { kind: "subtype", subtype: "Goblin" }],
])("asks what it is right after it has transformed (701.27e): %s", (text, constraint) => {
  expect(abilityOf(text, elf)).toMatchObject({ event: { kind: "transforms", into: { constraints: [constraint] } } });
});

it.each<[string, Printed]>([
  ["{1}: Draw a card. X is the number of cards in your hand.", artifact],
  ["{X}: Draw a card. X is the number of cards in an opponent's hand.", artifact],
  ["{X}: Draw a card. X is your life total. Draw a card.", artifact],
  ["{X}: Exile target creature. X is that creature's power.", artifact],
  ["Return each other card exiled with Test of Text to its owner's hand.", elf],
  ["You have protection from everything.", sorcery],
  ["You can't change.", enchantment],
  ["Your hand size can't change.", enchantment],
  ["Destroy all Goblins. Their controllers sacrifice them.", sorcery],
  ["Target creature's controllers sacrifice them.", sorcery],
  ["Players can't cast spells or play lands with flying.", enchantment],
  ["Whenever one or more Goblins are in your graveyard, draw a card.", enchantment],
  ["When this creature transforms into Goblins, draw a card.", elf],
])("refuses what it can't bind: %s", (text, printed) => {
  expect(readOn(text, printed).compiled).toBeNull();
});
