import type { Instruction, ObjectReference, Zone } from "../../effects/index.js";
import { askSome } from "../act/ask.js";
import type { Frame, Handler } from "../act/carry-out.js";
import { startReturn } from "../act/effects.js";
import { discardEach, type OfPlayer } from "../act/destroy.js";
import {
  arrange,
  type LibraryPlace,
  scry as scryCards,
  shuffleLibrary,
  surveil as surveilCards,
} from "../act/library.js";
import { type Move, moveEach } from "../act/move.js";
import type { Play } from "../act/play.js";
import { informationOf } from "../read/informant.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { askObjects, presentOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import { matches } from "../read/filter.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { findObject, playerOf } from "../state/objects.js";
import { randomOf } from "../act/at-random.js";
import { type Scope, scopeOf, type SlotValue } from "../state/scope.js";
import { didAmount, didAt, didObjects } from "./did.js";
import { alone, joint } from "./joint.js";
import { link } from "../act/link.js";

type MoveObjects = ByKind<Instruction>["moveObjects"];

/**
 * Under whose control an object is put: where the words speak of the owners, or the controllers, of what is put there, of
 * each its own (110.2, 110.2a).
 */
function controllerAmong(
  play: Play,
  scope: Scope,
  controller: MoveObjects["controller"],
  object: ObjectId,
): PlayerId | undefined {
  if (controller === null) return undefined;
  if (controller.kind !== "ownerOf" && controller.kind !== "controllerOf") return playersOf(play, scope, controller)[0];
  if (!presentOf(play, scope, controller.of).includes(object)) return playersOf(play, scope, controller)[0];
  return controller.kind === "ownerOf"
    ? findObject(play.state, object)?.owner
    : informationOf(play, scope, object)?.looks.controller;
}

/** The move of one object as the instruction says. */
function moveOf(play: Play, { scope }: Frame, instruction: MoveObjects, object: ObjectId): Move {
  const controller = controllerAmong(play, scope, instruction.controller, object);
  const owner = findObject(play.state, object)?.owner;
  const position = instruction.position === "bottom" ? "bottom" : "top";
  const to = instruction.to;
  const under = controller ?? (to === "battlefield" ? owner : undefined);
  const isHidden = to === "exile" && instruction.enters.some(({ kind }) => kind === "faceDown");
  const keeps = isHidden ? ({ keeps: { position: "faceDown" } } as const) : {};
  return { object, to, position, controller: under, entries: instruction.enters, scope, ...keeps };
}

/** Whether an "until" is over before it begins: the source that must leave has left (610.3b). */
function isOverAlready(play: Play, { scope }: Frame, { until }: MoveObjects): boolean {
  if (until?.kind !== "untilEvent" || until.event.kind !== "leavesBattlefield") return false;
  const { object } = until.event;
  if (object.kind !== "object") return false;
  return presentOf(play, scope, object.reference).every((id) => findObject(play.state, id)?.zone !== "battlefield");
}

/** The owners of cards that went to a library, whose libraries are shuffled. */
function shuffleOwners(play: Play, ids: readonly ObjectId[]): void {
  for (const owner of new Set(ids.flatMap((id) => findObject(play.state, id)?.owner ?? [])))
    shuffleLibrary(play, owner);
}

/** Cards put into a library together lie in an order that their owner chooses, or chance (401.4). */
function arrangeByOwners(play: Play, ids: readonly ObjectId[], place: LibraryPlace): void {
  for (const owner of new Set(ids.flatMap((id) => findObject(play.state, id)?.owner ?? []))) {
    const cards = ids.filter((id) => findObject(play.state, id)?.owner === owner);
    arrange(play, owner, cards, place);
    play.happen([
      { kind: "arranged", player: owner, objects: cards, amount: cards.length, rule: "401.4", cause: play.cause },
    ]);
  }
}

/** Where in their libraries cards are put that go there; null where they are only shuffled in. */
function placeOf({ position, nth, order }: MoveObjects): LibraryPlace | null {
  if (position === "nth" && nth === undefined) throw new NotExecutable("a place further down in a library");
  if (position === "shuffled") return null;
  return position === "bottom" ? { end: "bottom", order } : { end: "top", depth: (nth ?? 1) - 1, order };
}

/** Puts cards in their place in a library: those that came there, and those that were there already, which do not move. */
function settleInLibrary(
  play: Play,
  frame: Frame,
  instruction: MoveObjects,
  { came, staying }: { readonly came: readonly ObjectId[]; readonly staying: readonly ObjectId[] },
): void {
  const place = placeOf(instruction);
  if (place === null) shuffleOwners(play, came);
  else if (staying.length > 0 || came.length > 1 || instruction.position === "nth")
    arrangeByOwners(play, [...came, ...staying], place);
  frame.scope = { ...frame.scope, taken: [...frame.scope.taken, ...staying] };
}

/** Those of the objects that are in a library already where the instruction puts them at a place of it. */
function alreadyThere(play: Play, ids: readonly ObjectId[], { to, from }: MoveObjects): ObjectId[] {
  if (to !== "library" || (from !== null && from !== "library")) return [];
  return ids.filter((id) => findObject(play.state, id)?.zone === "library");
}

/** The end of the library that whoever moves the objects chooses, where it is theirs to choose (608.2d). */
function endChosen(instruction: MoveObjects, play: Play, { scope }: Frame): MoveObjects {
  if (instruction.position !== "topOrBottom") return instruction;
  const [player = scope.controller, ...others] = playersOf(play, scope, instruction.actor);
  if (others.length > 0) throw new NotExecutable("an end of a library for each of several players");
  const asking = { player, purpose: "value", rule: "608.2d", about: scope.source } as const;
  const [position = "top"] = askSome(
    play,
    asking,
    ["top", "bottom"] as const,
    (word) => ({ kind: "word", word }),
    [1, 1],
  );
  return { ...instruction, position };
}

