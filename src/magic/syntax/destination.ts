import { abilities, type Abilities } from "./characteristic.js";
import { anyNounPhrase } from "./frame.js";
import type { NounPhrase } from "./noun-phrase.js";
import {
  choose,
  construct,
  field,
  many,
  oneOf,
  optional,
  later,
  rule,
  where,
  type NodesOf,
  type Syntax,
} from "./kernel/index.js";

const granted: Syntax<Abilities> = later("abilities", () => abilities);

/** "its owner's control": what stands behind it says how the permanent enters. */
const whoseControl: Syntax<NounPhrase> = where(anyNounPhrase, isUnmodified);

function isUnmodified(node: NounPhrase): boolean {
  return node.kind !== "described" || node.post.length === 0;
}

/** How a permanent enters, beyond where (110.5b, 122.6a, 303.4f, 508.4). */
const entries = [
  construct("state", [field("state", oneOf("tapped", {
    tapped: "tapped", attacking: "attacking", tappedAndAttacking: "tapped and attacking", transformed: "transformed", flipped: "flipped", faceDown: "face down", faceUp: "face up", converted: "converted", untapped: "untapped", prepared: "prepared",
    tappedAndTransformed: "tapped and transformed", faceDownPile: "in a face-down pile", commaFaceDown: "face down", blocking: "blocking", asCreature: "as a 2/2 creature",
  }))]),
  construct("attackingWhom", [field("how", oneOf("attacking", { attacking: "attacking", tappedAndAttacking: "tapped and attacking" })), field("whom", anyNounPhrase)]),
  construct("blockingWhom", ["blocking", field("whom", anyNounPhrase)]),
  construct("underControl", ["under", field("whose", whoseControl)]),
  construct("withCounters", ["with", field("counters", anyNounPhrase), "on", field("on", oneOf("it", { it: "it", them: "them", eachOfThem: "each of them", each: "each" }))]),
  construct("andWithCounters", ["and with", field("counters", anyNounPhrase), "on", field("on", oneOf("it", { it: "it", them: "them", eachOfThem: "each of them" }))]),
  construct("andWithAbilities", ["and with", field("abilities", granted)]),
  construct("withCountersShort", ["with", field("counters", anyNounPhrase)]),
  construct("attachedTo", ["attached to", field("to", anyNounPhrase)]),
  construct("order", [field("order", oneOf("in any order", { any: "in any order", random: "in a random order", commaAny: "in any order" }))]),
  construct("fromTop", [field("place", oneOf("a place in the library", { second: "second from the top", secondOrBottom: "second from the top or on the bottom", third: "third from the top", fourth: "fourth from the top", fifth: "fifth from the top", seventh: "seventh from the top", tenth: "tenth from the top" }))]),
  construct("fromThere", ["from", field("from", anyNounPhrase)]),
] as const; // prettier-ignore

export type EntryNode = NodesOf<typeof entries>;

export const entry: Syntax<EntryNode> = rule("how it enters", () => choose<EntryNode>("how it enters", entries));

/** Where something goes: "onto the battlefield tapped", "into its owner's hand", "on the bottom of your library in any order". */
export const destination = construct("destination", [
  field(
    "preposition",
    oneOf("a place to go", {
      onto: "onto",
      into: "into",
      to: "to",
      on: "on",
      back: "back onto",
      backOn: "back on",
      backTo: "back to",
      backInto: "back into",
      under: "under",
    }),
  ),
  field("place", where(anyNounPhrase, isPlace)),
  field("entries", many(entry)),
]);

/** A place has nothing behind it but "of your library": what else follows says how something enters, or what goes elsewhere. */
function isPlace(node: NounPhrase): boolean {
  if (node.kind === "coordinated") return node.members.every(isPlace);
  return node.kind !== "described" || node.post.every((post) => post.kind === "of" && isBare(post.what));
}

export type DestinationNode = NodesOf<readonly [typeof destination]>;

function isBare(node: NounPhrase): boolean {
  return node.kind === "described" && node.post.length === 0;
}

/** Where something comes from. */
export const origin = optional(construct("origin", ["from", field("place", anyNounPhrase)]));
