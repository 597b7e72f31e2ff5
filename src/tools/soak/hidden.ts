import { everyObject, type GameObject, type GameState, type PlayerId, view } from "../../magic/runtime/index.js";
import { withItem } from "../../magic/runtime/state/paged.js";
import type { Chance } from "./chance.js";
import { isEqual } from "./equal.js";

/** The cards that a player may not know: of libraries and others' hands, but for those that they are shown. */
function unknownTo(state: GameState, player: PlayerId): GameObject[] {
  const seen = new Set(view(state, player).objects.map(({ id }) => id));
  return everyObject(state).filter(({ id, zone }) => (zone === "library" || zone === "hand") && !seen.has(id));
}

/** The state with what a player may not know otherwise: other cards in hidden places, and other random numbers. */
export function otherwise(state: GameState, player: PlayerId, chance: Chance): GameState {
  const hidden = unknownTo(state, player);
  const cards = chance.shuffle(hidden.map(({ card }) => card));
  const objects = hidden.reduce(
    (list, object, index) => withItem(list, object.id, { ...object, card: cards[index] ?? object.card }),
    state.objects,
  );
  return { ...state, objects, random: [chance.below(2 ** 31), 1, 2, 3] };
}

/** Players whose view tells them something of what they may not know (400.2, 401.2, 402.3). */
export function leaks(state: GameState, chance: Chance): string[] {
  return state.players.flatMap(({ id }) => {
    const same = isEqual(view(state, id), view(otherwise(state, id, chance), id));
    return same ? [] : [`what ${id} sees tells of hidden cards`];
  });
}
