import type { Condition, Constraint, ObjectReference } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { Coordinated, NounPhrase } from "../../syntax/noun-phrase.js";
import { matches } from "../conditioning.js";
import { type Context, objectAntecedent } from "../context.js";
import { isPronoun } from "../noun.js";
import { lowerPlayers } from "../player.js";
import { atLeastOne, isNumeric, you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";

/** What the conditions test: that such an object is, and what of it is spoken of then. */
interface Owned {
  readonly condition: Condition;
  readonly reference: ObjectReference;
}

/**
 * "you both own and control this creature and a creature named NAME" (108.3, 110.2): "them" is then what was found so,
 * one of those with the name where there are several; null of another state.
 */
export function ownedAndControlled(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const { predicate, adverb, innerAdverb, adverbials, auxiliary } = verb;
  if (predicate.kind !== "sharedObject" || predicate.verbs.map((one) => one.verb).join() !== "own,control") return null;
  const plain = predicate.conjunction === "and" && predicate.form === "base" && auxiliary === null;
  const more = innerAdverb !== null || adverbials.length > 0 || (adverb !== null && adverb !== "bothAdverb");
  if (!plain || more || predicate.verbs.some(({ preposition }) => preposition !== null)) return refuse("own", verb);
  if (lowerPlayers(subject, context).kind !== "you") return refuse("own", subject);
  return allOwned(predicate.object, context);
}

const held: readonly Constraint[] = [
  { kind: "ownedBy", player: you },
  { kind: "controlledBy", player: you },
];

function allOwned(object: NounPhrase, context: Context): Condition {
  const members = object.kind === "coordinated" ? membersOf(object) : [object];
  const [first, ...others] = members.map((member) => owned(member, context));
  if (first === undefined) return refuse("own", object);
  if (others.length === 0) return first.condition;
  const all = [first, ...others];
  const reference = { kind: "all", of: all.map((one) => one.reference) } as const;
  context.mention({ ...objectAntecedent(reference, "plural", ["any"]), called: "inItsNumber" });
  return { kind: "allOf", conditions: all.map((one) => one.condition) };
}

function membersOf(object: Coordinated): readonly NounPhrase[] {
  return object.conjunction === "and" ? object.members : refuse("own", object);
}

/** One of them: an object that was spoken of, or any that fits. */
function owned(object: NounPhrase, context: Context): Owned {
  if (isPronoun(object, "them")) return refuse("own", object);
  const reference = lowerObjects(object, context, you);
  if (reference.kind === "source") return { condition: matches(reference, ...held), reference };
  if (reference.kind !== "choice" || !isNumeric(reference.least, 1) || !isNumeric(reference.most, 1))
    return refuse("own", object);
  const filter = { ...reference.filter, constraints: [...reference.filter.constraints, ...held] };
  return { condition: { kind: "exists", what: filter, is: atLeastOne }, reference: { ...reference, filter } };
}
