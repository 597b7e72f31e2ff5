import type { MagicReading } from "../language.js";
import { cardId } from "../magic/effects/identity.js";
import type { CompiledCard, CompiledFace } from "../magic/effects/index.js";
import type { SourceFace } from "../text/source-card.js";
import { faceCharacteristics } from "../writers/tokens/face-characteristics.js";

function partialFace(face: SourceFace, index: number, { abilities }: MagicReading): CompiledFace {
  const { supertypes, types, subtypes, colors, manaCost } = faceCharacteristics(face);
  const { name, power, toughness, loyalty, defense } = face;
  const compiled = abilities.filter((ability) => ability.face === index && ability.states.compiled);
  return {
    ...{ name, manaCost, colors, supertypes, types, subtypes, power, toughness, loyalty, defense },
    abilities: compiled.flatMap((ability) => ability.abilities),
  };
}

/** A card with those of its abilities that were compiled, to try these in the runtime. It is never written anywhere. */
export function partialCard(reading: MagicReading): CompiledCard {
  const { name, layout, faces } = reading.card;
  const partial = faces.map((face, index) => partialFace(face, index, reading));
  return { kind: "card", id: cardId(name), name, layout, faces: partial };
}
