import { leftOut, leftOutBehind, type Replacement, table } from "../replacement.js";

/** "You may draw" is "Draw" then, "you may draw" is "draw". */
function withoutMay(found: string): string {
  const letter = found.slice(-1);
  return found.startsWith("Y") ? letter.toUpperCase() : letter;
}

/** Who acts, and whose things are meant. */
const players: readonly Replacement[] = [
  table("player", {
    "each opponent": "each player",
    "each player": "each opponent",
    "each other player": "each player",
    "target opponent": "target player",
    "target player": "target opponent",
    "an opponent controls": "you control",
    "you control": "you don't control",
    "you don't control": "you control",
    "you own": "you control",
    "your opponents control": "you control",
    "its controller": "its owner",
    "its owner": "its controller",
    "that player": "each player",
    "defending player": "each opponent",
    "an opponent": "a player",
    "a player": "an opponent",
    opponents: "players",
    "you gain": "each opponent gains",
    "you draw": "each opponent draws",
    "you lose": "each opponent loses",
    "You gain": "Each opponent gains",
    "You draw": "Each opponent draws",
  }),
  table("whose", {
    "your graveyard": "an opponent's graveyard",
    "your hand": "an opponent's hand",
    "your library": "target player's library",
    "your upkeep": "each upkeep",
    "your end step": "each end step",
    "each upkeep": "your upkeep",
    "each end step": "your end step",
    "your turn": "an opponent's turn",
    "combat on your turn": "each combat",
    "their owners' hands": "your hand",
    "its owner's hand": "your hand",
    "owner's": "controller's",
    "controller's": "owner's",
    "under your control": "under its owner's control",
    "under its owner's control": "under your control",
    "under their owners' control": "under your control",
  }),
  leftOutBehind("control left out", ["you control", "you own", "an opponent controls", "under your control"]),
];

/** Where it happens. */
const places: readonly Replacement[] = [
  table("zone", {
    graveyard: "hand",
    hand: "library",
    library: "graveyard",
    "from exile": "from your graveyard",
    "onto the battlefield": "into your hand",
    "the top": "the bottom",
    "the bottom": "the top",
    "on top of": "on the bottom of",
  }),
  leftOutBehind("zone left out", ["from your (?:graveyard|hand)", "in your (?:graveyard|hand)", "from anywhere"]),
];

/** When it happens, and for how long. */
const times: readonly Replacement[] = [
  table("duration", {
    "until end of turn": "until your next turn",
    "this turn": "this combat",
    "until your next turn": "until end of turn",
    "until the end of your next turn": "until end of turn",
    "until end of combat": "until end of turn",
    "for as long as": "as long as",
  }),
  leftOutBehind("duration left out", ["until end of turn", "until your next turn", "this turn", "each turn"]),
  table("part of the turn", {
    upkeep: "end step",
    "end step": "upkeep",
    "draw step": "end step",
    combat: "upkeep",
    "precombat main phase": "upkeep",
    "the next end step": "your next end step",
    "your next end step": "the next end step",
    "each turn": "your next turn",
  }),
  leftOut("when left out", ["next", "first", "only", "combat", "noncombat"]),
];

/** What happens. */
const events: readonly Replacement[] = [
  table("event", {
    dies: "attacks",
    attacks: "blocks",
    enters: "attacks",
    blocks: "attacks",
    leaves: "enters",
    die: "attack",
    attack: "block",
    draws: "discards",
    discards: "draws",
    casts: "draws",
    "becomes tapped": "becomes untapped",
    dealt: "prevented",
    died: "attacked",
    cast: "copied",
  }),
  table("life", { gain: "lose", gains: "loses", lose: "gain", loses: "gains", gained: "lost", lost: "gained" }),
  table("action", {
    destroy: "exile",
    Destroy: "Exile",
    exile: "destroy",
    Exile: "Destroy",
    sacrifice: "exile",
    Sacrifice: "Exile",
    tap: "untap",
    Tap: "Untap",
    untap: "tap",
    Untap: "Tap",
    draw: "discard",
    Draw: "Discard",
    discard: "draw",
    Discard: "Draw",
    scry: "surveil",
    Scry: "Surveil",
    surveil: "scry",
    Surveil: "Scry",
    mill: "scry",
    Mill: "Scry",
    reveal: "exile",
    Reveal: "Exile",
    play: "cast",
    create: "exile",
    Create: "Exile",
    counter: "destroy",
    Counter: "Destroy",
    "copy of": "card of",
  }),
];

/** Whether and how it happens. */
const manners: readonly Replacement[] = [
  { construct: "may", pattern: /\b[Yy]ou may [a-z]/g, replace: withoutMay },
  { construct: "may of others", pattern: /\b(?:they|player|opponent|controller) may(?= \w)/g, replace: cutMay },
  table("another", { another: "a", Another: "A", other: "attacking" }),
  leftOut("word left out", ["tapped", "attacking", "blocking", "nontoken", "other", "target", "instead", "nonland"]),
  table("target", {
    target: "each",
    Target: "Each",
    "any target": "target creature",
    "any other target": "any target",
  }),
  leftOutBehind("ending left out", [
    "instead",
    "at random",
    "this way",
    "in any combination of colors",
    "if able",
    "as though it had flash",
    "without paying its mana cost",
    "in addition to its other (?:types|colors and types|creature types)",
  ]),
  { construct: "exception left out", pattern: /, except [^."]*(?=[."])/g, replace: () => "" },
  {
    construct: "restriction left out",
    pattern: / (?:Activate|This ability triggers) only [^."]*\./g,
    replace: () => "",
  },
  {
    construct: "condition left out",
    pattern: /(?<=, )if [^,."]*, |,? (?:if|unless) [^,."]*(?=\.)/g,
    replace: () => "",
  },
  table("denial", {
    "can't": "can",
    "isn't": "is",
    "doesn't": "does",
    "If you do": "If you don't",
    "Whenever you": "Whenever an opponent",
    unless: "if",
    Otherwise: "Then",
    "with flying": "without flying",
    "without flying": "with flying",
  }),
  table("conjunction", { and: "or", or: "and", "and/or": "and" }),
];

/** "they may" without the choice. */
function cutMay(found: string): string {
  return found.slice(0, -" may".length);
}

/** Replacements of the words that say who does what, where, when and how. */
export const actionWords: readonly Replacement[] = [...players, ...places, ...times, ...events, ...manners];
