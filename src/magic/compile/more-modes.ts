import type { Condition, Quantity } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Sentence } from "../syntax/sentence.js";
import { modeCounts } from "./modal.js";
import type { Context } from "./context.js";
import { articleOf, bareNoun, isPronoun } from "./noun.js";
import { anyNumber, numeric, one, zero } from "./plain.js";
import { refuse } from "./refusal.js";

/** How many modes are chosen where a condition holds, and what stands before that. */
interface MoreModes {
  readonly before: readonly Sentence[];
  readonly clause: Clause;
  readonly bounds: { readonly least: Quantity; readonly most: Quantity };
}

/** "Choose one. If this spell was kicked, choose both instead.": what its last sentence asks for; null of another header. */
export function moreModes(sentences: readonly Sentence[], { bearer }: Context): MoreModes | null {
  const last = sentences.at(-1);
  const [part, ...parts] = last?.parts ?? [];
  const [opening, ...openings] = part?.openings ?? [];
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (sentences.length < 2 || part === undefined || opening?.kind !== "if" || verb === undefined) return null;
  if (openings.length + parts.length + verbs.length > 0) return null;
  const bounds = boundsOf(verb);
  if (bounds === null) return null;
  const { subject } = part.clause;
  const may = verb.auxiliary === "may" && isPronoun(subject, "you");
  if (!may && !(verb.auxiliary === null && subject === null && verb.adverbials.length === 1))
    return refuse("more modes", part);
  const least = may ? one : bounds.least;
  const clause = bearer.spell === "permanent" ? opening.clause : asCast(opening.clause);
  return { before: sentences.slice(0, -1), clause, bounds: { least, most: bounds.most } };
}

/** "both", "two instead", "any number instead", "one or more instead". */
function boundsOf({ predicate, adverbials, adverb }: VerbPhrase): MoreModes["bounds"] | null {
  const instead = adverbials.every((each) => each.kind === "manner" && each.manner === "instead");
  if (!instead || adverb !== null) return null;
  if (predicate.kind === "chooseCount") {
    const [least, most] = modeCounts[predicate.count];
    return { least, most };
  }
  if (predicate.kind !== "choose") return null;
  const number = bareNoun(predicate.object, "number");
  if (number !== null && articleOf(number) === "any") return { least: zero, most: anyNumber };
  if (predicate.object.kind !== "pronoun") return null;
  switch (predicate.object.word) {
    case "both":
    case "two":
      return { least: numeric(2), most: numeric(2) };
    default:
      return null;
  }
}

/** "as you cast this spell": modes are chosen then anyhow (601.2b). */
function asCast(clause: Clause): Clause {
  const verbs = clause.verbs.map((verb) => ({
    ...verb,
    adverbials: verb.adverbials.filter((each) => !(each.kind === "manner" && each.manner === "asYouCast")),
  }));
  return { ...clause, verbs };
}

/** "this spell was kicked", asked before it is cast: that its kicker cost will be (601.2b, 702.33d). */
export function asPaid(condition: Condition): Condition {
  if (condition.kind !== "matches" || condition.object.kind !== "source") return condition;
  const [only, ...others] = condition.filter.constraints;
  const kicked = only?.kind === "status" && only.status === "kicked" && others.length === 0;
  return kicked ? { kind: "paid", cost: "kicker" } : condition;
}
