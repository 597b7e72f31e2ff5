import { enchantment, sorcery } from "./kit.js";
import { readsRows } from "./rows.js";

const you = { kind: "you" };
const counted = { kind: "determineValue", quantity: { kind: "count" } };
const kept = (slot: string): object => ({ amount: { kind: "result", slot } });

readsRows([
  ["608.2h: X of several instructions is determined before the first", "Each opponent loses X life and you gain X life, where X is the number of creatures you control.", sorcery, "instructions", [counted, { kind: "loseLife" }, { kind: "gainLife" }]],
  ["107.3i: and each of them speaks of that", "You draw X cards and you lose X life, where X is the number of creatures you control.", sorcery, "loseLife", kept("r3")],
  ["107.3i: the next sentence, too", "Put X +1/+1 counters on target creature, where X is the number of creatures you control. You gain X life.", sorcery, "gainLife", { player: you, ...kept("r3") }],
  ["608.2h: within what is done only if something else was", "You may sacrifice a creature. If you do, you draw X cards and you lose X life, where X is that creature's power.", sorcery, "then", [{ kind: "determineValue" }, { kind: "drawCards" }, { kind: "loseLife" }]],
  ["608.2h: what a triggered ability does, too", "Whenever a land you control enters, scry X, then you gain X life, where X is the number of lands you control.", enchantment, "instructions", [counted, { kind: "scry" }, { kind: "gainLife" }]],
  ["608.2h: X of one instruction is counted as that is done", "You gain X life, where X is the number of creatures you control.", sorcery, "instructions", [{ kind: "gainLife", amount: { kind: "count" } }]],
  ["107.3a: what was announced is one number as it is", "You draw X cards and you lose X life.", { ...sorcery, manaCost: "{X}{B}" }, "instructions", [{ kind: "drawCards" }, { kind: "loseLife", amount: { kind: "x" } }]],
]); // prettier-ignore
