import { artifact, aura, elf, enchantment, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const source = { kind: "source" };
const target = { kind: "target", target: "t1" };
const event = { kind: "result", slot: "event" };
const candidate = { kind: "iteration", slot: "it" };
const n = (value: number): object => ({ kind: "number", value });
const own = (characteristic: string, of: object): object => ({ kind: "characteristic", characteristic, of });

readsRows([
  ["614.6: what would die this turn", "Test of Text deals 3 damage to target creature. If that creature would die this turn, exile it instead.", sorcery, "replaceEvent", { event: { kind: "dies", object: { reference: target } }, duration: { kind: "thisTurn" } }],
  ["614.6: of a creature or planeswalker", "Test of Text deals 3 damage to target creature or planeswalker. If that creature or planeswalker would die this turn, exile it instead.", sorcery, "replaceEvent", { event: { kind: "dies", object: { reference: target } } }],
  ["611.2c: of all that match", "All creatures get -2/-2 until end of turn. If a creature an opponent controls would die this turn, exile it instead.", sorcery, "replaceEvent", { event: { kind: "dies", object: { kind: "filter" } } }],
  ["614.6: from anywhere", "If a card would be put into an opponent's graveyard from anywhere, exile it instead.", enchantment, "moveObjects", { objects: event, to: "exile" }],
  ["614.1a: life that is lost instead of gained", "If you would gain life, you lose that much life instead.", enchantment, "replacement", { kind: "instead", instructions: [{ kind: "loseLife", amount: event }] }],
  ["614.6: into a library", "If Test of Text would be put into a graveyard from anywhere, reveal Test of Text and shuffle it into its owner's library instead.", elf, "shuffle", { into: source }],
  ["614.6: with what is done besides", "If a nontoken creature an opponent controls would die, instead exile it and you gain 2 life.", enchantment, "gainLife", { amount: n(2) }],
  ["601.2a: the spell that was cast", "When this enchantment enters, you may cast target sorcery card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.", enchantment, "replaceEvent", { event: { kind: "zoneChange", object: { reference: { kind: "result", slot: "r2" } } }, duration: { kind: "indefinite" } }],
  ["608.2i: dealt damage by it this turn", "Whenever a creature dealt damage by this creature this turn dies, draw a card.", elf, "constraints", [{ kind: "cardType" }, { kind: "happened", event: { kind: "dealsDamage", source: { reference: source }, to: { reference: candidate } }, within: "thisTurn" }]],
  ["601.3b: as though it had flash", "You may cast historic spells as though they had flash.", enchantment, "castAsThoughFlash", { what: { what: "spell", constraints: [{ kind: "historic" }] } }],
  ["601.3b: whoever it is", "Any player may cast Goblin spells as though they had flash.", enchantment, "playerContinuous", { affected: { kind: "eachPlayer" } }],
  ["118.8: the spell itself, for more", "You may cast this spell as though it had flash if you pay {2} more to cast it.", sorcery, "ownFlash", { costs: [{ kind: "mana", symbols: ["{2}"] }] }],
  ["601.3b: the spell itself, while something is so", "You may cast this spell as though it had flash if you control a Faerie.", sorcery, "condition", { kind: "exists" }],
  ["701.10b: power", "Double target creature's power until end of turn.", sorcery, "changePowerToughness", { power: { sign: "plus", amount: own("power", target) }, toughness: { amount: n(0) } }],
  ["701.10b: of each by itself", "Double the power and toughness of each creature you control until end of turn.", sorcery, "forEach", { instructions: [{ kind: "modify", objects: { kind: "iteration" } }] }],
  ["701.11b: three times as much", "Triple target creature's power until end of turn.", sorcery, "changePowerToughness", { power: { amount: { kind: "product", factors: [n(2), own("power", target)] } } }],
  ["701.10e: counters of a kind", "Double the number of +1/+1 counters on target creature.", sorcery, "doubleCounters", { counter: "+1/+1", on: target }],
  ["701.10e: counters of each kind", "Double the number of each kind of counter on target creature.", sorcery, "doubleCounters", { counter: null }],
  ["701.10d: life", "Double target player's life total.", sorcery, "setLife", { amount: { kind: "product", factors: [n(2), { kind: "lifeTotal" }] } }],
  ["119.5: a life total becomes", "Your life total becomes half your starting life total, rounded up.", sorcery, "setLife", { amount: { kind: "half", of: { kind: "startingLifeTotal" }, round: "up" } }],
  ["502.3: each in its own controller's step", "Creatures with power 1 or less don't untap during their controllers' untap steps.", enchantment, "untapDuringUntapStep", { whose: { kind: "controllerOf", of: candidate } }],
  ["400.3: each to its own owner's", "Return all attacking creatures to their owner's hand.", sorcery, "moveObjects", { to: "hand", objects: { kind: "matching" } }],
  ["108.3: the owner of what is targeted", "The owner of target permanent shuffles it into their library.", sorcery, "shuffle", { player: { kind: "ownerOf", of: target }, into: target }],
  ["118.12a: if they do", "Counter target spell unless its controller pays {2}. If they do, surveil 2.", sorcery, "conditional", { condition: { kind: "done", slot: "r2" } }],
  ["118.12: so much for each", "Counter target spell unless its controller pays {2} for each artifact you control.", sorcery, "payMana", { amount: { kind: "product", factors: [{ kind: "count" }, n(2)] } }],
  ["614.15: what must be paid instead", "Counter target spell unless its controller pays {2}. If you control a Bird, counter that spell unless its controller pays {4} instead.", sorcery, "instead", { instructions: [{ kind: "unless" }] }],
  ["702.16n: an Aura that is spared", "Enchanted creature has protection from blue. This effect doesn't remove this Aura.", aura, "gainAbilities", { spares: "source" }],
  ["702.16n: an Aura that is spared by its name (201.5)", "Enchanted creature has protection from blue. This effect doesn't remove Test of Text.", aura, "gainAbilities", { spares: "source" }],
  ["701.26a: who taps", "Whenever you tap an untapped creature an opponent controls, draw a card.", elf, "becomesTapped", { player: { kind: "player", reference: { kind: "you" } } }],
  ["101.2: more than one spell", "Each player can't cast more than one spell each turn.", enchantment, "prohibition", { kind: "cast", most: n(1) }],
  ["601.2f: the second spell of a turn", "The second spell you cast each turn costs {1} less to cast.", elf, "condition", { kind: "compare", is: { operator: "equal", than: n(1) } }],
  ["601.2a: cast by you from your hand", "When this creature enters, if you cast it from your hand, draw a card.", elf, "condition", { kind: "allOf", conditions: [{ how: "byYou" }, { how: "fromHand" }] }],
  ["109.3: others than what they share it with", "Whenever a creature enters, destroy all other creatures that share a color with it.", enchantment, "constraints", [{ kind: "cardType" }, { kind: "otherThan", object: { kind: "triggering" } }, { kind: "shares", what: "color", with: { kind: "triggering" } }]],
  ["701.17c: the milled cards", "Mill four cards. Then put a creature card from among the milled cards into your hand.", sorcery, "constraints", [{ kind: "cardType" }, { kind: "isOneOf", objects: { kind: "result", slot: "r1" } }]],
  ["205.4b: a supertype besides", "Enchanted creature is legendary.", aura, "addTypes", { supertypes: ["legendary"] }],
  ["700.12: outlaws", "Destroy target non-outlaw creature.", sorcery, "constraints", [{ kind: "not", constraint: { kind: "outlaw" } }, { kind: "cardType" }]],
  ["614.6: nothing instead", "If a player would gain life, that player gains no life instead.", enchantment, "replacement", { replacement: { kind: "nothing" } }],
  ["708.5: what is face down", "You may look at face-down creatures your opponents control any time.", artifact, "lookAt", { what: { kind: "matching" } }],
]); // prettier-ignore

refusesRows([
  ["611.2a: how long", "Draw a card. If a creature would die, exile it instead.", sorcery],
  ["614.6: it goes nowhere else", "If a creature would die, draw a card instead.", enchantment],
  ["614.6: another one goes", "Choose target land. If a creature would die this turn, exile that land instead.", sorcery],
  ["614.6: to where it goes anyhow", "If a creature would die, put it into its owner's graveyard instead.", enchantment],
  ["601.3b: a number of them", "You may cast two spells as though they had flash.", enchantment],
  ["118.8: for another spell", "You may cast this spell as though it had flash if an opponent pays {2} more to cast it.", sorcery],
  ["701.10b: it has none", "Double target player's power until end of turn.", sorcery],
  ["701.10e: of no kind", "Double the number of counters on target creature.", sorcery],
  ["701.10d: of each, who have another each", "Double each player's life total.", sorcery],
  ["119.5: of each, who count others each", "Each player's life total becomes the number of creatures they control.", sorcery],
  ["118.12a: who does", "Counter target spell unless its controller pays {2}. If you do, surveil 2.", sorcery],
  ["118.12: of colored mana", "Counter target spell unless its controller pays {U} for each artifact you control.", sorcery],
  ["702.16n: no protection", "Enchanted creature has flying. This effect doesn't remove this Aura.", aura],
  ["701.26a: tapped already", "Whenever you tap a tapped creature, draw a card.", elf],
  ["101.2: how often", "Each player can't cast more than one spell.", enchantment],
  ["601.2f: of each turn", "The second spell you cast costs {1} less to cast.", elf],
  ["608.2h: whose hands", "Return all creatures to their owners' hands, then they discard a card.", sorcery],
  ["108.3: the owner of all", "The owner of all creatures draws a card.", sorcery],
]); // prettier-ignore
