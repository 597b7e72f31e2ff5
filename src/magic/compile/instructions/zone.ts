import type { Instruction, MoveObjects, Quantity, Zone } from "../../effects/index.js";
import type { DestinationNode, EntryNode } from "../../syntax/destination.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { objectAntecedent, type Context } from "../context.js";
import { readDeterminers } from "../determiner.js";
import { lowerEntries } from "../entry.js";
import { lowerFilter } from "../filter.js";
import type { InstructionTable } from "../instruct.js";
import { lowerPlayers } from "../player.js";
import { countOfGroup } from "../quantity.js";
import { formOf, headsOf, lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied, type Saying } from "../saying.js";
import { lowerTokenGroups } from "../token.js";
import { splitOrigin, zoneOf } from "../zone.js";
import { createTokens } from "./token.js";

type Kinds =
  | "put" | "putRest" | "putBack" | "return" | "exile" | "destroy" | "sacrifice" | "discard" | "discardHand" | "draw" | "mill" | "reveal" | "revealUntil" | "exileUntil" | "millUntil" | "lookAt" | "search" | "searchFor"
  | "shuffleInto" | "shuffle" | "enter" | "enterAsCopy" | "leave" | "die" | "phase" | "regenerate" | "remain" | "separate" | "turnFace" | "attach" | "attachTo" | "unattach"; // prettier-ignore

/** Moves between zones and what else happens to cards (400.7, 701). */
export const zoneInstructions: InstructionTable<Kinds> = {
  put: (node, saying, context) =>
    putCreation(node, saying, context) ??
    move(node.object, node.origin?.place ?? null, node.destination, saying, context),
  return: (node, saying, context) => move(node.object, node.origin?.place ?? null, node.destination, saying, context),
  putRest: (node, saying, context) => {
    const first = move(node.object, null, node.destination, saying, context);
    return [...first, ...move(node.rest, null, node.restDestination, saying, context)];
  },
  putBack: (node) => refuse("put back", node),
  exile: (node, saying, context) => exile(node.object, node.origin?.place ?? null, node.entries, saying, context),
  destroy: (node, saying, context) => onObjects("destroy", node.object, saying, context),
  sacrifice: (node, saying, context) => {
    const player = saying.subject.player();
    const objects = lowerObjects(node.object, context, player);
    return act({ kind: "sacrifice", ...context.nextId(), player, objects }, node.object, context);
  },
  discard: (node, saying, context) =>
    discard(node.object, saying.takeManner("atRandom") === "there" ? "random" : "chosen", saying, context),
  discardHand: (node, saying, context) => discard(node.object, "random", saying, context),
  draw: (node, saying, context) => {
    const player = saying.subject.player();
    const amount = cardCount(node.object, context);
    const each = saying.forEach();
    return act(
      { kind: "drawCards", ...context.nextId(), player, amount: multiplied(amount, each) },
      node.object,
      context,
    );
  },
  mill: (node, saying, context) => {
    const player = saying.subject.player();
    return act(
      { kind: "mill", ...context.nextId(), player, amount: cardCount(node.object, context) },
      node.object,
      context,
    );
  },
  reveal: (node, saying, context) => {
    const player = saying.subject.player();
    return act(
      { kind: "reveal", ...context.nextId(), player, what: lowerObjects(node.object, context, player), until: null },
      node.object,
      context,
    );
  },
  lookAt: (node, saying, context) => {
    const player = saying.subject.player();
    return act(
      { kind: "lookAt", ...context.nextId(), player, what: lowerObjects(node.object, context, player), until: null },
      node.object,
      context,
    );
  },
  revealUntil: (node) => refuse("reveal until", node),
  exileUntil: (node) => refuse("exile until", node),
  millUntil: (node) => refuse("mill until", node),
  search: (node, saying, context) => search(node.zones, node.object, saying, context),
  searchFor: (node) => refuse("search", node),
  shuffleInto: (node) => refuse("shuffle into", node),
  shuffle: (node, saying, context) => {
    const player = saying.subject.player();
    if (node.object !== null && zoneOf(node.object, context)?.zones[0] !== "library") return refuse("shuffle", node);
    return [{ kind: "shuffle", ...context.nextId(), player, into: null }];
  },
  enter: (node) => refuse("enter", node),
  enterAsCopy: (node) => refuse("enter as a copy", node),
  leave: (node) => refuse("leave", node),
  die: (node) => refuse("die", node),
  phase: (node, saying, context) =>
    node.direction === "out"
      ? [{ kind: "phaseOut", ...context.nextId(), actor: { kind: "you" }, objects: saying.subject.object() }]
      : refuse("phase in", node),
  regenerate: (node, saying, context) =>
    node.object === null ? refuse("regenerate", node) : onObjects("regenerate", node.object, saying, context),
  remain: (node) => refuse("remain", node),
  separate: (node) => refuse("separate", node),
  turnFace: (node, saying, context) =>
    onObjects(node.face === "up" ? "turnFaceUp" : "turnFaceDown", node.object, saying, context),
  attach: (node) => refuse("attach", node),
  attachTo: (node, saying, context) => {
    saying.subject.player();
    return [
      {
        kind: "attach",
        ...context.nextId(),
        object: lowerObjects(node.object, context, { kind: "you" }),
        to: lowerObjects(node.to, context, { kind: "you" }),
      },
    ];
  },
  unattach: (node) => refuse("unattach", node),
};

