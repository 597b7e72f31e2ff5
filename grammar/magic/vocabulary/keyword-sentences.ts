import type { KeywordAbilityName } from "./keyword-abilities.js";
import { CREATING_KEYWORDS, type DefinedAbility, type KeywordDefinition } from "./keyword-definitions.js";

const text = (sentence: string): DefinedAbility => ({ kind: "text", text: sentence });

/** A keyword that stands for abilities of these sentences. */
function spelledOut(keyword: KeywordAbilityName, rule: string, ...sentences: readonly string[]): KeywordDefinition {
  return { keyword, rule, abilities: sentences.map(text) };
}

/** A keyword whose cost stands before the ability's own costs. */
const costed = (keyword: KeywordAbilityName, rule: string, sentence: string): KeywordDefinition => ({
  keyword,
  rule,
  abilities: [{ kind: "costed", text: sentence }],
});

/** CR 702: further keyword abilities whose rules say in sentences of card text what they mean. */
// prettier-ignore
const SPELLED_OUT: readonly KeywordDefinition[] = [
  costed("equip", "702.6a", "Attach this permanent to target creature you control. Activate only as a sorcery."),
  { keyword: "ward", rule: "702.21a", abilities: [{ kind: "paying", text: "Whenever this permanent becomes the target of a spell or ability an opponent controls, counter that spell or ability unless that player pays {0}." }] },
  { keyword: "cumulative upkeep", rule: "702.24a", abilities: [{ kind: "paying", text: "At the beginning of your upkeep, if this permanent is on the battlefield, put an age counter on this permanent. Then you may pay {0} for each age counter on it. If you don't, sacrifice it." }] },
  spelledOut("flanking", "702.25a", "Whenever this creature becomes blocked by a creature without flanking, the blocking creature gets -1/-1 until end of turn."),
  costed("cycling", "702.29a", "Discard this card: Draw a card."),
  spelledOut("fading", "702.32a", "This permanent enters with N fade counters on it.", "At the beginning of your upkeep, remove a fade counter from this permanent. If you can't, sacrifice this permanent."),
  { keyword: "kicker", rule: "702.33a", abilities: [{ kind: "additionalCost", optional: "may" }] },
  { keyword: "multikicker", rule: "702.33c", abilities: [{ kind: "additionalCost", optional: "anyNumberOfTimes" }] },
  { keyword: "sticker kicker", rule: "702.33h", abilities: [{ kind: "additionalCost", optional: "may", along: "You get {TK} and you may put a sticker on this spell." }] },
  { keyword: "affinity", rule: "702.41a", abilities: [{ kind: "quality", text: "This spell costs {1} less to cast for each permanent you control." }] },
  spelledOut("modular", "702.43a", "This permanent enters with N +1/+1 counters on it.", "When this permanent is put into a graveyard from the battlefield, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this permanent."),
  spelledOut("bushido", "702.45a", "Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn."),
  spelledOut("soulshift", "702.46a", "When this permanent is put into a graveyard from the battlefield, you may return target Spirit card with mana value N or less from your graveyard to your hand."),
  spelledOut("bloodthirst", "702.54a", "If an opponent was dealt damage this turn, this permanent enters with N +1/+1 counters on it."),
  spelledOut("graft", "702.58a", "This permanent enters with N +1/+1 counters on it.", "Whenever another creature enters, if this permanent has a +1/+1 counter on it, you may move a +1/+1 counter from this permanent onto that creature."),
  { keyword: "recover", rule: "702.59a", abilities: [{ kind: "paying", text: "When a creature is put into your graveyard from the battlefield, you may pay {0}. If you do, return this card from your graveyard to your hand. Otherwise, exile this card." }] },
  spelledOut("absorb", "702.64a", "If a source would deal damage to this creature, prevent N of that damage."),
  costed("fortify", "702.67a", "Attach this Fortification to target land you control. Activate only as a sorcery."),
  spelledOut("frenzy", "702.68a", "Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn."),
  spelledOut("poisonous", "702.70a", "Whenever this creature deals combat damage to a player, that player gets N poison counters."),
  costed("reinforce", "702.77a", "Discard this card: Put N +1/+1 counters on target creature."),
  spelledOut("persist", "702.79a", "When this permanent is put into a graveyard from the battlefield, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it."),
  spelledOut("exalted", "702.83a", "Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn."),
  spelledOut("annihilator", "702.86a", "Whenever this creature attacks, defending player sacrifices N permanents."),
  costed("level up", "702.87a", "Put a level counter on this permanent. Activate only as a sorcery."),
  spelledOut("battle cry", "702.91a", "Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn."),
  spelledOut("undying", "702.93a", "When this permanent is put into a graveyard from the battlefield, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it."),
  spelledOut("evolve", "702.100a", "Whenever a creature you control enters, if that creature's power is greater than this creature's power and/or that creature's toughness is greater than this creature's toughness, put a +1/+1 counter on this creature."),
  spelledOut("extort", "702.101a", "Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain life equal to the total life lost this way."),
  spelledOut("dethrone", "702.105a", "Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on this creature."),
  costed("outlast", "702.107a", "{T}: Put a +1/+1 counter on this creature. Activate only as a sorcery."),
  spelledOut("prowess", "702.108a", "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn."),
  spelledOut("exploit", "702.110a", "When this creature enters, you may sacrifice a creature."),
  spelledOut("renown", "702.112a", "When this creature deals combat damage to a player, if it isn't renowned, put N +1/+1 counters on it and it becomes renowned."),
  spelledOut("ingest", "702.115a", "Whenever this creature deals combat damage to a player, that player exiles the top card of their library."),
  spelledOut("undaunted", "702.125a", "This spell costs {1} less to cast for each opponent you have."),
  spelledOut("afflict", "702.130a", "Whenever this creature becomes blocked, defending player loses N life."),
  spelledOut("mentor", "702.134a", "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this creature's power."),
  spelledOut("decayed", "702.147a", "This creature can't block.", "When this creature attacks, sacrifice it at end of combat."),
  spelledOut("training", "702.149a", "Whenever this creature and at least one other creature with power greater than this creature's power attack, put a +1/+1 counter on this creature."),
  spelledOut("ravenous", "702.156a", "This permanent enters with X +1/+1 counters on it.", "When this permanent enters, if X is 5 or more, draw a card."),
  spelledOut("living metal", "702.161a", "During your turn, this permanent is an artifact creature in addition to its other types."),
  spelledOut("bargain", "702.166a", "As an additional cost to cast this spell, you may sacrifice an artifact, enchantment, or token."),
  spelledOut("station", "702.184a", "Tap another untapped creature you control: Put a number of charge counters on this permanent equal to the tapped creature's power. Activate only as a sorcery."),
  spelledOut("firebending", "702.189a", "Whenever this creature attacks, add N {R}. Until end of combat, you don't lose this mana as steps and phases end."),
];

/** CR 702.29e: what "[type]cycling" means, of the type as card text writes it with its article. */
export function typecyclingSentence(type: string): string {
  return `Discard this card: Search your library for ${type} card, reveal it, and put it into your hand. Then shuffle your library.`;
}

/** CR 702: every keyword ability that is spelled out, in the words of its rule. */
export const KEYWORD_DEFINITIONS: readonly KeywordDefinition[] = [...CREATING_KEYWORDS, ...SPELLED_OUT];
