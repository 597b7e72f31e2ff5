import type { Ability, Cost, Instruction } from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import { activated, amountOf, named, number, ownCreature, source, you } from "./build.js";

const sorcery = { restrictions: [{ kind: "sorcerySpeed" }] } as const;

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
export const activatedKeywords = { crew, saddle };
