import type { Ability, Condition, Cost, EventPattern, Instruction } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { plainMove } from "../../effects/plain-move.js";
import type { KeywordOf } from "../read/abilities.js";
import { beginning, byYou, costsOf, gainHaste, named, self, source, triggered, you } from "./build.js";
import { lastTimeCounter, oneTimeCounterLess } from "./time-counters.js";

/** "You may cast it": for nothing, or for these costs. */
function mayCast(keyword: KeywordOf, payment: "free" | "otherCost", cost: readonly Cost[]): Instruction {
  const cast = { kind: "castSpell", ...named(keyword, "cast"), player: you, what: source } as const;
  const by = payment === "free" ? {} : { keyword: keyword.keyword };
  const instructions: readonly Instruction[] = [{ ...cast, payment, action: "cast", cost, ...by }];
  return { kind: "optional", ...named(keyword, "may"), player: you, instructions };
}

/** Madness (702.35a): as the card was discarded into exile, its owner may cast it for the cost, or it goes to the graveyard. */
function madness(keyword: KeywordOf): readonly Ability[] {
  const event: EventPattern = { kind: "discards", player: byYou, object: self, amount: null, detail: plainDetail };
  const leave = { ...plainMove, ...named(keyword, "leave"), objects: source, from: "exile", to: "graveyard" } as const;
  const cast = { kind: "done", slot: named(keyword, "cast").result } as const;
  const left: Instruction = {
    kind: "conditional",
    ...named(keyword, "if"),
    condition: { kind: "not", condition: cast },
    then: [leave],
    otherwise: [],
  };
  const instructions = [mayCast(keyword, "otherCost", costsOf(keyword)), left];
  return [triggered(keyword, event, instructions, { functionsFrom: "exile" })];
}

/** Miracle (702.94a): as the card was revealed as the first that its owner drew this turn, they may cast it for the cost. */
function miracle(keyword: KeywordOf): readonly Ability[] {
  const event = { kind: "keywordAction", action: "miracle", player: byYou, object: self, detail: plainDetail } as const;
  return [triggered(keyword, event, [mayCast(keyword, "otherCost", costsOf(keyword))], { functionsFrom: "hand" })];
}

/** The card is suspended (702.62b). */
const isSuspended: Condition = {
  kind: "matches",
  object: source,
  filter: { what: "object", constraints: [{ kind: "status", status: "suspended" }] },
};

/** Suspend (702.62a): a time counter less each upkeep; after the last it may be cast for nothing, a creature with haste. */
function suspend(keyword: KeywordOf): readonly Ability[] {
  const upkeep = { condition: isSuspended, functionsFrom: "exile", id: `${keyword.id}:suspend:upkeep` } as const;
  const last = { functionsFrom: "exile", id: `${keyword.id}:suspend:last` } as const;
  return [
    triggered(keyword, beginning("upkeep"), [oneTimeCounterLess(keyword)], upkeep),
    triggered(keyword, lastTimeCounter, [mayCast(keyword, "free", []), hastens(keyword)], last),
  ];
}

/** The creature spell that was cast gains haste until its player loses control of it, or of what it becomes. */
function hastens(keyword: KeywordOf): Instruction {
  const objects = { kind: "result", slot: named(keyword, "cast").result } as const;
  const own = { what: "object", constraints: [{ kind: "controlledBy", player: you }] } as const;
  const duration = { kind: "asLongAs", condition: { kind: "matches", object: objects, filter: own } } as const;
  const gain = gainHaste(keyword, objects, duration);
  const creature = { what: "object", constraints: [{ kind: "cardType", cardType: "creature" }] } as const;
  const condition: Condition = { kind: "matches", object: objects, filter: creature };
  return { kind: "conditional", ...named(keyword, "if"), condition, then: [gain], otherwise: [] };
}

/** Keywords by whose triggered abilities a card may be cast from exile or from the hand. */
export const waitingKeywords = { madness, miracle, suspend };
