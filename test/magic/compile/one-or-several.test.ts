import { artifact, aura, elf, enchantment, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const target = (id: string): object => ({ kind: "target", target: id });
const result = (slot: string): object => ({ kind: "result", slot });
const dies = "Whenever a creature you control dies, ";
const triggering = { kind: "triggering", role: "object" };

readsRows([
  [
    "608.2c: “those creatures” are all that were spoken of one by one",
    "Target creature gets +2/+2 until end of turn. Untap up to one other target creature. Those creatures gain reach until end of turn.",
    sorcery,
    "objects",
    { kind: "all", of: [target("t1"), target("t2")] },
  ],
  [
    "608.2c: “one of those cards” is any of what was exiled in turn",
    "When this creature dies, exile it. If you do, exile the top card of your library. You may play one of those cards this turn.",
    elf,
    "what",
    { kind: "oneOf", of: { kind: "all", of: [result("r1"), result("r3")] } },
  ],
  [
    "608.2c: “those cards” are not the one thing that stands nearer",
    "{T}, Sacrifice another artifact: Exile the top X cards of your library, where X is the mana value of the sacrificed artifact. You may play those cards this turn.",
    artifact,
    "what",
    result("r1"),
  ],
  [
    "608.2c: one for each of several players are “those cards”",
    "Each opponent exiles the top card of their library. You may play those cards this turn.",
    sorcery,
    "what",
    result("r1"),
  ],
  [
    "608.2c: two that were spoken of are “both creatures”",
    "Whenever equipped creature blocks a creature, tap both creatures.",
    { ...artifact, typeLine: "Artifact — Equipment" },
    "objects",
    { kind: "all", of: [{ kind: "attachedTo" }, { kind: "triggering", role: "other" }] },
  ],
  [
    "608.2c: “it” among the objects of a verb is the one before it there",
    "{T}: Return target creature you control and all Auras attached to it to their owners' hands.",
    artifact,
    "objects",
    { kind: "all", of: [target("t1"), { filter: { constraints: [{}, { kind: "attachedTo", whom: target("t1") }] } }] },
  ],
  [
    "608.2h: whose one of several was that moved together, it tells as it last was",
    "Exile target creature and all Auras attached to it. That creature's controller gains 3 life.",
    sorcery,
    "player",
    { kind: "controllerOf", of: target("t1") },
  ],
  [
    "608.2c: “them” are all that moved together",
    "Exile up to one target artifact and up to one target creature, then return them to the battlefield under their owners' control.",
    sorcery,
    "objects",
    result("r1"),
  ],
  [
    "107.3i: the power of what dies makes the token, which has none before",
    `${dies}create an X/X green Ooze creature token, where X is its power.`,
    enchantment,
    "power",
    { kind: "characteristic", of: triggering },
  ],
  ["701.53a, 107.3i: so does incubate", `${dies}incubate X, where X is its power.`, enchantment, "of", triggering],
  ["701.47a, 107.3i: and amass", `${dies}amass Orcs X, where X is its power.`, enchantment, "of", triggering],
  [
    "608.2c: “that creature” is what is copied, not the copy",
    "Choose target creature you control. Create a token that's a copy of that creature. Each opponent may create a token that's a copy of that creature.",
    sorcery,
    "instructions",
    [{ kind: "createTokens", groups: [{ token: { kind: "copy", of: target("t1") } }] }],
  ],
  [
    "120.3: “itself” is what deals the damage, not what it deals damage to besides",
    "{T}: This creature deals 2 damage to any target and 3 damage to itself.",
    elf,
    "more",
    [{ to: [{ kind: "source" }] }],
  ],
  [
    "120.3: nor what was paid with",
    "Sacrifice a Food: Target creature deals 6 damage to itself.",
    elf,
    "to",
    [target("t1")],
  ],
  [
    "608.2c: “its controller” is that of the token that “it” meant",
    "Create a 2/2 green Bear creature token. Target opponent gains control of it. Its controller draws a card.",
    sorcery,
    "player",
    { kind: "controllerOf", of: result("r1") },
  ],
  [
    "608.2k: “it” is what attacks the battle",
    "Whenever this creature attacks a battle, it gets +1/+1 until end of turn.",
    elf,
    "objects",
    { kind: "source" },
  ],
  [
    "603.4: what a condition asks of the past triggered nothing",
    "Target creature gets -1/-1 until end of turn. If a creature died this turn, that creature gets -4/-4 until end of turn.",
    sorcery,
    "then",
    [{ kind: "modify", objects: target("t1") }],
  ],
  [
    "702.181a: one token of mobilize is “those tokens” of its rule",
    "Mobilize 1",
    elf,
    "count",
    { kind: "number", value: 1 },
  ],
]);

refusesRows([
  ["608.2c: one is not “those creatures”", "Tap target creature. Those creatures gain flying until end of turn.", sorcery],
  ["608.2c: two are not “that creature”", "Tap two target creatures. That creature gains flying until end of turn.", sorcery],
  ["608.2c: tokens are not “that token”", "Create two 1/1 white Soldier creature tokens. That token gains haste.", sorcery],
  [
    "400.7: one of several that moved together is a new object that no slot holds apart",
    "Exile target creature and all Auras attached to it. Return that creature to the battlefield at the beginning of the next end step.",
    sorcery,
  ],
  [
    "608.2c: “those Auras” are not the creature too",
    "Exile target creature and all Auras attached to it. Return those Auras to the battlefield.",
    aura,
  ],
  [
    "608.2c: “its controller” is not said to be that of the token or of what died",
    "Destroy target creature. Create a 3/3 green Beast creature token. Its controller loses 3 life.",
    sorcery,
  ],
  ["608.2c: nor is “its power”", `${dies}create a 2/2 green Bear creature token. You gain life equal to its power.`, enchantment],
  [
    "608.2c: nor whether “that creature” is the token",
    `${dies}create a 2/2 green Bear creature token. You gain X life, where X is that creature's power.`,
    enchantment,
  ],
  ["608.2k: “it” is not what is blocked", "Whenever this creature blocks a creature, it gets +1/+1 until end of turn.", elf],
  ["107.1a: each two are not each", "Draw a card for each two creatures you control.", sorcery],
  ["107.1a: nor are each two of them", "Tap any number of target creatures. Draw a card for each two of them.", sorcery],
  ["120.3: of each of several it is another one", "Each creature deals 1 damage to itself.", sorcery],
]); // prettier-ignore
