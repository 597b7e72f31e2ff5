import { HEADERS } from "../../../../grammar/keyforge/vocabulary/index.js";
import { leftOut, leftOutBehind, type Replacement, table } from "../replacement.js";

/** Who acts, and whose things are meant. */
const players: readonly Replacement[] = [
  table("player", {
    "your opponent": "you",
    "Your opponent": "You",
    "Each player": "Your opponent",
    "each player": "your opponent",
    "a player": "your opponent",
    "that player": "your opponent",
    "its controller": "its owner",
    "its owner": "its controller",
    "you control": "your opponent controls",
    "your opponent controls": "you control",
    "you gain": "your opponent gains",
    "you draw": "your opponent draws",
    "you lose": "your opponent loses",
  }),
  table("whose", {
    "your opponent’s": "your",
    "opponent’s": "owner’s",
    your: "your opponent’s",
    Your: "Your opponent’s",
    "a player’s": "your",
    "owner’s": "controller’s",
    "owners’": "controllers’",
    "controller’s": "owner’s",
    "opponent's": "owner's",
    "its opponent": "its owner",
    their: "your",
    its: "your",
  }),
  leftOutBehind("control left out", ["you control", "your opponent controls", "under your control", "they control"]),
];

/** Where it happens. */
const places: readonly Replacement[] = [
  table("zone", {
    hand: "deck",
    deck: "discard pile",
    "discard pile": "archives",
    archives: "hand",
    hands: "decks",
    decks: "discard piles",
    "discard piles": "decks",
    pool: "archives",
    "the common supply": "your pool",
    top: "bottom",
    bottom: "top",
    "enters play": "leaves play",
    "leaves play": "enters play",
    "in play": "in your hand",
  }),
  leftOutBehind("zone left out", [
    "from your hand",
    "from your discard pile",
    "in your discard pile",
    "from their hand",
    "from play",
    "in play",
    "from your archives",
    "from a discard pile",
  ]),
];

/** When it happens, and for how long. */
const times: readonly Replacement[] = [
  table("duration", {
    "for the remainder of the turn": "during your next turn",
    "For the remainder of the turn": "During your next turn",
    "this turn": "next turn",
    "next turn": "this turn",
    "each turn": "this turn",
    "during your turn": "during your opponent’s turn",
    "During your turn": "During your opponent’s turn",
    "your next turn": "your opponent’s next turn",
    "your opponent’s next turn": "your next turn",
    "previous turn": "next turn",
    "the start": "the end",
    "the end": "the start",
    start: "end",
    end: "start",
    step: "turn",
  }),
  leftOutBehind("duration left out", [
    "for the remainder of the turn",
    "this turn",
    "each turn",
    "during your turn",
    "next turn",
    "during their next turn",
    "during your opponent’s next turn",
    "during your opponent’s turn",
    "on their next turn",
    "while it is attacking",
  ]),
  leftOut("when left out", ["next", "first", "only", "also"]),
  {
    construct: "duration left out before",
    pattern: /\bFor the remainder of the turn, \w|\bDuring your (?:opponent’s )?(?:next )?turn, \w/g,
    replace: (found) => found.slice(-1).toUpperCase(),
  },
];

const headers = Object.values(HEADERS)
  .map((header): string => header)
  .filter((header) => !["Reap", "Fight"].includes(header));

