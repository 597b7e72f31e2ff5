import { elf, enchantment, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const result = (slot: string): object => ({ kind: "result", slot });
const event = { kind: "triggering", role: "object" };

readsRows([
  ["109.4: whose power it is, not that of the hidden card that was drawn", "Destroy target creature. Draw a card. You gain life equal to its power.", sorcery, "amount", { kind: "characteristic", of: { kind: "target" } }],
  ["109.4: a card in a hand has no controller", "Destroy target creature. Draw a card. Its controller loses 2 life.", sorcery, "instructions", [{}, {}, { kind: "loseLife", player: { kind: "controllerOf", of: { kind: "target" } } }]],
  ["611.2a: the time is said of all that is done under the condition", "When this creature enters, you may draw a card. If you do, this creature gets +2/+2 and gains flying until end of turn.", elf, "then", [{ kind: "modify", duration: { kind: "endOfTurn" } }, { kind: "modify", duration: { kind: "endOfTurn" } }]],
  ["611.2a: whatever it is", "Reveal the top card of your library. If it's a land card, creatures you control get +1/+0 and gain haste until end of turn.", sorcery, "then", [{ kind: "modify", duration: { kind: "endOfTurn" } }, { kind: "modify", duration: { kind: "endOfTurn" } }]],
  ["608.2c: otherwise it is the card, not one of those that were asked for", "Search your library for an artifact card and reveal it. If you reveal a card named Bear Cub this way, put it onto the battlefield. Otherwise, put that card into your hand. Then shuffle.", sorcery, "otherwise", [{ kind: "moveObjects", objects: result("r1") }]],
  ["303.4i: the copy is attached, not what it is a copy of", "Whenever you attack, you may sacrifice an Aura. When you do, create a token that's a copy of that Aura attached to target creature you control.", enchantment, "groups", [{ token: { kind: "copy", of: { kind: "result" } }, enters: [{ kind: "attached", to: { kind: "target" } }] }]],
  ["603.2: what is done to the object itself is not done while it is there", "Whenever you cycle this card or cycle another card while this enchantment is on the battlefield, you gain 2 life.", enchantment, "events", [{ detail: { conditions: [] } }, { detail: { conditions: [{ kind: "matches" }] } }]],
  ["701.19c: said in one sentence", "Target creature gets +1/+1 until end of turn. Then destroy that creature and it can't be regenerated.", sorcery, "destroy", { regeneration: "prohibited" }],
  ["701.19c: and of that creature", "Destroy target creature. That creature can't be regenerated.", sorcery, "destroy", { regeneration: "prohibited" }],
  ["400.1: the card is from there, not the creature whose counters are counted", "Whenever a creature you control with a counter on it dies, return target creature card with mana value less than or equal to the number of counters on that creature from your graveyard to your hand.", enchantment, "than", { kind: "counters", on: event }],
  ["201.5: she is the object itself, whatever else is spoken of", "When this creature enters, tap target creature. Put a +1/+1 counter on her.", elf, "putCounters", { on: { kind: "source" } }],
  ["400.7: and what it became, where the ability moved it", "Whenever a land you control enters, exile this creature, then return her to the battlefield under her owner's control.", elf, "moveObjects", { objects: result("r1") }],
  ["608.2c: the exiled card is the one that this ability exiled", "At the beginning of your end step, you may exile target creature card from a graveyard. If you do, you gain life equal to the exiled card's power.", enchantment, "amount", { of: result("r2") }],
  ["607.2a: else what another ability of the card exiled", "When this creature enters, you gain life equal to the exiled card's power.", elf, "amount", { of: { kind: "linked", how: "exiled" } }],
  ["608.2c: otherwise nothing was done that it could mean", "Reveal the top card of your library. Any opponent may have you put that card into your graveyard. If a player does, you gain 2 life. Otherwise, put that card into your hand.", sorcery, "otherwise", [{ kind: "moveObjects", objects: result("r1") }]],
  ["611.2b: it lasts for each of them by itself", "Choose any number of target lands you control. Put a growth counter on each of them. Each of those lands is a 4/4 creature for as long as it has a growth counter on it. They're still lands.", sorcery, "instructions", [{ kind: "modify", objects: { kind: "iteration" }, changes: [{ kind: "addTypes" }, { kind: "setBasePowerToughness" }], duration: { kind: "asLongAs", condition: { object: { kind: "iteration" } } } }]],
  ["115.3: another creature than the object itself, where no other was spoken of", "When this creature enters, destroy up to one target artifact. Another target creature gains haste until end of turn.", elf, "targets", [{}, { what: { constraints: [{ kind: "cardType", cardType: "creature" }, { kind: "otherThan", object: { kind: "source" } }] } }]],
  ["115.3: than the target, where that may be one", "When this creature enters, target Bear you control gains haste until end of turn. Another target creature gains flying until end of turn.", elf, "otherThan", ["t1"]],
  ["608.2i: his or her control is that player's", "Whenever a land an opponent controls enters, if that player had another land enter under his or her control this turn, you gain 2 life.", enchantment, "event", { kind: "zoneChange", to: "battlefield" }],
  ["111.8: another of those tokens may be put onto the battlefield", "Create a 3/3 green Bear creature token. Then you put another one of those tokens onto the battlefield.", sorcery, "instructions", [{ kind: "createTokens" }, { kind: "createTokens" }]],
  ["118.12a: one of two costs is paid", "Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player discards a card or pays {2}.", elf, "costs", [{ kind: "either", alternatives: [[{ kind: "discard" }], [{ kind: "mana" }]] }]],
  ["201.5: a name that is a creature type, too", "At the beginning of your upkeep, sacrifice Golem unless you discard a card.", { ...elf, name: "Golem" }, "sacrifice", { objects: { kind: "source" } }],
  ["608.2c: a condition behind joined verbs is of all of them", "Target creature gets +2/+2 and gains trample until end of turn if you control a token.", sorcery, "then", [{ kind: "modify", duration: { kind: "endOfTurn" } }, { kind: "modify", duration: { kind: "endOfTurn" } }]],
  ["608.2c: but behind then of the last alone", "At the beginning of your upkeep, put a +1/+1 counter on this creature, then sacrifice it unless you pay {1}.", elf, "instructions", [{ kind: "putCounters" }, { kind: "unless" }]],
  ["205.1b: it is still what it was, whatever else is said of it between", "Target land becomes a 3/3 Elemental creature until end of turn. It gains haste until end of turn. It's still a land.", sorcery, "changes", [{ kind: "addTypes" }, { kind: "setBasePowerToughness" }]],
  ["608.2c: the other case is of the same thing", "When this creature enters, put a flood counter on target creature or land. If it's a creature, this creature gains flying until end of turn. If it's a land, it becomes an Island in addition to its other types.", elf, "conditional", { condition: { object: { kind: "target" } }, then: [{ objects: { kind: "target" } }] }],
]); // prettier-ignore

refusesRows([
  ["607.2a: a text that is granted is linked with nothing of the object's own", "Whenever a land you control enters, exile target card from a graveyard. Target creature gains \"When this creature dies, return the exiled card to its owner's hand\" until end of turn.", enchantment],
  ["401.2: what was shuffled is not the rest of anything", "Look at the top four cards of your library, put one of them into your hand, then shuffle. Put the rest into your graveyard.", sorcery],
  ["205.1b: what is created was nothing before", "Create a Food token. It's still a land.", sorcery],
  ["701.19c: some of what is destroyed", "Destroy all artifacts and enchantments. Enchantments destroyed this way can't be regenerated.", sorcery],
  ["701.19c: what was destroyed before", "Destroy target permanent. If it's a creature, it can't be regenerated.", sorcery],
  ["107.3i: X that is defined later", "Create X 1/1 red Goblin creature tokens. Then you gain X life, where X is the number of creatures you control.", sorcery],
]); // prettier-ignore
