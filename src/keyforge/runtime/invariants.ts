import { everyCard, isInPlay, zoneCards } from "./state/cards.js";
import type { CardId } from "./state/identity.js";
import type { GameState } from "./state/state.js";

/** Every number that stands in some list, and those of upgrades in play and of cards under others. */
function listed(state: GameState): CardId[] {
  const inLists = state.players.flatMap(({ hand, deck, discard, archives, purged, battleline, artifacts }) => [
    ...hand,
    ...deck,
    ...discard,
    ...archives,
    ...purged,
    ...battleline,
    ...artifacts,
  ]);
  const aside = everyCard(state).flatMap(({ id, attachedTo, zone }) =>
    attachedTo !== null || zone === "under" || zone === "identity" ? [id] : [],
  );
  return [...inLists, ...state.playing, ...aside];
}

/** Cards that stand in no zone, in two, or in another than they say. */
function misplaced(state: GameState): string[] {
  const ids = listed(state);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `card ${id} stands in two places`);
  const there = new Set(ids);
  const lost = everyCard(state).filter(({ id }) => !there.has(id));
  const unknown = ids.filter((id) => state.objects[id] === undefined).map((id) => `card ${id} does not exist`);
  const wrong = everyCard(state).filter(
    ({ id, zone }) => !state.players.some((player) => zoneCards(state, zone, player.id).includes(id)),
  );
  return [
    ...twice,
    ...unknown,
    ...lost.map(({ id }) => `card ${id} stands nowhere`),
    ...wrong.map(({ id, zone }) => `card ${id} is not in ${zone}, as it says`),
  ];
}

/** Numbers below nought. */
function negative(state: GameState): string[] {
  const players = state.players.filter(({ amber, chains }) => amber < 0 || chains < 0);
  const cards = everyCard(state).filter(
    ({ damage, amber, counters }) => damage < 0 || amber < 0 || Object.values(counters).some((count) => count <= 0),
  );
  return [
    ...players.map(({ id }) => `${id} has a number below nought`),
    ...cards.map(({ id }) => `card ${id} has a number below nought`),
  ];
}

/** What lies on cards outside play, and facedown creatures that are copies of nothing (R2, R19, R21). */
function remains(state: GameState): string[] {
  const outside = everyCard(state).filter(
    ({ id, damage, amber, statuses, token, attachedTo }) =>
      !isInPlay(state, id) && (damage > 0 || amber > 0 || statuses.length > 0 || token !== null || attachedTo !== null),
  );
  const blank = everyCard(state).filter(
    ({ zone, facing, token }) => zone === "play" && facing === "down" && token === null,
  );
  return [
    ...outside.map(({ id }) => `card ${id} kept something out of play`),
    ...blank.map(({ id }) => `card ${id} lies facedown as nothing`),
  ];
}

/** Upgrades on what is not in play. */
function loose(state: GameState): string[] {
  const found = everyCard(state).filter(({ attachedTo }) => attachedTo !== null && !isInPlay(state, attachedTo));
  return found.map(({ id }) => `upgrade ${id} is attached to nothing`);
}

/** Everything that must never be so in a state that a step gives; empty when all is well. */
export function brokenInvariants(state: GameState): string[] {
  const settled = state.pending === null ? [...remains(state), ...loose(state)] : [];
  return [...misplaced(state), ...negative(state), ...settled];
}
