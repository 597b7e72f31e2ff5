import type { Ability, Constraint, EventPattern, Filter } from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import {
  addCounters,
  amountOf,
  anyDetail,
  attacks,
  costsOf,
  dies,
  enters,
  grow,
  itself,
  named,
  number,
  ownCreature,
  source,
  triggered,
  triggering,
  you,
} from "./build.js";

const creature: Constraint = { kind: "cardType", cardType: "creature" };

/** Ward (702.21a): counter the spell or ability unless its controller pays. */
function ward(keyword: KeywordOf): readonly Ability[] {
  const opponents: Filter = {
    what: "object",
    constraints: [{ kind: "controlledBy", player: { kind: "eachOpponent" } }],
  };
  const of = { kind: "filter", filter: opponents, grouping: "each" } as const;
  const spell = { kind: "triggering", role: "source" } as const;
  const event: EventPattern = { kind: "becomesTarget", object: itself, of, detail: anyDetail };
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

/** Prowess (702.108a): +1/+1 whenever its controller casts a noncreature spell. */
function prowess(keyword: KeywordOf): readonly Ability[] {
  const spell: Filter = { what: "spell", constraints: [{ kind: "not", constraint: creature }] };
  const player = { kind: "player", reference: you } as const;
  const event: EventPattern = {
    kind: "castsSpell",
    player,
    spell: { kind: "filter", filter: spell, grouping: "each" },
    detail: anyDetail,
  };
  return [triggered(keyword, event, [grow(keyword, source, number(1))])];
}

/** Exalted (702.83a): a creature that attacks alone gets +1/+1. */
function exalted(keyword: KeywordOf): readonly Ability[] {
  const object = { kind: "filter", filter: ownCreature, grouping: "each" } as const;
  const event: EventPattern = { kind: "attacks", object, whom: null, detail: { ...anyDetail, manner: ["alone"] } };
  return [triggered(keyword, event, [grow(keyword, triggering, number(1))])];
}

/** Battle cry (702.91a): each other attacking creature gets +1/+0. */
function battleCry(keyword: KeywordOf): readonly Ability[] {
  const other: Filter = {
    what: "permanent",
    constraints: [creature, { kind: "status", status: "attacking" }, { kind: "otherThan", object: source }],
  };
  const change = {
    kind: "changePowerToughness",
    power: { sign: "plus", amount: number(1) },
    toughness: { sign: "plus", amount: number(0) },
  } as const;
  const objects = { kind: "matching", filter: other } as const;
  const duration = { kind: "endOfTurn" } as const;
  return [
    triggered(keyword, attacks, [
      { kind: "modify", ...named(keyword, "modify"), objects, changes: [change], duration, membership: "lockedIn" },
    ]),
  ];
}

/** Bushido (702.45a): +N/+N whenever it blocks or becomes blocked. */
function bushido(keyword: KeywordOf): readonly Ability[] {
  const events: EventPattern[] = [
    { kind: "blocks", object: itself, by: null, detail: anyDetail },
    { kind: "becomesBlocked", object: itself, by: null, detail: anyDetail },
  ];
  return [triggered(keyword, { kind: "anyOf", events }, [grow(keyword, source, amountOf(keyword))])];
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

/** Annihilator (702.86a): the defending player sacrifices permanents. */
function annihilator(keyword: KeywordOf): readonly Ability[] {
  const player = { kind: "defendingPlayer" } as const;
  const amount = amountOf(keyword);
  const filter: Filter = { what: "permanent", constraints: [{ kind: "controlledBy", player }] };
  const objects = { kind: "choice", chooser: player, filter, least: amount, most: amount, manner: "chosen" } as const;
  return [triggered(keyword, attacks, [{ kind: "sacrifice", ...named(keyword, "sacrifice"), player, objects }])];
}

/** Afflict (702.130a): the defending player loses life whenever it becomes blocked. */
function afflict(keyword: KeywordOf): readonly Ability[] {
  const event: EventPattern = { kind: "becomesBlocked", object: itself, by: null, detail: anyDetail };
  const player = { kind: "defendingPlayer" } as const;
  return [
    triggered(keyword, event, [{ kind: "loseLife", ...named(keyword, "life"), player, amount: amountOf(keyword) }]),
  ];
}

/** Exploit (702.110a): as it enters, its controller may sacrifice a creature. */
function exploit(keyword: KeywordOf): readonly Ability[] {
  const one = number(1);
  const objects = {
    kind: "choice",
    chooser: you,
    filter: ownCreature,
    least: one,
    most: one,
    manner: "chosen",
  } as const;
  const sacrifice = { kind: "sacrifice", ...named(keyword, "sacrifice"), player: you, objects } as const;
  return [
    triggered(keyword, enters, [
      { kind: "optional", ...named(keyword, "may"), player: you, instructions: [sacrifice] },
    ]),
  ];
}

/** Training (702.149a): a +1/+1 counter whenever it attacks with a creature of greater power. */
function training(keyword: KeywordOf): readonly Ability[] {
  const power = { kind: "characteristic", characteristic: "power", of: source } as const;
  const stronger: Filter = {
    what: "permanent",
    constraints: [
      creature,
      { kind: "status", status: "attacking" },
      { kind: "controlledBy", player: you },
      { kind: "characteristic", characteristic: "power", base: false, is: { operator: "greater", than: power } },
    ],
  };
  const condition = { kind: "exists", what: stronger, is: { operator: "atLeast", than: number(1) } } as const;
  const event: EventPattern = { ...attacks, detail: { ...anyDetail, conditions: [condition] } };
  return [triggered(keyword, event, [addCounters(keyword, source, number(1), "+1/+1")])];
}

/** Decayed (702.147a): besides not blocking, it is sacrificed at the end of the combat in which it attacks. */
function decayed(keyword: KeywordOf): readonly Ability[] {
  const sacrifice = { kind: "sacrifice", ...named(keyword, "sacrifice"), player: you, objects: source } as const;
  const delayed = {
    kind: "delayedTrigger",
    ...named(keyword, "delayed"),
    event: { kind: "turnPart", part: "endOfCombat", whose: null, edge: "beginning", next: "next" },
    times: "once",
    expires: null,
    targets: [],
    instructions: [sacrifice],
  } as const;
  return [triggered(keyword, attacks, [delayed])];
}

/** Keywords that mean a triggered ability. */
export const triggeredKeywords = {
  ward,
  prowess,
  exalted,
  "battle cry": battleCry,
  bushido,
  persist: returns("-1/-1"),
  undying: returns("+1/+1"),
  annihilator,
  afflict,
  exploit,
  training,
  decayed,
};
