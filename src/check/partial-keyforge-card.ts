import { compileCard } from "../keyforge/compile/card.js";
import type { CompiledCard } from "../keyforge/effects/index.js";
import type { KeyforgeReading } from "../language.js";
import { cardId } from "../text/identity.js";

/** A card with those of its abilities that were compiled, to try these in the runtime. It is never written anywhere. */
export function partialKeyforgeCard({ card, abilities }: KeyforgeReading): CompiledCard {
  const compiled = abilities.flatMap((reading) => reading.abilities);
  const nothing = { houses: [], traits: [], amber: 0, power: null, armor: null } as const;
  const none = {
    kind: "card",
    id: cardId(card.name),
    name: card.name,
    type: "action",
    abilities: compiled,
    ...nothing,
  } as const;
  return compileCard(card, compiled) ?? none;
}
