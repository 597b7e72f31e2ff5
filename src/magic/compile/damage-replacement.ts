import { eventSlot } from "../effects/reserved-slots.js";
import type { Instruction, OutrightReplacement, Quantity, Replacement } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part, Sentence } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { type DamageWould, eachRecipient } from "./damage-would.js";
import { whereOf, withX } from "./defined-x.js";
import { bareNoun, articleOf, headedBy, isArticle, isPronoun, onlyPost } from "./noun.js";
import { lowerNumber, lowerQuantity } from "./quantity.js";
import { dealtTo, redirect } from "./redirection.js";
import { refuse } from "./refusal.js";
import { lowerParts, lowerSentences } from "./resolution/sentence.js";
import { withoutInstead } from "./resolution/instead.js";
import { isSame } from "../effects/structure.js";

/** What happens to damage that would be dealt: it is prevented (615), is dealt in another amount, or something else happens instead (614.1a). */
export function damageReplacement(would: DamageWould, parts: readonly Part[], context: Context): Replacement {
  const [first, ...rest] = parts;
  const [verb] = first?.clause.verbs ?? [];
  if (first === undefined || verb === undefined) return refuse("damage", parts);
  return verb.predicate.kind === "preventWhat" ? prevented(first, rest, context) : insteadOf(would, parts, context);
}

/** Adds what further sentences of the same ability say to the prevention before them (615.5). */
export function withSentences(
  replacement: Replacement,
  sentences: readonly Sentence[],
  context: Context,
): OutrightReplacement {
  if (replacement.kind !== "prevent") return refuse("several sentences", sentences);
  const targets = context.targets.length;
  const then = spokenOfPrevention(context, () => lowerSentences(sentences, context, replacement.then ?? []));
  if (context.targets.length > targets) return refuse("a target", sentences);
  return { ...replacement, then };
}

/** Reads words that may speak of how much was prevented, or of the damage that is replaced. */
export function spokenOfPrevention<Read>(context: Context, read: () => Read, slot = eventSlot): Read {
  context.lastResult = slot;
  context.prevented = slot;
  const made = read();
  context.prevented = null;
  return made;
}

/** "prevent that damage", "prevent 1 of that damage", "you may prevent X of that damage", and what is done as well. */
function prevented({ openings, clause }: Part, rest: readonly Part[], context: Context): Replacement {
  const [verb, ...verbs] = clause.verbs;
  if (verb?.predicate.kind !== "preventWhat" || openings.length > 0) return refuse("prevent", clause);
  const where = whereOf(verb.adverbials);
  if (verb.adverb !== null || verb.innerAdverb !== null || verb.adverbials.some((one) => one !== where))
    return refuse("prevent", verb);
  const object = verb.predicate.object;
  const amount = withX(where, context, () => amountPrevented(object, context));
  const [link, ...links] = clause.links;
  if (link !== undefined && !["and", "comma", "commaAnd"].includes(link)) return refuse("or", clause);
  const more = verbs.length === 0 ? rest : [{ openings, clause: { ...clause, verbs, links } }, ...rest];
  const then = spokenOfPrevention(context, () => lowerParts(more, context, []));
  const replacement = { kind: "prevent", amount, ...(then.length === 0 ? {} : { then }) } as const;
  if (verb.auxiliary === null && clause.subject === null) return replacement;
  return verb.auxiliary === "may" && isPronoun(clause.subject, "you") && more.length === 0
    ? { kind: "may", replacement }
    : refuse("prevent", clause);
}

function amountPrevented(node: NounPhrase, context: Context): Quantity | "all" {
  if (isThatDamage(node)) return "all";
  if (node.kind === "numberOf" && isThatDamage(node.of)) return lowerNumber(node.number, context);
  if (node.kind === "partitive" && node.count === "x" && isThatDamage(node.of)) return context.x;
  return node.kind === "allBut" ? allBut(amountPrevented(node.but, context), node) : refuse("prevent", node);
}

/** "all but 1 of that damage": what would be dealt, less so much. */
function allBut(left: Quantity | "all", node: NounPhrase): Quantity {
  if (left === "all") return refuse("prevent", node);
  return { kind: "difference", from: { kind: "result", slot: eventSlot }, subtract: left };
}

function isThatDamage(node: NounPhrase): boolean {
  const group = bareNoun(node, "damage");
  return group !== null && articleOf(group) === "that";
}

