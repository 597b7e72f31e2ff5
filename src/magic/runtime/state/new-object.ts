import type { GameObject } from "./object.js";
import type { GameState } from "./state.js";

/** What must be said of a new object; the rest has a start value. */
export type NewObject = Pick<GameObject, "id" | "kind" | "faces" | "owner" | "controller" | "zone"> &
  Partial<GameObject>;

/** An object as it is when it has just come into its zone (400.7: it remembers nothing). */
export function newObject(parts: NewObject, state: GameState): GameObject {
  return {
    card: null,
    face: 0,
    timestamp: state.next,
    position: "faceUp",
    tapped: false,
    counters: {},
    damage: 0,
    deathtouched: false,
    attachedTo: null,
    attacking: null,
    blocking: [],
    blocked: false,
    controlledSince: state.turn.number,
    maker: null,
    choices: {},
    linked: {},
    designations: [],
    casting: null,
    stack: null,
    uses: {},
    ...parts,
  };
}
