import { plainDetail } from "../../effects/plain-detail.js";
import type { Constraint, EventPattern } from "../../effects/index.js";
import { pastEvents } from "../read/events.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { pastOfTurn } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import type { Play } from "./play.js";

/** Whether such a thing happened this turn. */
function hasHappened({ state }: Play, test: (happening: Happening) => boolean): boolean {
  return pastOfTurn(state).some(({ happening }) => test(happening));
}

/** Whether an opponent of the player lost life this turn (702.137a). */
export function opponentLostLife(play: Play, player: PlayerId): boolean {
  return hasHappened(play, (happening) => happening.kind === "lifeLost" && happening.player !== player);
}

/** Whether the card was discarded this turn (702.187b). */
export function wasDiscarded(play: Play, { id }: GameObject): boolean {
  return hasHappened(play, (happening) => happening.kind === "discarded" && happening.object === id);
}

/** Whether the player has cast a spell this turn; nobody has a teammate, for teams are not played (702.117a, 102.3). */
export function hasCastSpell(play: Play, player: PlayerId): boolean {
  return hasHappened(play, (happening) => happening.kind === "cast" && happening.player === player);
}

const yours: Constraint = { kind: "controlledBy", player: { kind: "you" } };
const creature: Constraint = { kind: "cardType", cardType: "creature" };

/** Combat damage was dealt to a player by such a permanent. */
function combatDamageBy(...constraints: readonly Constraint[]): EventPattern {
  const source = { kind: "filter", filter: { what: "permanent", constraints }, grouping: "each" } as const;
  const to = { kind: "filter", filter: { what: "player", constraints: [] }, grouping: "each" } as const;
  return { kind: "dealsDamage", source, to, combat: "combat", amount: null, detail: plainDetail };
}

const freeing: readonly EventPattern[] = [
  combatDamageBy(creature, { kind: "subtype", subtype: "Assassin" }, yours),
  combatDamageBy({ kind: "commander" }, yours),
];

/** Whether an Assassin creature or a commander of the player dealt combat damage to a player this turn (702.173a). */
export function wasFreeToRun(play: Play, id: ObjectId, player: PlayerId): boolean {
  return freeing.some((pattern) => pastEvents(play, freshScope(id, player), pattern, "thisTurn").length > 0);
}

/** Combat damage was dealt to a player by what has a creature type of the spell. */
const prowling = combatDamageBy({ kind: "shares", what: "creatureType", with: { kind: "source" } }, yours);

/** Whether what was the player's and had a creature type of the card dealt combat damage to a player this turn (702.76a). */
export function mayProwl(play: Play, id: ObjectId, player: PlayerId): boolean {
  return pastEvents(play, freshScope(id, player), prowling, "thisTurn").length > 0;
}
