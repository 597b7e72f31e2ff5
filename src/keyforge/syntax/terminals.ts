import type { NameSort, Sign, Token } from "../../../grammar/keyforge/token.js";
import {
  HOUSES,
  ICONS,
  numberWordOf,
  VERB_FORMS,
  type House,
  type IconSense,
  type KeywordName,
  type Verb,
  type VerbForm,
  type VerbReading,
} from "../../../grammar/keyforge/vocabulary/index.js";
import { noMatch, terminal, type Syntax } from "./kernel.js";

/** A number in digits or in a word, or X. */
export type Amount =
  { readonly kind: "number"; readonly value: number; readonly style: "digits" | "word" } | { readonly kind: "x" };

function readAmount({ payload, readings, word }: Token): Amount | undefined {
  if (payload.kind === "number") return { kind: "number", value: payload.value, style: "digits" };
  if (word === "x") return { kind: "x" };
  return readings.number === undefined ? undefined : { kind: "number", value: readings.number, style: "word" };
}

/** A number, in a word or in digits, or X. */
export const amount: Syntax<Amount> = terminal("a number", readAmount, (value, out) => {
  out.word(amountWord(value));
});

function amountWord(value: Amount): string {
  if (value.kind === "x") return "X";
  return value.style === "word" ? (numberWordOf(value.value) ?? String(value.value)) : String(value.value);
}

/** Whether an icon stands right behind the amount, without a space: "1{A}", "X{A}". */
export function leansOn(value: Amount): boolean {
  return value.kind === "x" || value.style === "digits";
}

/** A change of a number: "+2", "–1", "+X". */
export interface Change {
  readonly kind: "change";
  readonly sign: Sign;
  readonly amount: number | "X";
}

export const change: Syntax<Change> = terminal<Change>(
  "a change",
  ({ payload }) => (payload.kind === "change" ? payload : undefined),
  (value, out) => {
    out.word(`${value.sign}${value.amount}`);
  },
);

/** The name of a card where the text calls it by its name. */
export interface CardName {
  readonly kind: "name";
  readonly name: string;
  readonly sort: NameSort;
  readonly form: "singular" | "plural";
}

export const cardName: Syntax<CardName> = terminal<CardName>(
  "a card's name",
  ({ payload }) => (payload.kind === "name" ? payload : undefined),
  (value, out) => {
    out.word(value.form === "plural" ? `${value.name}s` : value.name);
  },
);

/** An icon where it stands for a thing: aember, damage, or an icon of a card. */
export interface IconWord {
  readonly kind: "icon";
  readonly icon: IconSense | "house";
  readonly written: string;
}

const senses: ReadonlyMap<string, IconSense> = new Map(Object.entries(ICONS));

export const icon: Syntax<IconWord> = terminal<IconWord>("an icon", readIcon, (value, out) => {
  out.word(value.written);
});

function readIcon({ payload }: Token): IconWord | undefined {
  if (payload.kind !== "icon") return undefined;
  const sense = payload.icon.startsWith("{house:") ? "house" : senses.get(payload.icon);
  return sense === undefined ? undefined : { kind: "icon", icon: sense, written: payload.icon };
}

/** A house by its name. */
export const house: Syntax<House> = terminal(
  "a house",
  ({ readings, payload }) => (payload.kind === "word" ? readings.house : undefined),
  (value, out) => {
    out.word(HOUSES[value]);
  },
);

/** A trait by its name; one that is in no list is kept as unknown. */
export interface TraitWord {
  readonly kind: "trait";
  readonly trait: string;
  readonly form: "singular" | "plural";
  readonly known: "known" | "unknown";
  readonly written: string;
}

export const trait: Syntax<TraitWord> = terminal<TraitWord>("a trait", readTrait, (value, out) => {
  out.word(value.written);
});

function readTrait({ payload, readings, image }: Token): TraitWord | undefined {
  if (readings.trait !== undefined) return { kind: "trait", ...readings.trait, known: "known", written: image };
  const unknown = payload.kind === "name" && payload.sort === "other" && !image.includes(" ");
  return unknown ? { kind: "trait", trait: image.toLowerCase(), form: "singular", known: "unknown", written: image } : undefined; // prettier-ignore
}

/** The name of a keyword, within a sentence. */
export const keywordName: Syntax<KeywordName> = terminal(
  "a keyword",
  ({ readings }) => readings.keyword,
  (value, out) => {
    out.word(value);
  },
);

/** Whether the next word has a capital letter though it begins no sentence. */
export const capital: Syntax<"lower" | "capital"> = {
  label: "a word",
  match: (source, at) => [{ value: source.tokens[at]?.capital ?? "lower", end: at }],
  print: (value, out) => {
    if (value === "capital") out.sentence();
  },
};

/** A verb in one of the forms asked for; the node keeps the form. */
export function verb(lemma: Verb, forms: readonly VerbForm[] = finite): Syntax<VerbForm> {
  const words = VERB_FORMS.get(lemma);
  return {
    label: `"${lemma}"`,
    starts: (source, at) => source.tokens[at]?.readings.verbs?.some((reading) => reading.verb === lemma) ?? false,
    match(source, at) {
      const readings = source.tokens[at]?.readings.verbs?.filter((one) => one.verb === lemma) ?? [];
      const found = forms.filter((form) => readings.some((one) => one.form === form));
      const wanted = found.includes("participle") && followsHelper(source.headAt(at - 1)) ? "participle" : found[0];
      if (wanted !== undefined) return [{ value: wanted, end: at + 1 }];
      source.want(at, `"${lemma}"`);
      return noMatch;
    },
    print: (form, out) => {
      out.word(words?.get(form) ?? lemma);
    },
  };
}

/** Whether a participle is wanted behind a word: "has discarded", "been purged". */
function followsHelper(before: string): boolean {
  return helpers.has(before);
}

const helpers: ReadonlySet<string> = new Set(["has", "have", "had", "been", "not", "already"]);

const finite: readonly VerbForm[] = ["base", "third", "past", "participle", "gerund"];

/** A verb in -ing: "attacking". */
export const gerund: Syntax<Verb> = terminal(
  "a verb in -ing",
  ({ readings }) => readings.verbs?.find(({ form }) => form === "gerund")?.verb,
  (value, out) => {
    out.word(VERB_FORMS.get(value)?.get("gerund") ?? value);
  },
);

/** Any verb, in whichever form it stands. */
export const anyVerb: Syntax<VerbReading> = terminal(
  "a verb",
  ({ readings }) => readings.verbs?.find(({ form }) => form !== "gerund"),
  (value, out) => {
    out.word(VERB_FORMS.get(value.verb)?.get(value.form) ?? value.verb);
  },
);

/** A participle of any verb: "destroyed", "discarded". */
export const participle: Syntax<Verb> = terminal(
  "a participle",
  ({ readings }) => readings.verbs?.find(({ form }) => form === "participle")?.verb,
  (value, out) => {
    out.word(VERB_FORMS.get(value)?.get("participle") ?? value);
  },
);
