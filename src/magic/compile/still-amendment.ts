import type { Change, Instruction, Recipient, StaticEffect } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { isBareSingular, onlyItem } from "./noun.js";
import { refuse } from "./refusal.js";
import { spokenTypes } from "./spoken-types.js";

/**
 * "It's still a land." adds nothing to a new type but that the old ones stay (205.1b): the change before it adds types
 * instead of setting them. Null where the sentence is something else.
 */
export function amendStill(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  const still = whatStill(sentence);
  if (still === null) return null;
  return keepingTypes(before, (objects) => checkStill(still, objects, context)) ?? refuse("still", sentence);
}

/** What it "still" is, it was: a card type that it is not known to have is refused. */
export function checkStill(still: NounPhrase, objects: Recipient, context: Context): void {
  const types = spokenTypes(objects, context);
  const noun = onlyItem(still)?.noun;
  const word = noun?.kind === "type" ? noun.type : noun?.kind === "subtype" ? noun.subtype.toLowerCase() : null;
  if (still.kind === "described" && isBareSingular(still.group)) refuse("a noun without an article", still);
  if (word === null || (types !== null && !types.has(word))) refuse("still", still);
}

/** The sentences without "It's still a land." behind them, and what it still is (205.1b); null where that is not there. */
export function partStill(
  sentences: readonly Sentence[],
): { readonly others: readonly Sentence[]; readonly still: NounPhrase } | null {
  const last = sentences.at(-1);
  const still = last === undefined ? null : whatStill(last);
  return still === null ? null : { others: sentences.slice(0, -1), still };
}

/** The static effects with the types added that would be set, as what changes is still what it was (205.1b). */
export function keepingStatic(
  effects: readonly StaticEffect[],
  still: NounPhrase,
  context: Context,
): readonly StaticEffect[] {
  const [only, ...more] = effects;
  if (only?.kind !== "continuous" || more.length > 0 || !only.changes.some(setsTypes)) return refuse("still", still);
  checkStill(still, only.affected, context);
  return [{ ...only, changes: only.changes.map(adding) }];
}

function whatStill(sentence: Sentence): NounPhrase | null {
  const [part, ...parts] = sentence.parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || parts.length > 0 || verbs.length > 0 || part.openings.length > 0) return null;
  if (verb?.predicate.kind !== "beNoun" || verb.predicate.still !== "still" || verb.adverbials.length > 0) return null;
  return verb.predicate.object;
}

/** The instructions with the last change of types, wherever it is nested, turned into an addition; null where there is none. */
function keepingTypes(
  instructions: readonly Instruction[],
  check: (objects: Recipient) => void,
): readonly Instruction[] | null {
  const [last, others] = [instructions.at(-1), instructions.slice(0, -1)];
  if (last === undefined) return null;
  const kept = keeping(last, check);
  if (kept !== null) return [...others, kept];
  const before = changesNoTypes(last) ? keepingTypes(others, check) : null;
  return before === null ? null : [...before, last];
}

/** What may stand between the change of types and what is said of it: "and gains haste until end of turn". */
function changesNoTypes(one: Instruction): boolean {
  if (one.kind === "modify") return !one.changes.some(setsTypes);
  return one.kind === "conditional" && [...one.then, ...one.otherwise].every(changesNoTypes);
}

function keeping(one: Instruction, check: (objects: Recipient) => void): Instruction | null {
  if (one.kind === "modify") {
    if (!one.changes.some(setsTypes)) return null;
    check(one.objects);
    return { ...one, changes: one.changes.map(adding) };
  }
  if (one.kind === "optional" || one.kind === "forEach") {
    const instructions = keepingTypes(one.instructions, check);
    return instructions === null ? null : { ...one, instructions };
  }
  if (one.kind !== "conditional") return null;
  const then = keepingTypes(one.then, check);
  return then === null ? null : { ...one, then };
}

function setsTypes(change: Change): boolean {
  return change.kind === "setTypes" || change.kind === "addTypes";
}

function adding(change: Change): Change {
  return change.kind === "setTypes" ? { ...change, kind: "addTypes" } : change;
}
