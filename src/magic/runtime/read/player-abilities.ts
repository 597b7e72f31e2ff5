import type { Ability, Change, Prohibition } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import type { Rule } from "../state/characteristics.js";

/** What an ability that a player has forbids, as that player's rule. */
const meanings: Readonly<Record<string, Prohibition>> = {
  // 702.11c: spells and abilities that the player's opponents control.
  hexproof: {
    kind: "beTargeted",
    by: { what: "object", constraints: [{ kind: "controlledBy", player: { kind: "anyOpponent" } }] },
  },
  // 702.18b
  shroud: { kind: "beTargeted", by: null },
};

function meaningOf(ability: Ability): Rule {
  const [quality, ...more] = ability.kind === "keyword" && ability.keyword === "protection" ? ability.parameters : [];
  if (quality?.kind === "quality" && more.length === 0)
    return { kind: "protected", from: { ...quality.filter, what: "object" } };
  const isBare = ability.kind === "keyword" && ability.parameters.length === 0;
  const prohibition = isBare ? meanings[ability.keyword] : undefined;
  if (prohibition === undefined) throw new NotExecutable("an ability that a player has");
  return { kind: "prohibit", prohibition };
}

/** The rules that the abilities lay on a player who has them: hexproof, shroud and protection (702.11c, 702.18b, 702.16). */
export function playerAbilityRules(changes: readonly Change[]): readonly Rule[] {
  return changes.flatMap((change) => (change.kind === "gainAbilities" ? change.abilities.map(meaningOf) : []));
}
