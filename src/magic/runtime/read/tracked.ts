import type { GameState } from "../state/state.js";

/** A state that notes which of its parts are read. */
export interface Tracked {
  readonly state: GameState;
  readonly reads: ReadonlySet<keyof GameState>;
}

/** Whether a key is that of a part of the state. */
function isPart(state: GameState, key: string | symbol): key is keyof GameState {
  return typeof key === "string" && Object.hasOwn(state, key);
}

/** The same state, but that it notes what is read of it: what rests on those parts alone is right where they are the same. */
export function tracked(state: GameState): Tracked {
  const reads = new Set<keyof GameState>();
  const noting = new Proxy(state, {
    get: (whole, key) => {
      if (!isPart(whole, key)) return undefined;
      reads.add(key);
      return whole[key];
    },
  });
  return { state: noting, reads };
}
