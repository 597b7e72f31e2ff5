import type { Change, Instruction } from "../effects/index.js";
import type { Sentence } from "../syntax/sentence.js";

/**
 * "It's still a land." adds nothing to a new type but that the old ones stay (205.1b): the change before it adds types
 * instead of setting them. Null where the sentence is something else.
 */
export function amendStill(sentence: Sentence, before: readonly Instruction[]): readonly Instruction[] | null {
  return saysStill(sentence) ? keepingTypes(before) : null;
}

function saysStill(sentence: Sentence): boolean {
  const [part, ...parts] = sentence.parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || parts.length > 0 || verbs.length > 0 || part.openings.length > 0) return false;
  return verb?.predicate.kind === "beNoun" && verb.predicate.still === "still" && verb.adverbials.length === 0;
}

/** The instructions with the last change of types, wherever it is nested, turned into an addition; null where there is none. */
function keepingTypes(instructions: readonly Instruction[]): readonly Instruction[] | null {
  const last = instructions.at(-1);
  if (last === undefined) return null;
  const kept = keeping(last);
  return kept === null ? null : [...instructions.slice(0, -1), kept];
}

function keeping(one: Instruction): Instruction | null {
  if (one.kind === "modify") return one.changes.some(setsTypes) ? { ...one, changes: one.changes.map(adding) } : null;
  if (one.kind === "optional") {
    const instructions = keepingTypes(one.instructions);
    return instructions === null ? null : { ...one, instructions };
  }
  if (one.kind !== "conditional") return null;
  const then = keepingTypes(one.then);
  return then === null ? null : { ...one, then };
}

function setsTypes(change: Change): boolean {
  return change.kind === "setTypes" || change.kind === "addTypes";
}

function adding(change: Change): Change {
  return change.kind === "setTypes" ? { ...change, kind: "addTypes" } : change;
}
