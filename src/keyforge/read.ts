import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { KeyforgeAbilityReading } from "../language.js";
import { abilityId } from "../text/identity.js";
import type { SourceCard } from "../text/source-card.js";
import type { Span } from "../text/span.js";
import { lowerAbility } from "./compile/ability.js";
import { bearerOf } from "./compile/card.js";
import type { Bearer } from "./compile/context.js";
import { Refusal } from "./compile/refusal.js";
import { makesIn, makesStated } from "./compile/makes.js";
import type { Ability } from "./effects/index.js";
import { spanOf } from "../frames/spans.js";
import { liftAbilities, type AbilityNode, type LiftedAbility } from "./syntax/index.js";

type Reading = Omit<KeyforgeAbilityReading, "face">;

/** Reads the text of a card: lexed, lifted, printed back and lowered, ability by ability. */
export function readCard(card: SourceCard): readonly KeyforgeAbilityReading[] {
  const [face] = card.faces;
  const bearer = bearerOf(card);
  const ordinals = new Map<string, number>();
  return liftAbilities(face.text.text, card.name === "" ? [] : [card.name]).map((lifted) => {
    const ordinal = ordinals.get(lifted.text) ?? 0;
    ordinals.set(lifted.text, ordinal + 1);
    return { face: 0, ...readAbility(lifted, abilityId(lifted.text, ordinal), bearer) };
  });
}

function readAbility(lifted: LiftedAbility, id: string, bearer: Bearer): Reading {
  const { start, end, text, node, printed } = lifted;
  const span = { start, end };
  const total = makesStated(text);
  const base = {
    span,
    text,
    form: formOf(node),
    tree: node,
    abilities: [],
    creations: [],
    stated: { total, understood: 0 },
  };
  const states = { parsed: node !== null, roundTripped: false, compiled: false };
  if (node === null) return { ...base, states, diagnostics: lifted.diagnostics };
  if (printed !== text) {
    const fault = createDiagnostic("keyforge/not-printed-back", { printed: printed ?? "" }, span);
    return { ...base, states, diagnostics: [...lifted.diagnostics, fault] };
  }
  const lowered = lower(node, id, bearer, text, span);
  if ("code" in lowered) return { ...base, states: { ...states, roundTripped: true }, diagnostics: [lowered] };
  const stated = { total, understood: total };
  return {
    ...base,
    states: { parsed: true, roundTripped: true, compiled: true },
    diagnostics: [],
    abilities: lowered,
    creations: makesIn(lowered),
    stated,
  };
}

/** What an ability means, or why it is not understood. */
function lower(
  node: AbilityNode,
  id: string,
  bearer: Bearer,
  text: string,
  span: Span,
): readonly Ability[] | Diagnostic {
  try {
    return lowerAbility(node, id, bearer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalDiagnostic(error, text, span);
  }
}

function refusalDiagnostic({ reason, phrase, node }: Refusal, text: string, whole: Span): Diagnostic {
  const span = (node === null ? undefined : spanOf(node)) ?? whole;
  const words = text.slice(span.start - whole.start, span.end - whole.start).replaceAll("\n", " ");
  switch (reason) {
    case "notLowered":
      return createDiagnostic(
        "keyforge/not-lowered",
        { phrase: words.length > 60 ? `${words.slice(0, 57)}…` : words },
        span,
      );
    case "unbound":
      return createDiagnostic("keyforge/unbound-reference", { reference: phrase }, span);
    case "unknownTrait":
      return createDiagnostic("keyforge/unknown-trait", { trait: phrase }, span);
  }
}

/** The kind of ability by its form. */
function formOf(node: AbilityNode | null): string {
  if (node === null) return "unknown";
  switch (node.kind) {
    case "keywordLine":
      return "keyword";
    case "headed":
      return node.headers.some((header) => header === "action" || header === "omni") ? "used" : "timed";
    case "constant":
      return "constant";
    case "reminder":
      return "reminder";
  }
}
