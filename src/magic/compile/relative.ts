import { readDeterminers } from "./determiner.js";
import { lowerFilter } from "./filter.js";
import { isDenied } from "./form.js";
import type { Constraint, Participant } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { qualityConstraints } from "./quality.js";
import { predicateEvent } from "./event.js";
import { plainDetail } from "../effects/plain-detail.js";
import { pastSpanOf } from "./past-span.js";
import { articleOf, commonHead, onlyPost } from "./noun.js";
import { lowerObjects } from "./reference.js";
import { you } from "./plain.js";
import { playerHolds } from "./player-holds.js";
import { refuse } from "./refusal.js";
import { sharedValue } from "./shared-value.js";
import { targeting } from "./targeting.js";
import { sameNameAs } from "./same-name.js";

type Relative = Extract<PostModifier, { readonly kind: "relative" }>;

/** "that died this turn", "that was dealt damage this turn": what happened to the object within a span. */
function pastConstraint(node: Relative, context: Context): Constraint | null {
  const [span, ...more] = node.verb.adverbials;
  if (span?.kind !== "duration" || more.length > 0) return null;
  const within = pastSpanOf(span) ?? refuse(span.span, span);
  const candidate: Participant = { kind: "object", reference: { kind: "iteration", slot: "it" } };
  const event = predicateEvent(node.verb.predicate, { subject: candidate, detail: () => plainDetail, context });
  // What died is a new object elsewhere (400.7): no filter over the objects of now can count it.
  return event.kind === "dies" ? refuse("died", node) : { kind: "happened", event, within };
}

const negations: ReadonlySet<Relative["verb"]["auxiliary"]> = new Set(["doesnt", "dont"] as const);

/** "that's tapped", "that's a Goblin or Orc", "that isn't legendary": what a relative clause asks of the noun. */
export function relativeConstraints(node: Relative, context: Context): readonly Constraint[] {
  const { predicate, auxiliary, adverb, adverbials } = node.verb;
  const past = adverb === null && auxiliary === null ? pastConstraint(node, context) : null;
  if (past !== null) return [past];
  const unlike = predicate.kind === "have" && negations.has(auxiliary) ? sameNameAs(predicate.object, context) : null;
  if (unlike !== null && adverb === null && adverbials.length === 0) return [{ kind: "not", constraint: unlike }];
  if (auxiliary !== null || adverb !== null || adverbials.length > 0) return refuse(node.pronoun, node);
  if ((predicate.kind === "target" || predicate.kind === "targetOnly") && node.pronoun === "that")
    return [targeting(predicate, context)];
  if (predicate.kind === "share" && node.pronoun === "that") return [shared(predicate.object, context)];
  if (node.pronoun === "who" && (predicate.kind === "control" || predicate.kind === "have"))
    return [playerHolds(predicate, context)];
  if (predicate.kind === "beAdjective" && (predicate.each === null || isOfBoth(predicate))) {
    const constraints = qualityConstraints(predicate.state);
    return isDenied(predicate.form) ? constraints.map((constraint) => ({ kind: "not", constraint })) : constraints;
  }
  if (predicate.kind === "beNamed") {
    const named: Constraint = { kind: "named", name: predicate.name };
    return [isDenied(predicate.form) ? { kind: "not", constraint: named } : named];
  }
  if (predicate.kind === "beNoun" && predicate.addition === null && predicate.still === null && node.pronoun === "that")
    return [isWhat(predicate.object, isDenied(predicate.form) ? "denied" : "stated", context)];
  return refuse(predicate.kind, node);
}

/** "that's both red and white": two qualities, of which it has each (105.2). */
function isOfBoth({ each, state }: PredicateOf<"beAdjective">): boolean {
  return each === "both" && state.qualities.length === 2 && state.conjunction === "and";
}

/** "that shares a color with it", "that share a creature type with the sacrificed creature": one value at least (105.2, 205.3). */
export function shared(object: NounPhrase, context: Context): Constraint {
  const head = commonHead(object);
  const what = head === null ? null : sharedValue(head.noun);
  const whom = onlyPost(head?.post ?? []);
  if (head === null || what === null || whom?.kind !== "withWhat" || articleOf(head.group) !== "a")
    return refuse("shares", object);
  if (head.modifiers.length > 0 || head.group.possessor !== null) return refuse("shares", object);
  const reference = lowerObjects(whom.what, context, you);
  if (reference.kind === "choice" || reference.kind === "matching") return refuse("shares with", whom);
  return { kind: "shares", what, with: reference };
}

/** "that's a Goblin or Orc", "that isn't a Human": what it is of what the text names (109.1). */
function isWhat(object: NounPhrase, said: "stated" | "denied", context: Context): Constraint {
  const named = object.kind === "coordinated" && object.conjunction === "or" ? object.members : [object];
  const alternatives = named.map((one) => characteristicsOf(one, context));
  const [only, ...more] = alternatives;
  const [constraint, ...others] = only ?? [];
  const single = constraint !== undefined && others.length === 0 && more.length === 0;
  const whole: Constraint = single ? constraint : { kind: "either", alternatives };
  return said === "stated" ? whole : { kind: "not", constraint: whole };
}

function characteristicsOf(node: NounPhrase, context: Context): readonly Constraint[] {
  if (node.kind !== "described" || node.post.length > 0 || node.group.possessor !== null) return refuse("is", node);
  const determined = readDeterminers(node.group.determiners, context);
  const { article, most, targeting } = determined;
  if (!(article === null || article === "a" || article === "an") || most !== null || targeting === "target")
    return refuse("is", node);
  const { constraints } = lowerFilter(node.group, [], determined, context);
  return constraints.length === 0 ? refuse("is", node) : constraints;
}
