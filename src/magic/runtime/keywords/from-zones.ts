import type { Ability, Constraint, Cost, Filter, Instruction, Quantity } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { plainMove } from "../../effects/plain-move.js";
import type { KeywordOf } from "../read/abilities.js";
import {
  activated,
  amountOf,
  byYou,
  choice,
  costsOf,
  fixed,
  gainHaste,
  named,
  number,
  ownCreature,
  sorcery,
  source,
  you,
} from "./build.js";

const one = number(1);

/** The mana value of the object that has the ability. */
const ownManaValue: Quantity = { kind: "characteristic", characteristic: "manaValue", of: source };

/** The library is searched for a card of the same mana value, which is then put somewhere, and shuffled. */
function search(
  keyword: KeywordOf,
  constraints: readonly Constraint[],
  put: readonly Instruction[],
): readonly Instruction[] {
  const is = { operator: "equal", than: ownManaValue } as const;
  const same = { kind: "characteristic", characteristic: "manaValue", base: false, is } as const;
  const filter: Filter = { what: "card", constraints: [...constraints, same] };
  const zones = { whose: you, zones: ["library"], filter, least: number(0), most: one } as const;
  return [
    { kind: "searchLibrary", ...named(keyword, "search"), player: you, ...zones },
    ...put,
    { kind: "shuffle", ...named(keyword, "shuffle"), player: you, into: null },
  ];
}

/** What was found, as later instructions speak of it. */
const found = (keyword: KeywordOf) => ({ kind: "result", slot: named(keyword, "search").result }) as const;

/** Transmute (702.53a): discarded, the card finds another of its mana value for the hand. */
function transmute(keyword: KeywordOf): readonly Ability[] {
  const itself: Cost = { kind: "discard", what: source, count: one, manner: "chosen" };
  const objects = found(keyword);
  const instructions = search(
    keyword,
    [],
    [
      { kind: "reveal", ...named(keyword, "reveal"), player: you, what: objects },
      { ...plainMove, ...named(keyword, "take"), objects, to: "hand" },
    ],
  );
  const resolution = { targets: [], instructions };
  return [activated(keyword, [...costsOf(keyword), itself], resolution, { ...sorcery, functionsFrom: "hand" })];
}

/** Transfigure (702.71a): sacrificed, the permanent finds a creature of its mana value for the battlefield. */
function transfigure(keyword: KeywordOf): readonly Ability[] {
  const itself: Cost = { kind: "sacrifice", what: source, from: null };
  const objects = found(keyword);
  const move = { ...plainMove, ...named(keyword, "put"), objects, to: "battlefield", controller: you } as const;
  const instructions = search(keyword, [{ kind: "cardType", cardType: "creature" }], [move]);
  return [activated(keyword, [...costsOf(keyword), itself], { targets: [], instructions }, sorcery)];
}

/** Scavenge (702.97a): exiled from the graveyard, the card gives a creature counters as many as it has power. */
function scavenge(keyword: KeywordOf): readonly Ability[] {
  const itself: Cost = { kind: "exile", what: source, from: "graveyard" };
  const filter: Filter = { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] };
  const target = { id: `${keyword.id}:scavenger`, what: filter, least: one, most: one } as const;
  const count = { kind: "characteristic", characteristic: "power", of: source } as const;
  const on = { kind: "target", target: target.id } as const;
  const rest = { actor: you, counter: "+1/+1", count, on, division: "each" } as const;
  const put = { kind: "putCounters", ...named(keyword, "put"), ...rest } as const;
  const resolution = { targets: [target], instructions: [put] };
  return [activated(keyword, [...costsOf(keyword), itself], resolution, { ...sorcery, functionsFrom: "graveyard" })];
}

