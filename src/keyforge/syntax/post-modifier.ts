import type { Verb, VerbReading } from "../../../grammar/keyforge/vocabulary/index.js";
import { adverbial, type Adverbial } from "./adverbial.js";
import { destination, type Destination } from "./destination.js";
import { bound, type Bound } from "./determiner.js";
import { asConstruct, choose, construct, field, later, many, oneOf, optional, rule, where, type Syntax } from "./kernel.js"; // prettier-ignore
import { nounPhrase, simpleNounPhrase, type NounPhrase } from "./noun-phrase.js";
import { amount, anyVerb, cardName, gerund, participle, type Amount, type CardName } from "./terminals.js";
import { verbPhrase, type VerbPhrase } from "./verb-phrase.js";

const phrase: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);
const simple: Syntax<NounPhrase> = later("a noun phrase", (): Syntax<NounPhrase> => simpleNounPhrase);
const action: Syntax<VerbPhrase> = later("a verb", () => verbPhrase);
const tails: Syntax<readonly Adverbial[]> = many(later("an adverbial", () => adverbial));

const modals = { may: "may", would: "would", have: "have", has: "has", cannot: "cannot", did: "did not", doNot: "do not", doesNot: "does not", haveAlready: "have already", hasAlready: "has already" } as const; // prettier-ignore

/** A verb whose object is the noun before: "you control", "it has", "your opponent has forged". */
export interface GapVerb {
  readonly kind: "gap";
  readonly modal: keyof typeof modals | null;
  readonly verb: VerbReading;
  readonly particle: "with" | "on" | "from" | null;
  readonly tails: readonly Adverbial[];
}

const gap: Syntax<GapVerb> = construct("gap", [
  field("modal", optional(oneOf("a helping verb", modals))),
  field(
    "verb",
    later("a verb", () => anyVerb),
  ),
  field("particle", optional(oneOf("with", { with: "with", on: "on", from: "from" }))),
  field("tails", tails),
]);

/** Where something is: "from your hand", "on it", "not on a flank". */
export interface Place {
  readonly kind: "place";
  readonly not: "not" | null;
  readonly preposition: keyof typeof prepositions;
  readonly what: NounPhrase;
}

const prepositions = {
  fromUnder: "from under", inExcessOf: "in excess of", in: "in", from: "from", on: "on", of: "of", under: "under", among: "among", between: "between", by: "by", as: "as", except: "except", otherThan: "other than",
  inAdditionTo: "in addition to", adjacentTo: "adjacent to", belongingTo: "belonging to", including: "including", without: "without", than: "than",
} as const; // prettier-ignore

/** A preposition with a noun phrase. */
const place = construct("place", [
  field("not", optional(oneOf("not", { not: "not" }))),
  field("preposition", oneOf("a preposition", prepositions)),
  field("what", phrase),
]);

/** "with power 3 or lower" */
const withPower = construct("withPower", [
  "with",
  field("quality", oneOf("power or armor", { power: "power", armor: "armor" })),
  field("amount", amount),
  field("bound", optional(bound)),
]);

/** "with total power 20 or higher": of all of them together. */
const withTotal = construct("withTotal", [
  "with total power",
  field("amount", amount),
  field("bound", optional(bound)),
]);

/** "from play or from your discard pile" */
const fromEither = construct("fromEither", [
  "from",
  field("one", simple),
  field("conjunction", oneOf("or", { or: "or", and: "and" })),
  "from",
  field("other", simple),
]);

/** "with 2 power", "with {A} on it", "with lower power" */
const withWhat = construct("with", ["with", field("what", phrase)]);

/** "equal to 3", "equal to its power" */
const equalTo = construct("equalTo", ["equal to", field("what", phrase)]);

/** "greater than its power" */
const compared = construct("compared", [
  field("relation", oneOf("a comparison", { morePowerful: "more powerful than", lessPowerful: "less powerful than", greater: "greater than", less: "less than", higher: "higher than", lower: "lower than" })), // prettier-ignore
  field("what", phrase),
]);

/** "named Blorb" */
const named = construct("named", [
  "named",
  field(
    "name",
    later("a card's name", (): Syntax<CardName> => cardName),
  ),
]);

