import { COUNTERS, HOUSES, KEYWORDS, TRAITS } from "../../../grammar/keyforge/vocabulary/index.js";
import { listed, type WordKind } from "../word-kind.js";
import { eventWords } from "./event-rules.js";

/** The words that scenarios of KeyForge use, and the runtime's kinds of event. */
export const wordKinds = {
  house: listed("house", Object.keys(HOUSES)),
  trait: listed("trait", TRAITS),
  keyword: listed("keyword", Object.keys(KEYWORDS)),
  counter: listed("kind of counter", ["power", ...COUNTERS]),
  status: listed("state of a creature", ["stun", "ward", "enrage"]),
  key: listed("color of a key", ["red", "yellow", "blue"]),
  use: listed("use", ["reap", "fight", "action", "omni", "unstun"]),
  icon: listed("bonus icon", ["amber", "capture", "damage", "draw", "discard", "power", ...Object.keys(HOUSES)]),
  event: listed("event", eventWords),
} as const satisfies Readonly<Record<string, WordKind>>;

/** The places of a card, as the runtime names them. */
export const zoneWords = ["hand", "deck", "discard", "archives", "purged", "play", "under", "beingPlayed"] as const;