/** Ninjutsu (702.49a, c): an unblocked attacker goes back for the card, which enters attacking what that one did. */
function ninjutsu(keyword: KeywordOf): readonly Ability[] {
  const filter: Filter = {
    ...ownCreature,
    constraints: [...ownCreature.constraints, { kind: "status", status: "unblocked" }],
  };
  const costs: readonly Cost[] = [
    ...costsOf(keyword),
    { kind: "reveal", what: source, from: "hand" },
    { kind: "return", what: choice(filter, one), from: null },
  ];
  const returned = { kind: "paid", cost: "returned" } as const;
  const enters = [{ kind: "tapped" }, { kind: "attacking", whom: returned, alike: "whatItAttacks" }] as const;
  const put = { ...plainMove, ...named(keyword, "put"), objects: source, from: "hand", to: "battlefield" } as const;
  const instructions = [{ ...put, controller: you, enters }] as const;
  return [activated(keyword, costs, { targets: [], instructions }, { functionsFrom: "hand" })];
}

/** Unearth (702.84a): the card comes back for a turn, with haste, and is exiled then or as it would leave. */
function unearth(keyword: KeywordOf): readonly Ability[] {
  const name = named(keyword, "return");
  const back = {
    ...plainMove,
    ...name,
    objects: source,
    from: "graveyard",
    to: "battlefield",
    controller: you,
  } as const;
  const permanent = { kind: "result", slot: name.result } as const;
  const instructions = [back, gainHaste(keyword, permanent), goes(keyword, permanent), instead(keyword, permanent)];
  return [
    activated(keyword, costsOf(keyword), { targets: [], instructions }, { ...sorcery, functionsFrom: "graveyard" }),
  ];
}

type Permanent = { readonly kind: "result"; readonly slot: string };

/** An exile of it, or of what a replaced event would have moved. */
function exile(keyword: KeywordOf, part: string, objects: Permanent): Instruction {
  return { ...plainMove, ...named(keyword, part), objects, to: "exile" };
}

/** It is exiled at the beginning of the next end step. */
function goes(keyword: KeywordOf, objects: Permanent): Instruction {
  const event = { kind: "turnPart", part: "endStep", whose: null, edge: "beginning", next: "next" } as const;
  const rest = { times: "once", expires: null, targets: [] } as const;
  return {
    kind: "delayedTrigger",
    ...named(keyword, "end"),
    event,
    ...rest,
    instructions: [exile(keyword, "exile", objects)],
  };
}

/** Whenever it would leave the battlefield, it is exiled instead. */
function instead(keyword: KeywordOf, permanent: Permanent): Instruction {
  const object = { kind: "object", reference: permanent } as const;
  const event = {
    kind: "zoneChange",
    object,
    from: "battlefield",
    to: null,
    player: null,
    detail: plainDetail,
  } as const;
  const replacement = { kind: "instead", instructions: [exile(keyword, "instead", permanent)] } as const;
  return { kind: "replaceEvent", ...named(keyword, "leave"), event, replacement, duration: { kind: "indefinite" } };
}

/** Dredge N (702.52a): rather than draw, the player may mill N cards and take the card back, where the library has so many. */
function dredge(keyword: KeywordOf): readonly Ability[] {
  const amount = amountOf(keyword);
  const library: Filter = { what: "card", constraints: [{ kind: "inZone", zone: "library", of: you }] };
  const graveyard: Filter = { what: "card", constraints: [{ kind: "inZone", zone: "graveyard", of: you }] };
  const conditions = [
    { kind: "matches", object: source, filter: graveyard },
    { kind: "compare", quantity: { kind: "count", of: library }, is: { operator: "atLeast", than: amount } },
  ] as const;
  const instructions: readonly Instruction[] = [
    { kind: "mill", ...named(keyword, "mill"), player: you, amount },
    { ...plainMove, ...named(keyword, "take"), objects: source, from: "graveyard", to: "hand" },
  ];
  const event = { kind: "draws", player: byYou, object: null, amount: null, detail: plainDetail } as const;
  const replacement = { kind: "may", replacement: { kind: "instead", instructions } } as const;
  return [fixed(keyword, "draw", [{ kind: "replacement", event, replacement }], { kind: "allOf", conditions })];
}

/** Keywords whose abilities use the card itself, most of them from a zone other than the battlefield. */
export const zoneKeywords = { dredge, ninjutsu, scavenge, transfigure, transmute, unearth };
