import { lex } from "../../grammar/magic/lexer.js";
import { parsePhrases } from "../../grammar/magic/parser.js";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { AbilityReading, CardReading, Environment, Language } from "../language.js";
import type { SourceCard } from "../text/source-card.js";
import { sourceTextOf } from "../text/source-text.js";
import { compileCard } from "./compile/card.js";
import { Context } from "./compile/context.js";
import { Refusal, refusalDiagnostic } from "./compile/refusal.js";
import { suggestWord } from "./compile/suggest.js";
import { lowerTokenPhrase } from "./compile/token.js";
import { describeAbilities } from "./describe/index.js";
import type { CreateTokens } from "./effects/index.js";
import { namesOf, readFace } from "./read.js";
import { abilityText, isAbilityNode } from "./syntax/ability.js";
import { cardName } from "./syntax/name.js";
import { nounPhrase, type NounPhrase } from "./syntax/noun-phrase.js";
import { Source } from "./syntax/kernel/index.js";
import { spanOf } from "./syntax/kernel/spans.js";

/** The language of Magic cards, as the rest of the house uses it. */
export const magic: Language = {
  game: "magic",
  read,
  readText,
  readTokenPhrase,
  print: (tree) => (isAbilityNode(tree) ? abilityText(tree) : ""),
  describe: describeAbilities,
};

function read(card: SourceCard, environment: Environment): CardReading {
  const names = namesOf(card.faces);
  const abilities = card.faces.flatMap((face, index) => readFace(face, index, names, environment));
  return { card, abilities, compiled: compileCard(card, abilities) };
}

function readText(text: string, environment: Environment): CardReading {
  const origin = { file: "<text>", content: text, format: "text", position: { line: 1, column: 1 } };
  const face = { name: "", manaCost: null, typeLine: "", text: sourceTextOf(text), power: null, toughness: null, loyalty: null, defense: null, colors: null };
  const card: SourceCard = { game: "magic", name: "", layout: "normal", faces: [{ ...face, typeLine: "Sorcery" }], origin };
  return read(card, environment);
}

/** The phrase as a creation of one such token. */
function readTokenPhrase(description: string): AbilityReading {
  const lexed = lex(description, []);
  const tokens = lexed.lines.flat();
  const span = { start: 0, end: description.length };
  const base = { face: 0, span, text: description, form: "tokenPhrase", abilities: [] };
  const failed = (diagnostics: AbilityReading["diagnostics"]): AbilityReading => ({ ...base, states: { parsed: false, roundTripped: false, compiled: false }, tree: null, diagnostics, creations: [] });
  if (lexed.diagnostics.length > 0) return failed(lexed.diagnostics);
  const source = new Source(parsePhrases(tokens));
  const phrase = wholePhrase(source);
  if (phrase === null) {
    const token = tokens[source.furthest];
    const expected = source.expected();
    const place = token === undefined ? { start: description.length, end: description.length } : { start: token.start, end: token.end };
    return failed([createDiagnostic("magic/unexpected-phrase", { found: token?.image ?? "", expected: expected.slice(0, 4).join(", ") }, place, { expected })]);
  }
  try {
    const context = new Context("phrase", { name: "", spell: "spell", types: new Set(), characteristicsOf: () => null, inQuote: "onCard" });
    const group = lowerTokenPhrase(phrase.node, context, phrase.name);
    const creation: CreateTokens = { kind: "createTokens", ...context.nextId(), creator: { kind: "you" }, controller: { kind: "you" }, groups: [group] };
    return { ...base, states: { parsed: true, roundTripped: true, compiled: true }, tree: phrase.node, diagnostics: [], creations: [creation] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failed([refusalDiagnostic(error, (error.node === null ? undefined : spanOf(error.node)) ?? span, suggestWord)]);
  }
}

/** A token phrase, or "NAME, a legendary …" (111.9). */
function wholePhrase(source: Source): { readonly name: string | null; readonly node: NounPhrase } | null {
  const end = source.tokens.length;
  const plain = nounPhrase.match(source, 0).find((match) => match.end === end);
  if (plain !== undefined) return { name: null, node: plain.value };
  for (const name of cardName.match(source, 0)) {
    if (source.tokens[name.end]?.word !== ",") continue;
    const rest = nounPhrase.match(source, name.end + 1).find((match) => match.end === end);
    if (rest !== undefined) return { name: name.value, node: rest.value };
  }
  return null;
}
