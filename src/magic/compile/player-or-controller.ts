import type { PlayerReference } from "../effects/index.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

/**
 * "that player or that planeswalker's controller": of one target that is a player or a permanent, the player or who
 * controls the permanent, whichever it is (115.1, 115.4).
 */
export function playerOrController(who: "planeswalker" | "permanent", context: Context): PlayerReference {
  const node = { kind: "controlledByEither", who };
  const of = context.findOwner("singular", [who], who, node);
  if (of.kind !== "target") return refuse(who, node);
  return {
    kind: "eachOf",
    players: [
      { kind: "targetPlayer", target: of.target },
      { kind: "controllerOf", of },
    ],
  };
}