/** Objects that an instruction moves, and what its words mean. */
interface Moving {
  readonly instruction: MoveObjects;
  readonly scope: Scope;
  /** Those that move. */
  readonly ids: readonly ObjectId[];
  /** Those that are in the library already in which they are put in their place. */
  readonly staying: readonly ObjectId[];
}

function planMove(told: MoveObjects, play: Play, frame: Frame): Moving[] {
  const instruction = endChosen(told, play, frame);
  const { scope } = frame;
  if (isOverAlready(play, frame, instruction)) return [];
  const meant = presentOf(play, scope, instruction.objects);
  const ids = meant.filter((id) => isWhereItMustBe(play, id, instruction));
  return [{ instruction, scope, ids, staying: alreadyThere(play, meant, instruction) }];
}

/** What follows where objects have been moved: their places in a library, links to the source, and their return. */
function afterMove(
  play: Play,
  frame: Frame,
  { instruction, staying }: Moving,
  { came, from }: { readonly came: readonly ObjectId[]; readonly from: Zone | undefined },
): SlotValue {
  if (instruction.to === "library") settleInLibrary(play, frame, instruction, { came, staying });
  if (instruction.to === "exile") link(play, frame, "exiled", came);
  if (instruction.until !== null && came.length > 0 && from !== undefined)
    startReturn(play, { scope: frame.scope, objects: came, duration: instruction.until, to: from });
  return didObjects([...came, ...staying]);
}

/** Objects moved between zones at the same time (400.7). */
export const moveTogether = joint<"moveObjects", Moving>({
  plan: planMove,
  act: (plans, play, frame) => {
    const froms = plans.map(({ ids: [first] }) =>
      first === undefined ? undefined : findObject(play.state, first)?.zone,
    );
    const moves = plans.flatMap(({ instruction, scope, ids }) =>
      ids.map((id) => moveOf(play, { scope }, instruction, id)),
    );
    const became = moveEach(play, moves, "400.7");
    return plans.map((plan, place) => {
      const came = became.splice(0, plan.ids.length).flat();
      return afterMove(play, frame, plan, { came, from: froms[place] });
    });
  },
});

/** Moves objects between zones (400.7). */
export const move = alone(moveTogether);

/** Whether an object is in the zone that the instruction takes it from. */
function isWhereItMustBe(play: Play, id: ObjectId, { from, to }: MoveObjects): boolean {
  const zone = findObject(play.state, id)?.zone;
  return zone !== undefined && zone !== to && (from === null || from === zone);
}

/** The cards that a player discards. */
function toDiscard(
  play: Play,
  { scope }: Frame,
  player: PlayerId,
  instruction: ByKind<Instruction>["discard"],
): ObjectId[] {
  const { hand } = playerOf(play.state, player);
  const { what, manner } = instruction;
  const fitting = what === null ? [...hand] : eligible(play, { scope }, what, hand);
  if (manner === "hand") return fitting;
  const [least, most] = bounds(play, scope, instruction);
  if (manner === "random") return randomOf(play, fitting, most);
  return askObjects(play, scope, { player, candidates: fitting, least, most, rule: "701.9b", purpose: "discard" });
}

/** How few and how many cards are discarded: so many, or as many as the player likes of those that are offered (701.9b). */
function bounds(play: Play, scope: Scope, { what, amount }: ByKind<Instruction>["discard"]): [number, number] {
  if (what?.kind === "oneOf") return [countOf(play, scope, what.least), countOf(play, scope, what.most)];
  const count = countOf(play, scope, amount);
  return [count, count];
}

/** The cards of the hand that may be discarded: those that match, or those that are meant. */
function eligible(play: Play, { scope }: Frame, what: ObjectReference, hand: readonly ObjectId[]): ObjectId[] {
  if (what.kind === "oneOf") return eligible(play, { scope }, what.of, hand);
  if (what.kind === "choice" || what.kind === "matching") {
    const filter = what.filter;
    return hand.filter((id) => {
      const subject = subjectOf(play, id);
      return subject !== null && matches(play, scope, filter, subject);
    });
  }
  const meant = presentOf(play, scope, what);
  return hand.filter((id) => meant.includes(id));
}

/** Cards discarded at the same time (701.9): the players choose first, then all discard together (101.4). */
export const discardTogether = joint<"discard", OfPlayer>({
  plan: (instruction, play, frame) =>
    playersOf(play, frame.scope, instruction.player).map((player) => {
      const scope = scopeOf(frame.scope, instruction.player, player);
      return { player, ids: toDiscard(play, { scope }, player, instruction) };
    }),
  act: (discarding, play) => discardEach(play, discarding).map((ids, at) => didAt(discarding, at, ids)),
});

/** Discards (701.9). */
export const discard = alone(discardTogether);

/** For each player, something with the top of the library. */
function eachPlayer(act: (play: Play, player: PlayerId, count: number) => number): Handler<"scry" | "surveil"> {
  return (instruction, play, { scope }): SlotValue => {
    const count = countOf(play, scope, instruction.amount);
    const players = playersOf(play, scope, instruction.player);
    return didAmount(
      players.reduce((sum, player) => sum + act(play, player, count), 0),
      players,
    );
  };
}

/** Scry (701.22). */
export const scry = eachPlayer(scryCards);
/** Surveil (701.25). */
export const surveil = eachPlayer(surveilCards);
