import { expect, it } from "vitest";
import { abilitiesOf, aura, elf, type Printed, readOn, sorcery } from "./kit.js";
import { readsRows } from "./rows.js";

const enchanted = { kind: "attachedTo", called: "creature" };
const own = { kind: "controllerOf", of: { kind: "target", target: "t1" } };

readsRows([
  [
    "608.2c: “it” of an owner's act is what is owned",
    "{2}: Enchanted creature's owner shuffles it into their library.",
    aura,
    "into",
    enchanted,
  ],
  [
    "608.2c: and not what the ability stands on",
    "{2}: Target creature's owner puts it on the bottom of their library.",
    elf,
    "objects",
    { kind: "target", target: "t1" },
  ],
  [
    "502.3: “its controller” is that of what stays tapped",
    "{T}: Tap target creature. It doesn't untap during its controller's untap step for as long as this creature remains tapped.",
    elf,
    "whose",
    own,
  ],
  [
    "603.2: a circumstance goes with each of the verbs before it",
    "Whenever this creature attacks or blocks while you control a Forest, draw a card.",
    elf,
    "event",
    {
      events: [
        { kind: "attacks", detail: { conditions: [{ kind: "exists" }] } },
        { kind: "blocks", detail: { conditions: [{ kind: "exists" }] } },
      ],
    },
  ],
  [
    "109.2: a kind that would say nothing beside the other stands apart",
    "Whenever you cast a Goblin creature or artifact creature spell, draw a card.",
    elf,
    "alternatives",
    [
      [{ subtype: "Goblin" }, { cardType: "creature" }],
      [{ cardType: "artifact" }, { cardType: "creature" }],
    ],
  ],
  [
    "201.5: a name that is a subtype too is the name before “would”",
    "{3}: The next time Mercenaries would deal damage to you this turn, prevent that damage.",
    { ...elf, name: "Mercenaries" },
    "source",
    { kind: "object", reference: { kind: "source" } },
  ],
  [
    "608.2c: “that many” is the damage, not the one sacrificed",
    "Whenever this creature deals combat damage to a player, sacrifice it and create that many Treasure tokens.",
    elf,
    "count",
    { kind: "result", slot: "event" },
  ],
  [
    "608.2c: “those Dragons” are not the card taken in between",
    "Whenever one or more Dragons you control deal combat damage to a player, look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order. You may return one of those Dragons to its owner's hand.",
    elf,
    "optional",
    { kind: "optional", instructions: [{ objects: { of: { kind: "triggering" } } }] },
  ],
  [
    "614.15: what is looked at instead is “them”",
    "Look at the top four cards of your library. If you control a Forest, look at the top eight cards of your library instead. Put two of them into your hand and the rest into your graveyard.",
    sorcery,
    "objects",
    { kind: "oneOf", of: { kind: "result", slot: "r1" } },
  ],
  [
    "608.2d: what is measured together is what is chosen",
    "When this creature enters, sacrifice it unless you sacrifice any number of creatures with total power 12 or greater.",
    elf,
    "what",
    { kind: "choice", most: { kind: "anyNumber" } },
  ],
  [
    "608.2c: each player loses by their own count",
    "Each opponent loses life equal to the number of cards in their hand.",
    sorcery,
    "over",
    { kind: "eachOpponent" },
  ],
  [
    "601.3b: each verb keeps the place that it names",
    "You may play lands from the top of your library and cast spells from your graveyard.",
    elf,
    "permission",
    { kind: "play", from: "library" },
  ],
  [
    "109.2: a card other than a land is no land",
    "Target opponent reveals their hand. You choose a card from it other than a land. That player discards that card.",
    sorcery,
    "constraint",
    { kind: "either", alternatives: [[{ cardType: "land" }]] },
  ],
  [
    "400.7: the card that was put there is the very card",
    "Return target creature card in your graveyard that was put there from the battlefield this turn to your hand.",
    sorcery,
    "event",
    { kind: "zoneChange", object: { kind: "object", reference: { kind: "iteration" } } },
  ],
  [
    "702.16a: protection from a type is from sources on and off the battlefield",
    "Protection from instants",
    elf,
    "filter",
    { what: "object", constraints: [{ cardType: "instant" }] },
  ],
]);

it("702.54b: bloodthirst X has another meaning than that of a number", () => {
  expect(abilitiesOf("Bloodthirst X", elf)[0]).not.toHaveProperty("means");
  expect(abilitiesOf("Bloodthirst 2", elf)[0]).toHaveProperty("means");
});

it.each<[string, string, Printed]>([
  [
    "608.2c",
    "Whenever enchanted creature becomes blocked, you may have it deal damage equal to its power to target creature. If you do, the first creature assigns no combat damage this turn.",
    aura,
  ],
  [
    "701.20b",
    "Reveal the top card of your library. If it's a land card, draw a card. Otherwise, it gets +3/+3 until end of turn.",
    sorcery,
  ],
  [
    "110.1",
    "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step. It gains haste.",
    sorcery,
  ],
  ["608.2c", "Whenever you cast a spell, sacrifice this creature and draw that many cards.", elf],
  [
    "608.2c",
    "When this creature enters, it deals damage to each opponent equal to the number of cards in that player's hand.",
    elf,
  ],
  [
    "608.2c",
    "When this creature enters, it deals X damage to each opponent, where X is the number of creatures that player controls.",
    elf,
  ],
  ["608.2d", "When this creature enters, reveal a card from your hand or pay {2}. If you don't, sacrifice it.", elf],
  [
    "603.12",
    "When this creature enters, attach target Equipment to target creature you control. When one or more Equipment become attached to that creature this way, draw a card.",
    elf,
  ],
])("%s: refuses what would be bound to something else: %s", (_rule, text, printed) => {
  expect(readOn(text, printed).compiled).toBeNull();
});
