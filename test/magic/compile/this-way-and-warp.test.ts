import { elf, enchantment, land, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const candidate = { kind: "iteration", slot: "it" };
const n = (value: number): object => ({ kind: "number", value });

readsRows([
  ["608.2d: a creature type of your choice", "Creatures of the creature type of your choice get +2/+2 and gain trample until end of turn.", sorcery, "instructions", [{ kind: "chooseValue", of: "creatureType" }, { kind: "modify" }, { kind: "modify" }]],
  ["608.2d: a color of your choice", "Return all permanents of the color of your choice to their owners' hands.", sorcery, "instructions", [{ kind: "chooseValue", of: "color" }, { kind: "moveObjects" }]],
  ["701.62a: the creature that is manifested", "When this enchantment enters, manifest dread, then put a +1/+1 counter on that creature.", enchantment, "putCounters", { on: { kind: "result", slot: "r1" } }],
  ["702.185c: a spell was warped", "At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, draw a card.", enchantment, "castFor", { keyword: "warp" }],
  ["608.2c: returned this way", "Return up to one target permanent to its owner's hand. If a permanent was returned this way, draw a card.", sorcery, "condition", { kind: "compare", quantity: { kind: "size", of: { kind: "among", of: { slot: "r1" } } } }],
  ["120.3: a player is dealt damage this way", "Test of Text deals 2 damage to any target. If a player is dealt damage this way, they discard a card.", sorcery, "discard", { player: { kind: "resultPlayer", slot: "r1" } }],
  ["120.3: a Dragon is dealt damage this way", "Test of Text deals 2 damage to any target. If a Dragon is dealt damage this way, destroy it.", sorcery, "among", { of: { slot: "r1" } }],
  ["700.4: without dying", "Whenever one or more other creatures you control leave the battlefield without dying, draw a card.", elf, "detail", { manner: ["withoutDying"] }],
  ["614.11: the next card", "{1}: The next time you would draw a card this turn, you gain 5 life instead.", enchantment, "replaceEvent", { event: { kind: "draws" }, limit: "nextTime", duration: { kind: "thisTurn" } }],
  ["201.4: with that name", "Choose a card name. Search target opponent's graveyard, hand, and library for up to four cards with that name and exile them. Then that player shuffles.", sorcery, "searchLibrary", { filter: { constraints: [{ kind: "chosen", of: "name" }] } }],
  ["202.3: one of two numbers", "Destroy target creature with mana value 2 or 3.", sorcery, "either", { alternatives: [[{ is: { operator: "equal", than: n(2) } }], [{ is: { operator: "equal", than: n(3) } }]] }],
  ["701.59a: evidence is collected", "Whenever you collect evidence, investigate.", enchantment, "event", { kind: "keywordAction", action: "collect evidence" }],
  ["603.8: there are none", "When there are no lands on the battlefield, sacrifice this enchantment.", enchantment, "event", { kind: "state", condition: { kind: "exists", is: { operator: "equal", than: n(0) } } }],
  ["608.2c: each as much as its own power", "Up to two target creatures you control each deal damage equal to their power to target creature.", sorcery, "dealDamage", { amount: { kind: "characteristic", characteristic: "power", of: candidate } }],
  ["614.15: other damage to the same", "Test of Text deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.", sorcery, "instead", { instructions: [{ kind: "dealDamage", amount: n(4), to: [{ kind: "target" }] }] }],
  ["106.7: what a land could produce", "{T}: Add one mana of any color that a land an opponent controls could produce.", land, "mana", { kind: "anyTypeProducedBy", only: "colors" }],
  ["903.4: a commander's color identity", "{T}: Add one mana of any color in your commander's color identity.", land, "mana", { kind: "commanderColor", count: n(1) }],
  ["502.3: in other players' untap steps", "Untap all permanents you control during each other player's untap step.", enchantment, "untapsDuring", { what: { kind: "matching" }, whose: { kind: "eachOtherPlayer" } }],
  ["118.12: whoever doesn't", "Each player may discard a card. Each player who doesn't loses 3 life.", sorcery, "loseLife", { player: { kind: "matchingPlayers" } }],
  ["118.12: whoever does", "Each player may discard a card. Each player who does draws two cards.", sorcery, "drawCards", { player: { kind: "resultPlayer" } }],
  ["701.4a: a Dragon was beheld", "As an additional cost to cast this spell, you may behold a Dragon.\nDraw a card. If a Dragon was beheld, you gain 2 life.", sorcery, "conditional", { condition: { kind: "paid", cost: "behold" } }],
]); // prettier-ignore

refusesRows([
  ["601.2c: a target is chosen before", "Destroy target creature of the creature type of your choice.", sorcery],
  ["113.3d: nothing is chosen for a static ability", "Creatures of the creature type of your choice get +1/+1.", enchantment],
  ["702.185c: not by that word", "At the beginning of your end step, if a permanent was warped this turn, draw a card.", enchantment],
  ["608.2c: nothing was returned", "Draw a card. If a permanent was returned this way, draw a card.", sorcery],
  ["120.3: nothing dealt damage", "Draw a card. If a player is dealt damage this way, they discard a card.", sorcery],
  ["614.11: how long", "{1}: The next time you would draw a card, you gain 5 life instead.", enchantment],
  ["614.11: who draws", "{1}: The next time an opponent would draw a card this turn, you gain 5 life instead.", enchantment],
  ["201.4: no name was chosen", "Search your library for a card with that name, reveal it, put it into your hand, then shuffle.", sorcery],
  ["614.15: another one deals it", "Test of Text deals 2 damage to target creature. If this spell was kicked, target Goblin deals 4 damage instead.", sorcery],
  ["614.15: of what is divided", "Test of Text deals 4 damage divided as you choose among any number of targets. If this spell was kicked, it deals 6 damage instead.", sorcery],
  ["903.4: another player's", "{T}: Add one mana of any color in an opponent's commander's color identity.", land],
  ["502.3: of one that is chosen", "Untap target permanent during each other player's untap step.", enchantment],
  ["118.12: nobody was offered anything", "Each player discards a card. Each player who doesn't loses 3 life.", sorcery],
  ["118.12: of others than those", "Each opponent may discard a card. Each player who doesn't loses 3 life.", sorcery],
  ["701.4a: something else was", "As an additional cost to cast this spell, you may behold a Dragon.\nDraw a card. If a Goblin was beheld, you gain 2 life.", sorcery],
]); // prettier-ignore
