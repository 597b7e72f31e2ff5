import type { Instruction } from "../effects/index.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { lowerEntries, measuredEntries } from "./entry.js";
import { refuse } from "./refusal.js";
import type { Saying } from "./saying.js";

/** "It enters tapped", "it enters with three +1/+1 counters on it": of what the effect at hand applies to as it enters (614.12). */
export function enterWith(node: PredicateOf<"enter">, saying: Saying, context: Context): readonly Instruction[] {
  const object = saying.subject.object();
  if (context.departed !== "entering" || object.kind !== "source" || node.entries.length === 0)
    return refuse("enter", node);
  const { entries, controller } = lowerEntries(measuredEntries(node.entries, saying.take("equalTo")), context);
  if (controller !== null) return refuse("under", node);
  const each = saying.forEach();
  const entry = entries.map((one) => {
    if (each === null) return one;
    const single = one.kind === "counters" && one.count.kind === "number" && one.count.value === 1;
    return single ? { ...one, count: each } : refuse("for each", node);
  });
  return [{ kind: "enterWith", ...context.nextId(), object, entry }];
}

/**
 * Whether the sentences behind "As this land enters, …" belong to it: "If you don't, it enters tapped", "It enters with a
 * counter on it for each card revealed this way" (614.12a).
 */
export function tellsHowItEnters(sentences: readonly Sentence[]): boolean {
  return sentences.length > 0 && sentences.every(isOfEntering);
}

function isOfEntering({ parts }: Sentence): boolean {
  const [part, ...others] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  return others.length === 0 && verbs.length === 0 && verb?.predicate.kind === "enter";
}
