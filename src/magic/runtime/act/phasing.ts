import { objectsWith } from "../read/facets.js";
import { permanentsOf } from "../read/permanents.js";
import { hasKeyword } from "../read/abilities.js";
import { copiableFaces } from "../read/copiable.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, withLastKnown, withNewObject, withoutObject } from "../state/objects.js";
import type { PhasedOut } from "../state/state.js";
import type { Play } from "./play.js";
import { prohibitions } from "./rules.js";

/** What is attached to one of these, and to those again (702.26g). */
function attachedToThem(play: Play, hosts: readonly ObjectId[]): GameObject[] {
  const found = objectsWith(play.state, "attached").filter(
    ({ id, attachedTo }) => !hosts.includes(id) && typeof attachedTo === "number" && hosts.includes(attachedTo),
  );
  if (found.length === 0) return [];
  return [...found, ...attachedToThem(play, [...hosts, ...found.map(({ id }) => id)])];
}

/** Takes a permanent out of the game's sight, with its counters and what it is attached to; it leaves combat (702.26b, d, 506.4). */
function hide(play: Play, object: GameObject, along: ObjectId | null): void {
  const { id } = object;
  const looks = play.look(object);
  const faces = copiableFaces(play.state, object);
  const hidden: PhasedOut = {
    object: { ...object, attacking: null, blocking: [], blocked: false },
    under: looks.controller,
    along,
  };
  const last = { object, looks, faces, became: null, turn: play.state.turn.number };
  const phasedOut = [...play.state.phasedOut, hidden];
  play.state = withLastKnown(withoutObject({ ...play.state, phasedOut }, object), id, last);
}

/** Phases permanents out, with what is attached to them (702.26b, 702.26g); what was phased out is given back. */
export function phaseOut(play: Play, ids: readonly ObjectId[]): ObjectId[] {
  const direct = ids.flatMap((id) => {
    const object = findObject(play.state, id);
    const may = object?.zone === "battlefield" && prohibitions(play, id, "phaseOut").length === 0;
    return may ? [object] : [];
  });
  if (direct.length === 0) return [];
  const indirect = attachedToThem(play, direct.map(({ id }) => id)); // prettier-ignore
  const all = [...direct, ...indirect];
  const hosts = new Set(all.map(({ id }) => id));
  const before = play.state;
  for (const object of all) {
    const { attachedTo } = object;
    hide(play, object, typeof attachedTo === "number" && hosts.has(attachedTo) ? attachedTo : null);
  }
  const events = all.map(({ id }): Happening => ({
    kind: "phasedOut",
    object: id,
    rule: "702.26b",
    cause: play.cause,
  }));
  play.happen(events, before);
  return all.map(({ id }) => id);
}

/** Those that come back together: the ones that phased out by themselves, and what phased out along with them. */
function returning(hidden: readonly PhasedOut[], direct: readonly PhasedOut[]): readonly PhasedOut[] {
  const ids = direct.map(({ object }) => object.id);
  const along = hidden.filter((one) => one.along !== null && ids.includes(one.along) && !direct.includes(one));
  return along.length === 0 ? direct : returning(hidden, [...direct, ...along]);
}

/** Phases in again; what it was attached to may be gone (702.26c, 702.26i). Nothing triggers but what speaks of phasing (702.26d). */
function phaseIn(play: Play, hidden: readonly PhasedOut[]): void {
  if (hidden.length === 0) return;
  play.state = { ...play.state, phasedOut: play.state.phasedOut.filter((one) => !hidden.includes(one)) };
  for (const { object } of hidden) play.state = withNewObject(play.state, object);
  for (const { object } of hidden) {
    const { attachedTo } = object;
    const isLoose = typeof attachedTo === "number" && findObject(play.state, attachedTo) === null;
    if (isLoose) play.change(object.id, { attachedTo: null });
  }
  play.happen(
    hidden.map(({ object }) => ({ kind: "phasedIn", object: object.id, rule: "702.26c", cause: play.cause })),
  );
}

/** The turn of a player who has left would have begun: what phased out under their control phases in at the next chance (702.26n). */
export function awaitPhasingIn(play: Play, player: PlayerId): void {
  if (!play.state.phasedOut.some(({ under }) => under === player)) return;
  const phasedOut = play.state.phasedOut.map((one): PhasedOut =>
    one.under === player ? { ...one, overdue: "yes" } : one,
  );
  play.state = { ...play.state, phasedOut };
}

/** The phasing event of a player's untap step: what has phasing phases out as what had phased out phases in (702.26a, 502.1). */
export function phasingEvent(play: Play, player: PlayerId): void {
  const hidden = play.state.phasedOut;
  const direct = hidden.filter(
    ({ under, along, overdue }) => along === null && (under === player || overdue === "yes"),
  );
  const leaving = permanentsOf(play, player).filter(({ looks }) => hasKeyword(looks, "phasing"));
  phaseOut(
    play,
    leaving.map(({ object }) => object.id),
  );
  phaseIn(play, returning(hidden, direct));
}
