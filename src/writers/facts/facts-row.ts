import type { MagicAbilityReading, MagicReading } from "../../language.js";
import { factsWithin } from "./effect-facts.js";
import type { FactKind } from "./fact.js";

/** The plain facts of a card: amounts by kind, and how many triggered and activated abilities it has as written. */
export type Facts = { readonly [Kind in FactKind]: readonly string[] } & {
  readonly triggered: number;
  readonly activated: number;
};

/** A line of `facts --format jsonl`. */
export interface FactsRow {
  readonly card: string;
  readonly compiled: boolean;
  readonly facts: Facts;
}

function countOf(readings: readonly MagicAbilityReading[], kind: "triggered" | "activated"): number {
  return readings.flatMap(({ abilities }) => abilities).filter((ability) => ability.kind === kind).length;
}

/** Counts the plain facts of a card out of what was compiled of it. */
export function factsRow({ card, abilities, compiled }: MagicReading): FactsRow {
  const found = abilities.flatMap((reading) => factsWithin(reading.abilities));
  const ofKind = (kind: FactKind): readonly string[] =>
    found.flatMap((fact) => (fact.kind === kind ? [fact.text] : []));
  return {
    card: card.name,
    compiled: compiled !== null,
    facts: {
      damage: ofKind("damage"),
      draw: ofKind("draw"),
      gainLife: ofKind("gainLife"),
      loseLife: ofKind("loseLife"),
      scry: ofKind("scry"),
      surveil: ofKind("surveil"),
      counters: ofKind("counters"),
      stats: ofKind("stats"),
      tokens: ofKind("tokens"),
      triggered: countOf(abilities, "triggered"),
      activated: countOf(abilities, "activated"),
    },
  };
}
