import type { Fields } from "../fields.js";
import type { Scenario, Side } from "./scenario.js";

/** The players that a scenario may have, in turn order: those of a team sit together (808.2, 808.4). */
export const sideNames: readonly Side[] = ["you", "teammate", "opponent", "second opponent"];

/** The players that a scenario has, in turn order. */
export function sidesOf({ sides }: Scenario): readonly [Side, ...Side[]] {
  return ["you", ...sideNames.filter((side) => side !== "you" && sides[side] !== undefined)];
}

/** The teams of a scenario with a teammate in it; none where it has none (102.3). */
export function teamsOf(scenario: Scenario): readonly (readonly Side[])[] {
  const sides = sidesOf(scenario);
  const own: readonly Side[] = ["you", "teammate"];
  return sides.includes("teammate") ? [own, sides.filter((side) => !own.includes(side))] : [];
}

/** The players of the scenario that fields belong to. */
export function sidesIn({ faults }: Fields): readonly Side[] {
  return sideNames.filter((side) => faults.sides.includes(side));
}

/** A field that names a player of the scenario. */
export function sideField(fields: Fields, key: string): Side | null {
  return fields.word(key, sidesIn(fields));
}
