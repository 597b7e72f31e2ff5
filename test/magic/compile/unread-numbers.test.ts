import { elf, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const source = { kind: "source" };
const n = (value: number): object => ({ kind: "number", value });

readsRows([
  ["608.2h: fewer than it had", "When this creature dies, return it to the battlefield with one fewer +1/+1 counter on it.", elf, "moveObjects", { enters: [{ kind: "counters", count: { kind: "difference", from: { kind: "counters", on: source }, subtract: n(1) } }] }],
  ["608.2h: more than it had", "When this creature dies, return it to the battlefield with two more +1/+1 counters on it.", elf, "moveObjects", { enters: [{ kind: "counters", count: { kind: "sum", terms: [{ kind: "counters", on: source }, n(2)] } }] }],
  ["107.1: exactly so many", "Destroy exactly two target creatures.", sorcery, "targets", [{ least: n(2), most: n(2) }]],
]); // prettier-ignore

refusesRows([
  ["608.2d: more than nothing", "Destroy two more target creatures.", sorcery],
  ["608.2d: more tokens", "Create two more 1/1 red Goblin creature tokens.", sorcery],
  ["608.2d: fewer cards", "Exile three fewer cards from your graveyard.", sorcery],
  ["608.2d: at most fewer", "Untap up to two fewer lands.", sorcery],
  ["608.2d: more counters of nothing", "Put one more +1/+1 counter on target creature.", sorcery],
  ["608.2d: the most", "Choose the most creatures. Destroy those creatures.", sorcery],
]); // prettier-ignore
