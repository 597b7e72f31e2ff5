import { COUNTERS, HOUSES, KEYWORDS, TOKEN_NAMES, TRAITS } from "../../../../grammar/keyforge/vocabulary/index.js";
import { capitalised, cycle, leftOut, leftOutBehind, type Replacement, table } from "../replacement.js";

const icons = ["{A}", "{D}", "{damage}", "{capture}", "{draw}", "{discard}", "{power}"];
const escaped = icons.map((icon) => icon.replace(/[{}]/g, "\\$&")).join("|");

/** Keywords that take no value, so that one can stand for another. */
const plainKeywords = Object.entries(KEYWORDS).flatMap(([name, takes]) => (takes === "none" ? [name] : []));
const valued = ["assault", "hazardous", "splash-attack"];

const traits = capitalised(TRAITS);
const types = ["creature", "artifact", "upgrade", "action"];

/** What kind of card it is: its type, house, traits, keywords, and whether it is a token. */
const kinds: readonly Replacement[] = [
  cycle("house", Object.values(HOUSES)),
  cycle("trait", traits),
  cycle(
    "trait, plural",
    traits.map((trait) => `${trait}s`),
  ),
  cycle("token name", TOKEN_NAMES),
  cycle("card type", types),
  cycle(
    "card type, plural",
    types.map((type) => `${type}s`),
  ),
  table("kind of card", { card: "creature", cards: "creatures", creature: "card", creatures: "cards" }),
  cycle("keyword", plainKeywords),
  cycle("keyword, capital", capitalised(plainKeywords)),
  cycle("keyword with a value", valued),
  cycle("keyword with a value, capital", capitalised(valued)),
  table("token or not", { "non-token": "token", "token creature": "creature", "token creatures": "creatures" }),
  leftOut("token left out", ["token", "non-token"]),
  { construct: "non-", pattern: /\bnon-(?=\w)/g, replace: () => "" },
  { construct: "icon", pattern: new RegExp(escaped, "g"), replace: otherIcon },
  { construct: "icon left out", pattern: /(?<=\}|Enhance )\{\w+\}/g, replace: () => "" },
  { construct: "house icon", pattern: /(?<=\{house:)\w+(?=\})/g, replace: (house) => (house === "mars" ? "dis" : "mars") },
]; // prettier-ignore

function otherIcon(icon: string): string {
  return icon === "{D}" || icon === "{damage}" ? "{A}" : "{D}";
}

/** What state the card is in, and where it stands. */
const states: readonly Replacement[] = [
  table("side", { friendly: "enemy", enemy: "friendly", Friendly: "Enemy", Enemy: "Friendly" }),
  leftOut("side left out", ["friendly", "enemy"]),
  table("state", {
    ready: "exhausted",
    exhausted: "ready",
    damaged: "undamaged",
    undamaged: "damaged",
    stunned: "warded",
    warded: "enraged",
    enraged: "stunned",
    faceup: "facedown",
    facedown: "faceup",
    forged: "unforged",
    unforged: "forged",
    high: "low",
    low: "high",
    haunted: "overwhelmed",
  }),
  leftOut("state left out", [
    ...["ready", "exhausted", "damaged", "undamaged", "stunned", "warded", "enraged", "flank", "neighboring"],
    ...["faceup", "facedown", "random", "haunted", "active", "destroyed", "upgraded", "discarded"],
    ...["most powerful", "least powerful", "remaining", "chosen", "printed", "current", "base"],
  ]),
  leftOutBehind("state left out behind", [
    ...["ready", "exhausted", "stunned", "warded", "enraged", "facedown", "faceup", "on a flank", "in play"],
    ...["and ready", "and stunned", "and exhausted", "and enraged", "and warded", "not on a flank"],
  ]),
  table("position", {
    left: "right",
    right: "left",
    flank: "center",
    center: "flank",
    neighbor: "enemy",
    neighbors: "enemies",
    neighboring: "enemy",
  }),
  table("counter kind", Object.fromEntries(COUNTERS.map((kind, at) => [kind, COUNTERS[(at + 1) % COUNTERS.length] ?? kind]))),
  cycle("characteristic", ["power", "armor"]),
  table("key color", { red: "yellow", yellow: "blue", blue: "red" }),
]; // prettier-ignore

/** Replacements of the words of KeyForge texts that say what a card is. */
export const objectWords: readonly Replacement[] = [...kinds, ...states];
