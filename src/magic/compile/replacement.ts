import type { EventPattern, Participant, Replacement, StaticEffect, TokenGroup } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Part } from "../syntax/sentence.js";
import type { Context } from "./context.js";
import { plainDetail } from "./event-detail.js";
import { lowerEvent } from "./event.js";
import { articleOf, commonHead, headedBy, onlyItem, onlyPost, withoutAdditional } from "./noun.js";
import { lowerParticipant } from "./participant.js";
import { you } from "./plain.js";
import { refuse } from "./refusal.js";
import { lowerTokenGroups } from "./token.js";

/** "If you would create one or more tokens, create twice that many of those tokens instead" (614.1a). */
export function lowerReplacement(clause: Clause, parts: readonly Part[], context: Context): StaticEffect {
  const [verb, ...verbs] = clause.verbs;
  if (verb === undefined || verbs.length > 0 || verb.auxiliary !== "would") return refuse("if", clause);
  const event = underYourControl(clause.subject, verb, context) ?? lowerEvent(clause, context);
  const [part, ...more] = parts;
  if (event.kind !== "createsTokens" || part === undefined || more.length > 0) return refuse("instead", clause);
  return { kind: "replacement", event, replacement: lowerInstead(created(part), context) };
}

/** Tokens that would come into being under your control, whoever's effect makes them (111.2): with "would be created" or "an effect would create". */
function underYourControl(subject: NounPhrase | null, verb: VerbPhrase, context: Context): EventPattern | null {
  const tokens = subject === null || verb.adverbials.length > 0 ? null : tokensUnderControl(subject, verb);
  if (tokens === null) return null;
  const player: Participant = { kind: "player", reference: you };
  return { kind: "createsTokens", player, tokens: lowerParticipant(tokens, "object", context), detail: plainDetail };
}

function tokensUnderControl(subject: NounPhrase, { predicate }: VerbPhrase): NounPhrase | null {
  if (predicate.kind === "passive" && predicate.verb === "create" && predicate.object === null) {
    const [tail, ...tails] = predicate.tails;
    return tail?.kind === "under" && tails.length === 0 && isYourControl(tail.what) ? subject : null;
  }
  if (predicate.kind !== "create" || !isEffect(subject) || predicate.object.kind !== "described") return null;
  const post = predicate.object.post.at(-1);
  if (post?.kind !== "under" || !isYourControl(post.where)) return null;
  return { ...predicate.object, post: predicate.object.post.slice(0, -1) };
}

function isEffect(node: NounPhrase): boolean {
  const head = headedBy(node, "effect");
  return head !== null && head.modifiers.length === 0 && head.post.length === 0 && articleOf(head.group) === "an";
}

function isYourControl(node: NounPhrase): boolean {
  const head = headedBy(node, "control");
  return head !== null && head.modifiers.length === 0 && head.post.length === 0 && articleOf(head.group) === "your";
}

/** What is created instead: the object of "create", or the subject of "are created". */
function created(part: Part): NounPhrase {
  const [verb, ...verbs] = part.clause.verbs;
  if (
    verb === undefined ||
    verbs.length > 0 ||
    verb.auxiliary !== null ||
    verb.adverb !== null ||
    !isInstead(part, verb)
  )
    return refuse("instead", part);
  const { subject } = part.clause;
  const { predicate } = verb;
  if (predicate.kind === "create" && (subject === null || isEffectAgain(subject))) return predicate.object;
  const passive = predicate.kind === "passive" && predicate.verb === "create" && predicate.tails.length === 0;
  return passive && subject !== null ? subject : refuse("instead", part);
}

/** "Instead" is said once, before the clause or at its end, and nothing else is. */
function isInstead({ openings }: Part, { adverbials }: VerbPhrase): boolean {
  const said = [
    ...openings.map((one) => one.kind === "instead"),
    ...adverbials.map((one) => one.kind === "manner" && one.manner === "instead"),
  ];
  return said.length === 1 && said.every(Boolean);
}

function isEffectAgain(subject: NounPhrase): boolean {
  return subject.kind === "pronoun" && (subject.word === "it" || subject.word === "you");
}

const multiples = { twiceThatMany: 2, threeTimesThatMany: 3 } as const;

function lowerInstead(object: NounPhrase, context: Context): Replacement {
  if (object.kind === "partitive" && (object.count === "twiceThatMany" || object.count === "threeTimesThatMany"))
    return isThose(object.of) ? { kind: "multiply", by: multiples[object.count] } : refuse("instead", object);
  const post = object.kind === "described" ? onlyPost(object.post) : null;
  if (object.kind !== "described" || !isThose({ ...object, post: [] }) || post?.kind !== "plus" || post.sign !== "plus")
    return refuse("instead", object);
  return post.quantity.kind === "value"
    ? { kind: "addTokens", groups: additional(post.quantity.of, context) }
    : refuse("plus", post);
}

/** "those tokens" */
function isThose(node: NounPhrase): boolean {
  const head = commonHead(node);
  return (
    head?.noun === "token" && head.modifiers.length === 0 && head.post.length === 0 && articleOf(head.group) === "those"
  );
}

/** "an additional Food token": "additional" says no more than "plus" does. */
function additional(node: NounPhrase, context: Context): readonly TokenGroup[] {
  const item = onlyItem(node);
  if (node.kind !== "described" || item === null) return refuse("plus", node);
  const bare = { ...item, modifiers: withoutAdditional(item.modifiers) };
  return lowerTokenGroups({ ...node, group: { ...node.group, items: [bare] } }, context);
}
