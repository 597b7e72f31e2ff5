import type { Condition } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import { matches } from "../conditioning.js";
import { type Context, objectAntecedent } from "../context.js";
import { readDeterminers } from "../determiner.js";
import { lowerFilter } from "../filter.js";
import { denied } from "../form.js";
import { headsOf } from "../head.js";
import { you } from "../plain.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";

/**
 * "this creature is paired with another creature" (702.95b): "that creature" is the other then, "both creatures" and "those
 * creatures" the pair; null of another state.
 */
export function pairedCondition(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const { predicate, adverbials } = verb;
  if (predicate.kind !== "beAdjective" || predicate.state.qualities.join() !== "paired") return null;
  const [with_, ...others] = adverbials;
  if (others.length > 0 || predicate.each !== null) return refuse("paired", verb);
  const object = lowerObjects(subject, context, you);
  if (with_ === undefined) return denied(predicate.form, matches(object, { kind: "paired", with: null }));
  if (with_.kind !== "with" || with_.what.kind !== "described") return refuse("paired", verb);
  const filter = partnerOf(with_.what, context);
  const partner = { kind: "pairedWith", of: object } as const;
  const heads = [...headsOf(with_.what.group)];
  const pair = { kind: "all", of: [object, partner] } as const;
  context.mention({ ...objectAntecedent(pair, "plural", heads), called: "inItsNumber" });
  context.mention({ ...objectAntecedent(partner, "singular", heads), called: "inItsNumber" });
  return denied(predicate.form, matches(object, { kind: "paired", with: filter }));
}

/** "another creature", "a creature with soulbond": the one that it is paired with (702.95d). */
function partnerOf({ group, post }: Described, context: Context) {
  const determined = readDeterminers(group.determiners, context);
  const { article, targeting, other } = determined;
  const isOne = article === "a" || article === "an" || other === "other";
  if (!isOne || targeting === "target" || group.possessor !== null) return refuse("paired with", group);
  return lowerFilter(group, post, determined, context);
}
