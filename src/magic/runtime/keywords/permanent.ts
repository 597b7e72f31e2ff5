import type { Ability, Change, Condition, EventPattern, Filter, Instruction } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import type { KeywordOf } from "../read/abilities.js";
import {
  amountOf,
  beginning,
  byYou,
  costsOf,
  fixed,
  hasCounters,
  named,
  number,
  ownCreature,
  paid,
  self,
  source,
  triggered,
  you,
} from "./build.js";
import { champion } from "./champion.js";
import { partnerWith } from "./partner.js";
import { soulbond } from "./soulbond.js";
import { lastTimeCounter, oneTimeCounterLess } from "./time-counters.js";

/** It enters with N counters of a kind. */
function entersWith(keyword: KeywordOf, counter: string, condition: Condition | null = null): Ability {
  const entry = [{ kind: "counters", counter, count: amountOf(keyword) } as const];
  return fixed(keyword, "enters", [{ kind: "entersWith", object: source, entry, unless: null }], condition);
}

/** Echo (702.30a): what is new is sacrificed at the next upkeep unless its cost is paid. */
function echo(keyword: KeywordOf): readonly Ability[] {
  const sacrifice = { kind: "sacrifice", ...named(keyword, "sacrifice"), player: you, objects: source } as const;
  const rest = { player: you, costs: costsOf(keyword), instructions: [sacrifice] } as const;
  const unless: Instruction = { kind: "unless", ...named(keyword, "unless"), ...rest };
  return [triggered(keyword, beginning("upkeep"), [unless], { condition: { kind: "newSinceUpkeep", object: source } })];
}

/** Vanishing (702.63a); without a number it enters with no counters of its own (702.63b). */
function vanishing(keyword: KeywordOf): readonly Ability[] {
  const sacrifice = { kind: "sacrifice", ...named(keyword, "sacrifice"), player: you, objects: source } as const;
  const id = `${keyword.id}:${keyword.keyword}`;
  return [
    ...(keyword.parameters.length === 0 ? [] : [entersWith(keyword, "time")]),
    triggered(keyword, beginning("upkeep"), [oneTimeCounterLess(keyword)], {
      id: `${id}:upkeep`,
      condition: hasCounters("time", "atLeast", 1),
    }),
    triggered(keyword, lastTimeCounter, [sacrifice], { id: `${id}:last` }),
  ];
}

/** Impending (702.176a): no creature until its time counters are gone, where its cost was paid. */
function impending(keyword: KeywordOf): readonly Ability[] {
  const conditions = [paid(keyword), hasCounters("time", "atLeast", 1)];
  const waiting: Condition = { kind: "allOf", conditions };
  const changes: readonly Change[] = [{ kind: "removeTypes", supertypes: [], types: ["creature"], subtypes: [] }];
  return [
    entersWith(keyword, "time", paid(keyword)),
    fixed(keyword, "types", [{ kind: "continuous", affected: source, changes }], waiting),
    triggered(keyword, beginning("endStep"), [oneTimeCounterLess(keyword)], { condition: waiting }),
  ];
}

const spells: Filter = { what: "spell", constraints: [] };

/** Increment (702.191a): a spell for which more mana was spent than the creature has power or toughness. */
function increment(keyword: KeywordOf): readonly Ability[] {
  const spell = { kind: "filter", filter: spells, grouping: "each" } as const;
  const event: EventPattern = { kind: "castsSpell", player: byYou, spell, detail: plainDetail };
  const quantity = { kind: "manaSpent", on: { kind: "triggering", role: "object" } } as const;
  const more = (characteristic: "power" | "toughness"): Condition => {
    const than = { kind: "characteristic", characteristic, of: source } as const;
    return { kind: "compare", quantity, is: { operator: "greater", than } };
  };
  const constraints = [{ kind: "cardType", cardType: "creature" } as const];
  const isCreature: Condition = { kind: "matches", object: source, filter: { what: "permanent", constraints } };
  const enough: Condition = { kind: "anyOf", conditions: [more("power"), more("toughness")] };
  const common = { actor: you, counter: "+1/+1", count: number(1), on: source, division: "each" } as const;
  const put = { kind: "putCounters", ...named(keyword, "grow"), ...common } as const;
  return [triggered(keyword, event, [put], { condition: { kind: "allOf", conditions: [isCreature, enough] } })];
}

