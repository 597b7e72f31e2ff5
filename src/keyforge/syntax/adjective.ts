import { oneOf } from "./kernel.js";

/** States and other qualities that a word names, before a noun or after a form of "be". */
export const adjectiveWords = {
  friendly: "friendly", enemy: "enemy", other: "other", flank: "flank", damaged: "damaged", undamaged: "undamaged", stunned: "stunned", exhausted: "exhausted", ready: "ready", warded: "warded", enraged: "enraged", random: "random", chosen: "chosen", named: "named", neighboring: "neighboring", additional: "additional", extra: "extra", active: "active", forged: "forged", unforged: "unforged", facedown: "facedown", faceup: "faceup", morePowerful: "more powerful", lessPowerful: "less powerful", mostPowerful: "most powerful", leastPowerful: "least powerful", highest: "highest", lowest: "lowest", odd: "odd", even: "even", red: "red", yellow: "yellow", blue: "blue", gigantic: "gigantic", topmost: "topmost", combined: "combined", current: "current", remaining: "remaining", haunted: "haunted", overwhelmed: "overwhelmed", next: "next", first: "first", second: "second", third: "third", sixth: "6th", fewest: "fewest", last: "last", previous: "previous", preceding: "preceding", following: "following", same: "same", different: "different", own: "own", lower: "lower", higher: "higher", less: "less", more: "more", fewer: "fewer", high: "high", low: "low", left: "left", right: "right", top: "top", bottom: "bottom", center: "center", total: "total", attached: "attached", purged: "purged", discarded: "discarded", revealed: "revealed", destroyed: "destroyed", archived: "archived", returned: "returned", played: "played", captured: "captured", exalted: "exalted", moved: "moved", attacking: "attacking", attacked: "attacked", stolen: "stolen", opening: "opening", starting: "starting", entire: "entire", unrevealed: "unrevealed", fighting: "fighting", 
} as const; // prettier-ignore

/** A quality, in the words of this house. */
export type AdjectiveWord = keyof typeof adjectiveWords;

/** A quality that one word names, or two. */
export const adjective = oneOf("a quality", adjectiveWords);

const stateWords = {
  ready: "ready", exhausted: "exhausted", stunned: "stunned", warded: "warded", enraged: "enraged", damaged: "damaged", undamaged: "undamaged", haunted: "haunted", overwhelmed: "overwhelmed", forged: "forged", unforged: "unforged",
  facedown: "facedown", faceup: "faceup", high: "high", low: "low", odd: "odd", even: "even", equal: "equal", blank: "blank", active: "active", friendly: "friendly",
} as const; // prettier-ignore

/** A state in which a card, a key, a player or the tide can be. */
export type StateWord = keyof typeof stateWords;

/** A state behind a form of "be". */
export const state = oneOf("a state", stateWords);
