import type { Instruction, ObjectReference } from "../../effects/index.js";
import { askSome } from "../act/ask.js";
import type { Frame, Handler } from "../act/carry-out.js";
import { startReturn } from "../act/effects.js";
import { discardAll } from "../act/destroy.js";
import {
  arrange,
  type LibraryPlace,
  scry as scryCards,
  shuffleLibrary,
  surveil as surveilCards,
} from "../act/library.js";
import { type Move, moveEach } from "../act/move.js";
import type { Play } from "../act/play.js";
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
import type { SlotValue } from "../state/scope.js";
import { didAmount, didObjects } from "./did.js";
import { link } from "../act/link.js";

type MoveObjects = ByKind<Instruction>["moveObjects"];

/** The move of one object as the instruction says. */
function moveOf(play: Play, { scope }: Frame, instruction: MoveObjects, object: ObjectId): Move {
  const [controller] = instruction.controller === null ? [] : playersOf(play, scope, instruction.controller);
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

/** Moves objects between zones (400.7). */
export const move: Handler<"moveObjects"> = (told, play, frame) => {
  const instruction = endChosen(told, play, frame);
  if (isOverAlready(play, frame, instruction)) return didObjects([]);
  const meant = presentOf(play, frame.scope, instruction.objects);
  const ids = meant.filter((id) => isWhereItMustBe(play, id, instruction));
  const staying = alreadyThere(play, meant, instruction);
  const moves = ids.map((id) => moveOf(play, frame, instruction, id));
  const froms = new Map(ids.map((id) => [id, findObject(play.state, id)?.zone]));
  const became = moveEach(play, moves, "400.7");
  if (instruction.to === "library") settleInLibrary(play, frame, instruction, { came: became, staying });
  if (instruction.to === "exile") link(play, frame, "exiled", became);
  const [from] = froms.values();
  if (instruction.until !== null && became.length > 0 && from !== undefined) {
    startReturn(play, { scope: frame.scope, objects: became, duration: instruction.until, to: from });
  }
  return didObjects([...became, ...staying]);
};

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
  const count = Math.min(countOf(play, scope, instruction.amount), fitting.length);
  if (manner === "random") return randomOf(play, fitting, count);
  return askObjects(play, scope, {
    player,
    candidates: fitting,
    least: count,
    most: count,
    rule: "701.9b",
    purpose: "discard",
  });
}

/** The cards of the hand that may be discarded: those that match, or those that are meant. */
function eligible(play: Play, { scope }: Frame, what: ObjectReference, hand: readonly ObjectId[]): ObjectId[] {
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

/** Discards (701.9): the players choose first, then all discard together (101.4). */
export const discard: Handler<"discard"> = (instruction, play, frame) => {
  const players = playersOf(play, frame.scope, instruction.player);
  const chosen = players.map((player) => ({ player, ids: toDiscard(play, frame, player, instruction) }));
  return didObjects(chosen.flatMap(({ player, ids }) => discardAll(play, player, ids)));
};

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
