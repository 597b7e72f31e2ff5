/** KeyForge's syntax: texts lifted to typed trees, and trees printed back to texts. */
import type { AbilityPhrase } from "../../../grammar/keyforge/phrases.js";
import type { Token } from "../../../grammar/keyforge/token.js";
import { lex } from "../../../grammar/keyforge/lexer.js";
import { paragraphs, parseParagraph } from "../../../grammar/keyforge/parser.js";
import { createDiagnostic } from "../../diagnostics/catalogue.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { abilitiesIn, liftPhrase, printAbility } from "./ability-lift.js";
import type { AbilityNode } from "./ability.js";
import { Printer } from "./kernel.js";

export type * from "./ability.js";
export { isAbilityNode } from "./ability.js";
export type * from "./adverbial.js";
export type * from "./clause.js";
export type { Determiner, DeterminerWord, Bound, Limit } from "./determiner.js";
export type { Grant, GrantedKeyword, Grants } from "./grant.js";
export type { Keyword } from "./keyword-line.js";
export type { Denied, Modifier, NounWord, SimpleModifier } from "./modifier.js";
export type * from "./noun-phrase.js";
export type { Possessor } from "./possessor.js";
export type { PostModifier } from "./post-modifier.js";
export type { Predicate, PredicateKind, PredicateOf } from "./predicate.js";
export type { Quote } from "./quote.js";
export type * from "./sentence.js";
export type { SharedObject, SharingVerb } from "./shared-object.js";
export type { Amount, CardName, Change, IconWord, TraitWord } from "./terminals.js";
export type { Adverb, Modal, VerbPhrase } from "./verb-phrase.js";

/** One ability of a text: its place, its tree if it could be read, and the tree printed back. */
export interface LiftedAbility {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly node: AbilityNode | null;
  readonly printed: string | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Lifts a normalised text, ability by ability. `names` are the names by which the text may call its own card. */
export function liftAbilities(text: string, names: readonly string[]): readonly LiftedAbility[] {
  const { tokens, diagnostics } = lex(text, names);
  return paragraphs(tokens).flatMap((line) => liftParagraph(text, line, diagnostics));
}

/** The text of an ability, out of its tree. */
export function abilityText(node: AbilityNode): string {
  const out = new Printer();
  printAbility(node, out);
  return out.toString();
}

function liftParagraph(text: string, line: readonly Token[], faults: readonly Diagnostic[]): readonly LiftedAbility[] {
  const parsed = parseParagraph(line);
  if (parsed.kind === "abilities")
    return parsed.abilities.flatMap(abilitiesIn).map((phrase) => lifted(text, phrase, faults));
  const start = line[0]?.start ?? 0;
  const end = line.at(-1)?.end ?? start;
  const span = parsed.at ?? { start, end };
  const fault = createDiagnostic("keyforge/broken-line", { found: text.slice(span.start, span.end) }, span);
  return [{ start, end, text: text.slice(start, end), node: null, printed: null, diagnostics: [fault] }];
}

function lifted(text: string, phrase: AbilityPhrase, faults: readonly Diagnostic[]): LiftedAbility {
  const { start, end } = phrase;
  const lost = faults.filter(({ span }) => span.start >= start && span.start < end);
  const { node, diagnostics } = liftPhrase(phrase);
  const kept = lost.length > 0 ? null : node;
  const printed = kept === null ? null : abilityText(kept);
  return { start, end, text: text.slice(start, end), node: kept, printed, diagnostics: [...lost, ...diagnostics] };
}
