import type { Ability, Constraint, EventPattern, Filter } from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import { costsOf, dies, itself, named, number, source, triggered, triggering, you } from "./build.js";
import { plainDetail } from "../../effects/plain-detail.js";

/** Ward (702.21a): counter the spell or ability unless its controller pays. */
function ward(keyword: KeywordOf): readonly Ability[] {
  const opponents: Filter = {
    what: "object",
    constraints: [{ kind: "controlledBy", player: { kind: "eachOpponent" } }],
  };
  const of = { kind: "filter", filter: opponents, grouping: "each" } as const;
  const spell = { kind: "triggering", role: "source" } as const;
  const event: EventPattern = { kind: "becomesTarget", object: itself, of, detail: plainDetail };
  const counter = { kind: "counterSpell", ...named(keyword, "counter"), objects: spell, instead: null } as const;
  const player = { kind: "controllerOf", of: spell } as const;
  const unless = {
    kind: "unless",
    ...named(keyword, "unless"),
    player,
    costs: costsOf(keyword),
    instructions: [counter],
  } as const;
  return [triggered(keyword, event, [unless])];
}

/** Comes back with a counter, where it had none of that kind: persist (702.79a) and undying (702.93a). */
function returns(counter: string): (keyword: KeywordOf) => readonly Ability[] {
  return (keyword) => {
    const none: Constraint = { kind: "hasCounters", counter, is: { operator: "equal", than: number(0) } };
    const condition = { kind: "matches", object: source, filter: { what: "object", constraints: [none] } } as const;
    const player = { kind: "ownerOf", of: source } as const;
    const move = {
      kind: "moveObjects",
      ...named(keyword, "return"),
      actor: you,
      objects: triggering,
      from: "graveyard",
      to: "battlefield",
      position: null,
      order: null,
      controller: player,
      enters: [{ kind: "counters", counter, count: number(1) }],
      until: null,
    } as const;
    return [triggered(keyword, dies, [move], { condition })];
  };
}

/** Keywords that mean a triggered ability. */
export const triggeredKeywords = {
  ward,
  persist: returns("-1/-1"),
  undying: returns("+1/+1"),
};
