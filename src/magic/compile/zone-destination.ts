import type { MoveObjects, PlayerReference, Zone } from "../effects/index.js";
import type { DestinationNode } from "../syntax/destination.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { libraryEnd } from "./library.js";
import { isIndefinite } from "./noun.js";
import { refuse } from "./refusal.js";
import { onlyZoneOf, zoneOf } from "./zone.js";

/** Which zone something goes to, and where in it. */
export interface Arrival {
  readonly to: Zone;
  readonly position: MoveObjects["position"];
}

/** Which zone a destination names: "onto the battlefield", "on top of your library" (400.7, 401.4). */
export function arrivalOf(node: DestinationNode, context: Context): Arrival {
  const { place, preposition } = node;
  const zone = onlyZoneOf(zoneOf(place, context));
  checkWhose(place);
  if (zone !== null && (preposition === "onto" || preposition === "into" || preposition === "to"))
    return { to: zone, position: null };
  if (place.kind !== "described" || preposition !== "on") return refuse("a destination", node);
  return { to: "library", position: libraryEnd(place, context) ?? refuse("a destination", place) };
}

/** A card goes to a zone of its owner (400.3): one that is nobody's, or some other player's, is no place for it to go. */
function checkWhose(place: NounPhrase): void {
  if (place.kind !== "described") return;
  const { determiners, possessor, items } = place.group;
  const noun = items[0]?.noun;
  if (noun?.kind !== "common") return;
  const owned = noun.noun === "hand" || noun.noun === "graveyard" || noun.noun === "library";
  if ((owned || noun.noun === "battlefield") && determiners.length === 0 && possessor === null)
    refuse("a destination", place);
  if (
    owned &&
    possessor?.group.kind === "nounGroup" &&
    possessor.group.determiners.length > 0 &&
    isIndefinite(possessor.group)
  )
    refuse("a destination", place);
}

/** Players whose zone it cannot be, where the object alone tells whose it is. */
const someoneElse: ReadonlySet<string> = new Set<PlayerReference["kind"]>([
  "anyOpponent",
  "eachOpponent",
  "anyPlayer",
  "targetPlayer",
]);

/** The one zone that something comes from; null where the text does not say it. */
export function originOf(place: NounPhrase | null, context: Context): Zone | null {
  if (place === null) return null;
  const places = zoneOf(place, context);
  if (someoneElse.has(places?.player?.kind ?? "you")) return refuse("whose", place);
  return onlyZoneOf(places) ?? refuse("from", place);
}
