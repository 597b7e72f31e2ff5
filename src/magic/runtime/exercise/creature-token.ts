import type { Color, TokenCharacteristics } from "../../effects/index.js";

/** The characteristics of a creature token for a trial, named by its subtypes (111.4). */
export function creatureToken(
  subtypes: readonly string[],
  colors: readonly Color[],
  [power, toughness]: readonly [number, number],
  more: Partial<TokenCharacteristics> = {},
): TokenCharacteristics {
  return {
    name: { from: "derived", literal: [...subtypes, "Token"].join(" ") },
    supertypes: [],
    types: ["creature"],
    subtypes,
    colors,
    symbolicColor: null,
    symbolicSubtype: null,
    manaCost: null,
    power: { kind: "number", value: power },
    toughness: { kind: "number", value: toughness },
    loyalty: null,
    abilities: [],
    text: "",
    back: null,
    ...more,
  };
}
