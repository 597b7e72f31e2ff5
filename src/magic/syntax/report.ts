import { lexiconWords } from "../../../grammar/magic/lexicon.js";
import type { Token } from "../../../grammar/magic/token.js";
import { createDiagnostic } from "../../diagnostics/catalogue.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean } from "../../diagnostics/did-you-mean.js";
import type { Source } from "./kernel/index.js";

/** How many labels of what was expected a report gives. */
const mostLabels = 5;

/** Why no frame took a sentence: an unknown word in it, or what stood at the furthest place that was reached. */
export function failureReport(source: Source): Diagnostic {
  const unknown = source.tokens.find((token, at) => isUnknownWord(token, source.tokens[at + 1], at === source.furthest ? "stopped" : "passed")); // prettier-ignore
  if (unknown !== undefined) return unknownWord(unknown);
  const token = source.tokens[source.furthest];
  const expected = labelsOf(source);
  const wanted = expected.join(", ") || "something else";
  const details = { expected };
  if (token === undefined)
    return createDiagnostic("magic/unexpected-end", { expected: wanted }, lastOf(source.tokens), details);
  const span = { start: token.start, end: token.end };
  return createDiagnostic("magic/unexpected-phrase", { found: token.image, expected: wanted }, span, details);
}

/** What was wanted, kinds of phrase before fixed words, and no more than a reader takes in. */
function labelsOf(source: Source): readonly string[] {
  const all = source.expected();
  const kinds = all.filter((label) => !label.startsWith('"'));
  return [...kinds, ...all.filter((label) => label.startsWith('"'))].slice(0, mostLabels);
}

/**
 * A word in no list. One before "counter" is a kind of counter (122.1), and a capitalised one may be a name or a subtype
 * that the project has not told of, unless the sentence could not be read past it.
 */
function isUnknownWord(token: Token, next: Token | undefined, reading: "stopped" | "passed"): boolean {
  if (token.payload.kind !== "unknown") return false;
  if (token.capital === "capital") return reading === "stopped";
  return next?.word !== "counter" && next?.word !== "counters";
}

function unknownWord(token: Token): Diagnostic {
  const near = didYouMean(token.image, lexiconWords());
  const details = near === undefined ? {} : { suggestion: near };
  return createDiagnostic("magic/unknown-word", { word: token.image }, { start: token.start, end: token.end }, details);
}

/** A text that stops before a sentence has begun. */
export function endReport(tokens: readonly Token[]): Diagnostic {
  return createDiagnostic("magic/unexpected-end", { expected: "a sentence" }, lastOf(tokens));
}

/** A sentence too long to read: no card has one, and reading on would take long. */
export function lengthReport(tokens: readonly Token[], limit: number): Diagnostic {
  const token = tokens[limit];
  const span = { start: token?.start ?? 0, end: token?.end ?? 0 };
  return createDiagnostic("magic/unexpected-phrase", { found: token?.image ?? "", expected: "a full stop" }, span);
}

function lastOf(tokens: readonly Token[]): { readonly start: number; readonly end: number } {
  const last = tokens.at(-1);
  return { start: last?.start ?? 0, end: last?.end ?? 0 };
}
