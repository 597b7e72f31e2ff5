import type { Ability } from "./ability.js";

/** A characteristic that a characteristic-defining ability may define (604.3). */
export type DefinedCharacteristic = "power" | "toughness" | "color" | "subtype";

/** What the keywords that are characteristic-defining abilities define: changeling (702.73a) and devoid (702.114a). */
const ofKeyword: ReadonlyMap<string, DefinedCharacteristic> = new Map([
  ["changeling", "subtype"],
  ["devoid", "color"],
]);

/** The characteristics that an ability defines, if it is a characteristic-defining ability and nothing else (604.3). */
export function definedBy(ability: Ability): readonly DefinedCharacteristic[] {
  if (ability.kind === "keyword") {
    const defined = ofKeyword.get(ability.keyword);
    return defined === undefined ? [] : [defined];
  }
  if (ability.kind !== "static") return [];
  const sizes = ability.effects.flatMap((effect) => (effect.kind === "define" ? [sizeProvided(effect)] : []));
  return sizes.length === ability.effects.length ? sizes.flat() : [];
}

/** Abilities without those that define what a copy effect provides: they are not copied (707.9d). */
export function withoutDefinitions(
  abilities: readonly Ability[],
  provided: readonly DefinedCharacteristic[],
): readonly Ability[] {
  return abilities.filter((ability) => !definedBy(ability).some((defined) => provided.includes(defined)));
}

/** Which of power and toughness an exception or a definition gives a value to. */
export function sizeProvided(exception: {
  readonly power: unknown;
  readonly toughness: unknown;
}): readonly DefinedCharacteristic[] {
  const power = exception.power === null ? [] : (["power"] as const);
  return exception.toughness === null ? power : [...power, "toughness"];
}
