import type { CopyException, Quantity } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { figureQuantity } from "./figure.js";
import { stateOf } from "./noun.js";
import { lowerQuantity } from "./quantity.js";
import { refuse } from "./refusal.js";
import { holdsWord } from "../effects/structure.js";

/** A characteristic of the copy that an exception gives a number to. */
type Stat = "power" | "toughness" | "loyalty";

/** "its power is …", "its power and toughness are each equal to …", "its starting loyalty is 1" (707.9b, 208.1, 209.1). */
export function statExceptions(clause: Clause, context: Context): readonly CopyException[] {
  const [verb, ...more] = clause.verbs;
  const stats = clause.subject === null ? [] : statsOf(clause.subject);
  if (verb === undefined || more.length > 0 || stats.length === 0 || !isPlain(verb)) return refuse("an exception", clause); // prettier-ignore
  if (verb.predicate.kind === "beSize") return bothStats(stats, verb.predicate, context);
  const value = valueOf(verb.predicate, stats, context);
  if (stats.includes("loyalty"))
    return stats.length === 1 ? [{ kind: "setLoyalty", loyalty: value }] : refuse("an exception", clause);
  const stat = (which: Stat): Quantity | null => (stats.includes(which) ? value : null);
  return [{ kind: "setPowerToughness", power: stat("power"), toughness: stat("toughness") }];
}

function isPlain(verb: VerbPhrase): boolean {
  const others = verb.adverbials.filter(({ kind }) => kind !== "where");
  return verb.adverb === null && verb.auxiliary === null && verb.innerAdverb === null && others.length === 0;
}

function bothStats(
  stats: readonly Stat[],
  { size }: Extract<Predicate, { readonly kind: "beSize" }>,
  context: Context,
): readonly CopyException[] {
  if (stats.join() !== "power,toughness") return refuse("an exception", stats);
  const power = figureQuantity(size.power, context);
  return [{ kind: "setPowerToughness", power, toughness: figureQuantity(size.toughness, context) }];
}

/** The number that is given, to each of several if it says so. */
function valueOf(node: Predicate, stats: readonly Stat[], context: Context): Quantity {
  if (speaksOfItself(node)) return refuse("a characteristic of the copy itself", node);
  if (node.kind === "beEqual") return lowerQuantity(node.quantity, context);
  if (node.kind === "beCompared" && node.comparison.kind === "exact" && stats.length === 1)
    return lowerQuantity(node.comparison.quantity, context);
  return refuse("an exception", node);
}

/** Whether the number speaks of "its" own: the copy's, which is not made yet, or the original's. */
function speaksOfItself(node: Predicate): boolean {
  return holdsWord(node, "it", "its", "they", "their");
}

/** The characteristics that "its power and toughness" names; none where it is another phrase. */
function statsOf(subject: NounPhrase): readonly Stat[] {
  if (subject.kind !== "described" || subject.post.length > 0 || subject.group.possessor !== null) return [];
  const [owner, ...others] = subject.group.determiners;
  const own = owner?.kind === "article" && (owner.word === "its" || owner.word === "their");
  if (!own || others.length > 0) return [];
  return subject.group.items.flatMap(({ noun, modifiers }): readonly Stat[] => {
    const words = modifiers.map((modifier) => stateOf(modifier)).join();
    if (noun.kind !== "common") return [];
    if (noun.noun === "loyalty") return words === "starting" ? ["loyalty"] : [];
    if (noun.noun !== "power" && noun.noun !== "toughness") return [];
    return words === "" || words === "base" ? [noun.noun] : [];
  });
}
