import { nothingPaid } from "./compile/additional-cost.js";
import { givenNames } from "../../grammar/magic/given-names.js";
import { lex } from "../../grammar/magic/lexer.js";
import { parsePhrases } from "../../grammar/magic/parser.js";
import type { Token } from "../../grammar/magic/token.js";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { AbilityReading } from "../language.js";
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
import { forgetSpans, spanOf } from "./syntax/kernel/spans.js";
import { sentence } from "./syntax/sentence.js";
import { wordFaults } from "./syntax/word-faults.js";

/** Reads a token phrase, with the sentences that go on defining the token ("It has …"), as a creation of one such token. */
export function readTokenPhrase(description: string): AbilityReading {
  const phraseName = leadingName(description);
  const lexed = lex(description, [...givenNames(description), ...(phraseName === null ? [] : [phraseName])]);
  const span = { start: 0, end: description.length };
  const base = { face: 0, span, text: description, form: "tokenPhrase", abilities: [] };
  const failed = (diagnostics: readonly Diagnostic[]): AbilityReading => ({
    ...base,
    states: { parsed: false, roundTripped: false, compiled: false },
    tree: null,
    diagnostics,
    creations: [],
  });
  const faults = [...lexed.diagnostics, ...wordFaults(lexed.lines)];
  if (faults.length > 0) return failed(faults);
  const [first, ...following] = cutSentences(lexed.lines.flat()).sentences;
  forgetSpans();
  const source = new Source(parsePhrases(first?.tokens ?? []));
  const phrase = wholePhrase(source);
  if (phrase === null) return failed([failure(source, description)]);
  try {
    const creation = creationOf(
      phrase,
      following.map((one) => one.tokens),
    );
    return {
      ...base,
      states: { parsed: true, roundTripped: true, compiled: true },
      tree: phrase.node,
      diagnostics: [],
      creations: [creation],
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const construct = (error.node === null ? undefined : spanOf(error.node)) ?? span;
    const place = refusalSpan(error, construct, description, 0);
    return failed([refusalDiagnostic(error, place, description.slice(place.start, place.end), suggestWord)]);
  }
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

function creationOf(phrase: Phrase, following: readonly (readonly Token[])[]): CreateTokens {
  const context = new Context("phrase", {
    names: new Set(),
    spell: "spell",
    types: null,
    characteristicsOf: () => null,
    inQuote: "onCard",
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
  mentionTokens(creation, context);
  let made: readonly Instruction[] = [creation];
  for (const tokens of following) made = amended(tokens, made, context);
  const [whole] = made;
  return whole?.kind === "createTokens" ? whole : refuse("a token");
}

function amended(tokens: readonly Token[], before: readonly Instruction[], context: Context): readonly Instruction[] {
  const found = sentence.match(new Source(parsePhrases(tokens)), 0).find((match) => match.end === tokens.length);
  return (found === undefined ? null : amendCreation(found.value, before, context)) ?? refuse("a sentence");
}
