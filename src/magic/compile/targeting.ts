import type { Constraint, Filter, ObjectReference } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { articleOf, groupHasArticle, headedBy, isIndefinite, isPronoun, stateOf } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";

const onStack: ReadonlySet<Filter["what"]> = new Set<Filter["what"]>(["spell", "ability"]);

/** "with a single target" of a spell or ability: one object or one player in all (115.7a); null of another description. */
export function singleTarget(node: NounPhrase, what: Filter["what"]): Constraint | null {
  const head = headedBy(node, "target");
  if (head === null || !onStack.has(what) || head.post.length > 0 || articleOf(head.group) !== "a") return null;
  const [single, ...more] = head.modifiers;
  if (more.length > 0 || stateOf(single) !== "single") return null;
  const kinds = ["object", "player"] as const;
  return {
    kind: "either",
    alternatives: kinds.map((kind) => [{ kind: "targets", what: { what: kind, constraints: [] }, only: true }]),
  };
}

type Targeting = PredicateOf<"target" | "targetOnly">;

/** "that targets a creature you control", "it targets you": what a spell or ability has among its targets (115.9b, 115.9c). */
export function targeting({ kind, object }: Targeting, context: Context): Constraint {
  if (kind === "target" && object.kind === "coordinated" && object.conjunction === "or")
    return { kind: "either", alternatives: object.members.map((one) => [targetingOne(one, "any", context)]) };
  return targetingOne(object, kind === "target" ? "any" : "only", context);
}

function targetingOne(node: NounPhrase, which: "any" | "only", context: Context): Constraint {
  const what = which === "only" ? onlyTarget(node, context) : targetOf(node, context);
  return { kind: "targets", what, only: which === "only" };
}

/** "only a single creature", "only this creature": one target in all; of several kinds of target more would be said. */
function onlyTarget(node: NounPhrase, context: Context): Filter {
  if (node.kind !== "described" || !groupHasArticle(node.group, "a", "an")) return theVery(node, context);
  const [item, ...others] = node.group.items;
  const [single, ...modifiers] = item?.modifiers ?? [];
  if (item === undefined || others.length > 0 || stateOf(single) !== "single") return refuse("targets only", node);
  return targetOf({ ...node, group: { ...node.group, items: [{ ...item, modifiers }] } }, context);
}

function targetOf(node: NounPhrase, context: Context): Filter {
  if (isPronoun(node, "you"))
    return { what: "player", constraints: [{ kind: "not", constraint: { kind: "otherPlayerThan", player: you } }] };
  return node.kind === "described" && isAny(node) ? objectsOf(node, context) : theVery(node, context);
}

/** "a creature", "another creature you control", "one or more permanents": any of them. */
function isAny({ group }: Described): boolean {
  const [first, ...others] = group.determiners;
  if (first === undefined) return false;
  if (group.determiners.some((one) => one.kind === "article" && one.word === "another")) return others.length === 0;
  return isIndefinite(group) || (first.kind === "amount" && first.word === "one or more" && others.length === 0);
}

/** "this creature", the card by its name. */
function theVery(node: NounPhrase, context: Context): Filter {
  const objects = lowerObjects(node, context, you);
  if (objects.kind !== "source" && objects.kind !== "attachedTo") return refuse("targets", node);
  return { what: "object", constraints: [{ kind: "isOneOf", objects }] };
}

/** The one object that a filter for spells says is their target, of which "it" then speaks; null where it names none. */
export function onlyNamed({ constraints }: Filter): ObjectReference | null {
  const [found, ...others] = constraints.flatMap((one) =>
    one.kind === "targets"
      ? one.what.constraints.flatMap((inner) => (inner.kind === "isOneOf" ? [inner.objects] : []))
      : [],
  );
  return found !== undefined && others.length === 0 ? found : null;
}
