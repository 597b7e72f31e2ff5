import { destination, entry, origin } from "./destination.js";
import { anyNounPhrase, frame, transitive } from "./frame.js";
import { field, many, oneOf, optional } from "./kernel/index.js";

/** Frames of things that change zones (400.7, 701). */
export const zoneFrames = [
  frame("put", "put", [field("object", anyNounPhrase), field("origin", origin), field("destination", destination)]),
  frame("putRest", "put", [field("object", anyNounPhrase), field("destination", destination), "and", field("rest", anyNounPhrase), field("restDestination", destination)]),
  frame("putBack", "put", [field("object", anyNounPhrase), "back", field("entries", many(entry))]),
  frame("return", "return", [field("object", anyNounPhrase), field("origin", origin), field("destination", destination)]),
  frame("exile", "exile", [field("object", anyNounPhrase), field("origin", origin), field("entries", many(entry))]),
  transitive("destroy"),
  transitive("sacrifice"),
  transitive("discard"),
  frame("discardHand", "discard", [field("object", anyNounPhrase), "at random"]),
  transitive("draw"),
  transitive("mill"),
  transitive("reveal"),
  frame("revealUntil", "reveal", [field("object", anyNounPhrase), "until", field("player", anyNounPhrase), field("verb", oneOf("reveal", { reveal: "reveal", reveals: "reveals" })), field("what", anyNounPhrase)]),
  frame("exileUntil", "exile", [field("object", anyNounPhrase), "until", field("player", anyNounPhrase), field("verb", oneOf("exile", { exile: "exile", exiles: "exiles" })), field("what", anyNounPhrase)]),
  frame("millUntil", "mill", [field("object", anyNounPhrase), "until", field("player", anyNounPhrase), field("verb", oneOf("mill", { mill: "mill", mills: "mills" })), field("what", anyNounPhrase)]),
  frame("lookAt", "look", ["at", field("object", anyNounPhrase)]),
  frame("search", "search", [field("zones", anyNounPhrase), "for", field("object", anyNounPhrase)]),
  frame("searchFor", "search", ["for", field("object", anyNounPhrase)]),
  frame("shuffleInto", "shuffle", [field("object", anyNounPhrase), "into", field("into", anyNounPhrase)]),
  frame("shuffle", "shuffle", [field("object", optional(anyNounPhrase))]),
  frame("enter", "enter", [field("battlefield", optional(oneOf("the battlefield", { old: "the battlefield" }))), field("entries", many(entry))]),
  frame("enterAsCopy", "enter", [field("battlefield", optional(oneOf("the battlefield", { old: "the battlefield" }))), field("tapped", optional(oneOf("tapped", { tapped: "tapped" }))), "as a copy of", field("of", anyNounPhrase)]),
  frame("leave", "leave", [field("object", anyNounPhrase)]),
  frame("die", "die", []),
  frame("phase", "phase", [field("direction", oneOf("out", { out: "out", in: "in" }))]),
  frame("regenerate", "regenerate", [field("object", optional(anyNounPhrase))]),
  frame("remain", "remain", [field("state", oneOf("exiled", { exiled: "exiled", tapped: "tapped", onBattlefield: "on the battlefield", faceDown: "face down", attached: "attached to it" }))]),
  frame("separate", "separate", [field("object", anyNounPhrase), "into", field("into", anyNounPhrase)]),
  frame("turnFace", "turn", [field("object", anyNounPhrase), field("face", oneOf("face up", { up: "face up", down: "face down" }))]),
  transitive("attach"),
  frame("attachTo", "attach", [field("object", anyNounPhrase), "to", field("to", anyNounPhrase)]),
  frame("unattach", "unattach", [field("object", anyNounPhrase)]),
] as const; // prettier-ignore
