import type { Instruction, ObjectReference } from "../../effects/index.js";
import type { Part } from "../../syntax/sentence.js";
import { doneThisWayCondition } from "../conditions/this-way.js";
import type { Context } from "../context.js";
import { refuse } from "../refusal.js";
import { shareDuration } from "../shared-duration.js";
import type { TriggerOpening } from "../trigger.js";
import { lowerParts } from "./sentence.js";

type Among = Extract<ObjectReference, { readonly kind: "among" }>;

/**
 * "When you discard a nonland card this way, …": a reflexive trigger on what an instruction before did, where it did it to
 * such objects (603.12); null of another trigger.
 */
export function whenDoneThisWay(opening: TriggerOpening, parts: readonly Part[], context: Context): Instruction | null {
  if (opening.kind !== "trigger" || opening.word !== "when" || opening.more.length > 0) return null;
  const [clause, ...clauses] = opening.events.clauses;
  const [verb, ...verbs] = clause?.verbs ?? [];
  if (!clause?.subject || verb === undefined || clauses.length + verbs.length > 0) return null;
  const condition = doneThisWayCondition(clause.subject, verb, context);
  if (condition === null) return null;
  const of = condition.kind === "compare" && condition.quantity.kind === "size" ? condition.quantity.of : null;
  if (of?.kind !== "among" || of.of.kind !== "result") return refuse("this way", opening);
  const base = context.nextId();
  const trigger = reflexive(of, of.of.slot, parts, context);
  return { kind: "conditional", ...base, condition, then: [trigger], otherwise: [] };
}

function reflexive(of: Among, slot: string, parts: readonly Part[], context: Context): Instruction {
  const base = context.nextId();
  const inner = context.inner();
  if (of.filter.constraints.length > 0) inner.sayAmount({ kind: "size", of });
  const instructions = shareDuration(lowerParts(parts, inner, []));
  inner.sentenceLength = instructions.length;
  context.resume(inner);
  context.delayed = inner;
  const event = { kind: "reflexive", slot } as const;
  return { kind: "delayedTrigger", ...base, event, times: "once", expires: null, targets: inner.targets, instructions };
}
