import { elf, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const target = { kind: "target", target: "t1" };

readsRows([
  ["608.2c: what is said next of what only a branch targets", "Whenever this creature attacks, you may pay {1}. If you do, tap target creature. It doesn't untap during its controller's next untap step.", elf, "then", [{ kind: "tap", objects: target }, { kind: "modify", objects: target }]],
  ["608.2c: within a reflexive trigger, too", "Whenever this creature attacks, put a +1/+1 counter on it. When you do, if you control a Forest, untap target creature. It gains haste until end of turn.", elf, "then", [{ kind: "untap" }, { kind: "modify", objects: target }]],
  ["608.2c: but not of what was targeted before", "Target creature gets +1/+1 until end of turn. If you control a Forest, untap that creature. It gains haste until end of turn.", sorcery, "then", [{ kind: "untap" }]],
  ["608.2c: nor where the condition trails", "Target creature you control gets +2/+0 until end of turn if you control a Forest. Then it deals 1 damage to you.", sorcery, "then", [{ kind: "modify" }]],
  ["608.2c: nor what asks for itself", "If you control a Forest, untap target creature. If you control a Swamp, that creature gains haste until end of turn.", sorcery, "then", [{ kind: "untap" }]],
]); // prettier-ignore

refusesRows([
  ["611.3a: each with a condition of its own", "This creature gets +0/+2 as long as you control a Plains and has flying as long as you control an Island.", elf],
]); // prettier-ignore
