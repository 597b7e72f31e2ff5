import type { EventPattern, Instruction } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import type { KeywordOf } from "../read/abilities.js";
import { hasCounters, named, number, self, source, you } from "./build.js";

/** A time counter is taken off the object. */
export function oneTimeCounterLess(keyword: KeywordOf): Instruction {
  const rest = { actor: you, counter: "time", count: number(1), from: source } as const;
  return { kind: "removeCounters", ...named(keyword, "remove"), ...rest };
}

/** The last time counter is removed from the object. */
export const lastTimeCounter: EventPattern = {
  kind: "countersRemoved",
  counter: "time",
  object: self,
  player: null,
  amount: null,
  detail: { ...plainDetail, conditions: [hasCounters("time", "equal", 0)] },
};
