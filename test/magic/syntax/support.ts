import { lex } from "../../../grammar/magic/lexer.js";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.js";
import { abilityText, liftAbilities, type AbilityNode } from "../../../src/magic/syntax/ability.js";
import type { Adverbial } from "../../../src/magic/syntax/adverbial.js";
import type { Clause, VerbPhrase } from "../../../src/magic/syntax/clause.js";
import type { NounPhrase } from "../../../src/magic/syntax/noun-phrase.js";
import type { Opening, Sentence } from "../../../src/magic/syntax/sentence.js";

/** What became of a text: its abilities, the same text printed, and what was reported. */
export interface ReadText {
  readonly nodes: readonly AbilityNode[];
  readonly printed: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a text whose card has these names. */
export function read(text: string, ...names: readonly string[]): ReadText {
  const lexed = lex(text, names);
  const lifted = liftAbilities(lexed.lines);
  const nodes = lifted.flatMap(({ node }) => (node === null ? [] : [node]));
  return {
    nodes,
    printed: nodes.map(abilityText).join("\n"),
    diagnostics: [...lexed.diagnostics, ...lifted.flatMap((one) => one.diagnostics)],
  };
}

/** The one ability of a text. */
export function abilityOf(text: string, ...names: readonly string[]): AbilityNode {
  const { nodes, diagnostics } = read(text, ...names);
  const [node] = nodes;
  if (node === undefined) throw new Error(`${text}: ${diagnostics.map(({ message }) => message).join("; ")}`);
  return node;
}

/** The first sentence of a text. */
export function sentenceOf(text: string, ...names: readonly string[]): Sentence {
  const node = abilityOf(text, ...names);
  const first = node.kind === "ability" ? node.sentences[0] : undefined;
  if (first === undefined) throw new Error(`${text} holds no sentence`);
  return first.sentence;
}

/** The main clause of a text's first sentence. */
export function clauseOf(text: string, ...names: readonly string[]): Clause {
  const [part] = sentenceOf(text, ...names).parts;
  if (part === undefined) throw new Error(`${text} holds no clause`);
  return part.clause;
}

/** What opens a text's first sentence. */
export function openingsOf(text: string, ...names: readonly string[]): readonly Opening[] {
  return sentenceOf(text, ...names).parts[0]?.openings ?? [];
}

/** The first verb of a text. */
export function verbOf(text: string, ...names: readonly string[]): VerbPhrase {
  const [verb] = clauseOf(text, ...names).verbs;
  if (verb === undefined) throw new Error(`${text} holds no verb`);
  return verb;
}

/** The kinds of the adverbials of a text's first verb. */
export function adverbialsOf(text: string, ...names: readonly string[]): readonly Adverbial["kind"][] {
  return verbOf(text, ...names).adverbials.map(({ kind }) => kind);
}

/** The object of a text's first verb. */
export function objectOf(text: string, ...names: readonly string[]): NounPhrase {
  const { predicate } = verbOf(text, ...names);
  if (!("object" in predicate) || predicate.object === null)
    throw new Error(`${text}: ${predicate.kind} has no object`);
  return predicate.object;
}
