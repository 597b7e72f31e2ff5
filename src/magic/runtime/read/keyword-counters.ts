import type { Ability } from "../../effects/index.js";
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
