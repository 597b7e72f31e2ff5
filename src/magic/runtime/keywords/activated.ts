import type { Ability } from "../../effects/index.js";
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

/** Keywords that mean an activated ability. */
export const activatedKeywords = { equip, cycling, "level up": levelUp, reinforce, station };