/** What happens. */
const events: readonly Replacement[] = [
  {
    construct: "header",
    pattern: new RegExp(`(?<=^|[/“"\\n] ?)(?:${[...headers].sort((one, other) => other.length - one.length).join("|")})(?=[/:])`, "gm"),
    replace: (header) => headers[(headers.indexOf(header) + 1) % headers.length] ?? header,
  },
  { construct: "header left out", pattern: /(?<=^|[“"\n])[A-Z][A-Za-z ]+\/(?=[A-Z])/gm, replace: () => "" },
  { construct: "whole header left out", pattern: /(?<=^|[“"\n])(?:Play|Action|Omni|Destroyed|Scrap|Fate|(?:After |Before )?(?:Reap|Fight))(?:\/[A-Za-z ]+)*: /gm, replace: () => "" },
  table("trigger", { "Each time": "After", After: "Before", "At the start of": "At the end of", "At the end of": "At the start of" }),
  table("event", {
    reaps: "fights",
    fights: "reaps",
    destroyed: "purged",
    discarded: "archived",
    archived: "purged",
    purged: "returned",
    revealed: "discarded",
    played: "discarded",
    forge: "unforge",
    forges: "unforges",
    reap: "fight",
    fight: "reap",
    attacked: "used",
    used: "destroyed",
    survives: "attacks",
    healed: "damaged",
    moved: "gained",
    returned: "purged",
    chosen: "destroyed",
    exalted: "stunned",
    shuffled: "put",
  }),
  table("æmber", {
    gain: "lose",
    gains: "loses",
    lose: "gain",
    loses: "gains",
    gained: "lost",
    lost: "gained",
    steal: "lose",
    Steal: "Lose",
    Gain: "Lose",
    Lose: "Gain",
    capture: "steal",
    Capture: "Steal",
    captures: "steals",
    captured: "stolen",
    stolen: "captured",
    gets: "gains",
    exalt: "stun",
    Exalt: "Stun",
  }),
  table("action", {
    destroy: "purge",
    Destroy: "Purge",
    purge: "destroy",
    Purge: "Destroy",
    ready: "exhaust",
    Ready: "Exhaust",
    exhaust: "ready",
    Exhaust: "Ready",
    ward: "stun",
    Ward: "Stun",
    stun: "enrage",
    Stun: "Enrage",
    enrage: "ward",
    Enrage: "Ward",
    archive: "discard",
    Archive: "Discard",
    draw: "discard",
    Draw: "Discard",
    discard: "draw",
    Discard: "Draw",
    discards: "draws",
    heal: "deal",
    Heal: "Deal",
    deal: "heal",
    Deal: "Heal",
    return: "discard",
    Return: "Discard",
    put: "discard",
    Put: "Discard",
    shuffle: "discard",
    Shuffle: "Discard",
    reveal: "discard",
    Reveal: "Discard",
    play: "discard",
    Play: "Discard",
    use: "destroy",
    Use: "Destroy",
    make: "destroy",
    Make: "Destroy",
    move: "destroy",
    Move: "Destroy",
    Choose: "Destroy",
    choose: "destroy",
    swap: "destroy",
    Swap: "Destroy",
    Look: "Discard",
    remove: "add",
    Remove: "Add",
  }),
]; // prettier-ignore

/** Whether and how it happens. */
const manners: readonly Replacement[] = [
  { construct: "may", pattern: /\b[Yy]ou may [a-z]/g, replace: withoutMay },
  { construct: "may of others", pattern: /\b(?:they|player|opponent|controller) may(?= \w)/g, replace: cutMay },
  table("another", { another: "a", Another: "A", other: "friendly" }),
  leftOut("word left out", ["other", "instead", "again", "same", "different"]),
  leftOutBehind("ending left out", [
    ...["instead", "at random", "this way", "if able", "one at a time", "as if it were yours", "at no cost", "again"],
    ...["in any order", "exhausted", "simultaneously", "ignoring the rule of six", "if possible", "with it"],
    ...["(?:immediately )?to its (?:left|right)", "it fights", "except for traits"],
  ]),
  {
    construct: "clause left out",
    pattern: /,? (?:if|unless|except|while|instead of|as if|as though|regardless of|ignoring) [^.,"“”()]*(?=[.”])/g,
    replace: () => "",
  },
  { construct: "relative clause left out", pattern: / (?:that|with|who|which) (?!player|creature|card)[^.,"“”():]*(?=[.,”])/g, replace: () => "" },
  {
    construct: "condition left out",
    pattern: /(?<=^|[.:“"] )(?:If|While|Unless) [^.,"“”]*, \w/gm,
    replace: (found) => found.slice(-1).toUpperCase(),
  },
  { construct: "for each left out", pattern: / for each [^.,"“”]*(?=[.,”])/g, replace: () => "" },
  { construct: "sentence left out", pattern: /(?<=\.) [A-Z][^.:"“”]*\./g, replace: () => "" },
  { construct: "parenthesis left out", pattern: / \([a-z][^()]*\)/g, replace: () => "" },
  table("denial", {
    cannot: "may",
    "is not": "is",
    "are not": "are",
    "does not": "may",
    "If you do": "If you do not",
    "if you do": "if you do not",
    "do not": "may",
    unless: "if",
    Otherwise: "Then",
    no: "2",
    with: "without",
    without: "with",
  }),
  table("conjunction", { and: "or", or: "and", "and/or": "and" }),
]; // prettier-ignore

/** "You may draw" is "Draw" then, "you may draw" is "draw". */
function withoutMay(found: string): string {
  const letter = found.slice(-1);
  return found.startsWith("Y") ? letter.toUpperCase() : letter;
}

/** "they may" without the choice. */
function cutMay(found: string): string {
  return found.slice(0, -" may".length);
}

/** Replacements of the words of KeyForge texts that say who does what, where, when and how. */
export const actionWords: readonly Replacement[] = [...players, ...places, ...times, ...events, ...manners];
