import type { Quantity, StaticEffect } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Quantity as QuantityNode } from "../syntax/quantity.js";
import type { Context } from "./context.js";
import { articleOf, headedBy, onlyPost } from "./noun.js";
import { lowerQuantity } from "./quantity.js";
import { standsBare } from "./form.js";
import { refuse } from "./refusal.js";

type Define = Extract<StaticEffect, { readonly kind: "define" }>;

type Sizes = Partial<Record<"power" | "toughness", Quantity>>;

/**
 * The characteristic-defining ability of "This creature's power and toughness are each equal to …", or of "This
 * creature's power is equal to … and its toughness is equal to that number plus 1" (604.3, 208.2). Null of clauses of
 * another kind.
 */
export function lowerDefinition(clauses: readonly Clause[], context: Context): Define | null {
  const [first, ...further] = clauses.map(equation);
  if (first === undefined || first === null) return null;
  if (!isMine(first.subject)) return refuse("equal", first.subject);
  const value = lowerQuantity(first.verb.quantity, context);
  const sizes = further.reduce<Sizes>(
    (before, one) => {
      if (one === null || articleOf(one.subject.group) !== "its") return refuse("equal", clauses);
      return joined(before, sized(one, furtherValue(one.verb.quantity, value, context)), one);
    },
    sized(first, value),
  );
  return { kind: "define", power: sizes.power ?? null, toughness: sizes.toughness ?? null };
}

interface Equation {
  readonly subject: Described;
  readonly verb: PredicateOf<"beEqual">;
}

/** A clause that says that something is equal to something else, and no more. */
function equation({ subject, verbs }: Clause): Equation | null {
  const [verb, ...more] = verbs;
  if (verb === undefined || more.length > 0 || subject?.kind !== "described" || !standsBare(verb)) return null;
  return verb.predicate.kind === "beEqual" ? { subject, verb: verb.predicate } : null;
}

/** "This creature's …", and the name with a possessive mark (201.5). */
function isMine({ group: { possessor } }: Described): boolean {
  if (possessor === null) return false;
  const { group } = possessor;
  return group.kind === "self" || group.determiners.some((one) => one.kind === "article" && one.word === "this");
}

/** The sizes that the subject names, each of that value. */
function sized({ subject, verb }: Equation, value: Quantity): Sizes {
  const nouns = subject.group.items.map((item) =>
    item.noun.kind === "common" && item.modifiers.length === 0 ? item.noun.noun : "",
  );
  if (subject.post.length > 0 || (verb.each === null && nouns.length > 1)) return refuse("equal", verb);
  return nouns.reduce<Sizes>((before, noun) => {
    if (noun !== "power" && noun !== "toughness") return refuse("equal", verb);
    return joined(before, { [noun]: value }, { subject, verb });
  }, {});
}

function joined(before: Sizes, more: Sizes, { verb }: Equation): Sizes {
  const twice = Object.keys(more).some((size) => size in before);
  return twice ? refuse("equal", verb) : { ...before, ...more };
}

/** "that number plus 1": that is what the first size is equal to. */
function furtherValue(node: QuantityNode, value: Quantity, context: Context): Quantity {
  const number = node.kind === "value" ? thatNumber(node.of) : null;
  if (number === null) return lowerQuantity(node, context);
  if (number.post.length === 0) return value;
  const added = onlyPost(number.post);
  if (added?.kind !== "plus") return refuse("that number", node);
  const term = lowerQuantity(added.quantity, context);
  return added.sign === "plus"
    ? { kind: "sum", terms: [value, term] }
    : { kind: "difference", from: value, subtract: term };
}

function thatNumber(node: NounPhrase): Described | null {
  const head = headedBy(node, "number");
  if (head === null || node.kind !== "described" || articleOf(head.group) !== "that") return null;
  return head.modifiers.length === 0 ? node : null;
}
