import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { failureOf } from "../diagnostics/failure.js";
import type { CardReading, Environment, Language, MagicLanguage, MagicReading } from "../language.js";
import type { SourceCard } from "../text/source-card.js";

/** The code of a finding that is the compiler's own fault. */
export const internalErrorCode = "rulewright/internal-error";

/** A face of a card that made the compiler fail: nothing of it was understood. */
function failedFace(card: SourceCard, face: number, error: unknown) {
  const text = card.faces[face]?.text.text ?? "";
  const span = { start: 0, end: text.length };
  const diagnostic: Diagnostic = {
    code: internalErrorCode,
    severity: "error",
    message: `the compiler failed on this card: ${failureOf(error)}`,
    span,
    help: "This is a bug in Rulewright, not in your card. Please report it with the card's text.",
  };
  const states = { parsed: false, roundTripped: false, compiled: false };
  const nothing = { abilities: [], tree: null, creations: [], stated: { total: 0, understood: 0 } };
  return { face, span, text, form: "unknown", states, ...nothing, diagnostics: [diagnostic] };
}

/** Reads a card so that one on which the compiler fails does not take the others with it. */
export function guardedRead(language: MagicLanguage, card: SourceCard, environment: Environment): MagicReading;
export function guardedRead(language: Language, card: SourceCard, environment: Environment): CardReading;
export function guardedRead(language: Language, card: SourceCard, environment: Environment): CardReading {
  try {
    return language.read(card, environment);
  } catch (error) {
    const { game } = language;
    return { game, card, abilities: card.faces.map((_, face) => failedFace(card, face, error)), compiled: null };
  }
}

/** Whether the compiler failed on a card. */
export function isInternalError({ abilities }: CardReading): boolean {
  return abilities.some(({ diagnostics }) => diagnostics.some(({ code }) => code === internalErrorCode));
}
