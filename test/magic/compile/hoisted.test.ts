import { artifact, elf, enchantment, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const source = { kind: "source" };
const you = { kind: "you" };
const n = (value: number): object => ({ kind: "number", value });
const graveyard = { kind: "inZone", zone: "graveyard", of: you };

readsRows([
  ["400.1: where from, behind a measure", "Whenever this creature attacks, return target creature card with mana value less than or equal to this creature's power from your graveyard to the battlefield.", elf, "constraints", [{ kind: "cardType" }, { is: { than: { characteristic: "power", of: source } } }, graveyard]],
  ["400.1: where from, behind different names", "Return up to six target creature cards with different names from your graveyard to the battlefield.", sorcery, "constraints", [{ kind: "cardType" }, { kind: "differing" }, graveyard]],
  ["607.2d: where, behind the chosen type", "As this artifact enters, choose a creature type.\n{T}: You may put a creature card of the chosen type from your hand onto the battlefield.", artifact, "constraints", [{ kind: "cardType" }, { kind: "chosen" }, { kind: "inZone", zone: "hand" }]],
  ["607.2d: without an ability, behind the chosen color", "As this enchantment enters, choose a color.\nCreatures of the chosen color without flying can't attack you.", enchantment, "constraints", [{ kind: "cardType" }, { kind: "chosen" }, { kind: "not" }]],
  ["702.1: it has a keyword", "Destroy target creature if it has flying.", sorcery, "condition", { kind: "matches", filter: { constraints: [{ kind: "keyword" }] } }],
  ["702.1: any one of them has it", "At the beginning of combat on your turn, creatures you control gain flying until end of turn if a creature card in your graveyard has flying.", enchantment, "condition", { kind: "exists", what: { what: "card" } }],
  ["205.2: it shares a card type", "Whenever another permanent you control enters, look at the top card of your library. If it shares a card type with that permanent, you may reveal that card and put it into your hand.", enchantment, "condition", { kind: "matches", filter: { constraints: [{ kind: "shares", what: "cardType" }] } }],
  ["105.3: of a color and of no other", "All creatures are black.", enchantment, "setColors", { colors: ["black"] }],
  ["105.2: of no color", "All Slivers are colorless.", enchantment, "setColors", { colors: [] }],
  ["603.8: it has no such counters", "When this creature has no +1/+1 counters on it, sacrifice it.", elf, "event", { kind: "state", condition: { kind: "matches" } }],
  ["122.1: counters here and others there", "Put a +1/+1 counter on each creature you control and a loyalty counter on each planeswalker you control.", sorcery, "instructions", [{ kind: "putCounters", counter: "+1/+1" }, { kind: "putCounters", counter: "loyalty" }]],
  ["707.12: a copy of an exiled card is cast", "Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost.", sorcery, "castSpell", { action: "castCopy", payment: "free", what: { kind: "result", slot: "r1" } }],
  ["115.3: on another target", "Put a +1/+1 counter on target creature and a flying counter on another target creature.", sorcery, "putCounters", { counter: "flying", count: n(1), on: { kind: "target", target: "t2" } }],
]); // prettier-ignore

refusesRows([
  ["702.1: a quoted ability", "Destroy target creature if it has \"{T}: Draw a card.\"", sorcery],
  ["205.2: with whom", "Draw a card. If it shares a card type, you gain 1 life.", sorcery],
  ["105.3: of a color that there is not", "All creatures are tapped.", enchantment],
  ["707.12: a copy that nobody casts", "Exile target instant card from your graveyard. Copy it.", sorcery],
  ["707.12: a spell that is copied is not cast", "Copy target instant spell. You may cast the copy.", sorcery],
  ["707.12: several of one", "Exile target instant card from your graveyard. Copy it. You may cast the copies.", sorcery],
]); // prettier-ignore
