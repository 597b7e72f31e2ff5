import { type LocatedDiagnostic, locateDiagnostic } from "../diagnostics/report.js";
import type { CardReading } from "../language.js";

/** What was found in the texts of cards, each finding with its place in its file. */
export function findingsOf(readings: readonly CardReading[]): readonly LocatedDiagnostic[] {
  return readings.flatMap(({ card, abilities }) =>
    abilities.flatMap(({ face, diagnostics }) => {
      const { text } = card.faces[face] ?? card.faces[0];
      return diagnostics.map((diagnostic) => locateDiagnostic(diagnostic, card, text));
    }),
  );
}
