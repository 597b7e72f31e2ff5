import type { Condition, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Context } from "./context.js";
import { lowerEntries } from "./entry.js";
import { refuse } from "./refusal.js";
import { Saying, Subject } from "./saying.js";

/** It was not cast for its escape cost (702.138b). */
const notEscaped: Condition = { kind: "not", condition: { kind: "paid", cost: "escape" } };

/** "This creature escapes with two +1/+1 counters on it": it enters with them if it escaped (702.138c); null of another clause. */
export function escapesWith({ subject, verbs }: Clause, context: Context): StaticEffect | null {
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "escape" || subject === null) return null;
  const { predicate, auxiliary, adverb, innerAdverb } = verb;
  if (more.length > 0 || auxiliary !== null || adverb !== null || innerAdverb !== null) return refuse("escape", verb);
  const named = new Subject(subject, context);
  const object = named.object();
  const saying = new Saying(named, verb.adverbials, context);
  const { entries, controller, order } = lowerEntries(predicate.entries, context);
  saying.finish();
  const counters = entries.length > 0 && entries.every(({ kind }) => kind === "counters");
  if (!counters || controller !== null || order !== null || object.kind !== "source") return refuse("escape", verb);
  return { kind: "entersWith", object, entry: entries, unless: notEscaped };
}
