import type { Instruction, Recipient } from "../../effects/index.js";
import type { NounGroup } from "../../../../grammar/magic/phrases.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { actingOf } from "../acted-on.js";
import { objectAntecedent, type Context } from "../context.js";
import { kindsOfAll } from "../spoken-together.js";
import { hasArticle, isThis } from "../noun.js";
import { formOf, headsOf, kindsOf } from "../head.js";

/** An instruction whose amount later sentences may speak of: "that many" (608.2c). */
export function done(instruction: Instruction, context: Context): readonly Instruction[] {
  context.lastResult = instruction.result;
  context.doings.push(instruction);
  context.acted = [...context.acted, ...actingOf(instruction)];
  const set = gathers(instruction) ? instruction.result : takenFrom(instruction);
  if (set !== null) context.lastSet = set;
  return [instruction];
}

/** The slot of those of which one is taken: the rest, then, is of them (608.2c). Null where none is. */
function takenFrom(instruction: Instruction): string | null {
  const took = instruction.kind === "moveObjects" || instruction.kind === "chooseObjects" ? instruction.objects : null;
  return took?.kind === "oneOf" && took.of.kind === "result" ? took.of.slot : null;
}

/** Whether it makes a set of cards of which "the rest" may be spoken: what is chosen out of such a set to be revealed makes none (608.2c). */
function gathers(instruction: Instruction): boolean {
  if (instruction.kind === "moveObjects")
    return instruction.objects.kind === "libraryCards" || instruction.objects.kind === "libraryUntil";
  if (instruction.kind === "reveal") return instruction.what.kind !== "choice" && instruction.what.kind !== "oneOf";
  return instruction.kind === "lookAt" || instruction.kind === "mill";
}

/** As {@link done}; later sentences may also speak of the objects: "the cards milled this way". */
export function doneTo(instruction: Instruction, object: NounPhrase, context: Context): readonly Instruction[] {
  const named = object.kind === "partitive" || (object.kind === "described" && !isThis(object));
  if (named) mentionResult(instruction, object, context);
  return done(instruction, context);
}

/** As {@link done}; what was chosen for it is in later sentences what it was done to, and is not chosen anew (608.2c). */
export function doneToChosen(
  instruction: Instruction,
  object: NounPhrase,
  objects: Recipient,
  context: Context,
): readonly Instruction[] {
  if (objects.kind === "choice" || objects.kind === "oneOf") mentionResult(instruction, object, context);
  return done(instruction, context);
}

/** As {@link done}; later sentences may also speak of the objects as they are after the move, however they were named (400.7). */
export function moved(instruction: Instruction, object: NounPhrase, context: Context): readonly Instruction[] {
  mentionResult(instruction, object, context);
  return done(instruction, context);
}

function mentionResult(instruction: Instruction, object: NounPhrase, context: Context): void {
  // What is left over is not what "that card" or "them" means behind it, but what was taken out (608.2c).
  if (instruction.kind === "moveObjects" && instruction.objects.kind === "rest") return;
  const named = object.kind === "partitive" ? object.of : object;
  const called =
    named.kind === "described" ? spokenOf(instruction, named.group, context) : partOf(instruction, context);
  const heads = called === null ? ["any"] : calledAfter(instruction, called);
  const each = named.kind === "described" ? kindsOf(named.group) : kindsMoved(instruction, context);
  const kinds = each?.map((words) => new Set(calledAfter(instruction, words)));
  const reference = { kind: "result", slot: instruction.result } as const;
  // "each creature" is one at a time, and all of them "they" (608.2c).
  if (hasArticle(object, "each")) context.mention(objectAntecedent(reference, "plural", heads, kinds));
  context.mention(objectAntecedent(reference, numberOf(object), heads, kinds));
}

/** The words of the phrase, and those by which what it means was spoken of before: "that card" was a creature card. */
function spokenOf(instruction: Instruction, group: NounGroup, context: Context): ReadonlySet<string> {
  const before = instruction.kind === "moveObjects" ? context.headsFor(instruction.objects) : null;
  return new Set([...headsOf(group), ...(before ?? [])]);
}

/** Of "it" or "one of them": the words by which they were spoken of; null where they may be called by any. */
function partOf(instruction: Instruction, context: Context): ReadonlySet<string> | null {
  if (instruction.kind !== "moveObjects") return null;
  const { objects } = instruction;
  const heads = context.headsFor(objects.kind === "oneOf" ? objects.of : objects);
  return heads?.has("self") === true ? context.bearer.types : heads;
}

/** Of objects that moved together, the words for each. */
function kindsMoved(instruction: Instruction, context: Context): readonly ReadonlySet<string>[] | undefined {
  const together = instruction.kind === "moveObjects" && instruction.objects.kind === "all";
  return together ? kindsOfAll(instruction.objects.of, context) : undefined;
}

/** What it was done to may be called a card after it; a card that was put onto the battlefield, any permanent ("that creature"). */
function calledAfter(instruction: Instruction, heads: ReadonlySet<string>): readonly string[] {
  const enters = instruction.kind === "moveObjects" && instruction.to === "battlefield";
  return enters ? [...heads].filter((head) => head !== "card" && head !== "permanent") : [...heads, "card"];
}

function numberOf(object: NounPhrase): "singular" | "plural" {
  if (object.kind === "coordinated") return "plural";
  if (object.kind === "pronoun") return object.word === "them" ? "plural" : "singular";
  if (object.kind === "partitive") return object.count === "one" || object.count === "upToOne" ? "singular" : "plural";
  if (object.kind !== "described" || hasArticle(object, "each")) return "singular";
  const single = object.group.determiners.some((one) => one.kind === "number" && one.value === 1);
  return single ? "singular" : formOf(object.group);
}
