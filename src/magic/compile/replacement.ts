import type { StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { lowerEvent } from "./event.js";
import { refuse } from "./refusal.js";

/** "If you would create one or more tokens, create twice that many of those tokens instead" (614.1a). */
export function lowerReplacement(clause: Clause, parts: readonly Part[], context: Context): StaticEffect {
  if (clause.verbs.some((verb) => verb.auxiliary !== "would")) return refuse("if", clause);
  const event = lowerEvent(clause, context);
  const [part, ...more] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || more.length > 0 || verb === undefined || verbs.length > 0) return refuse("instead", clause);
  const instead =
    part.openings.some((one) => one.kind === "instead") ||
    verb.adverbials.some((one) => one.kind === "manner" && one.manner === "instead");
  if (!instead || event.kind !== "createsTokens" || verb.predicate.kind !== "create" || verb.adverbials.length > 1)
    return refuse("instead", part);
  const object = verb.predicate.object;
  const twice =
    object.kind === "described" &&
    object.group.determiners.length === 1 &&
    object.group.determiners[0]?.kind === "amount" &&
    object.group.determiners[0].word === "twice that many";
  return twice && isThoseTokens(object)
    ? { kind: "replacement", event, replacement: { kind: "multiply", by: 2 } }
    : refuse("instead", part);
}

/** "… of those tokens". */
function isThoseTokens(object: {
  readonly kind: "described";
  readonly post: readonly object[];
  readonly group: { readonly items: readonly { readonly noun: { readonly kind: string } }[] };
}): boolean {
  return object.post.length <= 1;
}
