import { createDiagnostic } from "../../diagnostics/catalogue.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Span } from "../../text/span.js";

/** Why a part cannot be lowered. Thrown within the compiler alone and caught at the ability: the rest of the card goes on. */
export class Refusal extends Error {
  constructor(
    readonly reason:
      | "notLowered"
      | "unbound"
      | "unknownSubtype"
      | "unfitSubtype"
      | "unknownCounter"
      | "unknownCard"
      | "wrongSelf"
      | "wrongAttachment",
    readonly phrase: string,
    readonly node: object | null = null,
    readonly suggestion: string | null = null,
  ) {
    super(phrase);
  }
}

/** Says that a construct has no effect yet. */
export function refuse(phrase: string, node: object | null = null): never {
  throw new Refusal("notLowered", phrase, node);
}

/** Says that words refer to nothing that stands before them. */
export function refuseUnbound(phrase: string, node: object): never {
  throw new Refusal("unbound", phrase, node);
}

/** Where a word that no list holds stands inside the construct refused, and else the construct; `text` begins at `start`. */
export function refusalSpan(refusal: Refusal, construct: Span, text: string, start: number): Span {
  if (refusal.reason === "notLowered" || refusal.reason === "unbound") return construct;
  const at = text.slice(0, construct.end - start).indexOf(refusal.phrase, construct.start - start);
  return at < 0 ? construct : { start: start + at, end: start + at + refusal.phrase.length };
}

/** The diagnostic of a refusal at its place; `words` are what the text says there. */
export function refusalDiagnostic(
  refusal: Refusal,
  span: Span,
  words: string,
  suggest: (word: string) => string | undefined,
): Diagnostic {
  const suggested = (): { readonly suggestion?: string } => {
    const suggestion = refusal.suggestion ?? suggest(refusal.phrase);
    return suggestion === undefined || suggestion === refusal.phrase ? {} : { suggestion };
  };
  switch (refusal.reason) {
    case "notLowered":
      return createDiagnostic("magic/not-lowered", { phrase: words }, span);
    case "unbound":
      return createDiagnostic("magic/unbound-reference", { reference: refusal.phrase }, span);
    case "unknownSubtype":
      return createDiagnostic("magic/unknown-subtype", { subtype: refusal.phrase }, span, suggested());
    case "unfitSubtype":
      return createDiagnostic("magic/unfit-subtype", { subtype: refusal.phrase }, span);
    case "wrongAttachment":
      return createDiagnostic("magic/wrong-attachment", { found: refusal.phrase }, span);
    case "unknownCounter":
      return createDiagnostic("magic/unknown-counter", { counter: refusal.phrase }, span, suggested());
    case "wrongSelf":
      return createDiagnostic("magic/wrong-self-reference", { found: refusal.phrase }, span, suggested());
    case "unknownCard":
      return createDiagnostic("magic/unknown-card-name", { name: refusal.phrase }, span, suggested());
  }
}
