import { destination } from "./destination.js";
import { adjective } from "./adjective.js";
import { anyPhrase, cards, cardsOrZone, frame, moved, simplePhrase, zone } from "./frame.js";
import { clauses, type Clauses } from "./clause.js";
import { construct, field, later, optional, where, type Syntax } from "./kernel.js";

/** "from it", "from your pool" */
const from = construct("from", ["from", field("whom", anyPhrase)]);

/** "ready", "ready and enraged" */
const states = construct("states", [
  field("state", adjective),
  field("more", optional(construct("more", ["and", field("state", adjective)]))),
]);

/** "play", which nothing narrows. */
const bare = where(zone, (node) => node.kind === "described" && node.post.length === 0);

const condition: Syntax<Clauses> = later("a clause", () => clauses);

/** Move cards between zones, and look at them. */
export const zoneFrames = [
  frame("draw", "draw", [field("object", cardsOrZone)]),
  frame("discard", "discard", [field("object", cardsOrZone)]),
  frame("archive", "archive", [field("object", cardsOrZone)]),
  frame("purge", "purge", [field("object", cardsOrZone)]),
  frame("sacrifice", "sacrifice", [field("object", cards)]),
  frame("return", "return", [field("object", anyPhrase), field("to", destination)]),
  frame("returnToPlay", "return", ["to play", field("object", anyPhrase)]),
  frame("putBoth", "put", [field("object", anyPhrase), field("to", destination), "and", field("other", anyPhrase), field("toOther", destination)]), // prettier-ignore
  frame("put", "put", [field("object", anyPhrase), field("to", destination)]),
  frame("place", "place", [field("object", anyPhrase), field("to", destination)]),
  frame("attach", "attach", [field("object", anyPhrase), field("to", destination)]),
  /** "Attach only to a friendly creature." */
  frame("attachOnly", "attach", ["only to", field("object", anyPhrase)]),
  frame("graft", "graft", [field("object", anyPhrase), field("to", destination)]),
  frame("add", "add", [field("object", anyPhrase), field("to", destination)]),
  frame("move", "move", [field("object", moved), field("from", optional(from)), field("to", optional(destination))]),
  frame("shuffle", "shuffle", [field("object", anyPhrase), field("to", optional(destination))]),
  frame("search", "search", [field("where", anyPhrase), "for", field("object", anyPhrase)]),
  frame("searchBare", "search", [field("where", anyPhrase)]),
  frame("reveal", "reveal", [field("object", anyPhrase), field("to", optional(construct("to", ["to", field("whom", anyPhrase)])))]), // prettier-ignore
  frame("look", "look", ["at", field("object", anyPhrase)]),
  frame("play", "play", [
    field("object", anyPhrase),
    field("on", optional(construct("on", ["on", field("what", simplePhrase)]))),
  ]),
  /** "Play only if the tide is high." */
  frame("playOnlyIf", "play", ["only if", field("clauses", condition)]),
  frame("replay", "replay", [field("object", anyPhrase)]),
  frame("remove", "remove", [field("object", moved), field("from", optional(from))]),
  frame("refill", "refill", [
    field("object", anyPhrase),
    field("to", optional(construct("to", ["to", field("amount", anyPhrase)]))),
  ]),
  frame("enter", "enter", [field("where", bare), field("states", optional(states))]),
  frame("leave", "leave", [field("where", zone)]),
  frame("runOut", "run", ["out of", field("what", simplePhrase)]),
  frame("replace", "replace", [field("object", anyPhrase)]),
  frame("redistribute", "redistribute", [field("object", anyPhrase)]),
] as const;
