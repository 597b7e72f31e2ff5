import type { Ability, Change, Constraint, Cost, Filter, Instruction, Quantity } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import type { KeywordOf } from "../read/abilities.js";
import {
  additionalCost,
  amountOf,
  anyNumberOf,
  castsThis,
  choice,
  costsOf,
  enters,
  fixed,
  haste,
  named,
  number,
  ownCreature,
  paid,
  self,
  source,
  triggered,
  you,
} from "./build.js";

/** An ability that triggers as the spell is cast, from the stack. */
function onCast(keyword: KeywordOf, instructions: readonly Instruction[], more: Partial<Triggered> = {}): Ability {
  return triggered(keyword, castsThis, instructions, { functionsFrom: "stack", ...more });
}

type Triggered = Extract<Ability, { kind: "triggered" }>;

/** The spell is copied so many times; new targets may be chosen for the copies. */
function copies(keyword: KeywordOf, count: Quantity): Instruction {
  const rest = { object: source, count, newTargets: "may", exceptions: [] } as const;
  return { kind: "copySpell", ...named(keyword, "copy"), ...rest };
}

/** Storm (702.40a): a copy for each other spell that was cast before it this turn. */
const storm = (keyword: KeywordOf): readonly Ability[] => [
  onCast(keyword, [copies(keyword, { kind: "castBefore", spell: source })]),
];

/** Gravestorm (702.69a): a copy for each permanent that was put into a graveyard from the battlefield this turn. */
function gravestorm(keyword: KeywordOf): readonly Ability[] {
  const object = { kind: "filter", filter: { what: "permanent", constraints: [] }, grouping: "each" } as const;
  const event = { kind: "dies", object, detail: plainDetail } as const;
  return [onCast(keyword, [copies(keyword, { kind: "events", measure: "times", event, within: "thisTurn" })])];
}

/** Replicate (702.56a): a copy for each time that its cost was paid. */
const replicate = (keyword: KeywordOf): readonly Ability[] => [
  additionalCost(keyword, costsOf(keyword), "anyNumberOfTimes"),
  onCast(keyword, [copies(keyword, { kind: "timesPaid", cost: keyword.keyword })], { condition: paid(keyword) }),
];

/** So many creatures that the player controls, with constraints, used for a cost. */
function creaturesUsed(kind: "tap" | "sacrifice", count: number, ...constraints: readonly Constraint[]): Cost {
  const filter = { ...ownCreature, constraints: [...ownCreature.constraints, ...constraints] };
  return { kind, what: choice(filter, number(count)), from: null };
}

/** Conspire (702.78a): two creatures that share a color with the spell are tapped for a copy. */
const conspire = (keyword: KeywordOf): readonly Ability[] => [
  additionalCost(keyword, [creaturesUsed("tap", 2, { kind: "shares", what: "color", with: source })]),
  onCast(keyword, [copies(keyword, number(1))], { condition: paid(keyword) }),
];

/** Casualty (702.153a): a creature with power N or greater is sacrificed for a copy. */
function casualty(keyword: KeywordOf): readonly Ability[] {
  const is = { operator: "atLeast", than: amountOf(keyword) } as const;
  const power = { kind: "characteristic", characteristic: "power", base: false, is } as const;
  return [
    additionalCost(keyword, [creaturesUsed("sacrifice", 1, power)]),
    onCast(keyword, [copies(keyword, number(1))], { condition: paid(keyword) }),
  ];
}

/** Cascade (702.85a). */
function cascade(keyword: KeywordOf): readonly Ability[] {
  const amount = { kind: "characteristic", characteristic: "manaValue", of: source } as const;
  const rest = { action: "cascade", player: you, objects: null, amount, word: null } as const;
  return [onCast(keyword, [{ kind: "keywordAction", ...named(keyword, "cascade"), ...rest }])];
}

/** Buyback (702.27a) and entwine (702.42a): a cost that may be paid beside the rest. */
const costPaidBeside = (keyword: KeywordOf): readonly Ability[] => [additionalCost(keyword, costsOf(keyword))];

/** Teamwork N (702.194a): creatures with total power N or greater may be tapped. */
function teamwork(keyword: KeywordOf): readonly Ability[] {
  const is = { operator: "atLeast", than: amountOf(keyword) } as const;
  const constraints = [...ownCreature.constraints, { kind: "together", total: "power", is } as const];
  const what = anyNumberOf({ what: "permanent", constraints });
  return [additionalCost(keyword, [{ kind: "tap", what, from: null }])];
}