/** Lets later sentences speak of what was done: "that many", "the cards milled this way". */
function act(instruction: Instruction, object: NounPhrase, context: Context): readonly Instruction[] {
  context.lastResult = instruction.result;
  if (object.kind === "described")
    context.mention(
      objectAntecedent({ kind: "result", slot: instruction.result }, numberOf(object), [
        ...headsOf(object.group),
        "card",
      ]),
    );
  return [instruction];
}

function numberOf(object: Extract<NounPhrase, { readonly kind: "described" }>): "singular" | "plural" {
  const each = object.group.determiners.some((one) => one.kind === "article" && one.word === "each");
  const upToOne = object.group.determiners.some((one) => one.kind === "number" && one.value === 1);
  return each || upToOne ? "singular" : formOf(object.group);
}

type OnObjects =
  | "destroy"
  | "untap"
  | "tap"
  | "regenerate"
  | "transform"
  | "goad"
  | "turnFaceUp"
  | "turnFaceDown"
  | "detain"
  | "convert";

/** An instruction that does one thing to objects. */
export function onObjects(
  kind: OnObjects,
  object: NounPhrase,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const actor = saying.subject.player();
  const objects = lowerObjects(object, context, actor);
  const instruction: Instruction = { kind, ...context.nextId(), actor, objects };
  context.lastResult = instruction.result;
  return [instruction];
}

/** How many cards: "a card", "two cards", "X cards", "cards equal to its power". */
function cardCount(object: NounPhrase, context: Context): Quantity {
  const [item] = object.kind === "described" ? object.group.items : [];
  if (
    object.kind !== "described" ||
    item?.noun.kind !== "common" ||
    item.noun.noun !== "card" ||
    object.post.length > 0
  )
    return refuse("cards", object);
  const extra = item.modifiers.filter((modifier) => !(modifier.kind === "state" && modifier.state === "additional"));
  return extra.length > 0 ? refuse("cards", object) : countOfGroup(object.group, context);
}

function discard(
  object: NounPhrase,
  manner: "chosen" | "random",
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const [item] = object.kind === "described" ? object.group.items : [];
  const bare =
    object.kind === "described" &&
    object.post.length === 0 &&
    item?.noun.kind === "common" &&
    item.noun.noun === "card" &&
    item.modifiers.length === 0;
  if (
    bare &&
    !object.group.determiners.some(
      (one) => one.kind === "article" && ["the", "that", "those", "this", "all"].includes(one.word),
    )
  )
    return act(
      { kind: "discard", ...context.nextId(), player, what: null, amount: countOfGroup(object.group, context), manner },
      object,
      context,
    );
  const what = object.kind === "described" && isHand(object) ? null : lowerObjects(object, context, player);
  if (what === null)
    return act(
      { kind: "discard", ...context.nextId(), player, what, amount: { kind: "anyNumber" }, manner: "hand" },
      object,
      context,
    );
  const amount: Quantity = what.kind === "choice" ? what.most : { kind: "size", of: what };
  return act({ kind: "discard", ...context.nextId(), player, what, amount, manner }, object, context);
}

function isHand(object: Extract<NounPhrase, { readonly kind: "described" }>): boolean {
  const [item] = object.group.items;
  return (
    item?.noun.kind === "common" &&
    item.noun.noun === "hand" &&
    object.post.length === 0 &&
    ["your", "their"].some((word) =>
      object.group.determiners.some((one) => one.kind === "article" && one.word === word),
    )
  );
}

/** Old texts put tokens onto the battlefield; that is creation (701.7b of today's wording, 111.1). */
function putCreation(node: PredicateOf<"put">, saying: Saying, context: Context): readonly Instruction[] | null {
  if (node.origin !== null || !namesNewTokens(node.object) || arrivalOf(node.destination, context).to !== "battlefield")
    return null;
  const { entries, controller, order } = lowerEntries(node.destination.entries, context);
  if (order !== null) return refuse("in order", node);
  const groups = lowerTokenGroups(node.object, context).map((group) => ({
    ...group,
    enters: [...group.enters, ...entries],
  }));
  return createTokens(groups, controller, saying, context);
}

