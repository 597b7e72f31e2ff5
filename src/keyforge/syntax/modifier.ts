import type { Token } from "../../../grammar/keyforge/token.js";
import { COUNTERS, PLURALS, STEPS, type CommonNoun, type CounterKind, type Step } from "../../../grammar/keyforge/vocabulary/index.js"; // prettier-ignore
import { adjective } from "./adjective.js";
import { asConstruct, choose, construct, field, oneOf, terminal, type NodesOf, type Syntax, where } from "./kernel.js";
import { amount, change, house, icon, keywordName, trait } from "./terminals.js";

/** A noun that stands before another: "token creature", "discard pile". */
export interface NounWord {
  readonly noun: CommonNoun;
  readonly form: "singular" | "plural";
}

export const nounWord: Syntax<NounWord> = terminal<NounWord>(
  "a noun",
  ({ readings, payload }) => (payload.kind === "word" && readings.noun !== undefined ? pick(readings.noun) : undefined),
  (value, out) => {
    out.word(value.form === "plural" ? (PLURALS.get(value.noun) ?? value.noun) : value.noun);
  },
);

function pick({ noun, form }: NounWord): NounWord {
  return { noun, form };
}

/** What is denied: "non-Mars", "non-token", "non-Priest". */
export interface Denied {
  readonly kind: "non";
  readonly of:
    | { readonly kind: "house" | "trait" | "adjective" | "noun"; readonly name: string }
    | { readonly kind: "token" }
    | { readonly kind: "unknown"; readonly name: string };
  readonly written: string;
}

const denied: Syntax<Denied> = terminal<Denied>("a denied quality", readDenied, (value, out) => {
  out.word(`non-${value.written}`);
});

function readDenied({ payload }: Token): Denied | undefined {
  if (payload.kind !== "non") return undefined;
  const { of, readings } = payload;
  const made = (kind: "house" | "trait" | "adjective" | "noun", name: string): Denied => ({ kind: "non", of: { kind, name }, written: of }); // prettier-ignore
  if (readings.house !== undefined) return made("house", readings.house);
  if (readings.trait !== undefined) return made("trait", readings.trait.trait);
  if (of === "token") return { kind: "non", of: { kind: "token" }, written: of };
  if (of === "flank") return made("adjective", of);
  if (readings.noun !== undefined) return made("noun", readings.noun.noun);
  return { kind: "non", of: { kind: "unknown", name: of }, written: of };
}

const steps = new Map<string, Step>(stepEntries());

function stepEntries(): [string, Step][] {
  const found: [string, Step][] = [];
  for (const key in STEPS) if (isStep(key)) found.push([STEPS[key], key]);
  return found;
}

function isStep(key: string): key is Step {
  return key in STEPS;
}

/** A step by its name between quotation marks. */
const stepName: Syntax<Step> = terminal<Step>("a step", readStep, (value, out) => {
  out.open('"').word(STEPS[value]).close('"');
});

function readStep({ payload }: Token): Step | undefined {
  const [ability] = payload.kind === "quote" ? payload.abilities : [];
  const words = ability?.sentences.flatMap((one) => one.tokens.map((token) => token.word));
  return words === undefined ? undefined : steps.get(words.join(" "));
}

const counterKind: Syntax<CounterKind> = terminal<CounterKind>(
  "a kind of counter",
  ({ word, payload }) => (payload.kind === "word" ? COUNTERS.find((one) => one === word) : undefined),
  (value, out) => {
    out.word(value);
  },
);

const modifiers = [
  construct("adjective", [field("adjective", adjective)]),
  construct("token", ["token"]),
  asConstruct("non", denied),
  construct("house", [field("house", house)]),
  asConstruct("trait", trait),
  construct("step", [field("step", stepName)]),
  construct("counterKind", [field("counter", counterKind)]),
  construct("powerChange", [field("change", change), field("of", oneOf("power or armor", { power: "power", armor: "armor" }))]), // prettier-ignore
  construct("count", [field("amount", amount)]),
  construct("noun", [field("noun", nounWord)]),
  construct("icon", [field("icon", icon)]),
  construct("keyword", [field("keyword", keywordName)]),
] as const;

/** What stands before the noun and narrows it. */
export type SimpleModifier = NodesOf<typeof modifiers>;

export const simpleModifier: Syntax<SimpleModifier> = choose<SimpleModifier>("a word before a noun", modifiers);

const eitherParts = construct("either", [
  field("one", simpleModifier),
  field("conjunction", oneOf("or", { or: "or", and: "and", andOr: "and/or" })),
  field("other", simpleModifier),
]);
const either = asConstruct(
  "either",
  where(eitherParts, ({ one, other }) => one.kind === other.kind && joinable.has(one.kind)),
);
const joinable: ReadonlySet<SimpleModifier["kind"]> = new Set<SimpleModifier["kind"]>(["house", "trait", "non", "adjective"]); // prettier-ignore

/** One word before a noun, or two joined: "Cyborg or Robot creature". */
export type Modifier = SimpleModifier | NodesOf<readonly [typeof either]>;

export const modifier: Syntax<Modifier> = choose<Modifier>("a word before a noun", [...modifiers, either]);
