import type { Figure } from "../../../grammar/magic/phrases.js";
import type { Token } from "../../../grammar/magic/token.js";
import { numberWordOf } from "../../../grammar/magic/vocabulary/number-words.js";
import type { Verb, VerbForm } from "../../../grammar/magic/vocabulary/verbs.js";
import { verbForms } from "../../../grammar/magic/vocabulary/verbs.js";
import type { Printer, Syntax } from "./kernel/index.js";
import { noMatch, oneOf } from "./kernel/index.js";

/** A syntax over one token: `read` gives what the token says, or undefined. */
export function terminal<Value>(
  label: string,
  read: (token: Token) => Value | undefined,
  print: (value: Value, out: Printer) => void,
): Syntax<Value> {
  return {
    label,
    starts: (source, at) => {
      const token = source.tokens[at];
      return token !== undefined && read(token) !== undefined;
    },
    match(source, at) {
      const token = source.tokens[at];
      const value = token === undefined ? undefined : read(token);
      if (value !== undefined) return [{ value, end: at + 1 }];
      source.want(at, label);
      return noMatch;
    },
    print,
  };
}

/** A verb in any of its forms; the node keeps the form. */
export function verb(lemma: Verb): Syntax<VerbForm> {
  const forms = verbForms.get(lemma);
  return {
    label: `"${lemma}"`,
    starts: (source, at) => source.tokens[at]?.readings.verbs?.some((reading) => reading.verb === lemma) ?? false,
    match(source, at) {
      const found = source.tokens[at]?.readings.verbs?.filter((reading) => reading.verb === lemma) ?? [];
      const read = found.map((reading) => reading.form);
      const form = lemma === "cost" ? read[0] : chosenForm(read, source.tokens, at);
      if (form !== undefined) return [{ value: form, end: at + 1 }];
      source.want(at, `"${lemma}"`);
      return noMatch;
    },
    print: (form, out) => {
      out.word(forms?.get(form) ?? lemma);
    },
  };
}

const perfectHelpers = new Set(["has", "have", "had", "'ve", "'d", "haven't", "hasn't"]);
const relativePronouns = new Set(["who", "that", "which"]);

/** Which of a word's forms is meant ("cast", "put", "resolved"), by the words before it. */
function chosenForm(forms: readonly VerbForm[], tokens: readonly Token[], at: number): VerbForm | undefined {
  if (forms.length < 2) return forms[0];
  const before = tokens[at - 1]?.word ?? "";
  const helper = betweenHelperAndVerb.has(before) ? (tokens[at - 2]?.word ?? "") : before;
  if (forms.includes("participle") && perfectHelpers.has(helper)) return "participle";
  const subject = relativePronouns.has(before) ? tokens[at - 2] : tokens[at - 1];
  if (forms.includes("past") && subject?.readings.noun?.form === "singular" && !isHadDo(tokens, at)) return "past";
  return forms[0];
}

/** Whether it is what somebody is had do: "have an opponent put". */
function isHadDo(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= 0; place--) {
    const { word, readings } = tokens[place] ?? {};
    if (readings?.verbs !== undefined && readings.noun === undefined) return word === "have";
  }
  return false;
}

const betweenHelperAndVerb = new Set(["already", "also", "both", "not", "never", "each", "just"]);

/** A run of symbols in braces. */
export const symbols: Syntax<readonly string[]> = terminal(
  "mana symbols",
  (token) => (token.payload.kind === "symbols" ? token.payload.symbols : undefined),
  (value, out) => {
    out.word(value.join(""));
  },
);

/** Power and toughness as figures: "2/1", "X/X". */
export interface Size {
  readonly power: Figure;
  readonly toughness: Figure;
}

export const size: Syntax<Size> = terminal(
  "a power and toughness",
  ({ payload }) =>
    payload.kind === "powerToughness" ? { power: payload.power, toughness: payload.toughness } : undefined,
  (value, out) => {
    out.word(`${value.power}/${value.toughness}`);
  },
);

/** A change of power and toughness: "+1/+1", "-X/-0". */
export const sizeChange: Syntax<Size> = terminal(
  "a change of power and toughness",
  ({ payload }) => (payload.kind === "change" ? { power: payload.power, toughness: payload.toughness } : undefined),
  (value, out) => {
    out.word(`${value.power}/${value.toughness}`);
  },
);

/** A bare number, in a word or in digits, or X. */
export type NumberWord =
  { readonly kind: "number"; readonly value: number; readonly style: "word" | "digits" } | { readonly kind: "x" };

export const number: Syntax<NumberWord> = terminal<NumberWord>("a number", readNumber, (value, out) => {
  if (value.kind === "x") out.word("X");
  else out.word(value.style === "word" ? (numberWordOf(value.value) ?? String(value.value)) : String(value.value));
});

function readNumber(token: Token): NumberWord | undefined {
  if (token.word === "x") return { kind: "x" };
  if (token.payload.kind === "number") return { kind: "number", value: token.payload.value, style: "digits" };
  const determiner = token.readings.determiner;
  return determiner?.kind === "number" ? determiner : undefined;
}

/** The card's own name where the text calls itself by it (201.5). */
export interface SelfName {
  readonly kind: "self";
  readonly name: string;
}

export const selfName: Syntax<SelfName> = terminal<SelfName>(
  "the card's name",
  (token) => (token.payload.kind === "self" ? { kind: "self", name: token.payload.name } : undefined),
  (value, out) => {
    out.word(value.name);
  },
);

/** The forms of "be" that a subject takes. */
export const be = oneOf("a form of be", {
  is: "is",
  are: "are",
  was: "was",
  were: "were",
  be: "be",
  been: "been",
  contractedIs: "'s",
  contractedAre: "'re",
});
