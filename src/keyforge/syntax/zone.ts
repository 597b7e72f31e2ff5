import { destination } from "./destination.js";
import { adjective } from "./adjective.js";
import { anyPhrase, frame, moved, simplePhrase } from "./frame.js";
import { construct, field, optional } from "./kernel.js";

/** "from it", "from your pool" */
const from = construct("from", ["from", field("whom", anyPhrase)]);

/** "ready", "ready and enraged" */
const states = construct("states", [
  field("state", adjective),
  field("more", optional(construct("more", ["and", field("state", adjective)]))),
]);

/** Move cards between zones, and look at them. */
export const zoneFrames = [
  frame("draw", "draw", [field("object", anyPhrase)]),
  frame("discard", "discard", [field("object", anyPhrase)]),
  frame("archive", "archive", [field("object", anyPhrase)]),
  frame("purge", "purge", [field("object", anyPhrase)]),
  frame("sacrifice", "sacrifice", [field("object", anyPhrase)]),
  frame("return", "return", [field("object", anyPhrase), field("to", destination)]),
  frame("returnToPlay", "return", ["to play", field("object", anyPhrase)]),
  frame("put", "put", [field("object", anyPhrase), field("to", destination)]),
  frame("putBoth", "put", [field("object", anyPhrase), field("to", destination), "and", field("other", anyPhrase), field("toOther", destination)]), // prettier-ignore
  frame("place", "place", [field("object", anyPhrase), field("to", destination)]),
  frame("attach", "attach", [field("object", anyPhrase), field("to", destination)]),
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
  frame("replay", "replay", [field("object", anyPhrase)]),
  frame("remove", "remove", [field("object", moved), field("from", optional(from))]),
  frame("refill", "refill", [
    field("object", anyPhrase),
    field("to", optional(construct("to", ["to", field("amount", anyPhrase)]))),
  ]),
  frame("enter", "enter", [field("where", simplePhrase), field("states", optional(states))]),
  frame("leave", "leave", [field("where", simplePhrase)]),
  frame("runOut", "run", ["out of", field("what", simplePhrase)]),
  frame("replace", "replace", [field("object", anyPhrase)]),
  frame("redistribute", "redistribute", [field("object", anyPhrase)]),
] as const;