/** "a 1/1 green Saproling creature token": tokens that are not there yet. */
function namesNewTokens(object: NounPhrase): boolean {
  if (object.kind === "coordinated") return object.members.every(namesNewTokens);
  const [item] = object.kind === "described" ? object.group.items : [];
  if (
    object.kind !== "described" ||
    item?.noun.kind !== "common" ||
    item.noun.noun !== "token" ||
    item.modifiers.length === 0
  )
    return (
      object.kind === "described" &&
      item?.noun.kind === "common" &&
      item.noun.noun === "token" &&
      object.post.some((post) => post.kind === "relative")
    );
  return object.group.determiners.every((one) => one.kind !== "article" || one.word === "a" || one.word === "an");
}

interface Arrival {
  readonly to: Zone;
  readonly position: MoveObjects["position"];
}

/** Which zone a destination names, and where in it. */
function arrivalOf(node: DestinationNode, context: Context): Arrival {
  const place = node.place;
  const zones = zoneOf(place, context);
  const [zone, ...others] = zones?.zones ?? [];
  if (
    zone !== undefined &&
    others.length === 0 &&
    (node.preposition === "onto" || node.preposition === "into" || node.preposition === "to")
  )
    return { to: zone, position: null };
  if (place.kind === "described" && node.preposition === "on") return libraryEnd(place, context);
  return refuse("a destination", node);
}

function libraryEnd(place: Extract<NounPhrase, { readonly kind: "described" }>, context: Context): Arrival {
  const [item] = place.group.items;
  const [of, ...rest] = place.post;
  const end = item?.noun.kind === "common" ? item.noun.noun : "";
  if (
    (end !== "top" && end !== "bottom") ||
    of?.kind !== "of" ||
    rest.length > 0 ||
    zoneOf(of.what, context)?.zones[0] !== "library"
  )
    return refuse("a destination", place);
  return { to: "library", position: end };
}

function originOf(place: NounPhrase | null, context: Context): Zone | null {
  if (place === null) return null;
  const zones = zoneOf(place, context);
  const [zone, ...others] = zones?.zones ?? [];
  return zone === undefined || others.length > 0 ? refuse("from", place) : zone;
}

function move(
  object: NounPhrase,
  origin: NounPhrase | null,
  destination: DestinationNode,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const actor = saying.subject.player();
  const split = origin === null && isThis(object) ? splitOrigin(object) : { place: object, from: origin };
  const from = split.from === "anywhere" ? refuse("from anywhere", object) : originOf(split.from, context);
  const objects = lowerObjects(split.place, context, actor);
  const { to, position } = arrivalOf(destination, context);
  const { entries, controller, order } = lowerEntries(destination.entries, context);
  const instruction: MoveObjects = {
    kind: "moveObjects",
    ...context.nextId(),
    actor,
    objects,
    from,
    to,
    position,
    order,
    controller,
    enters: entries,
    until: null,
  };
  return moveDone(instruction, object, context);
}

function isThis(node: NounPhrase): boolean {
  return (
    node.kind === "described" && node.group.determiners.some((one) => one.kind === "article" && one.word === "this")
  );
}

function moveDone(instruction: MoveObjects, object: NounPhrase, context: Context): readonly Instruction[] {
  context.lastResult = instruction.result;
  const heads = object.kind === "described" ? [...headsOf(object.group), "card"] : ["any"];
  const plural =
    object.kind === "described"
      ? numberOf(object)
      : object.kind === "pronoun" && object.word === "them"
        ? "plural"
        : "singular";
  context.mention(objectAntecedent({ kind: "result", slot: instruction.result }, plural, heads));
  return [instruction];
}

function exile(
  object: NounPhrase,
  origin: NounPhrase | null,
  entryNodes: readonly EntryNode[],
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const actor = saying.subject.player();
  const from = originOf(origin, context);
  const objects = lowerObjects(object, context, actor);
  const { entries, controller } = lowerEntries(entryNodes, context);
  if (controller !== null) return refuse("under control", object);
  const until = saying.duration({ kind: "indefinite" });
  return moveDone(
    {
      kind: "moveObjects",
      ...context.nextId(),
      actor,
      objects,
      from,
      to: "exile",
      position: null,
      order: null,
      controller: null,
      enters: entries,
      until: until.kind === "indefinite" ? null : until,
    },
    object,
    context,
  );
}

/** "search your library for a basic land card" (701.23). */
function search(zoneNode: NounPhrase, object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const places = zoneOf(zoneNode, context);
  if (places === null || places.player === null || object.kind !== "described") return refuse("search", zoneNode);
  const determined = readDeterminers(object.group.determiners, context);
  if (determined.targeting === "target" || determined.other === "other") return refuse("search", object);
  const filter = lowerFilter(object.group, object.post, determined, context);
  const one: Quantity = { kind: "number", value: 1 };
  const most =
    determined.most ?? (determined.article === "a" || determined.article === "an" ? one : refuse("search", object));
  return act(
    {
      kind: "searchLibrary",
      ...context.nextId(),
      player,
      whose: places.player,
      zones: places.zones,
      filter,
      least: determined.least ?? { kind: "number", value: 0 },
      most,
    },
    object,
    context,
  );
}

export { lowerPlayers };
