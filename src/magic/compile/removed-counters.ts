import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { Quantity, Recipient } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { articleOf, bareNoun, counterKindOf, headedBy } from "./noun.js";
import { anyNumber, isNumeric, one } from "./plain.js";
import { countOfGroup } from "./quantity.js";
import { refuse } from "./refusal.js";

/** Counters that are taken off: which, how many, and off what (122.1). */
export interface Removal {
  readonly counter: string | null;
  readonly count: Quantity | "all";
  readonly from: NounPhrase;
  /** "from among creatures you control": off several of them together. */
  readonly spread: "among" | "each";
}

type Remove = PredicateOf<"remove">;
type Source = Pick<Removal, "from" | "spread"> & { readonly what: NounPhrase };

/** "remove two charge counters from it", "any number of +1/+1 counters from …", "all of them from it". */
export function removalOf(node: Remove, context: Context): Removal {
  const { object } = node;
  if (object.kind !== "partitive") {
    const { what, from, spread } = sourceOf(object, node);
    const head = headedBy(what, "counter");
    if (head === null || head.post.length > 0 || head.group.possessor !== null) return refuse("counters", what);
    return { counter: counterKindOf(head.modifiers, what), count: removedCount(head.group, context), from, spread };
  }
  const count = partOf(object.count, node);
  if (object.of.kind === "pronoun") return spokenOf(node, object.of, count, context);
  const { what, from, spread } = sourceOf(object.of, node);
  const head = headedBy(what, "counter");
  const plain = head !== null && head.post.length === 0 && head.group.determiners.length === 0;
  if (!plain || head.group.possessor !== null) return refuse("counters", what);
  return { counter: counterKindOf(head.modifiers, what), count, from, spread };
}

/** "remove those counters", "remove them", "remove all of them": all that were just said to be on something (122.1); null of other words. */
export function thoseRemoved(
  { object, from }: Remove,
  context: Context,
): { readonly counter: string | null; readonly count: "all"; readonly from: Recipient } | null {
  const of = object.kind === "partitive" && object.count === "all" ? object.of : object;
  const group = bareNoun(of, "counter");
  const meant = (of.kind === "pronoun" && of.word === "them") || (group !== null && articleOf(group) === "those");
  if (from !== null || !meant) return null;
  const { on, counter, after = 0 } = context.lastCounters ?? refuse("those counters", object);
  const placed = context.doings.slice(after).some(({ kind }) => kind === "putCounters" || kind === "moveCounters");
  if (on === undefined || placed) return refuse("those counters", object);
  return { counter, count: "all", from: on };
}

/** "all of them": the counters that were just said to be there. */
function spokenOf(
  node: Remove,
  pronoun: Extract<NounPhrase, { readonly kind: "pronoun" }>,
  count: Removal["count"],
  context: Context,
): Removal {
  const spoken = context.lastCounters;
  if (spoken === null || pronoun.word !== "them" || node.from === null) return refuse("them", node);
  return { counter: spoken.counter, count, from: node.from.what, spread: "each" };
}

/** What they are taken off, said behind the verb or behind the counters. */
function sourceOf(what: NounPhrase, node: Remove): Source {
  if (node.from !== null) return { what, from: node.from.what, spread: "each" };
  const last = what.kind === "described" ? what.post.at(-1) : undefined;
  if (what.kind !== "described" || last === undefined) return refuse("remove", node);
  const bare = { ...what, post: what.post.slice(0, -1) };
  if (last.kind === "from") return { what: bare, from: last.where, spread: "each" };
  return last.kind === "fromAmong" ? { what: bare, from: last.what, spread: "among" } : refuse("remove", node);
}

function partOf(count: string, node: object): Removal["count"] {
  switch (count) {
    case "all":
      return "all";
    case "anyNumber":
      return anyNumber;
    case "oneOrMore":
      return { kind: "anyNumber", least: one };
    default:
      return refuse(count, node);
  }
}

/** "all charge counters", "one or more", "X", "a": how many there are to take. */
function removedCount(group: NounGroup, context: Context): Removal["count"] {
  if (articleOf(group) === "all") return "all";
  const { least, most } = readDeterminers(group.determiners, context);
  if (most?.kind !== "anyNumber" || least === null) return countOfGroup(group, context);
  return isNumeric(least, 0) ? anyNumber : { kind: "anyNumber", least };
}
