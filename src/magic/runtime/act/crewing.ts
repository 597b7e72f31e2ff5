import type { Permission } from "../../effects/index.js";
import { abilityIndex } from "../keywords/expand.js";
import { countOf } from "../read/quantity.js";
import type { Bonus } from "../read/set-bounds.js";
import { freshScope } from "../state/scope.js";
import type { Paying } from "./paying.js";

/** The permission that makes a creature count for more as it pays for a keyword. */
export const crewPermissions: Readonly<Record<string, Permission["kind"]>> = {
  crew: "crewAsThoughMorePower",
  saddle: "saddleAsThoughMorePower",
};

/** The keyword for whose ability a cost is paid. */
function keywordOf({ frame, spending: { subject } }: Paying): string | null {
  if (subject === null) return null;
  const found = abilityIndex(subject.looks).activated.find(({ ability }) => ability.id === frame.scope.ability);
  return found?.ability.keyword ?? null;
}

/** By how much more power a creature crews a Vehicle (702.122) or saddles a Mount (702.171) than it has. */
export function crewBonus(paying: Paying): Bonus {
  const wanted = crewPermissions[keywordOf(paying) ?? ""];
  if (wanted === undefined) return () => 0;
  return ({ object, looks }) =>
    looks.rules.reduce((sum, { rule }) => {
      const permission = rule.kind === "permit" ? rule.permission : null;
      if (permission === null || permission.kind !== wanted || !("more" in permission)) return sum;
      return sum + countOf(paying.play, freshScope(object.id, looks.controller), permission.more);
    }, 0);
}
