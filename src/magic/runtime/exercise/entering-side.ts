import type { EventPattern } from "../../effects/index.js";
import type { ByKind } from "../state/kinds.js";

/** What enters under another player's control is of that side (110.2). */
export function underOpponents(pattern: ByKind<EventPattern>["zoneChange"]): ByKind<EventPattern>["zoneChange"] {
  const { object, player, to } = pattern;
  if (to !== "battlefield" || object.kind !== "filter" || player?.kind !== "player") return pattern;
  const constraints = [...object.filter.constraints, { kind: "controlledBy", player: player.reference } as const];
  return { ...pattern, object: { ...object, filter: { ...object.filter, constraints } } };
}
