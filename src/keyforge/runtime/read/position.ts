import { battlelineOf, besides, isInPlay } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import type { GameState } from "../state/state.js";
import type { Seen } from "./seen.js";

/** Whether a creature stands at an end of its battleline. */
function isAtEnd(state: GameState, id: CardId, side: "left" | "right"): boolean {
  return battlelineOf(state, id).at(side === "left" ? 0 : -1) === id;
}

/** Whether as many creatures stand to its left as to its right. */
function isCentral(state: GameState, id: CardId): boolean {
  const line = battlelineOf(state, id);
  return line.includes(id) && line.indexOf(id) * 2 === line.length - 1;
}

/** Whether a creature stands on a flank or in the center; the one creature of a battleline stands on both flanks (R4). */
export function standsOn(
  state: GameState,
  { object: { id }, looks: { considered } }: Seen,
  position: "flank" | "leftFlank" | "rightFlank" | "center",
): boolean {
  switch (position) {
    case "leftFlank":
      return isAtEnd(state, id, "left");
    case "rightFlank":
      return isAtEnd(state, id, "right");
    case "center":
      return considered.includes("center") || isCentral(state, id);
    case "flank":
      if (considered.includes("flank")) return true;
      return !considered.includes("notFlank") && (isAtEnd(state, id, "left") || isAtEnd(state, id, "right"));
  }
}

/** Whether one that has left play stood beside another as it left (R18). */
function wasBeside({ lastKnown }: GameState, gone: CardId, other: CardId): boolean {
  return lastKnown[gone]?.neighbors.includes(other) ?? false;
}

/** Whether one creature stands, or last stood, right beside another on that side. */
export function isNeighbor(state: GameState, id: CardId, of: CardId, side: "either" | "left" | "right"): boolean {
  if (!isInPlay(state, of)) return side === "either" && wasBeside(state, of, id);
  if (!isInPlay(state, id)) return side === "either" && wasBeside(state, id, of);
  const { left, right } = besides(state, of);
  return (side !== "right" && left === id) || (side !== "left" && right === id);
}

/** Whether one creature stands anywhere on that side of another. */
export function standsBeside(state: GameState, id: CardId, of: CardId, side: "left" | "right"): boolean {
  const line = battlelineOf(state, of);
  if (!line.includes(id) || id === of) return false;
  return side === "left" ? line.indexOf(id) < line.indexOf(of) : line.indexOf(id) > line.indexOf(of);
}
