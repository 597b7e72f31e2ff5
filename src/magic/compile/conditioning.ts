import type { Condition, Constraint, ObjectReference } from "../effects/index.js";
import { holdsKind } from "../effects/structure.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateKind, PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

/** Lowers a verb, said of its subject, to the condition that it states (603.4, 611.3a). */
export type ConditionLowering<Kind extends PredicateKind> = (
  node: PredicateOf<Kind>,
  subject: NounPhrase,
  context: Context,
) => Condition;

/** Lowerings of the verbs of a family. */
export type ConditionTable<Kind extends PredicateKind = PredicateKind> = {
  readonly [Each in Kind]: ConditionLowering<Each>;
};

const chosen: readonly ObjectReference["kind"][] = ["choice", "oneOf"];

/** What a condition asks of: objects that there are; it has nobody choose of what to ask, as of "one of them" (603.4). */
export function unchosen(object: ObjectReference, node: object | null = null): ObjectReference {
  return chosen.some((kind) => holdsKind(object, kind)) ? refuse("which of them", node) : object;
}

/** That objects meet constraints; of "seven or more cards", that there are so many that do. */
export function matches(object: ObjectReference, ...constraints: readonly Constraint[]): Condition {
  if (object.kind !== "choice")
    return { kind: "matches", object: unchosen(object), filter: { what: "object", constraints } };
  if (object.most.kind !== "anyNumber") return refuse("how many");
  const what = { ...object.filter, constraints: [...object.filter.constraints, ...constraints] };
  return { kind: "exists", what, is: { operator: "atLeast", than: object.least } };
}
