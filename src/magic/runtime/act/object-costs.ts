import type { Cost } from "../../effects/index.js";
import { countOf } from "../read/quantity.js";
import { askObjects, objectsOf } from "../read/reference.js";
import { ofEach } from "../../effects/set-bound.js";
import { fitTogether } from "../read/set-bounds.js";
import { IllegalAction } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { findObject } from "../state/objects.js";
import type { Frame } from "./carry-out.js";
import { crewBonus } from "./crewing.js";
import { canSacrifice, sacrificeAll } from "./destroy.js";
import { link } from "./link.js";
import { moveAll, moveEach } from "./move.js";
import type { Payable, Paying } from "./paying.js";
import type { Play } from "./play.js";
import { tapAll, untapAll } from "./tap.js";

type MovingCost = ByKind<Cost>["sacrifice"];

/** Objects that may be used for a moving or tapping cost, and how many. */
function choices({ play, frame, player }: Paying, cost: MovingCost): { ids: ObjectId[]; least: number; most: number } {
  const { what } = cost;
  const usable = (id: ObjectId): boolean => isUsable(play, player, cost, id);
  if (what.kind === "choice") {
    const ids = objectsOf(play, frame.scope, { kind: "matching", filter: ofEach(what.filter) }).filter(usable);
    return { ids, least: countOf(play, frame.scope, what.least), most: countOf(play, frame.scope, what.most) };
  }
  const ids = objectsOf(play, frame.scope, what).filter(usable);
  return { ids, least: Math.max(1, ids.length), most: ids.length };
}

/** Whether an object can be used for the cost. */
export function isUsable(play: Play, player: PlayerId, { kind, from }: MovingCost, id: ObjectId): boolean {
  const object = findObject(play.state, id);
  if (object === null || (from !== null && object.zone !== from)) return false;
  if (kind === "sacrifice") return canSacrifice(play, player, id);
  if (kind === "tap") return !object.tapped && object.zone === "battlefield";
  if (kind === "untap") return object.tapped;
  return object.zone === "battlefield" ? play.look(object).controller === player : object.owner === player;
}

/** Asks which objects to use. */
function choose(paying: Paying, cost: MovingCost): ObjectId[] {
  const { ids, least, most } = choices(paying, cost);
  const question = { player: paying.player, candidates: ids, least, most, rule: "601.2h", purpose: "cost" } as const;
  const chosen = askObjects(paying.play, paying.frame.scope, question);
  if (isEnough(paying, cost, chosen)) return chosen;
  throw new IllegalAction("these objects together do not pay the cost", "601.2h");
}

/** Whether objects together are what the cost asks of them as a set: a total power, different names. */
function isEnough(paying: Paying, { what }: MovingCost, ids: readonly ObjectId[]): boolean {
  if (what.kind !== "choice") return true;
  return fitTogether(paying.play, paying.frame.scope, what.filter, ids, crewBonus(paying));
}

/** Whether some of the objects could pay what the cost asks of them as a set. */
function couldBeEnough(paying: Paying, cost: MovingCost, ids: readonly ObjectId[]): boolean {
  const { what } = cost;
  const totals = what.kind === "choice" ? what.filter.constraints.filter(({ kind }) => kind === "together") : [];
  return totals.length === 0 || isEnough(paying, cost, ids) || isEnough(paying, cost, []);
}

/** Notes what was paid, for what speaks of it ("the sacrificed creature"). */
export function note(frame: Frame, how: string, ids: readonly ObjectId[]): void {
  const { scope } = frame;
  frame.scope = { ...scope, paid: { ...scope.paid, [how]: [...(scope.paid[how] ?? []), ...ids] } };
}

/** What each way of using objects is called afterwards. */
const participle = {
  tap: "tapped",
  untap: "untapped",
  sacrifice: "sacrificed",
  reveal: "revealed",
  return: "returned",
  exile: "exiled",
} as const;

/** Exiles what pays for the cost; what the cards became is given back. */
function exiled(play: Play, ids: readonly ObjectId[]): ObjectId[] {
  const moves = ids.map((object) => ({ object, to: "exile" }) as const);
  return moveEach(play, moves, "601.2h").flat();
}

/** Uses the chosen objects for the cost. */
function use(paying: Paying, cost: MovingCost): void {
  const { play, frame, player } = paying;
  const ids = choose(paying, cost);
  note(frame, participle[cost.kind], ids);
  switch (cost.kind) {
    case "tap":
      tapAll(play, ids, player);
      return;
    case "untap":
      untapAll(play, ids);
      return;
    case "sacrifice":
      sacrificeAll(play, player, ids);
      return;
    case "reveal":
      play.happen([{ kind: "revealed", player, objects: ids, amount: ids.length, rule: "701.20a", cause: play.cause }]);
      return;
    case "return":
      moveAll(
        play,
        ids.map((object) => ({ object, to: "hand" })),
        "601.2h",
      );
      return;
    case "exile":
      link(play, frame, "exiled", exiled(play, ids));
  }
}

/** Objects used for a cost: tapped, untapped, sacrificed, revealed, returned or exiled (601.2h). */
export const usingObjects: Payable<ByKind<Cost>["sacrifice"]> = {
  can: (cost, paying) => {
    const { ids, least } = choices(paying, cost);
    return ids.length >= least && couldBeEnough(paying, cost, ids);
  },
  pay: (cost, paying) => use(paying, cost),
};