/** Evoke (702.74a): it is sacrificed as it enters. */
function evoke(keyword: KeywordOf): readonly Ability[] {
  const player = { kind: "controllerOf", of: source } as const;
  const sacrifice = { kind: "sacrifice", ...named(keyword, "sacrifice"), player, objects: source } as const;
  return [triggered(keyword, enters, [sacrifice], { condition: paid(keyword) })];
}

/** Haste, as long as the keyword's cost was paid. */
function hasty(keyword: KeywordOf): Ability {
  const changes = [{ kind: "gainAbilities", abilities: [haste(`${keyword.id}:haste`)] } as const];
  return fixed(keyword, "haste", [{ kind: "continuous", affected: source, changes }], paid(keyword));
}

/** Dash (702.109a): it has haste; that it comes back is set up as it enters. */
const dash = (keyword: KeywordOf): readonly Ability[] => [hasty(keyword)];

/** Blitz (702.152a): it has haste and draws a card as it dies; that it is sacrificed is set up as it enters. */
function blitz(keyword: KeywordOf): readonly Ability[] {
  const event = { kind: "dies", object: self, detail: plainDetail } as const;
  const draw = { kind: "drawCards", ...named(keyword, "draw"), player: you, amount: number(1) } as const;
  return [hasty(keyword), triggered(keyword, event, [draw], { condition: paid(keyword) })];
}

/** Ascend on an instant or sorcery (702.131a): the city's blessing, where its player controls ten permanents then. */
function blessing(keyword: KeywordOf): Ability {
  const constraints = [{ kind: "controlledBy", player: you }] as const;
  const is = { operator: "atLeast", than: number(10) } as const;
  const condition = { kind: "exists", what: { what: "permanent", constraints }, is } as const;
  const rest = { player: you, object: null, designation: "city's blessing" } as const;
  const bless = { kind: "becomeDesignation", ...named(keyword, "bless"), ...rest } as const;
  const conditional = {
    kind: "conditional",
    ...named(keyword, "if"),
    condition,
    then: [bless],
    otherwise: [],
  } as const;
  const resolution = { targets: [], instructions: [conditional] };
  return { kind: "spell", id: `${keyword.id}:${keyword.keyword}`, resolution };
}

/** Awaken N on an instant or sorcery (702.113a): where its cost was paid, a land gets counters and becomes a creature. */
function awaken(keyword: KeywordOf): Ability {
  const id = `${keyword.id}:${keyword.keyword}`;
  const what: Filter = { what: "permanent", constraints: [{ kind: "cardType", cardType: "land" }, { kind: "controlledBy", player: you }] }; // prettier-ignore
  const target = { id: `${id}:land`, what, least: number(1), most: number(1) } as const;
  const land = { kind: "target", target: target.id } as const;
  const counters = { counter: "+1/+1", count: amountOf(keyword), on: land, division: "each" } as const;
  const put = { kind: "putCounters", ...named(keyword, "awaken"), actor: you, ...counters } as const;
  const changes: readonly Change[] = [
    { kind: "addTypes", supertypes: [], types: ["creature"], subtypes: ["Elemental"] },
    { kind: "gainAbilities", abilities: [haste(`${id}:haste`)] },
    { kind: "setBasePowerToughness", power: number(0), toughness: number(0) },
  ];
  const lasting = { duration: { kind: "indefinite" }, membership: "lockedIn" } as const;
  const animate = { kind: "modify", ...named(keyword, "animate"), objects: land, changes, ...lasting } as const;
  const rest = { condition: paid(keyword), then: [put, animate], otherwise: [] } as const;
  const conditional = { kind: "conditional", ...named(keyword, "if"), ...rest } as const;
  return { kind: "spell", id, resolution: { targets: [target], instructions: [conditional] } };
}

/** What keywords of an instant or sorcery spell have it do as it resolves. */
export const spellMeanings: Readonly<Record<string, (keyword: KeywordOf) => Ability>> = { ascend: blessing, awaken };

/** Keywords that are about casting their spell. */
export const castingKeywords = {
  blitz,
  buyback: costPaidBeside,
  cascade,
  casualty,
  conspire,
  dash,
  entwine: costPaidBeside,
  evoke,
  gravestorm,
  replicate,
  storm,
  teamwork,
};
