import type { Entry, StaticEffect } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import type { Context } from "./context.js";
import { type CopyChanges, wholeExceptions } from "./copy-exception.js";
import { isUnaided } from "./form.js";
import { formOf } from "./head.js";
import { hasArticle, isPronoun } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";

/** What enters as a copy, of what, and whether its controller chooses so. */
interface Entering {
  readonly subject: NounPhrase;
  readonly node: PredicateOf<"enterAsCopy">;
  readonly optional: "may" | "must";
  readonly adverbials: readonly Adverbial[];
}

/**
 * "You may have this creature enter as a copy of any creature on the battlefield, except it has flying": a replacement
 * effect that applies as it enters (614.1c, 707.5), with what differs and how it enters besides (707.9). Null of another
 * clause.
 */
export function entersAsCopy(clause: Clause, context: Context): StaticEffect | null {
  const entering = enteringOf(clause);
  if (entering === null) return null;
  const { subject, node, optional } = entering;
  const object = lowerObjects(subject, context, you);
  if (object.kind !== "source") return refuse("enter as a copy", subject);
  const of = originalOf(node.of, context);
  const { exceptions, enters } = changesOf(entering.adverbials, context);
  const tapped: readonly Entry[] = node.tapped === null ? [] : [{ kind: "tapped" }];
  const entry = [...tapped, ...enters];
  const copy = { kind: "entersAsCopy", object, of, optional, exceptions } as const;
  return entry.length === 0 ? copy : { ...copy, entry };
}

function enteringOf({ subject, verbs }: Clause): Entering | null {
  const [verb, ...more] = verbs;
  if (verb === undefined || subject === null) return null;
  const had = verb.predicate.kind === "haveDo" ? verb.predicate : null;
  const { predicate: node } = had?.does ?? verb;
  if (node.kind !== "enterAsCopy") return null;
  if (more.length > 0) return refuse("enter as a copy", verb);
  if (had === null)
    return isUnaided(verb)
      ? { subject, node, optional: "must", adverbials: verb.adverbials }
      : refuse("enter as a copy", verb);
  const adverbials = [...had.does.adverbials, ...verb.adverbials];
  if (!isOffered(verb, subject) || !isUnaided(had.does)) return refuse("enter as a copy", verb);
  return { subject: had.subject, node, optional: "may", adverbials };
}

function isOffered({ auxiliary, adverb, innerAdverb }: VerbPhrase, subject: NounPhrase): boolean {
  return isPronoun(subject, "you") && auxiliary === "may" && adverb === null && innerAdverb === null;
}

/** "any creature on the battlefield", "an artifact or creature you control": one of them, chosen as it enters (707.5). */
function originalOf(node: NounPhrase, context: Context): ReturnType<typeof objectsOf> {
  const one = node.kind === "described" && formOf(node.group) === "singular" && hasArticle(node, "any", "a", "an", "another"); // prettier-ignore
  return one ? objectsOf(node, context) : refuse("a copy of", node);
}

function changesOf(adverbials: readonly Adverbial[], context: Context): CopyChanges {
  const [except, ...others] = adverbials;
  if (except === undefined) return { exceptions: [], enters: [] };
  if (except.kind !== "except" || others.length > 0) return refuse("enter as a copy", except);
  return wholeExceptions(except.exceptions, null, context);
}
