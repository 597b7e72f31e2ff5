import type { Token } from "../../../grammar/magic/token.js";
import { createDiagnostic } from "../../diagnostics/catalogue.js";
import { abilityText } from "./ability-print.js";
import type { LiftedAbility } from "./ability.js";

/**
 * Prints what was lifted and holds it against the text: they must be the same but for spacing. So nothing that stands in
 * a text can be dropped, and nothing misread, without being said.
 */
export function verified(ability: LiftedAbility): LiftedAbility {
  if (ability.node === null) return ability;
  const printed = abilityText(ability.node);
  const token = firstDifference(ability.lines, withoutSpace(printed));
  if (token === null) return { ...ability, printed };
  const span = { start: token.start, end: token.end };
  return { ...ability, node: null, diagnostics: [createDiagnostic("magic/not-round-tripped", { printed }, span)] };
}

/** The token at which the printed text leaves the source, or null where they agree. */
function firstDifference(lines: readonly (readonly Token[])[], printed: string): Token | null {
  let at = 0;
  let read = 0;
  let last: Token | null = null;
  for (const line of lines)
    for (const token of line) {
      last = token;
      // A comma within a closing quotation mark is part of the quotation's text and a token of its own.
      if (token.start < read) continue;
      read = token.end;
      const image = withoutSpace(token.image);
      if (!printed.startsWith(image, at)) return token;
      at += image.length;
    }
  return at === printed.length ? null : last;
}

function withoutSpace(text: string): string {
  return text.replaceAll(" ", "").replaceAll("\n", "");
}
