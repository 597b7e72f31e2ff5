import type { Ability, Constraint, Cost, Instruction } from "../../effects/index.js";
import { plainMove } from "../../effects/plain-move.js";
import type { KeywordOf } from "../read/abilities.js";
import { reconfigure } from "./reconfigure.js";
import {
  activated,
  amountOf,
  anyNumberOf,
  choice,
  costsOf,
  named,
  ownCreature,
  qualityOf,
  sorcery,
  source,
  you,
} from "./build.js";

/** Tap any number of other untapped creatures you control with so much total power. */
function creaturesTapped(keyword: KeywordOf): Cost {
  const is = { operator: "atLeast", than: amountOf(keyword) } as const;
  const constraints = [
    ...ownCreature.constraints,
    { kind: "otherThan", object: source },
    { kind: "together", total: "power", is },
  ] as const;
  return { kind: "tap", what: anyNumberOf({ what: "permanent", constraints }), from: null };
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

/** What is exiled for craft: so many of the materials from among the player's permanents and graveyard (702.167a, b). */
function materials(keyword: KeywordOf): Cost {
  const places: readonly (readonly Constraint[])[] = [
    [
      { kind: "inZone", zone: "battlefield", of: null },
      { kind: "controlledBy", player: you },
    ],
    [{ kind: "inZone", zone: "graveyard", of: you }],
  ];
  const constraints: readonly Constraint[] = [
    ...(qualityOf(keyword)?.constraints ?? []),
    { kind: "otherThan", object: source },
    { kind: "either", alternatives: places },
  ];
  return { kind: "exile", what: choice({ what: "object", constraints }, amountOf(keyword)), from: null };
}

/** Craft (702.167a): the permanent and its materials are exiled, and it comes back transformed. */
function craft(keyword: KeywordOf): readonly Ability[] {
  const controller = { kind: "ownerOf", of: source } as const;
  const enters = [{ kind: "transformed" }] as const;
  const back = { ...plainMove, ...named(keyword, "return"), objects: source } as const;
  const instructions = [{ ...back, to: "battlefield", controller, enters }] as const;
  const itself: Cost = { kind: "exile", what: source, from: null };
  return [
    activated(keyword, [...costsOf(keyword), itself, materials(keyword)], { targets: [], instructions }, sorcery),
  ];
}

/** Keywords that mean an activated ability. */
export const activatedKeywords = { craft, crew, reconfigure, saddle };
