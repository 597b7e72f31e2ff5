import type { Filter } from "../../effects/index.js";
import type { CardObject } from "../state/card-object.js";
import { cardOf } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import type { Looks } from "../state/looks.js";
import type { Sight } from "./sight.js";

/** A card as a filter sees it: as it is, or as it last was in play (R18). */
export interface Seen {
  readonly object: CardObject;
  readonly looks: Looks;
}

/** A card as it is now. */
export function seenNow(sight: Sight, id: CardId): Seen {
  return { object: cardOf(sight.state, id), looks: sight.look(id) };
}

/** A card as it is in play or last was there; one that has never been there as it is printed. */
export function seenLast(sight: Sight, id: CardId): Seen {
  const now = seenNow(sight, id);
  return now.object.zone === "play" ? now : (sight.state.lastKnown[id] ?? now);
}

/**
 * A card as a filter over zones sees it: anywhere, where it names none; where it is, if that is one of them; what has left play and was asked for as
 * something in play is seen as it last was (R18d), and as it is printed where the new zone is asked for (R18e).
 */
export function seenIn(sight: Sight, id: CardId, { zones }: Filter): Seen | null {
  if (zones.length === 0) return seenLast(sight, id);
  const now = seenNow(sight, id);
  const { zone } = now.object;
  if (zones.some((one) => one === zone)) return now;
  return zones.includes("play") ? (sight.state.lastKnown[id] ?? null) : null;
}
