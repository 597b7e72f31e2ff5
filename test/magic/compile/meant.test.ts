import { expect, it } from "vitest";
import { found, matching } from "./found.js";
import { abilitiesOf, artifact, aura, elf, type Printed, readOn, sorcery } from "./kit.js";

const target = { kind: "target", target: "t1" };
const first = { kind: "result", slot: "r1" };

it.each<[string, string, Printed, string, object]>([
  [
    "608.2c: a condition behind a verb is asked of what the verb is done to",
    "Return target creature card from your graveyard to the battlefield if its mana value is 3 or less.",
    sorcery,
    "compare",
    { quantity: { kind: "characteristic", of: target } },
  ],
  [
    "608.2c: a condition behind a verb does not speak of what the verb draws",
    "Whenever another creature you control dies, draw a card if it was attacking. Otherwise, you gain 1 life.",
    elf,
    "condition",
    { kind: "matches", object: { kind: "triggering", role: "object" } },
  ],
  [
    "608.2c: nor does what is done otherwise",
    "Whenever a creature you control enters, draw a card if its power is 3 or greater. Otherwise, put two +1/+1 counters on it.",
    elf,
    "on",
    { kind: "triggering", role: "object" },
  ],
  [
    "608.2c: nor does a second condition speak of what the first only measures by",
    "Whenever a creature you control enters, if its power is greater than this creature's power or its toughness is greater than this creature's toughness, draw a card.",
    elf,
    "conditions",
    [
      { quantity: { kind: "characteristic", of: { kind: "triggering", role: "object" } } },
      { quantity: { kind: "characteristic", of: { kind: "triggering", role: "object" } } },
    ],
  ],
  [
    "118.12: who pays is the controller of what is returned otherwise",
    "Return target creature to its owner's hand unless its controller pays {1}.",
    sorcery,
    "player",
    { kind: "controllerOf", of: target },
  ],
  [
    "608.2c: what you don't put onto the battlefield is the card looked at",
    "Look at the top card of your library. You may put it onto the battlefield. If you don't, put it into your hand.",
    sorcery,
    "moveObjects",
    { objects: first, to: "hand" },
  ],
  [
    "614.15: what is exiled instead is the target, not what was not exiled",
    "Exile target creature if it has mana value 3 or less.\nCorrupted — Exile that creature instead if its controller has three or more poison counters.",
    sorcery,
    "instead",
    { condition: { player: { kind: "controllerOf", of: target } }, instructions: [{ objects: target }] },
  ],
  [
    "614.15: a search instead is followed by what is done to what it finds",
    "Search your library for a basic land card, put that card onto the battlefield, then shuffle. If this spell was kicked, instead search your library for up to two basic land cards, put them onto the battlefield, then shuffle.\nKicker {4}",
    sorcery,
    "instead",
    { instructions: [{ kind: "searchLibrary", result: "r5" }, { objects: { slot: "r5" } }, { kind: "shuffle" }] },
  ],
  [
    "608.2d: who does not choose to do it instead does what stands before",
    "Put target creature on top of its owner's library. If that creature is red, you may put it on the bottom of its owner's library instead.",
    sorcery,
    "instead",
    {
      instructions: [
        { kind: "optional", result: "r3" },
        { condition: { condition: { slot: "r3" } }, then: [{ position: "top" }] },
      ],
    },
  ],
  [
    "614.15: what a set is divided into is replaced as a whole",
    "Look at the top three cards of your library. Put one of those cards into your hand and the rest on the bottom of your library in any order. If this spell was cast from a graveyard, put each of those cards into your hand instead.",
    sorcery,
    "instead",
    { instructions: [{ objects: first, to: "hand" }] },
  ],
  [
    "608.2c: “that nonland card” is not the land",
    "Whenever a land you control enters, return target nonland card from your graveyard to your hand. If that land is a Plains, return that nonland card to the battlefield instead.",
    elf,
    "instead",
    { instructions: [{ objects: target }] },
  ],
  [
    "608.2c: a condition asks of cards and speaks of none",
    "Return target creature card from your graveyard to your hand.\nThreshold — Return that card from your graveyard to the battlefield instead if seven or more cards are in your graveyard.",
    sorcery,
    "instead",
    { instructions: [{ objects: { of: target } }] },
  ],
  [
    "608.2c: the rest are those of the cards looked at, not of the one revealed",
    "Look at the top four cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.",
    sorcery,
    "rest",
    { of: "r1" },
  ],
  [
    "608.2c: the rest are those that were not chosen",
    "Each player chooses a creature they control. Destroy the rest.",
    sorcery,
    "destroy",
    { objects: { filter: { constraints: [{}, {}, { kind: "not", constraint: { objects: first } }] } } },
  ],
  [
    "608.2d: who puts the counter there chooses where",
    "Target opponent puts a -1/-1 counter on a creature they control.",
    sorcery,
    "on",
    { kind: "choice", chooser: { kind: "targetPlayer" } },
  ],
  [
    "109.2: attached to any creature, which nobody chooses",
    "Return target Aura attached to a creature to its owner's hand.",
    sorcery,
    "attachedTo",
    { whom: { kind: "matching" } },
  ],
  [
    "603.7: what the delayed trigger has you pay is what you don't",
    "At the beginning of your next upkeep, pay {3}. If you don't, you lose the game.",
    sorcery,
    "delayedTrigger",
    { instructions: [{ kind: "payCost" }, { kind: "conditional", then: [{ kind: "loseGame" }] }] },
  ],
  [
    "603.7: “if you do” asks of what the delayed trigger does",
    "You may draw a card. At the beginning of the next end step, sacrifice a creature. If you do, you gain 2 life.",
    sorcery,
    "delayedTrigger",
    { instructions: [{ kind: "sacrifice", result: "r4" }, { condition: { kind: "done", slot: "r4" } }] },
  ],
  [
    "603.7a: what a spell waits for this turn it sets up as it resolves",
    "Whenever a creature you control enters this turn, put a +1/+1 counter on it.",
    sorcery,
    "spell",
    { resolution: { instructions: [{ kind: "delayedTrigger", times: "eachTime", expires: { kind: "endOfTurn" } }] } },
  ],
  [
    "115.1: the target in what is waited for is that of the spell",
    "When target creature dies this turn, return that card to the battlefield under its owner's control.",
    sorcery,
    "resolution",
    { targets: [{ id: "t1" }], instructions: [{ kind: "delayedTrigger", targets: [] }] },
  ],
  [
    "603.12: what was discarded this way was discarded before",
    "Discard a card, then draw a card. When you discard a nonland card this way, this spell deals damage equal to that card's mana value to target creature.",
    sorcery,
    "conditional",
    {
      condition: { quantity: { of: { of: first } } },
      then: [{ kind: "delayedTrigger", event: { kind: "reflexive", slot: "r1" } }],
    },
  ],
  [
    "603.12: “that many” are those of that kind",
    "Whenever this creature attacks, each player exiles a card from their graveyard. When one or more nonland cards are exiled this way, put that many +1/+1 counters on this creature.",
    elf,
    "count",
    { kind: "size", of: { kind: "among", of: first } },
  ],
  [
    "107.3i: X is the same in the sentences after its definition",
    "When this creature enters, look at the top X cards of your library, where X is your devotion to blue. If X is greater than or equal to the number of cards in your library, you win the game.",
    elf,
    "compare",
    { quantity: { kind: "devotion" } },
  ],
  [
    "107.3c: X is defined for what you have another do too",
    "Whenever this creature attacks, you may have target creature get +X/+X until end of turn, where X is this creature's power.",
    elf,
    "amount",
    { kind: "characteristic", of: { kind: "source" } },
  ],
  [
    "608.2c: “that many” twice is one number",
    "Whenever you attack with one or more Goblins, draw that many cards, then discard that many cards. You gain that much life.",
    elf,
    "gainLife",
    { amount: { kind: "result", slot: "event" } },
  ],
  [
    "608.2c: “that much” is what the other branch says",
    "When this creature enters, you lose 3 life if you control a Forest. Otherwise, each opponent loses that much life.",
    elf,
    "loseLife",
    { player: { kind: "eachOpponent" }, amount: { kind: "number", value: 3 } },
  ],
  [
    "702.138a: the other cards to escape are those besides the spell",
    "Return target creature to its owner's hand.\nEscape—{3}{U}, Exile three other cards from your graveyard.",
    sorcery,
    "otherThan",
    { object: { kind: "source" } },
  ],
  [
    "509.1b: what it can't be blocked by it can't block",
    "This creature can't block or be blocked by Walls.",
    elf,
    "prohibition",
    { kind: "block", whom: { filter: { constraints: [{ subtype: "Wall" }] } } },
  ],
  [
    "113.6m: a card returned together with another from your graveyard is there",
    "{1}{B}: Return Test of Text and up to one other target creature card from your graveyard to the battlefield.",
    elf,
    "activated",
    { functionsFrom: "graveyard" },
  ],
  [
    "113.6m: a card exiled together with others from your graveyard is there",
    "Exile this card and two other cards from your graveyard: Draw a card.",
    sorcery,
    "activated",
    { functionsFrom: "graveyard" },
  ],
  [
    "113.6m: a card put from exile onto the battlefield is exiled",
    "{3}{B}: Put Test of Text from exile onto the battlefield tapped.",
    elf,
    "activated",
    { functionsFrom: "exile" },
  ],
  [
    "113.6m: a trigger that asks whether its card is exiled triggers in exile",
    "Whenever a creature you control attacks, if Test of Text is exiled, put it onto the battlefield attacking.",
    elf,
    "triggered",
    { functionsFrom: "exile" },
  ],
  [
    "113.6m: a card exiled besides others from your graveyard is on the battlefield",
    "{T}, Exile two cards from your graveyard and this creature: Draw a card.",
    elf,
    "activated",
    { functionsFrom: "battlefield" },
  ],
  [
    "603.6c: a trigger that exiles its card first does not trigger in exile",
    "When this creature dies, exile it and choose target creature an opponent controls. When that creature leaves the battlefield, return this card from exile to the battlefield under its owner's control.",
    elf,
    "triggered",
    { functionsFrom: "battlefield" },
  ],
  [
    "109.3: other than the enchanted creature, which the Aura is not",
    "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.",
    aura,
    "otherThan",
    { object: { kind: "attachedTo" } },
  ],
  [
    "109.3: other than the target for which they are counted",
    "Whenever you attack, target attacking creature gets +1/+1 until end of turn for each other attacking creature.",
    elf,
    "otherThan",
    { object: target },
  ],
  [
    "109.3: other than the card itself, which is one of them",
    "Whenever another creature dies, you gain life equal to the number of other creatures you control.",
    elf,
    "gainLife",
    { amount: { of: { constraints: [{}, { kind: "otherThan", object: { kind: "source" } }, {}] } } },
  ],
  [
    "608.2c: what is a nonland card is not the token of the other case",
    "{T}: Reveal the top card of your library. If it's a land card, create a Treasure token. If it's a nonland card, draw a card.",
    artifact,
    "conditional",
    { condition: { kind: "matches", object: first }, then: [{ kind: "drawCards" }] },
  ],
  [
    "608.2h: the exiled card of a cost is what was exiled to pay it",
    "{1}, Exile a creature card from your graveyard: Create a token that's a copy of the exiled card.",
    artifact,
    "token",
    { kind: "copy", of: { kind: "paid", cost: "exiled" } },
  ],
  [
    "608.2c: that player is the one whose card was chosen, and those cards are both",
    "At the beginning of your end step, choose a creature card in an opponent's graveyard, then that player chooses a creature card in your graveyard. Return those cards to the battlefield.",
    elf,
    "instructions",
    [{}, { player: { kind: "ownerOf", of: first } }, { objects: { kind: "all", of: [first, { slot: "r2" }] } }],
  ],
  [
    "109.2: instants are spells beside “Wizard spell”",
    "Whenever you cast an instant, sorcery, or Wizard spell, draw a card.",
    elf,
    "filter",
    {
      what: "spell",
      constraints: [
        {
          kind: "either",
          alternatives: [[{ cardType: "instant" }], [{ cardType: "sorcery" }], [{ subtype: "Wizard" }]],
        },
      ],
    },
  ],
  [
    "109.2: each of a list is the creature card that it ends with",
    "When this creature enters, you may put an Angel, Demon, or Dragon creature card from your hand onto the battlefield.",
    elf,
    "alternatives",
    [
      [{ cardType: "creature" }, { subtype: "Angel" }],
      [{ cardType: "creature" }, { subtype: "Demon" }],
      [{ subtype: "Dragon" }, { cardType: "creature" }],
    ],
  ],
])("%s: %s", (_rule, text, printed, field, value) => {
  const read = abilitiesOf(text, printed);
  const wanted = matching({ value }).value;
  expect(found(read, field)).toContainEqual(wanted);
});

