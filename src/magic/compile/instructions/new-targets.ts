import type { Instruction, ObjectReference } from "../../effects/index.js";
import { holdsKind } from "../../effects/structure.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { done } from "./result.js";
import { articleOf, commonHead, headedBy, ofWhat, stateOf } from "../noun.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";

/** "Change the target of target spell with a single target", "… to this creature": another legal one, or none at all (115.7a). */
export function changeTargets(node: PredicateOf<"change">, saying: Saying, context: Context): readonly Instruction[] {
  const head = headedBy(node.object, "target");
  const of = ofWhat(head?.post ?? []);
  if (head === null || of === null || head.modifiers.length > 0 || articleOf(head.group) !== "the")
    return refuse("change", node);
  const player = saying.subject.player();
  const base = context.nextId();
  const object = stacked(lowerObjects(of, context, player), node, context);
  const isOne = head.item.form === "singular";
  // Which of several targets "the target" would be, nothing says.
  if (isOne && !hasSingleTarget(object, context)) return refuse("which target", node);
  const adverbial = saying.take("to");
  const to = adverbial === null ? null : newTarget(lowerObjects(adverbial.what, context, player), adverbial.what);
  if (to !== null && !isOne) return refuse("several targets to one", node);
  return done({ kind: "changeTargets", ...base, player, object, to }, context);
}

/** A spell or ability: what is targeted as one, or what the event speaks of as one. */
function stacked(object: ObjectReference, node: object, context: Context): ObjectReference {
  const heads = context.headsFor(object);
  const isStacked = heads !== null && (heads.has("spell") || heads.has("ability"));
  return isStacked && (object.kind === "target" || object.kind === "triggering")
    ? object
    : refuse("targets of what", node);
}

function hasSingleTarget(object: ObjectReference, { targets }: Context): boolean {
  const what = object.kind === "target" ? targets.find(({ id }) => id === object.target)?.what : undefined;
  return what !== undefined && isOfSingle(what);
}

function isOfSingle(what: object): boolean {
  if ("of" in what && Array.isArray(what.of)) return what.of.every(isOfSingle);
  return holdsKind(what, "targets");
}

function newTarget(object: ObjectReference, node: object): ObjectReference {
  return object.kind === "source" || object.kind === "attachedTo" ? object : refuse("the new target", node);
}

/** "choose new targets for target spell": the player may leave them as they are (115.7d). Null of another choice. */
export function chooseNewTargets(object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] | null {
  const head = commonHead(object);
  if (head?.noun !== "target" || head.modifiers.length !== 1 || stateOf(head.modifiers[0]) !== "new") return null;
  const whose = saying.take("for");
  const article = articleOf(head.group);
  const isOne = head.item.form === "singular" && article === "a";
  const isAny = head.item.form === "plural" && head.group.determiners.length === 0;
  if (whose === null || head.post.length > 0 || head.group.possessor !== null || (!isOne && !isAny))
    return refuse("new targets", object);
  const player = saying.subject.player();
  const base = context.nextId();
  const meant = stacked(lowerObjects(whose.what, context, player), object, context);
  return done({ kind: "chooseNewTargets", ...base, player, object: meant }, context);
}
