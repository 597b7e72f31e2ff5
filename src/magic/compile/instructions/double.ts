import type { Change, Instruction, ObjectReference, Quantity, SignedQuantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { articleOf, counterKindOf, headedBy, ofWhat, onlyPost, phraseOf } from "../noun.js";
import { isEach, numeric, you, zero } from "../plain.js";
import { recipientOf } from "../recipient.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { whoseLifeTotal } from "../whose.js";
import { done } from "./result.js";

/**
 * "Double the number of +1/+1 counters on it", "double target creature's power until end of turn", "double your life
 * total" (701.10): how much there is more is read as it is carried out.
 */
export function doubled(node: PredicateOf<"double">, saying: Saying, context: Context): readonly Instruction[] {
  if (saying.subject.player().kind !== "you") return refuse("double", node);
  return counters(node.object, context) ?? lifeTotal(node.object, context) ?? sizes(node.object, 2, saying, context);
}

/** "Triple its power until end of turn" (701.11): of power and toughness alone. */
export function tripled(node: PredicateOf<"triple">, saying: Saying, context: Context): readonly Instruction[] {
  if (saying.subject.player().kind !== "you") return refuse("triple", node);
  return sizes(node.object, 3, saying, context);
}

/** "the number of +1/+1 counters on it", "the number of each kind of counter on target artifact" (701.10e); null of another phrase. */
function counters(node: NounPhrase, context: Context): readonly Instruction[] | null {
  const number = headedBy(node, "number");
  const what = number === null || articleOf(number.group) !== "the" ? null : ofWhat(number.post);
  if (what === null) return null;
  const kind = headedBy(what, "kind");
  const every = kind !== null && articleOf(kind.group) === "each" ? ofWhat(kind.post) : null;
  const head = headedBy(every ?? what, "counter");
  const on = onlyPost(head?.post ?? []);
  if (head === null || on?.kind !== "on" || head.group.determiners.length > 0 || head.group.possessor !== null)
    return refuse("counters", what);
  const named = counterKindOf(head.modifiers, what);
  if ((named === null) !== (every !== null)) return refuse("counters", what);
  const base = { kind: "doubleCounters", ...context.nextId(), counter: named } as const;
  return done({ ...base, on: recipientOf(on.where, context, you) }, context);
}

/** "your life total", "target player's life total": as much again, or as much less where it is below 0 (701.10d). */
function lifeTotal(node: NounPhrase, context: Context): readonly Instruction[] | null {
  const player = whoseLifeTotal(node, context);
  if (player === null) return null;
  if (isEach(player) || player.kind === "matchingPlayers") return refuse("a life total", node);
  const amount: Quantity = { kind: "product", factors: [numeric(2), { kind: "lifeTotal", of: player }] };
  return done({ kind: "setLife", ...context.nextId(), player, amount }, context);
}

type Side = "power" | "toughness";

/** "its power", "target creature's power and toughness", "the power of each creature you control" (701.10a, 701.10b). */
function sizes(node: NounPhrase, times: 2 | 3, saying: Saying, context: Context): readonly Instruction[] {
  const { sides, whose } = sizesOf(node) ?? refuse("double", node);
  const objects = lowerObjects(whose, context, you);
  const duration = saying.duration({ kind: "indefinite" });
  const modify = (one: ObjectReference): Instruction => ({
    kind: "modify",
    ...context.nextId(),
    objects: one,
    changes: [increase(sides, times, one)],
    duration,
    membership: "lockedIn",
  });
  if (isOne(objects, context)) return done(modify(objects), context);
  const base = context.nextId();
  const slot = context.nextSlot();
  const each = modify({ kind: "iteration", slot });
  return [{ kind: "forEach", ...base, slot, over: objects, instructions: [each] }];
}

/** Whose power or toughness, and which of them; null of a phrase for something else. */
function sizesOf(node: NounPhrase): { readonly sides: readonly Side[]; readonly whose: NounPhrase } | null {
  if (node.kind !== "described" || node.group.conjunction === "or") return null;
  const sides = node.group.items.map(({ noun, modifiers }) =>
    noun.kind === "common" && modifiers.length === 0 && (noun.noun === "power" || noun.noun === "toughness")
      ? noun.noun
      : null,
  );
  const known = sides.flatMap((side) => side ?? []);
  const whose = known.length === sides.length && new Set(known).size === known.length ? possessed(node) : null;
  return whose === null ? null : { sides: known, whose };
}

function possessed({ group, post }: Extract<NounPhrase, { readonly kind: "described" }>): NounPhrase | null {
  const whose = group.possessor?.group;
  const article = articleOf(group);
  if (whose !== undefined)
    return group.determiners.length + post.length > 0 ? null : whose.kind === "nounGroup" ? phraseOf(whose) : whose;
  if (article === "its" && post.length === 0) return { kind: "pronoun", word: "it" };
  if (article === "their" && post.length === 0) return { kind: "pronoun", word: "them" };
  return article === "the" ? ofWhat(post) : null;
}

/** How much it gets more: its own value as often as it is missing (701.10b, 701.11b). */
function increase(sides: readonly Side[], times: 2 | 3, of: ObjectReference): Change {
  const more = (side: Side): SignedQuantity => {
    const own: Quantity = { kind: "characteristic", characteristic: side, of };
    const missing: Quantity = times === 2 ? own : { kind: "product", factors: [numeric(times - 1), own] };
    return { sign: "plus", amount: sides.includes(side) ? missing : zero };
  };
  return { kind: "changePowerToughness", power: more("power"), toughness: more("toughness") };
}

/** Whether it is one object at most, whose power is one number. */
function isOne(objects: ObjectReference, context: Context): boolean {
  switch (objects.kind) {
    case "source":
    case "maker":
    case "attachedTo":
    case "triggering":
    case "iteration":
      return true;
    case "target": {
      const target = context.targets.find(({ id }) => id === objects.target);
      return target?.most.kind === "number" && target.most.value === 1;
    }
    default:
      return false;
  }
}
