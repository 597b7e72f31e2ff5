import { artifact, elf, equipment, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const result = (slot: string): object => ({ kind: "result", slot });

readsRows([
  ["608.2c: what a condition asked of is meant behind it", "At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with this creature, you may reveal it. If you do, you gain 4 life.", elf, "reveal", { what: result("r2") }],
  ["608.2c: and not what it was compared with", "Whenever another creature you control enters, look at the top card of your library. If it shares a card type with that creature, you may put it into your hand.", elf, "moveObjects", { objects: result("r1"), to: "hand" }],
  ["107.3i: what defines X is not meant before what X is of", "As an additional cost to cast this spell, sacrifice a creature.\nSearch your library for a creature card with mana value X or less, where X is 2 plus the sacrificed creature's mana value. Put that card onto the battlefield, then shuffle.", sorcery, "moveObjects", { objects: result("r1"), to: "battlefield" }],
  ["705.2: what was done where the flip was won is not meant where it was lost", "{0}: Flip a coin. If you win the flip, exile target creature. If you lose the flip, sacrifice it.", elf, "sacrifice", { objects: { kind: "target", target: "t1" } }],
  ["603.12: when it is attached", "When this Equipment enters, attach it to target creature you control. When you do, it deals 1 damage to any target.", equipment, "delayedTrigger", { event: { kind: "reflexive", slot: "r1" } }],
  ["603.12: when the mana is added", "{T}: Add {R}. When you do, mill a card.", artifact, "delayedTrigger", { event: { kind: "reflexive", slot: "r1" } }],
  ["608.2c: if it is attached", "{1}: Sacrifice a creature and attach this Equipment to target creature you control. If you do, draw a card.", equipment, "conditional", { condition: { kind: "done", slot: "r2" } }],
  ["702.26b: if it phases out", "{1}: This creature phases out. If it does, draw a card.", elf, "conditional", { condition: { kind: "done", slot: "r1" } }],
]); // prettier-ignore

refusesRows([
  ["603.12: the event itself is nothing that a player does then", "Whenever this creature attacks, when you do, draw a card.", elf],
  ["608.2c: a token is created where nothing was", "When this creature enters, if you do, draw a card.", elf],
]); // prettier-ignore
