import type { Ability, Condition, EventPattern, Filter, Instruction, ObjectReference } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import type { KeywordOf } from "../read/abilities.js";
import { choice, enters, named, number, ownCreature, source, triggered, you } from "./build.js";

const unpaired = { kind: "not", constraint: { kind: "paired", with: null } } as const;
const another = { kind: "otherThan", object: source } as const;
const ownUnpaired: Filter = { ...ownCreature, constraints: [...ownCreature.constraints, unpaired] };
const otherUnpaired: Filter = { ...ownUnpaired, constraints: [...ownUnpaired.constraints, another] };

/** Whether the object is an unpaired creature of the player's. */
function isOpen(object: ObjectReference): Condition {
  return { kind: "matches", object, filter: ownUnpaired };
}

/** The player may pair the creature that has the ability with another. */
function mayPair(keyword: KeywordOf, part: string, objects: ObjectReference): Instruction {
  const rest = { action: "pair", player: you, objects, amount: null, word: null } as const;
  const pair = { kind: "keywordAction", ...named(keyword, part), ...rest } as const;
  return { kind: "optional", ...named(keyword, `${part}:may`), player: you, instructions: [pair] };
}

/** Soulbond (702.95a): as it enters it may be paired with another creature, or as another enters with that. */
export function soulbond(keyword: KeywordOf): readonly Ability[] {
  const others: Condition = { kind: "exists", what: otherUnpaired, is: { operator: "atLeast", than: number(1) } };
  const constraints = [...ownCreature.constraints, another];
  const object = { kind: "filter", filter: { what: "permanent", constraints }, grouping: "each" } as const;
  const another_: EventPattern = { kind: "zoneChange", object, from: null, to: "battlefield", player: null, detail: plainDetail }; // prettier-ignore
  const entered = { kind: "triggering", role: "object" } as const;
  return [
    triggered(keyword, enters, [mayPair(keyword, "own", choice(otherUnpaired, number(1)))], {
      id: `${keyword.id}:soulbond:own`,
      condition: { kind: "allOf", conditions: [isOpen(source), others] },
    }),
    triggered(keyword, another_, [mayPair(keyword, "other", entered)], {
      id: `${keyword.id}:soulbond:other`,
      condition: { kind: "allOf", conditions: [isOpen(source), isOpen(entered)] },
    }),
  ];
}
