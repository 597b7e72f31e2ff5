import type { Zone } from "../effects/index.js";
import type { ObjectId, PlayerId } from "./state/identity.js";
import { everyObject, findObject, zoneObjects } from "./state/objects.js";
import type { GameState } from "./state/state.js";

const zones: readonly Zone[] = ["battlefield", "stack", "exile", "command"];
const ownZones: readonly Zone[] = ["hand", "library", "graveyard"];

/** Every number that stands in some zone's order. */
function listed(state: GameState): number[] {
  const [first] = state.players;
  const shared = first === undefined ? [] : zones.flatMap((zone) => [...zoneObjects(state, zone, first.id)]);
  return [
    ...shared,
    ...state.players.flatMap(({ id }) => ownZones.flatMap((zone) => [...zoneObjects(state, zone, id)])),
  ];
}

/** The numbers in each zone; `owner` matters for the zones that each player has. */
function inZones(state: GameState): (zone: Zone, owner: PlayerId) => ReadonlySet<ObjectId> {
  const known = new Map<readonly ObjectId[], ReadonlySet<ObjectId>>();
  return (zone, owner) => {
    const ids = zoneObjects(state, zone, owner);
    const found = known.get(ids) ?? new Set(ids);
    known.set(ids, found);
    return found;
  };
}

/** Objects that stand in no zone, in two, or in another than they say. */
function misplaced(state: GameState): string[] {
  const ids = listed(state);
  const twice = ids.length === new Set(ids).size ? [] : ["an object stands in two places"];
  const missing = ids
    .filter((id) => findObject(state, id) === null)
    .map((id) => `object ${id} stands in a zone and does not exist`);
  const there = new Set(ids);
  const inZone = inZones(state);
  const wrong = everyObject(state).filter(({ id, zone, owner }) => !there.has(id) || !inZone(zone, owner).has(id));
  return [...twice, ...missing, ...wrong.map(({ id, zone }) => `object ${id} is not in the ${zone}, as it says`)];
}

/** Tokens outside the battlefield, while a player has priority (111.7, 704.5d). */
function strayTokens(state: GameState): string[] {
  if (state.pending !== null) return [];
  const stray = everyObject(state).filter(({ kind, zone }) => kind === "token" && zone !== "battlefield");
  return stray.map(({ id, zone }) => `token ${id} is in the ${zone}`);
}

/** Counters and damage below nought. */
function negative(state: GameState): string[] {
  const wrong = everyObject(state).filter(
    ({ damage, counters }) => damage < 0 || Object.values(counters).some((count) => count <= 0),
  );
  return wrong.map(({ id }) => `object ${id} has a number below nought`);
}

/** Everything that must never be so in a state that a step gives; empty when all is well. */
export function brokenInvariants(state: GameState): string[] {
  return [...misplaced(state), ...strayTokens(state), ...negative(state)];
}
