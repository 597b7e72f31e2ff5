import { shareDuration } from "../shared-duration.js";
import type { EventPattern, Instruction } from "../../effects/index.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { Part } from "../../syntax/sentence.js";
import type { Context } from "../context.js";
import { lowerEvent, turnEvent } from "../event.js";
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
  // "When target creature dies this turn": what sets the trigger up has that target (115.1, 603.7a).
  context.targets.push(...inner.targets.splice(0));
  if (event.kind !== "reflexive") inner.lastOptional = null;
  const instructions = shareDuration(lowerParts(parts, inner, []));
  inner.sentenceLength = instructions.length;
  context.resume(inner);
  context.delayed = inner;
  return { kind: "delayedTrigger", ...base, event, times, expires, targets: inner.targets, instructions };
}

/** "at the beginning of …", "at end of combat", "when … leaves the battlefield" behind a verb. */
export type Later = Extract<Adverbial, { readonly kind: "at" | "atEndOfCombat" | "when" }>;

/** Whether an adverbial puts the verb off. */
export function isLater(one: Adverbial): one is Later {
  return one.kind === "at" || one.kind === "atEndOfCombat" || one.kind === "when";
}

/** "Sacrifice it at the beginning of the next end step": the verb is done later (603.7a), and nothing now speaks of what it does. */
export function delayedVerb(when: Later, verb: VerbPhrase, subject: Subject, context: Context): Instruction {
  const base = context.nextId();
  const turnPart = when.kind === "when" ? null : laterEvent(when, context);
  const targets = context.targets.length;
  const before = context.snapshot();
  context.delayed = null;
  const instructions = lowerVerbPhrase(verb, subject, context);
  context.restore(before);
  const event = turnPart ?? whenEvent(when, context);
  if (context.targets.length > targets) return refuse("a target later", verb);
  return { kind: "delayedTrigger", ...base, event, times: "once", expires: null, targets: [], instructions };
}

/** What the verb waits for is said behind it, and speaks of nothing that the verb does. */
function whenEvent(when: Later, context: Context): EventPattern {
  if (when.kind !== "when" || when.word !== "when") return refuse("when", when);
  const event = lowerEvent(when.clause, context);
  return "detail" in event && event.detail.manner.length === 0 ? event : refuse("when", when);
}

function laterEvent(when: Exclude<Later, { readonly kind: "when" }>, context: Context): EventPattern {
  if (when.kind === "atEndOfCombat")
    return { kind: "turnPart", part: "endOfCombat", whose: null, edge: "beginning", next: "next" };
  const event = turnEvent(when.when, "beginning", context);
  return event.kind === "turnPart" && event.next === "each" && event.whose !== null ? refuse("at", when) : event;
}
