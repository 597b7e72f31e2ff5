import { enchantment } from "./kit.js";
import { readsRows } from "./rows.js";

const looked = { kind: "oneOf", of: { kind: "result", slot: "r1" } };

readsRows([
  ["608.2c: what was not done is not spoken of", "At the beginning of your upkeep, look at the top two cards of your library. You may pay {2}. If you do, put one of those cards into your hand. If you don't, put one of those cards on the bottom of your library.", enchantment, "then", [{ kind: "moveObjects", objects: looked, to: "library" }]],
  ["608.2c: nor what was done in the contrary case", "At the beginning of your upkeep, choose up to one target artifact. If you're the monarch, create a token that's a copy of it. If you're not the monarch, destroy it.", enchantment, "then", [{ kind: "destroy", objects: { kind: "target", target: "t1" } }]],
  ["608.2c: what was made before both is", "At the beginning of your upkeep, create a 1/1 red Goblin creature token. If you control a Forest, put a +1/+1 counter on it. If you don't control a Forest, sacrifice it.", enchantment, "then", [{ kind: "sacrifice", objects: { kind: "result", slot: "r1" } }]],
]); // prettier-ignore
