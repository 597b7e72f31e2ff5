import type { Color, Quantity, TokenCharacteristics, TokenName } from "../../effects/index.js";
import { blankFace } from "../read/faces.js";
import { sortedColors } from "../read/looks.js";
import { numberOf } from "../read/quantity.js";
import { objectsOf } from "../read/reference.js";
import type { Sight } from "../read/sight.js";
import { subjectOf } from "../read/sight.js";
import { NotExecutable } from "../state/failures.js";
import type { Choices, Face } from "../state/object.js";
import type { Scope } from "../state/scope.js";

/** The number that a token's characteristic is as it is created; null where none is stated (111.3). */
function stated(sight: Sight, scope: Scope, quantity: Quantity | null): number | null {
  return quantity === null ? null : numberOf(sight, scope, quantity);
}

/** What was chosen for the source, or in this resolution. */
export function choicesOf(sight: Sight, scope: Scope): Choices {
  return subjectOf(sight, scope.source)?.object.choices ?? {};
}

/** The colours that the effect reads from the game as the token is created. */
function symbolicColors(sight: Sight, scope: Scope, symbolic: TokenCharacteristics["symbolicColor"]): Color[] {
  if (symbolic === null) return [];
  if (symbolic.kind === "sameColorsAs") {
    return objectsOf(sight, scope, symbolic.as).flatMap((id) => [...(subjectOf(sight, id)?.looks.colors ?? [])]);
  }
  const { color } = choicesOf(sight, scope);
  if (color === undefined) throw new NotExecutable("a chosen color that nobody chose");
  return [color];
}

/** The subtypes that the effect reads from the game as the token is created. */
function symbolicSubtypes(sight: Sight, scope: Scope, symbolic: TokenCharacteristics["symbolicSubtype"]): string[] {
  if (symbolic === null) return [];
  if (symbolic.kind === "sameTypesAs") {
    return objectsOf(sight, scope, symbolic.as).flatMap((id) => [...(subjectOf(sight, id)?.looks.subtypes ?? [])]);
  }
  const { type } = choicesOf(sight, scope);
  if (type === undefined) throw new NotExecutable("a chosen type that nobody chose");
  return [type];
}

/** The token's name: the one given, or its subtypes and the word "Token" (111.4). */
function nameOf(name: TokenName, subtypes: readonly string[]): string {
  return name.literal ?? [...subtypes, "Token"].join(" ");
}

/** One face of a token, with what the effect leaves open read from the game (111.3). */
function tokenFace(sight: Sight, scope: Scope, given: TokenCharacteristics, predefined: string | null): Face {
  const subtypes = [...new Set([...given.subtypes, ...symbolicSubtypes(sight, scope, given.symbolicSubtype)])];
  return {
    ...blankFace,
    name: nameOf(given.name, subtypes),
    nameFrom: given.name.from,
    manaCost: given.manaCost,
    colors: sortedColors([...given.colors, ...symbolicColors(sight, scope, given.symbolicColor)]),
    supertypes: given.supertypes,
    types: given.types,
    subtypes,
    power: stated(sight, scope, given.power),
    toughness: stated(sight, scope, given.toughness),
    loyalty: stated(sight, scope, given.loyalty),
    abilities: given.abilities,
    predefined,
  };
}

/** Every face of a token that the effect defines; the back face of a double-faced one is the second. */
export function tokenFaces(sight: Sight, scope: Scope, given: TokenCharacteristics, predefined: string | null): Face[] {
  const front = tokenFace(sight, scope, given, predefined);
  return given.back === null ? [front] : [front, tokenFace(sight, scope, given.back, predefined)];
}
