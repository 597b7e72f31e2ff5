import type { VerbForm } from "../../../grammar/keyforge/vocabulary/index.js";
import { adverbial, type Adverbial } from "./adverbial.js";
import { distinct, mayBegin, oneOf, optional, rule, where, type Match, type Source, type Syntax } from "./kernel.js";
import { formOf, predicate, type Predicate } from "./predicate.js";

const modals = {
  may: "may", cannot: "cannot", must: "must", doesNot: "does not", doNot: "do not", didNot: "did not", did: "did", can: "can", would: "would", could: "could", mayNot: "may not", "doesn't": "doesn't",
  has: "has", have: "have", had: "had", hasNot: "has not", haveNot: "have not", haveAlready: "have already", hasAlready: "has already", instead: "instead", mayInstead: "may instead", mayAlso: "may also",
} as const; // prettier-ignore

/** A verb that helps another: what may, must or cannot be done, and what has been done. */
export type Modal = keyof typeof modals;
const perfect: ReadonlySet<Modal> = new Set<Modal>(["has", "have", "had", "hasNot", "haveNot", "haveAlready", "hasAlready"]); // prettier-ignore

const adverbs = { only: "only", randomly: "randomly", also: "also", still: "still", each: "each", both: "both", instead: "instead", then: "then", simultaneously: "simultaneously", immediately: "immediately", already: "already", fully: "fully", either: "either" } as const; // prettier-ignore

/** A word between subject and verb. */
export type Adverb = keyof typeof adverbs;

/** One verb with its roles and what is said beside them. */
export interface VerbPhrase {
  readonly kind: "verbPhrase";
  readonly modal: Modal | null;
  readonly adverb: Adverb | null;
  readonly predicate: Predicate;
  readonly tails: readonly Adverbial[];
}

const modal = optional(oneOf("a helping verb", modals));
const adverb = optional(oneOf("an adverb", adverbs));

interface Opening {
  readonly modal: Modal | null;
  readonly adverb: Adverb | null;
}

/** A verb phrase whose form fits its helping verb. */
export const verbPhrase: Syntax<VerbPhrase> = rule("a verb", () => ({
  label: "a verb",
  match: (source, at) => distinct(openings(source, at).flatMap((one) => completed(source, one))),
  print: (node, out) => {
    modal.print(node.modal, out);
    adverb.print(node.adverb, out);
    predicate.print(node.predicate, out);
    for (const one of node.tails) adverbial.print(one, out);
  },
}));

/** A verb in its base form: what is told to be done, and what may be done. */
export const bareVerb: Syntax<VerbPhrase> = rule("a verb", () =>
  where(verbPhrase, (one) => one.modal === null && formOf(one.predicate) === "base"),
);

/** A verb as it stands behind "by" and "when": "fighting". */
export const gerundPhrase: Syntax<VerbPhrase> = rule("a verb in -ing", () =>
  where(verbPhrase, (one) => one.modal === null && formOf(one.predicate) === "gerund"),
);

function openings(source: Source, at: number): readonly Match<Opening>[] {
  return modal.match(source, at).flatMap((helper) =>
    adverb.match(source, helper.end).map((word) => ({
      value: { modal: helper.value, adverb: word.value },
      end: word.end,
    })),
  );
}

function completed(source: Source, opening: Match<Opening>): readonly Match<VerbPhrase>[] {
  return predicate
    .match(source, opening.end)
    .filter((one) => fits(opening.value.modal, formOf(one.value)))
    .flatMap((one) =>
      tailsOf(source, one.end).map((tail) => ({
        value: { kind: "verbPhrase" as const, ...opening.value, predicate: one.value, tails: tail.value },
        end: tail.end,
      })),
    );
}

function fits(helper: Modal | null, form: VerbForm): boolean {
  if (helper === null) return form !== "participle";
  return perfect.has(helper) ? form === "participle" : form === "base";
}

/** The adverbials behind a verb: longer runs first, one for each end. */
function tailsOf(source: Source, start: number): readonly Match<readonly Adverbial[]>[] {
  const found: Match<readonly Adverbial[]>[] = [];
  const seen = new Set<number>();
  const extend = (so: Match<readonly Adverbial[]>): void => {
    seen.add(so.end);
    if (so.value.length < 5 && mayBegin(adverbial, source, so.end))
      for (const next of adverbial.match(source, so.end))
        if (!seen.has(next.end)) extend({ value: [...so.value, next.value], end: next.end });
    found.push(so);
  };
  extend({ value: [], end: start });
  return found;
}
