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

/** Whether counters of a kind give a keyword. */
export function givesKeyword(counter: string): boolean {
  return keywords.includes(counter);
}

/** What one kind of keyword counter gives, and since when. */
export interface CounterGift {
  readonly keyword: string;
  readonly timestamp: number;
  readonly ability: Ability;
}

/** The abilities that keyword counters give, each with the timestamp of its newest counter (613.1f, 613.7c). */
export function keywordCounters({ counters, counterTimes, timestamp }: GameObject): CounterGift[] {
  return Object.keys(counters)
    .filter(givesKeyword)
    .map((keyword) => ({
      keyword,
      timestamp: counterTimes?.[keyword] ?? timestamp,
      ability: { kind: "keyword", id: `counter:${keyword}`, keyword, parameters: [] },
    }));
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
