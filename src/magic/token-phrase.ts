import { nothingPaid } from "./compile/additional-cost.js";
import { givenNames } from "../../grammar/magic/given-names.js";
import { lex } from "../../grammar/magic/lexer.js";
import { parsePhrases } from "../../grammar/magic/parser.js";
import type { Token } from "../../grammar/magic/token.js";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { MagicAbilityReading } from "../language.js";
import { normalizeText } from "../text/normalize.js";
import type { Span } from "../text/span.js";
import { Context } from "./compile/context.js";
import { Refusal, refusalDiagnostic, refusalSpan } from "./compile/refusal.js";
import { refuse } from "./compile/refusal.js";
import { withX } from "./compile/defined-x.js";
import { suggestWord } from "./compile/suggest.js";
import { mentionTokens } from "./compile/instructions/token.js";
import { amendCreation } from "./compile/token-amendment.js";
import { lowerTokenPhrase } from "./compile/token.js";
import type { CreateTokens, Instruction } from "./effects/index.js";
import { cutSentences } from "./syntax/ability-cut.js";
import { cardName } from "./syntax/name.js";
import { nounPhrase, type NounPhrase } from "./syntax/noun-phrase.js";
import { adverbial, type Adverbial } from "./syntax/adverbial.js";
import { Source } from "./syntax/kernel/index.js";
import { forgetSpans, spanOf } from "../frames/spans.js";
import { sentence } from "./syntax/sentence.js";
import { wordFaults } from "./syntax/word-faults.js";
import { supposeSubtypes } from "./supposed-subtypes.js";

/**
 * Reads a token phrase, with the sentences that go on defining the token ("It has …"), as a creation of one such token.
 * Where only a subtype is in no list (205.3), that is reported, and the creation is what the phrase would be were the
 * word a subtype; it is not parsed then.
 */
export function readTokenPhrase(description: string): MagicAbilityReading {
  const { text, rawOffset } = normalizeText(description);
  const read = readNormalized(text);
  if (text === description) return read;
  const placed = ({ start, end }: Span): Span => ({ start: rawOffset(start), end: rawOffset(end) });
  const diagnostics = read.diagnostics.map((one) => ({ ...one, span: placed(one.span) }));
  return { ...read, span: { start: 0, end: description.length }, text: description, diagnostics };
}

function readNormalized(description: string): MagicAbilityReading {
  const phraseName = leadingName(description);
  const lexed = lex(description, [...givenNames(description), ...(phraseName === null ? [] : [phraseName])]);
  const supposition = supposeSubtypes(lexed.lines);
  const faults = [...lexed.diagnostics, ...wordFaults(lexed.lines)];
  if (faults.length > 0) return unread(description, faults, []);
  const read = readSentences(description, supposition.lines);
  return read.states.parsed && supposition.unknown.length > 0
    ? unread(description, supposition.unknown, read.creations)
    : read;
}

