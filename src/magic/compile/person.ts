import type { ObjectReference } from "../effects/index.js";
import type { Context } from "./context.js";

/**
 * What "he", "she", "him" and "her" mean: rules text says so of the object itself alone, which is a character (201.5), whatever
 * else was spoken of; where the ability moved it, of what it became (400.7).
 */
export function person(context: Context): ObjectReference {
  const moved = context.latestDoing((one) => one.kind === "moveObjects" && one.objects.kind === "source");
  return moved === null ? { kind: "source" } : { kind: "result", slot: moved.result };
}
