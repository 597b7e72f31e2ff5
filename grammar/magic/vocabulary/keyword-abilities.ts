import type { KeywordShape } from "./keyword-shapes.js";

/** A keyword ability (CR 702.1). */
export interface KeywordAbility {
  /** The name as rules text writes it inside a sentence. */
  readonly name: string;
  readonly rule: string;
  readonly shapes: readonly KeywordShape[];
  /** The ability that it is a variant of, so that what counts the one counts the other. */
  readonly variantOf?: string;
}

/**
 * CR 702.2–702.194: the keyword abilities in the order of the rules, with their named variants. Symbols that are keyword
 * abilities (level 107.8, chapter 107.15, Class level 107.16, station 721.2) have no name and are not here.
 */
export const KEYWORD_ABILITIES = [
  { name: "deathtouch", rule: "702.2", shapes: ["none"] },
  { name: "defender", rule: "702.3", shapes: ["none"] },
  { name: "double strike", rule: "702.4", shapes: ["none"] },
  { name: "enchant", rule: "702.5", shapes: ["object"] },
  { name: "equip", rule: "702.6", shapes: ["cost", "quality-cost"] },
  { name: "equip planeswalker", rule: "702.6e", shapes: ["cost"], variantOf: "equip" },
  { name: "first strike", rule: "702.7", shapes: ["none"] },
  { name: "flash", rule: "702.8", shapes: ["none"] },
  { name: "flying", rule: "702.9", shapes: ["none"] },
  { name: "haste", rule: "702.10", shapes: ["none"] },
  { name: "hexproof", rule: "702.11", shapes: ["none", "from-quality"] },
  { name: "indestructible", rule: "702.12", shapes: ["none"] },
  { name: "intimidate", rule: "702.13", shapes: ["none"] },
  { name: "landwalk", rule: "702.14", shapes: ["type-joined"] },
  { name: "lifelink", rule: "702.15", shapes: ["none"] },
  { name: "protection", rule: "702.16", shapes: ["from-quality"] },
  { name: "reach", rule: "702.17", shapes: ["none"] },
  { name: "shroud", rule: "702.18", shapes: ["none"] },
  { name: "trample", rule: "702.19", shapes: ["none"] },
  { name: "trample over planeswalkers", rule: "702.19c", shapes: ["none"], variantOf: "trample" },
  { name: "vigilance", rule: "702.20", shapes: ["none"] },
  { name: "ward", rule: "702.21", shapes: ["cost"] },
  { name: "banding", rule: "702.22", shapes: ["none"] },
  { name: "bands with other", rule: "702.22b", shapes: ["quality"], variantOf: "banding" },
  { name: "rampage", rule: "702.23", shapes: ["number"] },
  { name: "cumulative upkeep", rule: "702.24", shapes: ["cost"] },
  { name: "flanking", rule: "702.25", shapes: ["none"] },
  { name: "phasing", rule: "702.26", shapes: ["none"] },
  { name: "buyback", rule: "702.27", shapes: ["cost"] },
  { name: "shadow", rule: "702.28", shapes: ["none"] },
  { name: "cycling", rule: "702.29", shapes: ["cost"] },
  { name: "typecycling", rule: "702.29e", shapes: ["type-joined-cost"], variantOf: "cycling" },
  { name: "echo", rule: "702.30", shapes: ["cost"] },
  { name: "horsemanship", rule: "702.31", shapes: ["none"] },
  { name: "fading", rule: "702.32", shapes: ["number"] },
  { name: "kicker", rule: "702.33", shapes: ["cost", "costs"] },
  { name: "multikicker", rule: "702.33c", shapes: ["cost"], variantOf: "kicker" },
  { name: "sticker kicker", rule: "702.33h", shapes: ["cost"], variantOf: "kicker" },
  { name: "flashback", rule: "702.34", shapes: ["cost"] },
  { name: "madness", rule: "702.35", shapes: ["cost"] },
  { name: "fear", rule: "702.36", shapes: ["none"] },
  { name: "morph", rule: "702.37", shapes: ["cost"] },
  { name: "megamorph", rule: "702.37b", shapes: ["cost"], variantOf: "morph" },
  { name: "amplify", rule: "702.38", shapes: ["number"] },
  { name: "provoke", rule: "702.39", shapes: ["none"] },
  { name: "storm", rule: "702.40", shapes: ["none"] },
  { name: "affinity", rule: "702.41", shapes: ["for-text"] },
  { name: "entwine", rule: "702.42", shapes: ["cost"] },
  { name: "modular", rule: "702.43", shapes: ["number", "sunburst"] },
  { name: "sunburst", rule: "702.44", shapes: ["none"] },
  { name: "bushido", rule: "702.45", shapes: ["number"] },
  { name: "soulshift", rule: "702.46", shapes: ["number"] },
  { name: "splice", rule: "702.47", shapes: ["onto-quality-cost"] },
  { name: "offering", rule: "702.48", shapes: ["quality-before"] },
  { name: "ninjutsu", rule: "702.49", shapes: ["cost"] },
  { name: "commander ninjutsu", rule: "702.49d", shapes: ["cost"], variantOf: "ninjutsu" },
  { name: "epic", rule: "702.50", shapes: ["none"] },
  { name: "convoke", rule: "702.51", shapes: ["none"] },
  { name: "dredge", rule: "702.52", shapes: ["number"] },
  { name: "transmute", rule: "702.53", shapes: ["cost"] },
  { name: "bloodthirst", rule: "702.54", shapes: ["number"] },
  { name: "haunt", rule: "702.55", shapes: ["none"] },
  { name: "replicate", rule: "702.56", shapes: ["cost"] },
  { name: "forecast", rule: "702.57", shapes: ["ability"] },
  { name: "graft", rule: "702.58", shapes: ["number"] },
  { name: "recover", rule: "702.59", shapes: ["cost"] },
  { name: "ripple", rule: "702.60", shapes: ["number"] },
  { name: "split second", rule: "702.61", shapes: ["none"] },
  { name: "suspend", rule: "702.62", shapes: ["number-cost"] },
  { name: "vanishing", rule: "702.63", shapes: ["number", "none"] },
  { name: "absorb", rule: "702.64", shapes: ["number"] },
  { name: "aura swap", rule: "702.65", shapes: ["cost"] },
  { name: "delve", rule: "702.66", shapes: ["none"] },
  { name: "fortify", rule: "702.67", shapes: ["cost"] },
  { name: "frenzy", rule: "702.68", shapes: ["number"] },
  { name: "gravestorm", rule: "702.69", shapes: ["none"] },
  { name: "poisonous", rule: "702.70", shapes: ["number"] },
  { name: "transfigure", rule: "702.71", shapes: ["cost"] },
  { name: "champion", rule: "702.72", shapes: ["an-object"] },
  { name: "changeling", rule: "702.73", shapes: ["none"] },
  { name: "evoke", rule: "702.74", shapes: ["cost"] },
  { name: "hideaway", rule: "702.75", shapes: ["number"] },
  { name: "prowl", rule: "702.76", shapes: ["cost"] },
  { name: "reinforce", rule: "702.77", shapes: ["number-cost"] },
  { name: "conspire", rule: "702.78", shapes: ["none"] },
  { name: "persist", rule: "702.79", shapes: ["none"] },
  { name: "wither", rule: "702.80", shapes: ["none"] },
  { name: "retrace", rule: "702.81", shapes: ["none"] },
  { name: "devour", rule: "702.82", shapes: ["number", "quality-number"] },
  { name: "exalted", rule: "702.83", shapes: ["none"] },
  { name: "unearth", rule: "702.84", shapes: ["cost"] },
  { name: "cascade", rule: "702.85", shapes: ["none"] },
  { name: "annihilator", rule: "702.86", shapes: ["number"] },
  { name: "level up", rule: "702.87", shapes: ["cost"] },
  { name: "rebound", rule: "702.88", shapes: ["none"] },
  { name: "umbra armor", rule: "702.89", shapes: ["none"] },
  { name: "infect", rule: "702.90", shapes: ["none"] },
  { name: "battle cry", rule: "702.91", shapes: ["none"] },
  { name: "living weapon", rule: "702.92", shapes: ["none"] },
  { name: "undying", rule: "702.93", shapes: ["none"] },
  { name: "miracle", rule: "702.94", shapes: ["cost"] },
  { name: "soulbond", rule: "702.95", shapes: ["none"] },
  { name: "overload", rule: "702.96", shapes: ["cost"] },
  { name: "scavenge", rule: "702.97", shapes: ["cost"] },
  { name: "unleash", rule: "702.98", shapes: ["none"] },
  { name: "cipher", rule: "702.99", shapes: ["none"] },
  { name: "evolve", rule: "702.100", shapes: ["none"] },
  { name: "extort", rule: "702.101", shapes: ["none"] },
  { name: "fuse", rule: "702.102", shapes: ["none"] },
  { name: "bestow", rule: "702.103", shapes: ["cost"] },
  { name: "tribute", rule: "702.104", shapes: ["number"] },
  { name: "dethrone", rule: "702.105", shapes: ["none"] },
  { name: "hidden agenda", rule: "702.106", shapes: ["none"] },
  { name: "double agenda", rule: "702.106f", shapes: ["none"], variantOf: "hidden agenda" },
  { name: "outlast", rule: "702.107", shapes: ["cost"] },
  { name: "prowess", rule: "702.108", shapes: ["none"] },
  { name: "dash", rule: "702.109", shapes: ["cost"] },
  { name: "exploit", rule: "702.110", shapes: ["none"] },
  { name: "menace", rule: "702.111", shapes: ["none"] },
  { name: "renown", rule: "702.112", shapes: ["number"] },
  { name: "awaken", rule: "702.113", shapes: ["number-cost"] },
  { name: "devoid", rule: "702.114", shapes: ["none"] },
  { name: "ingest", rule: "702.115", shapes: ["none"] },
  { name: "myriad", rule: "702.116", shapes: ["none"] },
  { name: "surge", rule: "702.117", shapes: ["cost"] },
  { name: "skulk", rule: "702.118", shapes: ["none"] },
  { name: "emerge", rule: "702.119", shapes: ["cost", "from-quality-cost"] },
  { name: "escalate", rule: "702.120", shapes: ["cost"] },
  { name: "melee", rule: "702.121", shapes: ["none"] },
  { name: "crew", rule: "702.122", shapes: ["number"] },
  { name: "fabricate", rule: "702.123", shapes: ["number"] },
  { name: "partner", rule: "702.124", shapes: ["none", "text"] },
  { name: "partner with", rule: "702.124j", shapes: ["name"] },
  { name: "choose a Background", rule: "702.124k", shapes: ["none"] },
  { name: "Doctor's companion", rule: "702.124m", shapes: ["none"] },
  { name: "undaunted", rule: "702.125", shapes: ["none"] },
  { name: "improvise", rule: "702.126", shapes: ["none"] },
  { name: "aftermath", rule: "702.127", shapes: ["none"] },
  { name: "embalm", rule: "702.128", shapes: ["cost"] },
  { name: "eternalize", rule: "702.129", shapes: ["cost"] },
  { name: "afflict", rule: "702.130", shapes: ["number"] },
  { name: "ascend", rule: "702.131", shapes: ["none"] },
  { name: "assist", rule: "702.132", shapes: ["none"] },
  { name: "jump-start", rule: "702.133", shapes: ["none"] },
  { name: "mentor", rule: "702.134", shapes: ["none"] },
  { name: "afterlife", rule: "702.135", shapes: ["number"] },
  { name: "riot", rule: "702.136", shapes: ["none"] },
  { name: "spectacle", rule: "702.137", shapes: ["cost"] },
  { name: "escape", rule: "702.138", shapes: ["cost"] },
  { name: "companion", rule: "702.139", shapes: ["condition"] },
  { name: "mutate", rule: "702.140", shapes: ["cost"] },
  { name: "encore", rule: "702.141", shapes: ["cost"] },
  { name: "boast", rule: "702.142", shapes: ["ability"] },
  { name: "foretell", rule: "702.143", shapes: ["cost"] },
  { name: "demonstrate", rule: "702.144", shapes: ["none"] },
  { name: "daybound", rule: "702.145b", shapes: ["none"] },
  { name: "nightbound", rule: "702.145e", shapes: ["none"] },
  { name: "disturb", rule: "702.146", shapes: ["cost"] },
  { name: "decayed", rule: "702.147", shapes: ["none"] },
  { name: "cleave", rule: "702.148", shapes: ["cost"] },
  { name: "training", rule: "702.149", shapes: ["none"] },
  { name: "compleated", rule: "702.150", shapes: ["none"] },
  { name: "reconfigure", rule: "702.151", shapes: ["cost"] },
  { name: "blitz", rule: "702.152", shapes: ["cost"] },
  { name: "casualty", rule: "702.153", shapes: ["number"] },
  { name: "enlist", rule: "702.154", shapes: ["none"] },
  { name: "read ahead", rule: "702.155", shapes: ["none"] },
  { name: "ravenous", rule: "702.156", shapes: ["none"] },
  { name: "squad", rule: "702.157", shapes: ["cost"] },
  { name: "space sculptor", rule: "702.158", shapes: ["none"] },
  { name: "visit", rule: "702.159", shapes: ["effect"] },
  { name: "prototype", rule: "702.160", shapes: ["cost-power-toughness"] },
  { name: "living metal", rule: "702.161", shapes: ["none"] },
  { name: "More Than Meets the Eye", rule: "702.162", shapes: ["cost"] },
  { name: "for Mirrodin!", rule: "702.163", shapes: ["none"] },
  { name: "toxic", rule: "702.164", shapes: ["number"] },
  { name: "backup", rule: "702.165", shapes: ["number"] },
  { name: "bargain", rule: "702.166", shapes: ["none"] },
  { name: "craft", rule: "702.167", shapes: ["with-materials-cost"] },
  { name: "disguise", rule: "702.168", shapes: ["cost"] },
  { name: "solved", rule: "702.169", shapes: ["ability"] },
  { name: "plot", rule: "702.170", shapes: ["cost"] },
  { name: "saddle", rule: "702.171", shapes: ["number"] },
  { name: "spree", rule: "702.172", shapes: ["none"] },
  { name: "freerunning", rule: "702.173", shapes: ["cost"] },
  { name: "gift", rule: "702.174", shapes: ["something"] },
  { name: "offspring", rule: "702.175", shapes: ["cost"] },
  { name: "impending", rule: "702.176", shapes: ["number-cost"] },
  { name: "exhaust", rule: "702.177", shapes: ["ability"] },
  { name: "max speed", rule: "702.178", shapes: ["ability"] },
  { name: "start your engines!", rule: "702.179", shapes: ["none"] },
  { name: "harmonize", rule: "702.180", shapes: ["cost"] },
  { name: "mobilize", rule: "702.181", shapes: ["number"] },
  { name: "job select", rule: "702.182", shapes: ["none"] },
  { name: "tiered", rule: "702.183", shapes: ["none"] },
  { name: "station", rule: "702.184", shapes: ["none"] },
  { name: "warp", rule: "702.185", shapes: ["cost"] },
  { name: "∞", rule: "702.186", shapes: ["ability"] },
  { name: "mayhem", rule: "702.187", shapes: ["cost", "none"] },
  { name: "web-slinging", rule: "702.188", shapes: ["cost"] },
  { name: "firebending", rule: "702.189", shapes: ["number"] },
  { name: "sneak", rule: "702.190", shapes: ["cost"] },
  { name: "increment", rule: "702.191", shapes: ["none"] },
  { name: "paradigm", rule: "702.192", shapes: ["none"] },
  { name: "power-up", rule: "702.193", shapes: ["ability"] },
  { name: "teamwork", rule: "702.194", shapes: ["number"] },
] as const satisfies readonly KeywordAbility[];

