import { isOrWasCardType } from "../../grammar/magic/vocabulary/index.js";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { LocatedDiagnostic } from "../diagnostics/report.js";
import type { SourceCard, SourceFace } from "../text/source-card.js";

/** Whether a face has a card type (205.2a). */
function hasCardType({ typeLine }: SourceFace): boolean {
  return typeLine.split(" ").some((word) => isOrWasCardType(word.toLowerCase()));
}

/** Whether a card of Magic has a face without a card type. */
export function lacksCardType({ game, faces }: SourceCard): boolean {
  return game === "magic" && !faces.every(hasCardType);
}

/** The cards of Magic of which a face has no card type, each at the place of its name (205.1). */
export function typeLineFindings(cards: readonly SourceCard[]): readonly LocatedDiagnostic[] {
  return cards.filter(lacksCardType).map(({ name, origin: { file, content, position } }) => {
    const diagnostic = createDiagnostic("magic/no-card-type", {}, { start: 0, end: 0 });
    return { diagnostic, file, card: name, start: position, end: position, content };
  });
}
