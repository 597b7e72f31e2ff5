import { expect, it } from "vitest";
import { abilitiesOf, artifact, aura, elf, enchantment, faultsOf, type Printed, readOn, sorcery } from "./kit.js";
import { readsRows } from "./rows.js";

const target = { kind: "target", target: "t1" };
const source = { kind: "source" };
const candidate = { kind: "iteration", slot: "it" };
const targetsOwner = { kind: "ownerOf", of: target };
const eventsOwner = { kind: "ownerOf", of: { kind: "triggering", role: "object" } };
const number = (value: number): object => ({ kind: "number", value });

readsRows([
  ["608.2c: “other” after a target is than the target", "{T}: Destroy target creature an opponent controls if that opponent controls no other creatures.", elf, "object", target],
  ["608.2c: “all other” after a target", "{T}: Choose target creature. All other creatures get -1/-1 until end of turn.", elf, "object", target],
  ["109.3: “other” without a target is than the source", "{T}: All other creatures get -1/-1 until end of turn.", elf, "object", source],
  ["109.2: “its” in a description is of what is described", "{T}: Destroy each creature with toughness greater than its power.", elf, "constraints", [{ kind: "cardType" }, { kind: "characteristicRelation", first: "toughness", operator: "greater", second: "power" }]],
  ["109.2: the same characteristic is held against another object's", "{T}: Destroy target creature with power less than its power.", elf, "of", source],
  ["109.2: “their” of several described", "Destroy all creatures with toughness less than or equal to their power.", sorcery, "constraint", { kind: "characteristicRelation", first: "toughness", operator: "greater", second: "power" }],
  ["109.2: whose controller's hand", "{T}: Destroy target creature with power greater than the number of cards in its controller's hand.", elf, "of", { constraints: [{ kind: "inZone", of: { kind: "controllerOf", of: candidate } }] }],
  ["400.3: “that player” of a card in an opponent's graveyard is its owner", "{T}: Exile target card from an opponent's graveyard. That player loses 2 life.", elf, "player", targetsOwner],
  ["108.3: of what an opponent owns", "{T}: Tap target creature an opponent owns. That player loses 2 life.", elf, "player", targetsOwner],
  ["108.3: of an event's object", "Whenever a creature an opponent owns dies, that player loses 2 life.", elf, "player", eventsOwner],
  ["400.3: of a card put into an opponent's graveyard", "Whenever a card is put into an opponent's graveyard from anywhere, they lose 2 life.", elf, "player", eventsOwner],
  ["110.1: a card drawn gains no flying", "Whenever this creature attacks, draw a card. It gains flying until end of turn.", elf, "objects", source],
  ["701.8a: and is not destroyed", "Choose target creature. Draw a card. Destroy it.", sorcery, "objects", target],
  ["701.21a: what was sacrificed gets no +2/+2", "Whenever this creature attacks, you may sacrifice a Blood token. If you do, it gets +2/+2 until end of turn.", elf, "objects", source],
  ["122.1: a card discarded gets no counter", "Whenever this creature attacks, discard a card. Put a +1/+1 counter on it.", elf, "on", source],
  ["121.1: a card drawn is not returned", "Exile target creature. Draw a card. Return that card to the battlefield under its owner's control.", sorcery, "controller", { kind: "ownerOf", of: { kind: "among", of: { kind: "result", slot: "r1" } } }],
  ["608.2c: “they” are not whose the choice turns out to be", "At the beginning of each player's upkeep, that player returns a permanent they control to its owner's hand unless they pay 2 life.", enchantment, "player", { kind: "triggeringPlayer" }],
  ["303.4m: enchanted Plains is the one", "Enchanted Plains has \"{T}: Add {G}.\"", aura, "affected", { kind: "attachedTo", called: "Plains" }],
  ["301.5f: enchanted Equipment is the one", "Enchanted Equipment has indestructible.", aura, "affected", { kind: "attachedTo", called: "Equipment" }],
  ["303.4m: other Merfolk are several", "Other Merfolk you control get +1/+1.", elf, "affected", { kind: "matching" }],
  ["113.6m: what it enchants leaves while it is on the battlefield", "When enchanted Forest is put into a graveyard, you may return this card from your graveyard to your hand.", aura, "event", { kind: "zoneChange", to: "graveyard" }],
  ["107.1: “twice” is of what stands before “plus”", "You gain life equal to twice the number of creatures you control plus the number of artifacts you control.", sorcery, "amount", { kind: "sum", terms: [{ kind: "product", factors: [number(2), { kind: "count" }] }, { kind: "count" }] }],
  ["707.9: what stands behind a comma and “and” differs in the copy too", "Create two tokens that are copies of target creature, except they're 3/3 Dragon creatures in addition to their other types, and they have flying.", sorcery, "exceptions", [{ kind: "addTypes" }, { kind: "setPowerToughness" }, { kind: "addAbilities" }]],
  ["106.8: a half of a hybrid symbol is chosen", "{T}: Add {W/B}.", artifact, "symbols", ["{W/B}"]],
]); // prettier-ignore

it("functions on the battlefield, from which what it enchants is put (113.6m)", () => {
  const text =
    "When enchanted Forest is put into a graveyard, you may return this card from your graveyard to your hand.";
  expect(abilitiesOf(text, aura)).toMatchObject([{ functionsFrom: "battlefield" }]);
});

it.each<[string, string, Printed]>([
  ["611.3a", "Each creature you control gets +1/+1 for each Equipment attached to it.", elf],
  ["611.3a", "Other creatures you control get +1/+0 for each counter on it.", elf],
  ["614.1c", "Each other creature you control enters with a number of +1/+1 counters on it equal to its power.", elf],
  ["109.2", "Target opponent reveals their hand and exiles all cards with the same name as that creature.", sorcery],
  ["107.1a", "You gain life equal to half the number of creatures you control plus 3, rounded up.", sorcery],
  ["120.3", "Each creature deals 1 damage to each other creature.", sorcery],
  ["120.3", "{T}: Each creature deals 1 damage to each other creature.", elf],
  ["700.2", "Choose two —\n• Draw a card.", sorcery],
  ["700.2", "Choose one or both —\n• Draw a card.\n• You gain 2 life.\n• Scry 1.", sorcery],
  ["106.1", "{T}: Add {T}.", artifact],
  ["702.33a", "Kicker {T}", sorcery],
  ["702.6a", "Equip {Q}", artifact],
])("refuses what would be bound wrongly (%s): %s", (_rule, text, printed) => {
  const reading = readOn(text, printed);
  expect(reading.compiled).toBeNull();
  expect(faultsOf(reading)).toHaveLength(1);
});

it.each<[string, string, string | undefined]>([
  ["{foo}: Draw a card.", "{foo}", undefined],
  ["{-1}: Draw a card.", "{-1}", undefined],
  ["{T}: Add {GG}.", "{GG}", "{G}"],
  ["{t}: Draw a card.", "{t}", "{T}"],
])("reports a symbol that no list holds, with the nearest (107.4): %s", (text, symbol, suggestion) => {
  const [ability] = readOn(text, artifact).abilities;
  const start = text.indexOf(symbol);
  expect(ability?.states.compiled).toBe(false);
  expect(ability?.diagnostics).toMatchObject([
    {
      code: "magic/unknown-symbol",
      rule: "107.4",
      expected: ["a symbol"],
      span: { start, end: start + symbol.length },
    },
  ]);
  expect(ability?.diagnostics[0]?.suggestion).toBe(suggestion);
});
