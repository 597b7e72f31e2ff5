import type { Daytime } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import { pastOfTurn } from "../state/objects.js";
import type { GameState } from "../state/state.js";
import type { Play } from "./play.js";

/** It becomes day or night; nothing happens where it is so already (731.1). */
export function becomeDaytime(play: Play, to: Daytime, rule: string): void {
  const { daytime: from } = play.state;
  if (from === to) return;
  play.state = { ...play.state, daytime: to };
  play.happen([{ kind: "daytime", from, to, rule, cause: play.cause }]);
}

/** The second part of the untap step: night falls on a turn without spells, day breaks on one with two (731.2). */
export function checkDaytime(play: Play): void {
  const { daytime } = play.state;
  if (daytime === null) return;
  const cast = castLastTurn(play.state);
  if (daytime === "day" && cast === 0) becomeDaytime(play, "night", "731.2a");
  if (daytime === "night" && cast >= 2) becomeDaytime(play, "day", "731.2b");
}

/** How many spells the active player of the turn before cast in it. */
function castLastTurn(state: GameState): number {
  const { turn, players } = state;
  const last = pastOfTurn(state, turn.number - 1).map(({ happening }) => happening);
  const begun = last.flatMap((event): readonly PlayerId[] => (event.kind === "turnPart" ? [event.player] : []));
  const active = begun[0] ?? players[0]?.id;
  return last.filter((event) => event.kind === "cast" && event.player === active).length;
}
