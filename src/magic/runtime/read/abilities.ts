import type { Ability, KeywordAbility } from "../../effects/index.js";
import type { Characteristics } from "../state/characteristics.js";
import type { ByKind } from "../state/kinds.js";

/** A keyword ability as an object has it. */
export type KeywordOf = ByKind<Ability>["keyword"];

/** The keyword abilities of that name. */
export function keywordsNamed(looks: Characteristics, keyword: string): KeywordOf[] {
  return looks.abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" && ability.keyword === keyword ? [ability] : [],
  );
}

/** Whether the object has a keyword ability (702). */
export function hasKeyword(looks: Characteristics, keyword: string): boolean {
  return keywordsNamed(looks, keyword).length > 0;
}

/** Whether it has that keyword, with the same parameters where any are stated. */
export function hasKeywordAbility(looks: Characteristics, { keyword, parameters }: KeywordAbility): boolean {
  const named = keywordsNamed(looks, keyword);
  if (parameters.length === 0) return named.length > 0;
  const wanted = JSON.stringify(parameters);
  return named.some((own) => JSON.stringify(own.parameters) === wanted);
}
