import type { Happening } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import { newObject } from "../state/new-object.js";
import type { GameObject } from "../state/object.js";
import { withNewObject } from "../state/objects.js";
import type { Play } from "./play.js";

/**
 * Puts the cards of a phased-out permanent into exile, where a token ceases to exist; it does not leave the battlefield as
 * the game sees it (702.26b, 702.26n, 704.5d).
 */
function exileHidden(play: Play, object: GameObject): Happening[] {
  const pieces = object.components ?? [object];
  const cards = pieces.filter(({ kind }) => kind === "card");
  const { owner } = object;
  if (cards.length === 0) return [{ kind: "ceased", object: object.id, rule: "704.5d", cause: null }];
  return cards.map(({ kind, card, faces }): Happening => {
    const id = play.fresh();
    const parts = { id, kind, card, faces, owner, controller: owner, zone: "exile", timestamp: id } as const;
    play.state = withNewObject(play.state, newObject(parts, play.state));
    const where = { object: null, became: id, from: null, to: "exile", player: owner, controller: owner } as const;
    return { kind: "moved", ...where, rule: "702.26n", cause: null };
  });
}

/**
 * A player leaves the game: the phased-out permanents that they own leave it too (702.26k), and those that they controlled
 * without an effect are exiled (702.26n, 800.4a). That those leave the battlefield triggers nothing.
 */
export function leavePhasedOut(play: Play, player: PlayerId): void {
  const { phasedOut: all } = play.state;
  const own = all.filter(({ object }) => object.owner === player);
  const held = all.filter(({ object }) => object.owner !== player && object.controller === player);
  if (own.length + held.length === 0) return;
  play.state = { ...play.state, phasedOut: all.filter((one) => !own.includes(one) && !held.includes(one)) };
  const gone = own.map(({ object: { id } }): Happening => ({
    kind: "leftGame",
    object: id,
    from: null,
    rule: "702.26k",
    cause: null,
  }));
  play.happen([...gone, ...held.flatMap(({ object }) => exileHidden(play, object))]);
}