function readSentences(description: string, lines: readonly (readonly Token[])[]): MagicAbilityReading {
  const [first, ...following] = cutSentences(lines.flat()).sentences;
  forgetSpans();
  const source = new Source(parsePhrases(first?.tokens ?? []));
  const phrase = wholePhrase(source);
  if (phrase === null) return unread(description, [failure(source, description)], []);
  try {
    const sentences = following.map((one) => one.tokens);
    return {
      ...baseOf(description),
      states: { parsed: true, roundTripped: true, compiled: true },
      tree: phrase.node,
      diagnostics: [],
      creations: [creationAnywhere(phrase, sentences)],
      stated: { total: 1, understood: 1 },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const span = { start: 0, end: description.length };
    const construct = (error.node === null ? undefined : spanOf(error.node)) ?? span;
    const place = refusalSpan(error, construct, description, 0);
    const words = description.slice(place.start, place.end);
    return unread(description, [refusalDiagnostic(error, place, words, suggestWord)], []);
  }
}

type Base = Pick<MagicAbilityReading, "face" | "span" | "text" | "form" | "abilities">;

function baseOf(description: string): Base {
  return {
    face: 0,
    span: { start: 0, end: description.length },
    text: description,
    form: "tokenPhrase",
    abilities: [],
  };
}

function unread(
  description: string,
  diagnostics: readonly Diagnostic[],
  creations: readonly CreateTokens[],
): MagicAbilityReading {
  return {
    ...baseOf(description),
    states: { parsed: false, roundTripped: false, compiled: false },
    tree: null,
    diagnostics,
    creations,
    stated: { total: 0, understood: 0 },
  };
}

/** "Boo, a legendary …": the name before the comma (111.9). */
function leadingName(description: string): string | null {
  const comma = Math.max(description.indexOf(", a "), description.indexOf(", an "));
  const name = description.slice(0, comma);
  return comma > 0 && /^\p{Lu}/u.test(name) && !name.includes('"') ? name : null;
}

interface Phrase {
  readonly name: string | null;
  readonly node: NounPhrase;
  readonly where: Extract<Adverbial, { readonly kind: "where" }> | null;
}

/** A token phrase, or "NAME, a legendary …"; ", where X is …" may follow. */
function wholePhrase(source: Source): Phrase | null {
  const plain = phraseAt(source, 0);
  if (plain !== null) return { name: null, ...plain };
  for (const name of cardName.match(source, 0)) {
    const rest = source.tokens[name.end]?.word === "," ? phraseAt(source, name.end + 1) : null;
    if (rest !== null) return { name: name.value, ...rest };
  }
  return null;
}

function phraseAt(source: Source, at: number): Omit<Phrase, "name"> | null {
  const end = source.tokens.length;
  for (const match of nounPhrase.match(source, at)) {
    if (match.end === end) return { node: match.value, where: null };
    const tail = adverbial.match(source, match.end).find((one) => one.end === end);
    if (tail?.value.kind === "where") return { node: match.value, where: tail.value };
  }
  return null;
}

function failure(source: Source, description: string): Diagnostic {
  const token = source.tokens[source.furthest];
  const expected = source.expected();
  const place =
    token === undefined
      ? { start: description.length, end: description.length }
      : { start: token.start, end: token.end };
  const wanted = expected.slice(0, 4).join(", ");
  if (token === undefined) return createDiagnostic("magic/unexpected-end", { expected: wanted }, place, { expected });
  return createDiagnostic("magic/unexpected-phrase", { found: token.image, expected: wanted }, place, { expected });
}

/** A phrase may stand on a spell or on a permanent: "another" needs an object that it is other than (109.3). */
function creationAnywhere(phrase: Phrase, following: readonly (readonly Token[])[]): CreateTokens {
  try {
    return creationOf(phrase, following, "spell");
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== "unbound" || error.phrase !== "other") throw error;
    return creationOf(phrase, following, "permanent");
  }
}

function creationOf(
  phrase: Phrase,
  following: readonly (readonly Token[])[],
  spell: "spell" | "permanent",
): CreateTokens {
  const context = new Context("phrase", {
    names: new Set(),
    spell,
    types: null,
    characteristicsOf: () => null,
    inQuote: "onCard",
    quotedIn: [],
    creates: "nothing",
    chooses: () => new Set<string>(),
    paidBefore: nothingPaid,
  });
  const group = withX(phrase.where, context, () => lowerTokenPhrase(phrase.node, context, phrase.name));
  const creation: CreateTokens = {
    kind: "createTokens",
    ...context.nextId(),
    creator: { kind: "you" },
    controller: { kind: "you" },
    groups: [group],
  };
  mentionTokens(creation, context, isPlural(phrase.node) ? "several" : "asCounted");
  let made: readonly Instruction[] = [creation];
  for (const tokens of following) made = amended(tokens, made, context);
  const [whole] = made;
  return whole?.kind === "createTokens" ? whole : refuse("a token");
}

/** "2/2 green Ooze creature tokens": "they" goes on about them. */
function isPlural(node: NounPhrase): boolean {
  return node.kind === "described" && node.group.items.every(({ form }) => form === "plural");
}

function amended(tokens: readonly Token[], before: readonly Instruction[], context: Context): readonly Instruction[] {
  const found = sentence.match(new Source(parsePhrases(tokens)), 0).find((match) => match.end === tokens.length);
  return (found === undefined ? null : amendCreation(found.value, before, context)) ?? refuse("a sentence");
}
