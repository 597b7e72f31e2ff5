import { elf, enchantment, sorcery } from "./kit.js";
import { readsRows } from "./rows.js";

const result = (slot: string): object => ({ kind: "result", slot });
const event = { kind: "triggering", role: "object" };

readsRows([
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
]); // prettier-ignore
