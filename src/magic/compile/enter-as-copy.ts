import type { ObjectReference, StaticEffect } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Sentence } from "../syntax/sentence.js";
import { type Context, objectAntecedent } from "./context.js";
import { lowerCopyExceptions, type CopyChanges, whereWithin } from "./copy-exception.js";
import { withX } from "./defined-x.js";
import { isPronoun } from "./noun.js";
import { isNumeric, you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { lowerSentences } from "./resolution/sentence.js";
import type { LoweredStatic } from "./static.js";
import { spokenHeads, spokenTypes } from "./spoken-types.js";

type EntersAsCopy = Extract<StaticEffect, { readonly kind: "entersAsCopy" }>;

/** What a clause says of becoming a copy: what does, what it copies, in what it differs, and whether it has to. */
interface Said {
  readonly subject: NounPhrase;
  readonly node: PredicateOf<"enterAsCopy">;
  readonly adverbials: readonly Adverbial[];
  readonly optional: "may" | "must";
}

/** "You may have this creature enter as a copy of …", "creatures you control enter as a copy of …"; null of another clause. */
function saidOf({ subject, verbs }: Clause): Said | null {
  const [verb, ...more] = verbs;
  if (verb === undefined || subject === null || more.length > 0) return null;
  const plain = verb.adverb === null && verb.innerAdverb === null;
  const { predicate, adverbials } = verb;
  if (predicate.kind === "enterAsCopy" && verb.auxiliary === null && plain)
    return { subject, node: predicate, adverbials, optional: "must" };
  if (predicate.kind !== "haveDo") return null;
  const { does } = predicate;
  const node = does.predicate;
  if (node.kind !== "enterAsCopy") return null;
  const bare = does.auxiliary === null && does.adverb === null && does.innerAdverb === null && plain;
  if (!bare || verb.auxiliary !== "may" || !isPronoun(subject, "you") || adverbials.length > 0) return null;
  return { subject: predicate.subject, node, adverbials: does.adverbials, optional: "may" };
}

/** Whether a clause says that something becomes a copy as it enters. */
export function saysEnterAsCopy(clause: Clause): boolean {
  return saidOf(clause) !== null;
}

/**
 * The replacement effect of what becomes a copy as it enters (614.1c, 707.5), with what its paragraph says of doing so
 * (603.11); null of another clause.
 */
export function entersAsCopy(clause: Clause, following: readonly Sentence[], context: Context): LoweredStatic | null {
  const said = saidOf(clause);
  if (said === null) return null;
  return { condition: null, effects: [lowered(said, following, context)] };
}

function lowered(
  { subject, node, adverbials, optional }: Said,
  following: readonly Sentence[],
  context: Context,
): EntersAsCopy {
  const object = lowerObjects(subject, context, you);
  if (object.kind !== "source" && object.kind !== "matching") return refuse("enter as a copy", node);
  context.departed = "entering";
  context.beginVerb();
  const base = context.nextId();
  const of = lowerObjects(node.of, context, you);
  const made: EntersAsCopy = { ...blank, ...base, object, of: original(of, node), optional };
  mentionCopied(made, node.of, context);
  const { exceptions, enters } = changes(adverbials, made, context);
  context.lastOptional = optional === "may" ? base.result : null;
  const then = following.length === 0 ? [] : followed(following, object, context);
  const entry: EntersAsCopy["entry"] = node.tapped === null ? [] : [{ kind: "tapped" }];
  return { ...made, exceptions, entry, excepted: enters, following: then };
}

const blank = { kind: "entersAsCopy", exceptions: [], entry: [], excepted: [], following: [] } as const;

/** One object is copied: one that is chosen, or the one that the words name. */
function original(of: ObjectReference, node: object): ObjectReference {
  const one = of.kind !== "choice" || (isNumeric(of.most, 1) && of.manner === "chosen");
  if (!one || of.kind === "matching" || of.kind === "all") return refuse("a copy", node);
  return of;
}

/** "That creature", "the copied creature": what is copied may be spoken of from here on. */
function mentionCopied({ result, of }: EntersAsCopy, node: NounPhrase, context: Context): void {
  if (of.kind !== "choice") return;
  context.mention(objectAntecedent({ kind: "result", slot: result }, "singular", spokenHeads(node, context)));
}

/** "Except …": in what the copy differs, and how it enters besides (707.9, 707.9e). */
function changes(adverbials: readonly Adverbial[], { of }: EntersAsCopy, context: Context): CopyChanges {
  const [except, ...more] = adverbials;
  if (except === undefined) return { exceptions: [], enters: [] };
  if (except.kind !== "except" || more.length > 0) return refuse(except.kind, except);
  const types = spokenTypes(of, context);
  return withX(whereWithin(except.exceptions), context, () => lowerCopyExceptions(except.exceptions, types, context));
}

/** "When you do, …", "If you do, …": of the permanent that entered itself alone. */
function followed(
  following: readonly Sentence[],
  object: ObjectReference,
  context: Context,
): EntersAsCopy["following"] {
  if (object.kind !== "source") return refuse("enter as a copy", following);
  return lowerSentences(following, context);
}
