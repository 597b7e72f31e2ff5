import { enchantment, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const creature = { kind: "cardType", cardType: "creature" };
const yours = { kind: "controlledBy", player: { kind: "you" } };
const token = { kind: "token" };
const legendary = { kind: "supertype", supertype: "legendary" };
const attacking = { kind: "status", status: "attacking" };
const not = (constraint: object): object => ({ kind: "not", constraint });
const those = (...constraints: readonly object[]): object => ({
  kind: "matching",
  filter: { what: "permanent", constraints },
});

readsRows([
  ["614.12: each that enters is judged by itself", "Creatures enter tapped unless they're tokens.", enchantment, "entersWith", { object: those(creature, not(token)), unless: null }],
  ["614.12: with the condition for it", "Creatures you control enter with a +1/+1 counter on them if they're tokens.", enchantment, "entersWith", { object: those(creature, yours, token), unless: null }],
  ["509.1b: those that may not block", "Creatures can't block unless they're legendary.", enchantment, "continuous", { affected: those(creature, not(legendary)) }],
  ["611.3a: those that attack", "Creatures you control have trample as long as they're attacking.", enchantment, "continuous", { affected: those(creature, yours, attacking) }],
  ["611.3a: one or the other", "Creatures can't attack unless they're enchanted or equipped.", enchantment, "continuous", { affected: those(creature, not({ kind: "either" })) }],
  ["611.3a: all of them are asked where the text says so", "Creatures you control get +1/+1 as long as all creatures you control are attacking.", enchantment, "static", { condition: { kind: "matches", object: those(creature, yours) } }],
  ["608.2c: each is changed of which it is so", "Each creature you control gets +1/+1 until end of turn if it's a token.", sorcery, "modify", { objects: those(creature, yours, token) }],
  ["608.2c: counters are put on each of which it is so", "Put a +1/+1 counter on each creature you control if it's attacking.", sorcery, "putCounters", { on: those(creature, yours, attacking) }],
  ["608.2c: damage is dealt to each of which it is so", "This spell deals 2 damage to each creature unless it's legendary.", sorcery, "dealDamage", { to: [those(creature, not(legendary))] }],
  ["608.2c: what is asked of something else is asked once", "Tap all creatures if you control a Forest.", sorcery, "conditional", { condition: { kind: "exists" } }],
]); // prettier-ignore

refusesRows([
  ["608.2c, each in a further sentence", "Creatures you control gain trample until end of turn. If they're tokens, they get +1/+1 until end of turn.", sorcery],
  ["614.15, each instead", "Creatures you control get +1/+1 until end of turn. If they're legendary, they get +2/+2 until end of turn instead.", sorcery],
  ["608.2c, creatures are not kicked", "This spell deals 1 damage to each creature. If it was kicked, it deals 2 damage to each creature instead.", sorcery],
  ["611.2b, each for as long as it is so", "Creatures you control gain flying for as long as they're attacking.", sorcery],
]); // prettier-ignore
