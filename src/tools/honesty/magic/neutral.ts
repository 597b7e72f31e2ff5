import { anything, type Neutral } from "../neutral.js";

/** Places where a change of the tables leaves the meaning of a Magic text as it was. */
export const neutralPlaces: readonly Neutral[] = [
  // A set of which all are meant, or that is counted, holds what is an A and what is a B, whichever word joins them
  // (each object is held against both): "each A and B", "the number of A and/or B", "two or more A and B".
  {
    constructs: ["conjunction"],
    found: anything,
    before:
      /\b(?:[Ee]ach|[Tt]he number of|(?:one|two|three|four|five|six|seven) or more|any number of)(?:,? [\w'-]+){1,8},? $/,
    after: /^ [\w'-]+(?: [\w'-]+)? (?:you|your|in|that|exiled|attached|countered|are|deal)\b|^ [\w'-]+,/,
  },
  {
    constructs: ["conjunction"],
    found: anything,
    before: /\b(?:[Ee]ach|[Tt]he number of)(?:,? [\w'-]+){1,8},? $/,
    after: /^ (?:[\w'-]+ )?(?:cards?|[\w'-]+s) (?:your opponents|defending player|in all) /,
  },
  // An ability with two trigger conditions triggers on each; printed texts write "when …, and when …" and "or when …" (603.1, 603.2c).
  {
    constructs: ["conjunction"],
    found: /^(?:and|or)$/,
    before: /\b(?:When(?:ever)?|At the beginning) [^.]*$/,
    after: /^ when(?:ever)? /,
  },
  // "This permanent", "this creature": the very object that the ability is of (201.5, 109.2).
  { constructs: ["kind of object"], found: /^permanent$/, before: /\bthis $/i, after: anything },
  { constructs: ["token or permanent"], found: anything, before: /\b(?:this|that|those|the) $/i, after: anything },
  // What was said to be a land card or a creature spell is called so again.
  {
    constructs: ["kind of object"],
    found: /^cards?$/,
    before: /\bland cards?\b[^.]*(?:\.[^.]*)?\bth(?:at|ose) $/i,
    after: anything,
  },
  { constructs: ["kind of object"], found: /^spell$/, before: /\bcreature spell\b.*\bthat $/s, after: anything },
  // "Creatures each get", "all creatures get" and "creatures get" say the same of every one of them (611.2c).
  {
    constructs: ["how many left out"],
    found: /^each $/,
    before: /\b[\w]+s\b(?: you control| defending player controls)? $/,
    after: /^(?:get|gain|have) /,
  },
  {
    constructs: ["how many left out"],
    found: /^all $/,
    before: anything,
    after: /^(?:other )?\w+s (?:you control )?(?:get|gain|have) /,
  },
  // What several players or objects do, each of them does (608.2c).
  {
    constructs: ["how many left out"],
    found: /^each $/,
    before: /\b(?:[Tt]hey|players|opponents|[Yy]ou and target \w+|target \w+s you control) $/,
    after: anything,
  },
  // Cards "revealed this way", "exiled this way" and "from among them" are all of those that are meant, "all" or not.
  {
    constructs: ["how many left out"],
    found: /^all $/,
    before: /\bputs? $/i,
    after: /^[^.]*\bcards? (?:with [^.]*)?(?:revealed this way|exiled this way|from among them|from it)\b/,
  },
  // All graveyards, each graveyard and a graveyard, of any of the cards there: no other is left out (400.1).
  { constructs: ["how many left out"], found: /^all $/, before: /\bfrom $/, after: /^graveyards/ },
  { constructs: ["how many"], found: /^each$/, before: /\bfor each [^.,]* in $/, after: /^ graveyard/ },
  // Whoever searches for cards of a stated quality may find fewer, "up to" or not (701.23b).
  {
    constructs: ["how many left out"],
    found: /^up to $/,
    before: /\b[Ss]earch(?:es)? [^.]*\bfor $/,
    after: /^(?:that many|\w+) (?!cards?\b)/,
  },
  {
    constructs: ["how many"],
    found: /^up to \w+$/,
    before: /\b[Ss]earch(?:es)? [^.]*\bfor $/,
    after: /^ (?!cards?\b)/,
  },
  // A card that would go to another player's hand, graveyard or library goes to its owner's (400.3).
  { constructs: ["whose"], found: /^(?:its owner's|their owners') hands?$/, before: /\b(?:in)?to $/, after: anything },
  {
    constructs: ["whose"],
    found: /^owner's$/,
    before: /\b(?:to|into|on top of|on the bottom of) (?:its|their) $/,
    after: /^ (?:hand|graveyard|library)/,
  },
  // Behind "gain control of …" the words can only say how long (611.2b).
  { constructs: ["duration"], found: /^for as long as$/, before: /\b[Gg]ains? control of [^.]*$/, after: anything },
  // So they can only in what is done to one that was announced or spoken of: no static ability speaks of such (611.2b, 611.3).
  {
    constructs: ["duration"],
    found: /^for as long as$/,
    before: /(?:\b[Tt]arget|\b[Tt]hat|^It|[.:] It|\}: All) [^.]*$/,
    after: /^ [^.,]*(?:remains|you control|has an? )/,
  },
  // What becomes or is a creature "with power and toughness 5/5" gets that as its base power and toughness (613.4b).
  {
    constructs: ["base left out"],
    found: anything,
    before: /\b(?:becomes?|is|are) [^.]*\bwith $/,
    after: /^power and toughness /,
  },
  // A token of which no color is said has none (105.2c, 202.2).
  { constructs: ["colorless left out"], found: anything, before: /\b[Cc]reates? [^.]*$/, after: /^[^."]*\btokens?\b/ },
  // Beside what there is anyhow, "additional" says no more than the number does (121.1, 122.6).
  { constructs: ["additional left out"], found: anything, before: /\bplus (?:an|\w+) $/, after: anything },
  { constructs: ["additional left out"], found: anything, before: /\bdraws? (?:an|\w+) $/, after: /^cards?\b/ },
  { constructs: ["additional left out"], found: anything, before: /\bwith (?:an|\w+) $/, after: /^\S+ counters?\b/ },
];
