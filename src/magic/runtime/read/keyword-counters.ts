import type { Characteristics } from "../state/characteristics.js";
import type { GameObject } from "../state/object.js";

/** The keywords that counters can give (122.1b). */
const keywords: readonly string[] = [
  "flying",
  "first strike",
  "double strike",
  "deathtouch",
  "decayed",
  "exalted",
  "haste",
  "hexproof",
  "indestructible",
  "lifelink",
  "menace",
  "reach",
  "shadow",
  "trample",
  "vigilance",
];

/** With the abilities that keyword counters give (613.1f). */
export function keywordCounters(object: GameObject, looks: Characteristics): Characteristics {
  const given = Object.keys(object.counters).filter((counter) => keywords.includes(counter));
  if (given.length === 0) return looks;
  const held = given.map((keyword) => ({
    ability: { kind: "keyword", id: `counter:${keyword}`, keyword, parameters: [] } as const,
    maker: null,
  }));
  return { ...looks, abilities: [...looks.abilities, ...held] };
}
