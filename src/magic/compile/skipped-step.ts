import type { StaticEffect, TurnPart } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Context } from "./context.js";
import { standsBare } from "./form.js";
import { refuse } from "./refusal.js";
import { turnPartOf } from "./turn-part.js";

const steps: ReadonlySet<TurnPart> = new Set<TurnPart>(["untapStep", "upkeep", "drawStep"]);

/** "Skip your draw step.": each time that it would begin, nothing is done instead (614.1b, 614.10); null of another clause. */
export function skippedStep({ subject, verbs }: Clause, context: Context): StaticEffect | null {
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "skip" || subject !== null) return null;
  if (!standsBare(verb) || more.length > 0) return refuse("skip", verb);
  const { part, whose, next } = turnPartOf(verb.predicate.object, context);
  if (!steps.has(part) || whose?.kind !== "player" || whose.reference.kind !== "you" || next !== "each")
    return refuse("skip", verb);
  const event = { kind: "turnPart", part, whose, edge: "beginning", next } as const;
  return { kind: "replacement", event, replacement: { kind: "nothing" } };
}
