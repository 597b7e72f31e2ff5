import type { Act, Affected, Filter, StaticEffect } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate, PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { isAround } from "./noun.js";
import { filterOf, narrowed } from "./plain.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";
import { Tails } from "./tails.js";

/** One thing that cannot be done, and by or against which cards; null for any. */
interface Forbidden {
  readonly act: Act;
  readonly by: Filter | null;
}

const passiveActs: Readonly<Record<string, Act>> = {
  use: "beUsed",
  attack: "beAttacked",
  play: "bePlayed",
  destroy: "beDestroyed",
  stun: "beStunned",
  return: "beReturned",
  archive: "beArchived",
};

const plainly = (act: Act): Forbidden => ({ act, by: null });

/** Those by or against whom something cannot be done: any that fit, or certain ones. */
function whom(node: NounPhrase, context: Context): Filter {
  if (node.kind === "described" && node.more.length > 0) return oneOrOther(node, context);
  if (node.kind === "described" && node.determiner === null && node.noun.kind !== "name")
    return lowerFilter(node, context);
  const of = lowerReference(node, context);
  if (of.kind === "choose") return refuse("by or against whom", node);
  return of.kind === "each" ? of.filter : filterOf([], [], { kind: "among", of });
}

/** "Mutant creatures or creatures with power 5 or higher": what stands behind a noun said twice belongs to the last. */
function oneOrOther(node: Described, context: Context): Filter {
  const [other, ...others] = node.more;
  const isTwice = other?.noun.kind === "common" && isAround(node, other.noun.noun.noun) && other.conjunction === "or";
  if (other === undefined || others.length > 0 || !isTwice) return refuse("by or against whom", node);
  const first = lowerFilter({ ...node, more: [], post: [] }, context);
  const second = lowerFilter({ ...node, modifiers: other.modifiers, more: [] }, context);
  const [one, ...further] = first.constraints;
  const [two, ...more] = second.constraints;
  if (one === undefined || two === undefined || further.length + more.length > 0)
    return refuse("by or against whom", node);
  return narrowed({ ...first, constraints: [] }, { kind: "either", constraints: [one, two] });
}

/** "be dealt damage", by anything or by some: "by damaged creatures". */
function dealtAct({ adverb, damage, to }: PredicateOf<"dealt">, context: Context): readonly Forbidden[] {
  if (damage.kind !== "described" || adverb !== null || to !== null) return refuse("what it cannot do", damage);
  const [post, ...others] = damage.post;
  if (damage.determiner !== null || damage.modifiers.length + others.length > 0)
    return refuse("what it cannot do", damage);
  if (post === undefined) return [plainly("beDealtDamage")];
  if (post.kind !== "place" || post.preposition !== "by" || post.not !== null) return refuse("by whom", post);
  return [{ act: "beDealtDamage", by: whom(post.what, context) }];
}

/** "be used", "be used to fight friendly creatures" */
function passiveAct({ verb, adverb, to, purpose }: PredicateOf<"passive">, context: Context): readonly Forbidden[] {
  const act = passiveActs[verb];
  if (adverb !== null || to !== null || act === undefined) return refuse("what it cannot do", { verb });
  if (purpose === null) return [plainly(act)];
  if (act !== "beUsed") return refuse("for what it cannot be used", purpose);
  const { use, object } = purpose;
  if (object !== null)
    return use === "fight" ? [{ act: "attack", by: whom(object, context) }] : refuse("for what", purpose);
  return use === "fightOrReap" ? [plainly("fight"), plainly("reap")] : [plainly(use)];
}

function actsOf(predicate: Predicate, context: Context): readonly Forbidden[] {
  switch (predicate.kind) {
    case "reap":
      return [plainly("reap")];
    case "fights":
      return [plainly("fight")];
    case "attack":
    case "fight":
      return [{ act: "attack", by: whom(predicate.object, context) }];
    case "becomeState":
      return predicate.state === "exhausted" ? [plainly("beExhausted")] : refuse("what it cannot do", predicate);
    case "readySelf":
      return [plainly("ready")];
    case "passive":
      return passiveAct(predicate, context);
    case "dealt":
      return dealtAct(predicate, context);
    case "dealtOr":
      return predicate.other === "destroy"
        ? [...dealtAct({ ...predicate, kind: "dealt", adverb: null, to: null }, context), plainly("beDestroyed")]
        : refuse("what it cannot do", predicate);
    default:
      return refuse("what it cannot do", predicate);
  }
}

/** What is not played is not in play. */
function outOfPlay(affected: Affected): Affected {
  const zones = ["hand", "deck", "discard", "archives", "purged", "under"] as const;
  return "kind" in affected ? affected : { ...affected, zones };
}

/** "cannot reap", "cannot be attacked", "cannot be played unless …" */
export function forbidden(
  { predicate, tails: told }: VerbPhrase,
  meant: Affected,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(told);
  const byHand = isByHand(predicate, tails);
  const unless = tails.take("subordinate", ({ word }) => word === "unless");
  tails.finish();
  const isOfPlaying = predicate.kind === "passive" && predicate.verb === "play";
  const affected = isOfPlaying ? outOfPlay(meant) : meant;
  const acts = byHand ? [plainly("beDiscardedByHand")] : actsOf(predicate, context);
  if (unless === null) return acts.map(({ act, by }) => ({ kind: "cannot", affected, act, by }));
  const condition = lowerCondition(unless.clauses, context);
  return acts.map(({ act, by }) =>
    by === null ? { kind: "onlyIf", affected, act, condition } : refuse("what it cannot do", predicate),
  );
}

/** "cannot be discarded from your hand except through card abilities": not in the main step, as cards of the house can. */
function isByHand(predicate: Predicate, tails: Tails): boolean {
  if (predicate.kind !== "passive" || predicate.verb !== "discard" || predicate.adverb !== null) return false;
  const from = tails.takePlace("from");
  const isYours =
    from !== null &&
    isAround(from, "hand") &&
    from.determiner?.kind === "determiner" &&
    from.determiner.word === "your" &&
    from.modifiers.length + from.post.length === 0;
  return isYours && tails.takeWords("exceptThroughCardAbilities") !== null;
}
