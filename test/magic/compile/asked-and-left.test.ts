import { elf, enchantment, equipment, sorcery } from "./kit.js";
import { readsRows, refusesRows } from "./rows.js";

const event = { kind: "triggering", role: "object" };
const result = (slot: string): object => ({ kind: "result", slot });

readsRows([
  ["608.2c: nothing is asked of a card that was drawn", "Whenever a creature you control dies, draw a card. If it was a Bear, you gain 1 life.", enchantment, "conditional", { condition: { kind: "matches", object: event } }],
  ["608.2c: but of one that was revealed", "Draw a card and reveal it. If it isn't a land card, discard it.", sorcery, "conditional", { condition: { kind: "not", condition: { object: result("r1") } } }],
  ["608.2c: nor of a token that the text describes", "Whenever a land you control enters, create a 1/1 green Insect creature token. If it's a Forest, put a +1/+1 counter on that token.", enchantment, "conditional", { condition: { kind: "matches", object: event } }],
  ["603.10a: what was equipped is what died", "Whenever equipped creature dies, return that card to the battlefield under its owner's control at the beginning of the next end step.", equipment, "moveObjects", { objects: event }],
  ["608.2h: and has the power that it last had", "Whenever equipped creature dies, you gain life equal to its power.", equipment, "gainLife", { amount: { of: event } }],
  ["608.2c: that card is the one that was taken, not the rest", "Look at the top two cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order. You lose life equal to that card's mana value.", sorcery, "loseLife", { amount: { of: result("r2") } }],
  ["608.2c: tokens made together may be called what all are", "Create a 1/1 white Soldier creature token and a 2/2 green Bear creature token. Those creatures gain haste until end of turn.", sorcery, "modify", { objects: result("r1") }],
  ["109.2a: all the cards are from that place", "Return up to one target creature card and up to one target land card from your graveyard to the battlefield.", sorcery, "targets", [{ what: { constraints: [{ kind: "cardType", cardType: "creature" }, { kind: "inZone", zone: "graveyard" }] } }, { what: { constraints: [{ kind: "cardType", cardType: "land" }, { kind: "inZone", zone: "graveyard" }] } }]],
  ["109.2a: chosen ones, too", "Mill four cards, then return a creature card and a land card from your graveyard to your hand.", sorcery, "moveObjects", { objects: { kind: "all", of: [{ filter: { constraints: [{ kind: "cardType" }, { kind: "inZone", zone: "graveyard" }] } }, { filter: { constraints: [{ kind: "cardType" }, { kind: "inZone", zone: "graveyard" }] } }] } }],
  ["608.2c: what something is attached to is meant behind that", "When this Equipment enters, create a 1/1 white Soldier creature token, then attach this Equipment to it. It gains haste until end of turn.", equipment, "modify", { objects: result("r1") }],
  ["701.19c: what is destroyed this way", "Destroy all creatures with power 3 or less. Creatures destroyed this way can't be regenerated.", sorcery, "destroy", { regeneration: "prohibited" }],
  ["701.19c: under a condition, too", "Destroy target creature if it's white. A creature destroyed this way can't be regenerated.", sorcery, "destroy", { regeneration: "prohibited" }],
  ["701.19c: and where it may be paid off", "Destroy target creature unless its controller pays {2}. It can't be regenerated.", sorcery, "destroy", { regeneration: "prohibited" }],
]); // prettier-ignore

refusesRows([
  ["608.2c: whether that is so or was done", "Target player loses 2 life unless they control a token. If they do, you draw a card.", sorcery],
  ["608.2c: one of several tokens made together", "Create a tapped Treasure token and a Food token. Sacrifice that Treasure at the beginning of the next end step.", sorcery],
  ["608.2c: by what not all of them are", "When this creature enters, create a Food token and a 1/1 white Halfling creature token. Put a +1/+1 counter on that Halfling.", elf],
  ["707.10: a copy that another player would make", "Destroy target creature. That creature's controller may copy this spell.", sorcery],
  ["603.4: a condition has nobody choose", "Whenever you create one or more tokens, if one of them is a creature, you gain 3 life.", enchantment],
  ["603.4: nor of one among others", "Whenever you attack, if Test of Text and a creature named Bear Cub are attacking, exile them.", elf],
]); // prettier-ignore
