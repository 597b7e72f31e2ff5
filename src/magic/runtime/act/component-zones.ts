import type { Zone } from "../../effects/index.js";
import type { Component, GameObject } from "../state/object.js";
import { findObject, lastKnownOf } from "../state/objects.js";
import type { Play } from "./play.js";
import type { ProposalOf } from "./proposal.js";
import { replaced } from "./replacement.js";

/**
 * Where a card goes that is a component of a merged permanent which is a token: where a replacement effect has cards go
 * instead, which does not apply to the token itself (730.3e). It is tried with the card by itself, and taken back.
 */
function zoneOfCard(play: Play, object: GameObject, card: Component, proposal: ProposalOf<"move">): Zone {
  const { components, ...alone } = object;
  const { state } = play;
  const count = play.happenings.length;
  play.put({ ...alone, ...card });
  const isReplaced = components !== undefined && replaced(play, proposal) === null;
  const became = lastKnownOf(play.state, object.id)?.became ?? null;
  const zone = became === null ? undefined : findObject(play.state, became)?.zone;
  play.state = state;
  play.happenings.length = count;
  return isReplaced && zone !== undefined ? zone : proposal.to;
}

/** Where each component of a merged permanent goes as it leaves the battlefield; null where all go the same way (730.3d). */
export function componentZones(play: Play, object: GameObject, proposal: ProposalOf<"move">): readonly Zone[] | null {
  const { components, kind, melded } = object;
  if (kind !== "token" || components === undefined || melded !== undefined) return null;
  if (components.every((each) => each.kind !== "card")) return null;
  return components.map((each) => (each.kind === "card" ? zoneOfCard(play, object, each, proposal) : proposal.to));
}
