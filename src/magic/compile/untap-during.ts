import type { StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Context } from "./context.js";
import { isUnaided } from "./form.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { turnPartOf } from "./turn-part.js";

/** "Untap all permanents you control during each other player's untap step." (502.3); null of another clause. */
export function untapsDuring({ subject, verbs }: Clause, context: Context): StaticEffect | null {
  const [verb, ...more] = verbs;
  const [during, ...others] = verb?.adverbials ?? [];
  if (verb?.predicate.kind !== "untap" || subject !== null || during?.kind !== "during") return null;
  if (more.length + others.length > 0 || !isUnaided(verb)) return refuse("untap", verb);
  const what = lowerObjects(verb.predicate.object, context, you);
  if (what.kind !== "matching" && what.kind !== "source" && what.kind !== "attachedTo") return refuse("untap", verb);
  const { part, whose, next } = turnPartOf(during.when, context);
  const whole = part === "untapStep" && next === "each" && whose?.kind === "player";
  return whole ? { kind: "untapsDuring", what, whose: whose.reference } : refuse("when", during);
}
