import type { PlayerId } from "../state/identity.js";
import { permanentIds } from "../state/objects.js";
import { type Sight, type Subject, subjectOf } from "./sight.js";

/** The permanents that a player controls (110.2). */
export function permanentsOf(sight: Sight, player: PlayerId): readonly Subject[] {
  const all = permanentIds(sight.state).flatMap((id) => subjectOf(sight, id) ?? []);
  return all.filter(({ looks }) => looks.controller === player);
}

/** The creatures that a player controls (302). */
export function creaturesOf(sight: Sight, player: PlayerId): readonly Subject[] {
  return permanentsOf(sight, player).filter(({ looks }) => looks.types.includes("creature"));
}
