import type { Condition, Constraint, Filter, Instruction, ObjectReference } from "../effects/index.js";
import { someWithin } from "../effects/structure.js";
import type { Clause } from "../syntax/clause.js";
import { type ActedOn, spokenOf } from "./acted-on.js";
import { refuse } from "./refusal.js";

type Matching = Extract<ObjectReference, { readonly kind: "matching" }>;

/** What is said of some objects, and under which condition that is left to ask of all (611.3a). */
export interface Judged {
  readonly objects: ObjectReference;
  readonly condition: Condition | null;
}

/** Constraints on a set as a whole, of which no object is judged by itself. */
const ofSets: ReadonlySet<Constraint["kind"]> = new Set<Constraint["kind"]>(["together", "differing", "alike"]);

/**
 * "Creatures enter tapped unless they're tokens", "creatures you control get +1/+1 as long as they're attacking": what is
 * said of "them" is asked of each of the objects by itself, so that it is those of which it is so that are meant (611.3a,
 * 614.12). A condition on something else, or on all of them together, stays what it is; refuses one that asks of each what
 * no filter asks. `clause` is the one that was lowered to the condition.
 */
export function judgedAlone(objects: ObjectReference, condition: Condition, { subject }: Clause): Judged {
  const asked = { objects, condition };
  if (objects.kind !== "matching" || subject?.kind === "partitive" || !speaksOf(condition, objects)) return asked;
  if (isOfTheSet(condition)) return asked;
  const constraints = constraintsOf(condition, objects) ?? refuse("each of them by itself", subject);
  const filter = { ...objects.filter, constraints: [...objects.filter.constraints, ...constraints] };
  return { objects: { ...objects, filter }, condition: null };
}

/**
 * As {@link judgedAlone}, of what is done to the objects: the instructions, with those alone of which the condition holds;
 * null where the condition is asked once for all that is done (608.2c).
 */
export function doneToThose(
  made: readonly Instruction[],
  condition: Condition,
  clause: Clause,
): readonly Instruction[] | null {
  const objects = askedOf(condition);
  if (objects === null || !speaksOf(made, objects)) return null;
  const judged = judgedAlone(objects, condition, clause);
  if (judged.condition !== null) return null;
  return made.map((one) => {
    const narrowed = withObjects(one, objects, judged.objects);
    return speaksOf(narrowed, objects) ? refuse("each of them by itself", clause) : narrowed;
  });
}

/**
 * Refuses a condition that asks of each of several objects, where what hangs on it is said of them anew and no filter can
 * tell those of which it is so: "If they're tokens, they get +1/+1", "for as long as they're tapped" (608.2c, 611.2b).
 */
export function checkAskedOfOne(condition: Condition, { subject }: Clause, acted: readonly ActedOn[] = []): Condition {
  const object = objectOf(condition);
  if (subject?.kind !== "pronoun" || object === null || isOfTheSet(condition)) return condition;
  return spokenOf(acted, object).kind === "matching" ? refuse("each of them by itself", subject) : condition;
}

/** The object of which a condition asks what it is; null of another condition. */
function objectOf(condition: Condition): ObjectReference | null {
  if (condition.kind === "not") return objectOf(condition.condition);
  return condition.kind === "matches" ? condition.object : null;
}

/** The first of all objects that match something of which a condition speaks; null where it speaks of none. */
function askedOf(condition: unknown): Matching | null {
  let found: Matching | null = null;
  someWithin(condition, (part) => {
    if (found === null && isMatching(part)) found = part;
    return found !== null;
  });
  return found;
}

function isMatching(part: unknown): part is Matching {
  return typeof part === "object" && part !== null && "kind" in part && part.kind === "matching" && "filter" in part;
}

/** The instruction, done to others instead of those objects. */
function withObjects(one: Instruction, before: Matching, after: ObjectReference): Instruction {
  const instead = <Part>(part: Part): Part | ObjectReference => (part === before ? after : part);
  if (one.kind === "putCounters") return { ...one, on: instead(one.on) };
  if (one.kind === "dealDamage") return { ...one, to: one.to.map(instead) };
  return "objects" in one && one.objects === before ? { ...one, objects: after } : one;
}

/** Whether it is these very objects, spoken of again, that are meant anywhere within. */
function speaksOf(part: unknown, objects: ObjectReference): boolean {
  return someWithin(part, (one) => one === objects);
}

/** "They have total power 8 or greater". */
function isOfTheSet(condition: Condition): boolean {
  if (condition.kind === "not") return isOfTheSet(condition.condition);
  return condition.kind === "matches" && condition.filter.constraints.some(({ kind }) => ofSets.has(kind));
}

/** What the condition asks of each, as constraints on it; null where it asks what they cannot say. */
function constraintsOf(condition: Condition, objects: Matching): readonly Constraint[] | null {
  switch (condition.kind) {
    case "matches":
      return condition.object === objects ? constraintsIn(condition.filter, objects) : null;
    case "not": {
      const denied = constraintsOf(condition.condition, objects);
      return denied === null ? null : [{ kind: "not", constraint: together(denied) }];
    }
    case "allOf":
    case "anyOf": {
      const each = condition.conditions.flatMap((one) => {
        const constraints = constraintsOf(one, objects);
        return constraints === null ? [] : [constraints];
      });
      if (each.length < condition.conditions.length) return null;
      return condition.kind === "allOf" ? each.flat() : [{ kind: "either", alternatives: each }];
    }
    default:
      return null;
  }
}

function constraintsIn({ what, constraints }: Filter, objects: Matching): readonly Constraint[] | null {
  if (speaksOf(constraints, objects)) return null;
  return what === "object" || what === "permanent" || what === objects.filter.what ? constraints : null;
}

function together(constraints: readonly Constraint[]): Constraint {
  const [only, ...more] = constraints;
  return only !== undefined && more.length === 0 ? only : { kind: "either", alternatives: [constraints] };
}