/** "it deals double that damage instead", "put that many +1/+1 counters on it instead". */
function insteadOf(would: DamageWould, parts: readonly Part[], context: Context): Replacement {
  const bare = withoutInstead(parts) ?? refuse("instead", parts);
  const [part, ...more] = bare;
  const changed = part !== undefined && more.length === 0 ? changedDamage(would, part.clause, context) : null;
  if (changed !== null) return changed;
  context.lastResult = eventSlot;
  const instructions: readonly Instruction[] = lowerParts(bare, context, []);
  return { kind: "instead", instructions };
}

/** The same damage in another amount; null of a clause that says something else. */
function changedDamage(would: DamageWould, clause: Clause, context: Context): OutrightReplacement | null {
  const [verb, ...verbs] = clause.verbs;
  const elsewhere = redirectedTo(would, clause);
  if (elsewhere !== null) return redirect(elsewhere, "all", context);
  if (
    verb === undefined ||
    verb.auxiliary !== null ||
    (verb.predicate.kind !== "deal" && verb.predicate.kind !== "dealTo")
  )
    return null;
  if (verbs.length > 0 || !isBare(verb) || !isSource(clause.subject, would)) return refuse("deals", clause);
  if (verb.predicate.kind === "dealTo" && !isRecipient(verb.predicate.to, would)) return refuse("to another", clause);
  return amountChanged(verb.predicate.object, context);
}

/** "that damage is dealt to target creature", "it deals that damage to its controller": to whom it goes instead (614.9); null of other words. */
function redirectedTo(would: DamageWould, { subject, verbs }: Clause): NounPhrase | null {
  const [verb, ...more] = verbs;
  if (verb === undefined || more.length > 0 || verb.auxiliary !== null || !isBare(verb)) return null;
  if (subject !== null && isThatDamage(subject)) return dealtTo(verb.predicate);
  if (verb.predicate.kind !== "dealTo" || !isThatDamage(verb.predicate.object) || !isSource(subject, would))
    return null;
  return verb.predicate.to;
}

function isBare({ adverb, innerAdverb, adverbials }: VerbPhrase): boolean {
  return adverb === null && innerAdverb === null && adverbials.length === 0;
}

const multiples: Readonly<Partial<Record<string, number>>> = { double: 2, "twice that much": 2, triple: 3 };

/** "double that damage", "twice that much damage", "that much damage plus 2". */
function amountChanged(object: NounPhrase, context: Context): OutrightReplacement {
  const head = headedBy(object, "damage");
  const [first, that, ...others] = head?.group.determiners ?? [];
  if (head === null || first?.kind !== "amount" || others.length > 0 || head.modifiers.length > 0)
    return refuse("damage", object);
  const by = multiples[first.word];
  const whole = first.word === "twice that much" ? that === undefined : isArticle(that, "that");
  if (by !== undefined && whole && head.post.length === 0) return { kind: "multiply", by };
  const post = onlyPost(head.post);
  if (first.word !== "that much" || that !== undefined || post?.kind !== "plus") return refuse("damage", object);
  return { kind: post.sign === "plus" ? "add" : "subtract", amount: lowerQuantity(post.quantity, context) };
}

/** "it", "that source", "this creature": what would deal the damage, called so again. */
function isSource(subject: NounPhrase | null, { source }: DamageWould): boolean {
  if (subject === null || source === null) return false;
  return isPronoun(subject, "it") || isSame(subject, source) || calledAgain(subject, source);
}

/** "that permanent or player", "you", "enchanted player": those to whom the damage would be dealt, called so again. */
function isRecipient(node: NounPhrase, { recipients }: DamageWould): boolean {
  const again = eachRecipient(node);
  return (
    again.length === recipients.length &&
    recipients.every((one) => again.some((other) => isSame(other, one) || calledAgain(other, one)))
  );
}

/** "that creature" of "a creature you control", "that player" of "an opponent". */
function calledAgain(node: NounPhrase, named: NounPhrase): boolean {
  if (node.kind !== "described" || named.kind !== "described" || node.post.length > 0) return false;
  const [item, ...items] = node.group.items;
  if (articleOf(node.group) !== "that" || item === undefined || items.length > 0 || item.modifiers.length > 0)
    return false;
  return named.group.items.length === 1 && nounName(item.noun) === nounName(named.group.items[0]?.noun ?? item.noun);
}

type Noun = Extract<NounPhrase, { readonly kind: "described" }>["group"]["items"][number]["noun"];

function nounName(noun: Noun): string {
  if (noun.kind !== "common") return JSON.stringify(noun);
  return noun.noun === "opponent" ? "player" : noun.noun;
}
