import type { Verb } from "../../../grammar/keyforge/vocabulary/index.js";
import type { Constraint } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import type { Narrowing } from "./filter.js";
import { amongDone } from "./modifier.js";
import { refuseUnbound } from "./refusal.js";

/** Those to which it was done, wherever they are by now (R18d). */
export function doneThisWay(verb: Verb, negated: "not" | null, node: object, context: Context): Narrowing {
  const byDamage = verb === "destroy" && negated === null ? destroyedByDamage(context) : null;
  if (byDamage !== null) return byDamage;
  const slot = context.didWith(verb) ?? refuseUnbound(`${verb} this way`, node);
  return amongDone(verb, slot, negated);
}

/** What was dealt damage and destroyed by it, where nothing else was destroyed: it is so this turn. */
export function destroyedByDamage(context: Context): Narrowing | null {
  const slot = context.didWith("destroy") === undefined ? context.didWith("deal") : undefined;
  if (slot === undefined) return null;
  const among: Constraint = { kind: "among", of: { kind: "result", slot } };
  return { zones: [], constraints: [among, { kind: "history", did: "destroyedThisTurn" }] };
}

/** "that was destroyed this way" */
export function passiveThisWay({ predicate, tails }: VerbPhrase, context: Context): Narrowing | null {
  if (predicate.kind !== "passive" || predicate.to !== null || predicate.purpose !== null) return null;
  const [tail, ...others] = tails;
  const isWay = tail?.kind === "fixed" && (tail.words === "thisWay" || tail.words === "inThisWay");
  const isPlain = predicate.form === "was" || predicate.form === "were" || predicate.form === "is";
  if (!isWay || others.length > 0 || !isPlain || predicate.adverb !== null) return null;
  return doneThisWay(predicate.verb, null, predicate, context);
}
