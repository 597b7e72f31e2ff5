import type { PlayerId } from "../state/identity.js";
import { permanentIds } from "../state/objects.js";
import type { Sight } from "./sight.js";
import { subjectOf } from "./sight.js";

const memberTypes: readonly string[] = ["Cleric", "Rogue", "Warrior", "Wizard"];

/** How many creatures are in the players' party: up to one for each of the four types (700.8). */
export function partySize(sight: Sight, players: readonly PlayerId[]): number {
  const creatures = permanentIds(sight.state).flatMap((id) => {
    const looks = subjectOf(sight, id)?.looks;
    return looks?.types.includes("creature") === true && players.includes(looks.controller) ? [looks.subtypes] : [];
  });
  return fullest(memberTypes, creatures);
}

/** A creature of several of the types counts as one of them, so that the number is the highest (700.8b). */
function fullest([type, ...types]: readonly string[], creatures: readonly (readonly string[])[]): number {
  if (type === undefined) return 0;
  const filled = creatures.flatMap((subtypes, at) =>
    subtypes.includes(type) ? [1 + fullest(types, [...creatures.slice(0, at), ...creatures.slice(at + 1)])] : [],
  );
  return Math.max(fullest(types, creatures), ...filled);
}
