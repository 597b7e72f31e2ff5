import { pastSince } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { Play } from "./play.js";

/** The scope after costs were paid, with what was moved to pay them followed (400.7j). */
export function afterCosts(play: Play, scope: Scope, from: number): Scope {
  const moves = pastSince(play.state, from).flatMap(({ happening }) =>
    happening.kind === "moved" && happening.object !== null && happening.became !== null
      ? [[happening.object, happening.became] as const]
      : [],
  );
  return { ...scope, followed: { ...scope.followed, ...Object.fromEntries(moves) } };
}