/** Melee (702.121a): +1/+1 for each opponent whom its controller attacked with a creature this combat. */
function melee(keyword: KeywordOf): readonly Ability[] {
  const attacking = { kind: "filter", filter: ownCreature, grouping: "each" } as const;
  const attacked: EventPattern = { kind: "attacks", object: attacking, whom: null, detail: plainDetail };
  const amount = { kind: "events", event: attacked, within: "thisCombat", measure: "players" } as const;
  const more = { sign: "plus", amount } as const;
  const changes = [{ kind: "changePowerToughness", power: more, toughness: more } as const];
  const rest = { objects: source, changes, duration: { kind: "endOfTurn" }, membership: "lockedIn" } as const;
  const event: EventPattern = { kind: "attacks", object: self, whom: null, detail: plainDetail };
  return [triggered(keyword, event, [{ kind: "modify", ...named(keyword, "grow"), ...rest }])];
}

/** Rampage N (702.23a): +N/+N for each creature blocking it beyond the first. */
function rampage(keyword: KeywordOf): readonly Ability[] {
  const event: EventPattern = { kind: "becomesBlocked", object: self, by: null, detail: plainDetail };
  const blocking = { kind: "combatWith", relation: "blocking", whom: source } as const;
  const blockers = { kind: "count", of: { what: "permanent", constraints: [blocking] } } as const;
  const beyond = { kind: "difference", from: blockers, subtract: number(1) } as const;
  const amount = { kind: "product", factors: [amountOf(keyword), beyond] } as const;
  const more = { sign: "plus", amount } as const;
  const changes = [{ kind: "changePowerToughness", power: more, toughness: more } as const];
  const rest = { objects: source, changes, duration: { kind: "endOfTurn" }, membership: "lockedIn" } as const;
  const modify: Instruction = { kind: "modify", ...named(keyword, "grow"), ...rest };
  const several: Condition = { kind: "compare", quantity: blockers, is: { operator: "atLeast", than: number(2) } };
  const grow = {
    kind: "conditional",
    ...named(keyword, "if"),
    condition: several,
    then: [modify],
    otherwise: [],
  } as const;
  return [triggered(keyword, event, [grow])];
}

/** Provoke (702.39a): a creature untaps and blocks this one, if able. */
function provoke(keyword: KeywordOf): readonly Ability[] {
  const event: EventPattern = { kind: "attacks", object: self, whom: null, detail: plainDetail };
  const constraints = [
    { kind: "cardType", cardType: "creature" },
    { kind: "controlledBy", player: { kind: "defendingPlayer" } },
  ] as const;
  const one = number(1);
  const target = {
    id: `${keyword.id}:provoked`,
    what: { what: "permanent", constraints },
    least: one,
    most: one,
  } as const;
  const objects = { kind: "target", target: target.id } as const;
  const requirement = { kind: "block", whom: source, when: "thisCombat" } as const;
  const must = { objects, changes: [{ kind: "require", requirement }], membership: "lockedIn" } as const;
  const instructions: readonly Instruction[] = [
    {
      kind: "optional",
      ...named(keyword, "may"),
      player: you,
      instructions: [
        { kind: "modify", ...named(keyword, "block"), ...must, duration: { kind: "thisCombat" } },
        { kind: "untap", ...named(keyword, "untap"), actor: you, objects },
      ],
    },
  ];
  return [triggered(keyword, event, [], { resolution: { targets: [target], instructions } })];
}

/** Keywords of permanents. */
export const permanentKeywords = {
  champion,
  echo,
  impending,
  increment,
  melee,
  "partner with": partnerWith,
  provoke,
  rampage,
  soulbond,
  vanishing,
};
