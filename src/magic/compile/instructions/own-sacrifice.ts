import type { Instruction, ObjectReference } from "../../effects/index.js";
import type { Clause } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { articleOf, headedBy, isPronoun } from "../noun.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { done } from "./result.js";

const eachPlayer = { kind: "eachPlayer" } as const;

/** Each player sacrifices those of all that match that they control (701.21a). */
export function ownSacrifice(
  objects: Extract<ObjectReference, { readonly kind: "matching" }>,
  context: Context,
): readonly Instruction[] {
  const constraints = [...objects.filter.constraints, { kind: "controlledBy", player: eachPlayer } as const];
  const theirs = { kind: "matching", filter: { ...objects.filter, constraints } } as const;
  return done({ kind: "sacrifice", ...context.nextId(), player: eachPlayer, objects: theirs }, context);
}

/** Whether the phrase is "its controller" or, of several, "their controllers". */
export function areOwnControllers(node: NounPhrase): "are" | "not" {
  const head = headedBy(node, "controller");
  if (head === null || head.modifiers.length > 0 || head.post.length > 0) return "not";
  return articleOf(head.group) === (head.item.form === "singular" ? "its" : "their") ? "are" : "not";
}

/** "Their controllers sacrifice them", of all that match what was spoken of (701.21a); null of another clause. */
export function theirSacrifice({ subject, verbs }: Clause, context: Context): readonly Instruction[] | null {
  const [verb, ...more] = verbs;
  const predicate = verb?.predicate;
  if (subject === null || predicate?.kind !== "sacrifice" || !isPronoun(predicate.object, "them")) return null;
  if (headedBy(subject, "controller")?.item.form !== "plural" || areOwnControllers(subject) === "not") return null;
  const plain = verb?.auxiliary === null && verb.adverb === null && verb.adverbials.length === 0 && more.length === 0;
  const objects = lowerObjects(predicate.object, context, you);
  return plain && objects.kind === "matching" ? ownSacrifice(objects, context) : refuse("their controllers", subject);
}
