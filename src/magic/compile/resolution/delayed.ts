import { shareDuration } from "../shared-duration.js";
import type { EventPattern, Instruction } from "../../effects/index.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { Part } from "../../syntax/sentence.js";
import type { Context } from "../context.js";
import { turnEvent } from "../event.js";
import { refuse } from "../refusal.js";
import type { Subject } from "../saying.js";
import { lowerTrigger, type TriggerOpening } from "../trigger.js";
import { lowerVerbPhrase } from "./clause.js";
import { lowerParts } from "./sentence.js";

/** "When that creature dies this turn, …", "At the beginning of the next end step, …", "When you do, …" (603.7, 603.12). */
export function lowerDelayed(opening: TriggerOpening, parts: readonly Part[], context: Context): Instruction {
  const base = context.nextId();
  const inner = context.inner();
  const { event, times, expires } = lowerTrigger(opening, inner);
  const instructions = shareDuration(lowerParts(parts, inner, []));
  inner.sentenceLength = instructions.length;
  context.resume(inner);
  context.reflexive = event.kind === "reflexive" ? inner : null;
  return { kind: "delayedTrigger", ...base, event, times, expires, targets: inner.targets, instructions };
}

/** "at the beginning of …", "at end of combat" behind a verb. */
export type Later = Extract<Adverbial, { readonly kind: "at" | "atEndOfCombat" }>;

/** Whether an adverbial puts the verb off. */
export function isLater(one: Adverbial): one is Later {
  return one.kind === "at" || one.kind === "atEndOfCombat";
}

/** "Sacrifice it at the beginning of the next end step": the verb is done later (603.7a). */
export function delayedVerb(when: Later, verb: VerbPhrase, subject: Subject, context: Context): Instruction {
  const base = context.nextId();
  const event = laterEvent(when, context);
  const targets = context.targets.length;
  const instructions = lowerVerbPhrase(verb, subject, context);
  if (context.targets.length > targets) return refuse("a target later", verb);
  return { kind: "delayedTrigger", ...base, event, times: "once", expires: null, targets: [], instructions };
}

function laterEvent(when: Later, context: Context): EventPattern {
  if (when.kind === "atEndOfCombat")
    return { kind: "turnPart", part: "endOfCombat", whose: null, edge: "beginning", next: "next" };
  const event = turnEvent(when.when, "beginning", context);
  return event.kind === "turnPart" && event.next === "each" && event.whose !== null ? refuse("at", when) : event;
}
