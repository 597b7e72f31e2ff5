import type { Ability } from "../../effects/index.js";
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

/** "This creature can't block" (701.60c). */
const cannotBlock: Ability = {
  kind: "static",
  id: "suspected:block",
  condition: null,
  effects: [
    {
      kind: "continuous",
      affected: { kind: "source" },
      changes: [{ kind: "prohibit", prohibition: { kind: "block", whom: null, manner: "any" } }],
    },
  ],
};

const menace: Ability = { kind: "keyword", id: "suspected:menace", keyword: "menace", parameters: [] };

/** With the abilities of a suspected permanent: menace, and "this creature can't block" (701.60c). */
export function suspectedAbilities({ designations }: GameObject, looks: Characteristics): Characteristics {
  if (!designations.includes("suspected")) return looks;
  const held = [menace, cannotBlock].map((ability) => ({ ability, maker: null }));
  return { ...looks, abilities: [...looks.abilities, ...held] };
}
