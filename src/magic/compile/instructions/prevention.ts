import type { Filter, Instruction, ObjectReference, Quantity, Recipient } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { PostModifier } from "../../syntax/post-modifier.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { splitChoice } from "../choice-phrase.js";
import { combatOf } from "../combat-word.js";
import type { Context } from "../context.js";
import { formOf } from "../head.js";
import { playersAndObjects } from "../joined-subject.js";
import type { InstructionTable } from "../instruct.js";
import { articleOf, hasArticle, headedBy, onlyPost, stateOf } from "../noun.js";
import { isNumeric, you } from "../plain.js";
import { isPlayerPhrase } from "../player.js";
import { countOfGroup } from "../quantity.js";
import { lowerObjects, objectsOf } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { damaged } from "./damage.js";
import { done } from "./result.js";

type PreventDamage = Extract<Instruction, { readonly kind: "preventDamage" }>;
type Kinds = "prevent" | "preventToAndBy" | "preventWhat";

/** Prevention of damage (615). */
export const preventionInstructions: InstructionTable<Kinds> = {
  prevent: (node, saying, context) => {
    const much = preventedAmount(node.object, context);
    const to = node.to?.recipient ?? saying.take("to")?.what ?? null;
    const by = node.by?.source ?? saying.take("by")?.what ?? null;
    return prevention(
      much,
      shielded(to, much, context),
      by === null ? null : damageSource(by, context),
      saying,
      context,
    );
  },
  preventToAndBy: (node, saying, context) => {
    const much = preventedAmount(node.object, context);
    if (much.amount !== "all") return refuse("to and by", node);
    const what = lowerObjects(node.what, context, you);
    const duration = saying.duration({ kind: "indefinite" });
    const base = { kind: "preventDamage", ...much, duration } as const;
    const to: PreventDamage = { ...base, ...context.nextId(), to: [what], by: null };
    return [to, { ...base, ...context.nextId(), to: null, by: what }];
  },
  preventWhat: (node, saying, context) => wouldDeal(node, saying, context),
};

/** How much of which damage: "all combat damage", "the next 3 damage" (615.1, 615.7). */
type Prevented = Pick<PreventDamage, "amount" | "combat">;

function prevention(
  much: Prevented,
  to: PreventDamage["to"],
  by: PreventDamage["by"],
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  if (saying.subject.player().kind !== "you") return refuse("prevent", saying.subject.node);
  const duration = saying.duration({ kind: "indefinite" });
  return done({ kind: "preventDamage", ...context.nextId(), ...much, to, by, duration }, context);
}

/** "all damage target creature would deal to you this turn": the damage of a source (609.7). */
function wouldDeal({ object }: PredicateOf<"preventWhat">, saying: Saying, context: Context): readonly Instruction[] {
  const post = onlyPost(object.kind === "described" ? object.post : []);
  if (
    object.kind !== "described" ||
    post?.kind !== "contact" ||
    post.verb.verb !== "deal" ||
    post.verb.helper !== "would"
  )
    return refuse("prevent", object);
  const much = preventedAmount({ ...object, post: [] }, context);
  const by = damageSource(withoutThat(post.subject), context);
  const to = post.tails.flatMap((tail) => (tail.kind === "to" ? [tail.what] : []));
  const spans = post.tails.flatMap((tail) => (tail.kind === "time" && tail.span === "thisTurn" ? [tail.span] : []));
  if (to.length > 1 || spans.length > 1 || to.length + spans.length < post.tails.length) return refuse("prevent", post);
  const made = prevention(much, shielded(to[0] ?? null, much, context), by, saying, context);
  return spans.length === 0 ? made : made.map((one) => lasting(one, post));
}

/** "damage that creatures would deal": the word stands for the damage and belongs to no plural noun. */
function withoutThat(node: NounPhrase): NounPhrase {
  if (node.kind !== "described" || articleOf(node.group) !== "that" || formOf(node.group) !== "plural") return node;
  return { ...node, group: { ...node.group, determiners: [] } };
}

function lasting(one: Instruction, post: PostModifier): Instruction {
  if (one.kind !== "preventDamage" || one.duration.kind !== "indefinite") return refuse("this turn", post);
  return { ...one, duration: { kind: "thisTurn" } };
}

/** Whom the damage would be dealt to; an amount is shared by all of a description, but is not for each of several targets (615.7). */
function shielded(to: NounPhrase | null, { amount }: Prevented, context: Context): PreventDamage["to"] {
  if (to === null) return null;
  const all = to.kind === "coordinated" && to.conjunction === "and/or" ? ({ ...to, conjunction: "and" } as const) : to;
  const recipients = (playersAndObjects(all) ?? [all])
    .flatMap((each) => damaged(each, context))
    .map((one) => (amount === "all" || one.kind !== "choice" ? anyOf(one, to, context) : refuse("which of them", to)));
  return amount === "all" || recipients.every((one) => isSingle(one, context)) || !isEachOf(to)
    ? recipients
    : refuse("each of several", to);
}

/** "a permanent you control" is whichever the damage would be dealt to. */
function anyOf(one: Recipient, node: NounPhrase, context: Context): Recipient {
  if (one.kind !== "choice") return one;
  return node.kind === "described" && hasArticle(node, "a", "an") && splitChoice(node.post).choice === null
    ? { kind: "matching", filter: objectsOf(node, context) }
    : refuse("to a choice", node);
}

function isSingle(one: Recipient, context: Context): boolean {
  return one.kind !== "target" || context.targets.some(({ id, most }) => id === one.target && isNumeric(most, 1));
}

function isEachOf(node: NounPhrase): boolean {
  return node.kind === "partitive" || node.kind === "coordinated" || hasArticle(node, "target", "each");
}

/** What the damage comes from: an object, what matches as the damage is dealt, or a source that a player chooses (609.7a, b). */
export function damageSource(node: NounPhrase, context: Context): Filter | ObjectReference {
  if (isPlayerPhrase(node)) return refuse("by", node);
  if (node.kind === "described" && isWhichever(node)) return objectsOf(node, context);
  const made = lowerObjects(node, context, you);
  return made.kind === "matching" && made.filter.what === "source" ? made.filter : made;
}

/** "a source you control", "creatures": whichever it is, as nobody is to choose. */
function isWhichever(node: Described): boolean {
  const article = articleOf(node.group);
  if (node.group.determiners.length === 0 && formOf(node.group) === "plural") return true;
  return (article === "a" || article === "an") && splitChoice(node.post).choice === null;
}

/** "all damage", "all combat damage", "the next 3 damage", "the next X damage". */
export function preventedAmount(object: NounPhrase, context: Context): Prevented {
  const head = headedBy(object, "damage");
  if (head === null || head.post.length > 0) return refuse("damage", object);
  const { amount, words } = howMuch(head, object, context);
  const [word, ...more] = words;
  if (more.length > 0) return refuse("damage", object);
  return { amount, combat: word === undefined ? "any" : (combatOf(word) ?? refuse("damage", object)) };
}

type Head = NonNullable<ReturnType<typeof headedBy>>;

function howMuch(
  { group, modifiers }: Head,
  object: NounPhrase,
  context: Context,
): { readonly amount: Quantity | "all"; readonly words: Head["modifiers"] } {
  const article = articleOf(group);
  if (article === "all") return { amount: "all", words: modifiers };
  const [next, count, ...words] = modifiers;
  if (article !== "the" || stateOf(next) !== "next" || count?.kind !== "determiner") return refuse("prevent", object);
  return { amount: countOfGroup({ ...group, determiners: [count.determiner] }, context), words };
}