it.each<[string, string, Printed]>([
  ["603.2", "Whenever a creature you control dies, draw that many cards.", elf],
  [
    "603.2",
    "Whenever a creature with one or more counters on it dies, exile that many cards from the top of your library.",
    elf,
  ],
  ["608.2c", "Test of Text deals 2 damage to each creature for each Aura attached to that creature.", sorcery],
  ["608.2c", "Creatures you don't control get -1/-1 for each slime counter on them.", artifact],
  ["608.2c", "Search your library for five cards and exile the rest.", sorcery],
  ["608.2c", "{2}: Exile this creature and target creature unless that creature's controller pays {2}.", elf],
  [
    "107.3j",
    'Each noncreature artifact is an Equipment with equip {X} and "Equipped creature gets +X/+0," where X is that artifact\'s mana value.',
    artifact,
  ],
  [
    "603.12",
    "{2}: Exile the top card of your library. You may play that card this turn. When you play a card this way, draw a card.",
    artifact,
  ],
  [
    "201.2",
    "Search your library for a card named Ashen Bow or Gilded Vial, reveal it, put it into your hand, then shuffle.",
    sorcery,
  ],
  ["109.3", "{4}: Attach target Aura attached to a creature to another creature.", artifact],
  ["109.3", "Each Goblin creature you control gets +1/+1 for each other Goblin creature you control.", artifact],
  [
    "608.2c",
    "Whenever this creature deals damage to an opponent, you may reveal your hand. If cards with at least six different mana values are revealed this way, that player loses the game.",
    elf,
  ],
  ["608.2c", "Whenever enchanted creature attacks, destroy it at end of combat. If you do, draw a card.", aura],
])("%s: refuses what would be bound to something else: %s", (_rule, text, printed) => {
  expect(readOn(text, printed).compiled).toBeNull();
});
