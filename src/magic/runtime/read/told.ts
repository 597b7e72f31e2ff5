import type { EventPattern, Participant } from "../../effects/index.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import { thoseMatching } from "./filter.js";
import { matchesEvent } from "./pattern.js";
import { aboutSubject } from "./roles.js";
import type { Sight } from "./sight.js";

/** Those of some objects that the participant means. */
function meant(sight: Sight, scope: Scope, who: Participant | null, objects: readonly ObjectId[]): readonly ObjectId[] {
  return who?.kind === "filter" ? thoseMatching(sight, scope, who.filter, objects) : objects;
}

/**
 * The event as an ability that triggers on it speaks of it (603.2): damage that is dealt is about its source, damage
 * that something is dealt about what it is dealt to; of attackers and tokens only those count that the ability names.
 */
export function asTold(sight: Sight, scope: Scope, pattern: EventPattern, happening: Happening): Happening {
  if (pattern.kind === "anyOf") {
    const one = pattern.events.find((event) => matchesEvent(sight, scope, event, happening));
    return one === undefined ? happening : asTold(sight, scope, one, happening);
  }
  if (pattern.kind === "attacksWith" && happening.kind === "attackersDeclared")
    return { ...happening, objects: meant(sight, scope, pattern.with, happening.objects) };
  if (pattern.kind === "createsTokens" && happening.kind === "tokensCreated") {
    const objects = meant(sight, scope, pattern.tokens, happening.objects);
    return { ...happening, objects, amount: happening.objects.length === 0 ? happening.amount : objects.length };
  }
  return aboutSubject(pattern, happening);
}
