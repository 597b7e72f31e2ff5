import type { Instruction, PlayerReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import type { Saying } from "../saying.js";
import { bareThis } from "../bare-this.js";
import { headedBy, withoutAdditional } from "../noun.js";
import { eachTheirOwn } from "../own-for-each.js";
import { separate } from "./pile.js";
import { isEach, you } from "../plain.js";
import { countOfHeaded } from "../quantity.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied } from "../saying.js";
import { zoneOf } from "../zone.js";
import { discard } from "./discard.js";
import { enterWith } from "../enter-with.js";
import { exile, move, putCreation, putNamed } from "./move.js";
import { putBack } from "./put-back.js";
import { onObjects } from "./on-objects.js";
import { speakOn } from "../speak-on.js";
import { done, doneTo } from "./result.js";
import { sacrifice } from "./sacrifice.js";
import { revealFrom, shown } from "./reveal.js";
import { search } from "./search.js";
import { shuffleInto } from "./shuffle.js";

type Kinds =
  | "put" | "putNamed" | "putRest" | "putBack" | "return" | "exile" | "destroy" | "sacrifice" | "discard" | "discardHand" | "draw"
  | "mill" | "reveal" | "revealFrom" | "revealUntil" | "exileUntil" | "millUntil" | "lookAt" | "search" | "searchFor" | "shuffleInto"
  | "shuffle" | "enter" | "enterAsCopy" | "leave" | "die" | "phase" | "regenerate" | "remain" | "separate" | "turnFace"
  | "attach" | "attachItTo" | "attachTo" | "unattach"; // prettier-ignore

/** Moves between zones and what else happens to cards (400.7, 701). */
export const zoneInstructions: InstructionTable<Kinds> = {
  put: (node, saying, context) =>
    putCreation(node, saying, context) ??
    move(node.object, node.origin?.place ?? null, node.destination, saying, context),
  putNamed: (node, saying, context) => putNamed(node, saying, context),
  return: (node, saying, context) => move(node.object, node.origin?.place ?? null, node.destination, saying, context),
  putRest: (node, saying, context) => {
    const first = move(node.object, null, node.destination, saying, context);
    return [...first, ...move(node.rest, null, node.restDestination, saying, context)];
  },
  putBack: (node, saying, context) => putBack(node, saying, context),
  exile: (node, saying, context) => exile(node, saying, context),
  destroy: (node, saying, context) => onObjects("destroy", node.object, saying, context),
  sacrifice: (node, saying, context) => {
    return sacrifice(node, saying, context);
  },
  discard: (node, saying, context) =>
    discard(node.object, saying.takeManner("atRandom") === "there" ? "random" : "chosen", saying, context),
  discardHand: (node, saying, context) => discard(node.object, "random", saying, context),
  draw: (node, saying, context) => {
    const player = saying.subject.player();
    const amount = (): Quantity => multiplied(cardCount(node.object, context), saying.forEach());
    return countedFor("drawCards", player, amount, node.object, context);
  },
  mill: (node, saying, context) => {
    const player = saying.subject.player();
    const amount = (): Quantity => multiplied(cardCount(node.object, context), saying.forEach());
    return countedFor("mill", player, amount, node.object, context);
  },
  reveal: (node, saying, context) => shown("reveal", node.object, saying, context),
  lookAt: (node, saying, context) => shown("lookAt", node.object, saying, context),
  revealFrom: (node, saying, context) => revealFrom(node, saying, context),
  revealUntil: (node) => refuse("reveal until", node),
  exileUntil: (node) => refuse("exile until", node),
  millUntil: (node) => refuse("mill until", node),
  search: (node, saying, context) => search(node, saying, context),
  searchFor: (node) => refuse("search", node),
  shuffleInto: (node, saying, context) => shuffleInto(node, saying, context),
  shuffle: (node, saying, context) => {
    const player = saying.subject.player();
    if (node.object !== null && zoneOf(node.object, context)?.zones[0] !== "library") return refuse("shuffle", node);
    const shuffling: Instruction = { kind: "shuffle", ...context.nextId(), player, into: null };
    context.doings.push(shuffling);
    return [shuffling];
  },
  enter: (node, saying, context) => enterWith(node, saying, context),
  enterAsCopy: (node) => refuse("enter as a copy", node),
  leave: (node) => refuse("leave", node),
  die: (node) => refuse("die", node),
  phase: (node, saying, context) =>
    node.direction === "out"
      ? done({ kind: "phaseOut", ...context.nextId(), actor: you, objects: saying.subject.object() }, context)
      : refuse("phase in", node),
  regenerate: (node, saying, context) =>
    node.object === null ? refuse("regenerate", node) : onObjects("regenerate", node.object, saying, context),
  remain: (node) => refuse("remain", node),
  separate: (node, saying, context) => separate(node, saying, context),
  turnFace: (node, saying, context) =>
    onObjects(node.face === "up" ? "turnFaceUp" : "turnFaceDown", node.object, saying, context),
  attach: (node) => refuse("attach", node),
  /** "Attach to target creature you control": the permanent that the ability is of (702.6a). */
  attachItTo: (node, saying, context) => {
    const chooser = onePlayer(saying, node);
    const base = context.nextId();
    const to = lowerObjects(node.to, context, chooser);
    return done({ kind: "attach", ...base, object: { kind: "source" }, to }, context);
  },
  attachTo: (node, saying, context) => {
    const chooser = onePlayer(saying, node);
    const base = context.nextId();
    const object = bareThis(node.object, context) ?? lowerObjects(node.object, context, chooser);
    const to = lowerObjects(node.to, context, chooser);
    // What it is attached to is what "it" means then, as a rule: it is what gets something by that (608.2c).
    speakOn(to, context);
    return done({ kind: "attach", ...base, object, to }, context);
  },
  unattach: (node) => refuse("unattach", node),
};

/** Who attaches it, and chooses what the text leaves open (608.2d); several players would each attach something of their own. */
function onePlayer(saying: Saying, node: object): PlayerReference {
  const player = saying.subject.player();
  return isEach(player) ? refuse("several players", node) : player;
}

/** So many cards, of several players each their own number. */
function countedFor(
  kind: "drawCards" | "mill",
  player: PlayerReference,
  amount: () => Quantity,
  object: NounPhrase,
  context: Context,
): readonly Instruction[] {
  const make = (whose: PlayerReference, counted: Quantity): readonly Instruction[] =>
    doneTo({ kind, ...context.nextId(), player: whose, amount: counted }, object, context);
  return eachTheirOwn(player, amount, make, context);
}

/** How many cards: "a card", "two cards", "an additional card", "cards equal to its power". */
function cardCount(object: NounPhrase, context: Context): Quantity {
  const head = headedBy(object, "card");
  if (head === null || withoutAdditional(head.modifiers).length > 0) return refuse("cards", object);
  return countOfHeaded(head, object, context);
}
