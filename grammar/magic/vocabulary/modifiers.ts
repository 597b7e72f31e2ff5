/** Adjectives and participles that may stand before a noun and say something of an object's state or kind. */
export const STATES = [
  "tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "enchanted", "equipped", "face-down", "face-up",
  "exiled", "revealed", "chosen", "sacrificed", "discarded", "milled", "kicked", "historic", "modified", "colorless",
  "multicolored", "monocolored", "attached", "suspected", "goaded", "transformed", "double-faced", "modal", "defending",
  "active", "additional", "extra", "new", "same", "different", "remaining", "base", "total", "combat", "noncombat", "next",
  "last", "previous", "activated", "triggered", "mana", "loyalty", "starting", "maximum", "damaged", "destroyed",
  "returned", "copied", "countered", "targeted", "converted", "permanent", "highest", "lowest", "greatest", "least",
  "single", "saddled", "paired", "crewed", "prepared", "foretold", "fortified", "haunted", "suspended", "affected",
  "appropriate", "original", "current", "full", "entire", "random", "postcombat", "precombat", "excess", "unspent",
  "created", "blighted", "cast", "drawn", "found", "noted", "named", "enchanting", "token", "commander", "basic",
  "dead", "front", "back", "odd", "even", "twentieth", "conjured", "manifested", "harnessed", "renowned", "monstrous", "unlocked", "locked",
  "white-bordered", "six-sided", "twenty-sided", "four-sided", "kindred", "alternative", "casting", "flipped", "other", "amassed", "colored", "discovered", "cycled", "differently named", "exploited", "devoured", "activation", "activating", "converting", "poisoned", "adjacent", "warped", "plotted", "greater", "lesser", "equal", "villainous", "opening", "stickered",
] as const; // prettier-ignore

export type State = (typeof STATES)[number];

/** Words that open a noun phrase and say which or whose. */
export const ARTICLES = [
  "a", "an", "the", "this", "that", "these", "those", "each", "every", "all", "any", "no", "both", "your", "its", "their",
  "his", "her", "his or her", "another", "other", "target", "either", "such",
] as const; // prettier-ignore

export type Article = (typeof ARTICLES)[number];

/** Words and units that open a noun phrase and say how many, but for numbers themselves. */
export const AMOUNTS = [
  "up to", "any number of", "a number of", "that many", "that much", "or more", "or fewer", "or less", "or greater",
  "twice that many", "half that many", "at least", "more than", "fewer than", "exactly", "half", "twice", "one or more",
  "as many", "more", "fewer", "less", "double", "triple", "twice that much", "the most", "the fewest", "most", "fewest", "plus", "minus", "half that much", "x", "twice x", "half x", "three times x", "one and/or",
] as const; // prettier-ignore

export type Amount = (typeof AMOUNTS)[number];