/** CR 702: the name of a keyword ability. */
export type KeywordAbilityName = (typeof KEYWORD_ABILITIES)[number]["name"];

/** CR 702.124i: the texts of "partner—[text]". */
export const PARTNER_TEXTS = ["Character select", "Father & son", "Friends forever", "Survivors"] as const;

/** CR 702.174d–i: what can be given as a gift. */
export const GIFTS = [
  { gift: "a Food", rule: "702.174d" },
  { gift: "a card", rule: "702.174e" },
  { gift: "a tapped Fish", rule: "702.174f" },
  { gift: "an extra turn", rule: "702.174g" },
  { gift: "a Treasure", rule: "702.174h" },
  { gift: "an Octopus", rule: "702.174i" },
] as const;

/**
 * CR 702: the keyword abilities that are activated abilities, whose reminder texts name them where the rules say
 * "activate" ("Equip only as a sorcery", 602.5d).
 */
export const ACTIVATED_KEYWORDS: readonly KeywordAbilityName[] = [
  "equip", // 702.6
  "cycling", // 702.29
  "ninjutsu", // 702.49
  "transmute", // 702.53
  "forecast", // 702.57
  "fortify", // 702.67
  "aura swap", // 702.65
  "transfigure", // 702.71
  "reinforce", // 702.77
  "unearth", // 702.84
  "level up", // 702.87
  "scavenge", // 702.97
  "outlast", // 702.107
  "crew", // 702.122
  "embalm", // 702.128
  "eternalize", // 702.129
  "encore", // 702.141
  "boast", // 702.142
  "reconfigure", // 702.151
  "craft", // 702.167
  "saddle", // 702.171
  "exhaust", // 702.177
  "station", // 702.184
];

/** CR 702.89b: names that keyword abilities had on older cards. */
export const FORMER_KEYWORD_ABILITIES = [
  { former: "totem armor", name: "umbra armor", rule: "702.89b" },
] as const satisfies readonly {
  readonly former: string;
  readonly name: KeywordAbilityName;
  readonly rule: string;
}[];

const abilities: ReadonlyMap<string, KeywordAbility> = new Map(
  KEYWORD_ABILITIES.map((ability) => [ability.name.toLowerCase(), ability]),
);

/** CR 702: the keyword ability of that name, whatever its capitals. */
export function keywordAbilityOf(name: string): KeywordAbility | undefined {
  return abilities.get(name.toLowerCase());
}
