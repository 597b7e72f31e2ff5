import type { Ability, Cost, Instruction } from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import { activated, addCounters, amountOf, costsOf, named, number, ownCreature, source, you } from "./build.js";

const sorcery = { restrictions: [{ kind: "sorcerySpeed" }] } as const;

/** Equip (702.6a): attach this permanent to target creature you control, as a sorcery. */
function equip(keyword: KeywordOf): readonly Ability[] {
  const target = { id: `${keyword.id}:equip`, what: ownCreature, least: number(1), most: number(1) };
  const to = { kind: "target", target: target.id } as const;
  const attach = { kind: "attach", ...named(keyword, "attach"), object: source, to } as const;
  return [activated(keyword, costsOf(keyword), { targets: [target], instructions: [attach] }, sorcery)];
}

/** Cycling (702.29a): discard this card, draw a card. */
function cycling(keyword: KeywordOf): readonly Ability[] {
  const discard = { kind: "discard", what: source, count: number(1), manner: "chosen" } as const;
  const draw = { kind: "drawCards", ...named(keyword, "draw"), player: you, amount: number(1) } as const;
  const resolution = { targets: [], instructions: [draw] };
  return [activated(keyword, [...costsOf(keyword), discard], resolution, { functionsFrom: "hand" })];
}

/** Level up (702.87a): a level counter, as a sorcery. */
function levelUp(keyword: KeywordOf): readonly Ability[] {
  const resolution = { targets: [], instructions: [addCounters(keyword, source, number(1), "level")] };
  return [activated(keyword, costsOf(keyword), resolution, sorcery)];
}

/** Station (702.184a): tap another untapped creature you control; so many charge counters as its power, as a sorcery. */
function station(keyword: KeywordOf): readonly Ability[] {
  const another = { kind: "otherThan", object: source } as const;
  const untapped = { kind: "status", status: "untapped" } as const;
  const filter = { ...ownCreature, constraints: [...ownCreature.constraints, another, untapped] };
  const what = { kind: "choice", chooser: you, filter, least: number(1), most: number(1), manner: "chosen" } as const;
  const tapped = { kind: "paid", cost: "tapped" } as const;
  const power = { kind: "characteristic", characteristic: "power", of: tapped } as const;
  const resolution = { targets: [], instructions: [addCounters(keyword, source, power, "charge")] };
  return [activated(keyword, [{ kind: "tap", what, from: null }], resolution, sorcery)];
}

/** Reinforce (702.77a): discard this card, put counters on target creature. */
function reinforce(keyword: KeywordOf): readonly Ability[] {
  const creature = { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] } as const;
  const target = { id: `${keyword.id}:reinforce`, what: creature, least: number(1), most: number(1) };
  const discard = { kind: "discard", what: source, count: number(1), manner: "chosen" } as const;
  const on = { kind: "target", target: target.id } as const;
  const resolution = { targets: [target], instructions: [addCounters(keyword, on, amountOf(keyword), "+1/+1")] };
  return [activated(keyword, [...costsOf(keyword), discard], resolution, { functionsFrom: "hand" })];
}

/** Tap any number of other untapped creatures you control with so much total power. */
function creaturesTapped(keyword: KeywordOf): Cost {
  const is = { operator: "atLeast", than: amountOf(keyword) } as const;
  const constraints = [
    ...ownCreature.constraints,
    { kind: "otherThan", object: source },
    { kind: "together", total: "power", is },
  ] as const;
  const filter = { what: "permanent", constraints } as const;
  const most = { kind: "anyNumber" } as const;
  const what = { kind: "choice", chooser: you, filter, least: number(0), most, manner: "chosen" } as const;
  return { kind: "tap", what, from: null };
}

/** It becomes crewed or saddled, for what triggers on that and for what asks (702.122e, 702.171b). */
function becomes(keyword: KeywordOf, designation: string): Instruction {
  return { kind: "becomeDesignation", ...named(keyword, "becomes"), player: null, object: source, designation };
}

/** Crew (702.122a): creatures are tapped, and the permanent becomes an artifact creature until end of turn. */
function crew(keyword: KeywordOf): readonly Ability[] {
  const types = { kind: "addTypes", supertypes: [], types: ["artifact", "creature"], subtypes: [] } as const;
  const duration = { kind: "endOfTurn" } as const;
  const rest = { objects: source, changes: [types], duration, membership: "lockedIn" } as const;
  const modify = { kind: "modify", ...named(keyword, "animate"), ...rest } as const;
  const resolution = { targets: [], instructions: [modify, becomes(keyword, "crewed")] };
  return [activated(keyword, [creaturesTapped(keyword)], resolution)];
}

/** Saddle (702.171a): creatures are tapped, and the permanent becomes saddled until end of turn. */
function saddle(keyword: KeywordOf): readonly Ability[] {
  const resolution = { targets: [], instructions: [becomes(keyword, "saddled")] };
  return [activated(keyword, [creaturesTapped(keyword)], resolution, sorcery)];
}

/** Keywords that mean an activated ability. */
export const activatedKeywords = { equip, crew, saddle, cycling, "level up": levelUp, reinforce, station };
