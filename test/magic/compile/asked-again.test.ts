import { enchantment, sorcery } from "./kit.js";
import { readsRows } from "./rows.js";

const unpaid = { kind: "not", condition: { kind: "done", slot: "r2" } };
const yours = { kind: "matching", filter: { what: "permanent" } };

readsRows([
  ["118.12a: the payment is asked of again", "At the beginning of your upkeep, sacrifice this enchantment unless target player pays {2}. If that player does, they draw a card. If they don't, they lose 2 life.", enchantment, "conditional", { condition: unpaid, then: [{ kind: "loseLife" }] }],
  ["614.15: what is replaced was not done to them", "Creatures you control get +1/+1 and gain vigilance until end of turn. If you control two or more creatures, they get +2/+2 and gain trample until end of turn instead.", sorcery, "instead", { instructions: [{ kind: "modify", objects: yours }, { kind: "modify", objects: yours }] }],
  ["608.2c: what was offered otherwise is asked of there", "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, you may cast it without paying its mana cost. If you don't, put it into your hand.", sorcery, "conditional", { otherwise: [{ kind: "optional" }, { kind: "conditional", then: [{ kind: "moveObjects", to: "hand" }] }] }],
]); // prettier-ignore
