import { CREATING_KEYWORDS, type DefinedAbility, type KeywordDefinition } from "./keyword-definitions.js";

const text = (sentence: string): DefinedAbility => ({ kind: "text", text: sentence });

/** CR 702: further keyword abilities whose rules say in sentences of card text what they mean. */
const SPELLED_OUT: readonly KeywordDefinition[] = [
  {
    keyword: "soulshift",
    rule: "702.46a",
    abilities: [
      text(
        "When this permanent is put into a graveyard from the battlefield, you may return target Spirit card with mana value N or less from your graveyard to your hand.",
      ),
    ],
  },
  {
    keyword: "modular",
    rule: "702.43a",
    abilities: [
      text("This permanent enters with N +1/+1 counters on it."),
      text(
        "When this permanent is put into a graveyard from the battlefield, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this permanent.",
      ),
    ],
  },
  {
    keyword: "bloodthirst",
    rule: "702.54a",
    abilities: [text("If an opponent was dealt damage this turn, this permanent enters with N +1/+1 counters on it.")],
  },
  {
    keyword: "graft",
    rule: "702.58a",
    abilities: [
      text("This permanent enters with N +1/+1 counters on it."),
      text(
        "Whenever another creature enters, if this permanent has a +1/+1 counter on it, you may move a +1/+1 counter from this permanent onto that creature.",
      ),
    ],
  },
  {
    keyword: "poisonous",
    rule: "702.70a",
    abilities: [text("Whenever this creature deals combat damage to a player, that player gets N poison counters.")],
  },
  {
    keyword: "dethrone",
    rule: "702.105a",
    abilities: [
      text(
        "Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on this creature.",
      ),
    ],
  },
  {
    keyword: "outlast",
    rule: "702.107a",
    abilities: [{ kind: "costed", text: "{T}: Put a +1/+1 counter on this creature. Activate only as a sorcery." }],
  },
  {
    keyword: "renown",
    rule: "702.112a",
    abilities: [
      text(
        "When this creature deals combat damage to a player, if it isn't renowned, put N +1/+1 counters on it and it becomes renowned.",
      ),
    ],
  },
  {
    keyword: "ingest",
    rule: "702.115a",
    abilities: [
      text("Whenever this creature deals combat damage to a player, that player exiles the top card of their library."),
    ],
  },
  {
    keyword: "mentor",
    rule: "702.134a",
    abilities: [
      text(
        "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this creature's power.",
      ),
    ],
  },
  {
    keyword: "training",
    rule: "702.149a",
    abilities: [
      text(
        "Whenever this creature and at least one other creature with power greater than this creature's power attack, put a +1/+1 counter on this creature.",
      ),
    ],
  },
  {
    keyword: "living metal",
    rule: "702.161a",
    abilities: [text("During your turn, this permanent is an artifact creature in addition to its other types.")],
  },
  {
    keyword: "bushido",
    rule: "702.45a",
    abilities: [text("Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn.")],
  },
  {
    keyword: "exalted",
    rule: "702.83a",
    abilities: [text("Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.")],
  },
  {
    keyword: "annihilator",
    rule: "702.86a",
    abilities: [text("Whenever this creature attacks, defending player sacrifices N permanents.")],
  },
  {
    keyword: "battle cry",
    rule: "702.91a",
    abilities: [text("Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.")],
  },
  {
    keyword: "prowess",
    rule: "702.108a",
    abilities: [text("Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.")],
  },
  {
    keyword: "exploit",
    rule: "702.110a",
    abilities: [text("When this creature enters, you may sacrifice a creature.")],
  },
  {
    keyword: "afflict",
    rule: "702.130a",
    abilities: [text("Whenever this creature becomes blocked, defending player loses N life.")],
  },
  {
    keyword: "decayed",
    rule: "702.147a",
    abilities: [text("This creature can't block."), text("When this creature attacks, sacrifice it at end of combat.")],
  },
  {
    keyword: "absorb",
    rule: "702.64a",
    abilities: [text("If a source would deal damage to this creature, prevent N of that damage.")],
  },
  {
    keyword: "frenzy",
    rule: "702.68a",
    abilities: [text("Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn.")],
  },
];

/** CR 702: every keyword ability that is spelled out, in the words of its rule. */
export const KEYWORD_DEFINITIONS: readonly KeywordDefinition[] = [...CREATING_KEYWORDS, ...SPELLED_OUT];