/** "destroyed this way", "attached to it" */
const participleParts = construct("participle", [
  field("negated", optional(oneOf("not", { not: "not" }))),
  field(
    "verb",
    later("a participle", (): Syntax<Verb> => participle),
  ),
  field("to", optional(later("a place", (): Syntax<Destination> => destination))),
  field("tails", tails),
]);

/** A lone participle stands before its noun ("a chosen creature"), but for what has been counted: "{A} stolen". */
const reduced = asConstruct(
  "participle",
  where(participleParts, ({ negated, verb, to, tails: said }) => negated !== null || to !== null || said.length > 0 || counted.has(verb)), // prettier-ignore
);
const counted: ReadonlySet<Verb> = new Set<Verb>([
  "lose",
  "steal",
  "spend",
  "capture",
  "forge",
  "heal",
  "move",
  "discard",
  "pay",
]);

/** "that shares a house with it", "who controls it" */
const relative = construct("relative", [
  field("pronoun", oneOf("a relative pronoun", { that: "that", who: "who", which: "which", whose: "whose" })),
  field("verb", action),
]);

/** "you control", "it has", "Horace fights" */
const contact = construct("contact", [
  field(
    "subject",
    where(simple, (node) => mayBeSubject(node)),
  ),
  field("verb", gap),
]);

/** "it is fighting" */
const contactNow = construct("contactNow", [
  field(
    "subject",
    where(simple, (node) => mayBeSubject(node)),
  ),
  "is",
  field(
    "verb",
    later("a verb in -ing", () => gerund),
  ),
]);

/** "6{A} or more": the bound behind the noun that it counts. */
const bounded = construct("bound", [field("bound", bound)]);

/** "to its right", "to the left of it" */
const side = construct("side", [
  "to",
  field(
    "side",
    where(simple, (node) => isSide(node)),
  ),
]);

function isSide(node: NounPhrase): boolean {
  if (node.kind !== "described" || node.noun.kind !== "common") return false;
  return node.noun.noun.noun === "left" || node.noun.noun.noun === "right";
}

function mayBeSubject(node: NounPhrase): boolean {
  if (node.kind === "pronoun") return subjects.has(node.word);
  return node.kind === "described" && node.post.length === 0 && node.noun.kind !== "icon";
}

const subjects: ReadonlySet<string> = new Set(["you", "they", "it", "he"]);

const postModifiers = [
  withPower,
  withTotal,
  fromEither,
  withWhat,
  equalTo,
  compared,
  named,
  place,
  side,
  reduced,
  relative,
  contact,
  contactNow,
  bounded,
] as const;

/** What stands behind a noun and narrows it. */
export type PostModifier =
  | Place
  | { readonly kind: "withPower"; readonly quality: "power" | "armor"; readonly amount: Amount; readonly bound: Bound | null } // prettier-ignore
  | { readonly kind: "withTotal"; readonly amount: Amount; readonly bound: Bound | null }
  | { readonly kind: "fromEither"; readonly one: NounPhrase; readonly conjunction: "or" | "and"; readonly other: NounPhrase } // prettier-ignore
  | { readonly kind: "contactNow"; readonly subject: NounPhrase; readonly verb: Verb }
  | { readonly kind: "with" | "equalTo"; readonly what: NounPhrase }
  | { readonly kind: "compared"; readonly relation: "morePowerful" | "lessPowerful" | "greater" | "less" | "higher" | "lower"; readonly what: NounPhrase } // prettier-ignore
  | { readonly kind: "named"; readonly name: CardName }
  | { readonly kind: "participle"; readonly negated: "not" | null; readonly verb: Verb; readonly to: Destination | null; readonly tails: readonly Adverbial[] } // prettier-ignore
  | { readonly kind: "relative"; readonly pronoun: "that" | "who" | "which" | "whose"; readonly verb: VerbPhrase }
  | { readonly kind: "contact"; readonly subject: NounPhrase; readonly verb: GapVerb }
  | { readonly kind: "side"; readonly side: NounPhrase }
  | { readonly kind: "bound"; readonly bound: Bound };

export const postModifier: Syntax<PostModifier> = rule("what narrows a noun", () =>
  choose<PostModifier>("what narrows a noun", postModifiers),
);
