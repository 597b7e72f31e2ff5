import type { Ability, Condition } from "../effects/index.js";
import { numeric, you } from "./plain.js";

/** A player has max speed while that player's speed is 4 (702.179e). */
export const hasMaxSpeed: Condition = {
  kind: "compare",
  quantity: { kind: "speed", of: you },
  is: { operator: "equal", than: numeric(4) },
};

/** "Max speed — [Ability]": "As long as your speed is 4, this object has '[Ability].'" (702.178a) */
export function atMaxSpeed(ability: Ability, id: string): Ability {
  const changes = [{ kind: "gainAbilities", abilities: [ability] }] as const;
  return {
    kind: "static",
    id,
    condition: hasMaxSpeed,
    effects: [{ kind: "continuous", affected: { kind: "source" }, changes }],
  };
}
