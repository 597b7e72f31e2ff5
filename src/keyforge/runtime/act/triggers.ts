import type { Ability, Timing } from "../../effects/index.js";
import { holds } from "../read/condition.js";
import { workingElsewhere, zonesOf } from "../read/elsewhere.js";
import { isActive } from "../read/lasts.js";
import { sightOf } from "../read/looks.js";
import { isFilter, matches } from "../read/pattern.js";
import type { Sight } from "../read/sight.js";
import { scopeOf } from "../read/statics.js";
import { activeCards, cardOf } from "../state/cards.js";
import type { Happening, HappeningKind } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { HeldAbility, Looks } from "../state/looks.js";
import { freshScope, type Scope } from "../state/scope.js";
import type { Play, Waiting } from "./play.js";

/** The bold headers that resolve after an event of the card itself. */
const timingAfter: Partial<Record<HappeningKind, Timing>> = {
  played: "play",
  reaped: "afterReap",
  fought: "afterFight",
  leavesPlay: "leavesPlay",
};

/** An ability behind a bold header as something to resolve. */
export function timedAt(sight: Sight, id: CardId, timing: Timing, event: Happening | null, looks: Looks): Waiting[] {
  return looks.abilities.flatMap((held) => {
    const { ability } = held;
    if (ability.kind !== "timed" || !ability.timings.includes(timing)) return [];
    const scope = { ...scopeHeld(sight, id, held), event };
    return [{ scope, ability: ability.id, condition: null, instructions: ability.instructions }];
  });
}

/** What an ability's words mean on a card in play, or on one as it last was there. */
function scopeHeld(sight: Sight, id: CardId, held: HeldAbility): Scope {
  const last = cardOf(sight.state, id).zone === "play" ? undefined : sight.state.lastKnown[id];
  if (last === undefined) return scopeOf(sight, id, held);
  const { controller, attachedTo } = last.object;
  return freshScope(controller, { source: id, maker: held.maker, host: attachedTo });
}

/** The abilities of a card behind a header, as the card is now. */
export function timedOn(sight: Sight, id: CardId, timing: Timing, event: Happening | null): Waiting[] {
  return timedAt(sight, id, timing, event, sight.look(id));
}

/** What a card's own header says to an event of the card: nothing more where it has left play, but for leaving (R18a). */
function headers(sight: Sight, event: Happening): Waiting[] {
  const timing = timingAfter[event.kind];
  const { card } = event;
  if (timing === undefined || card === null) return scraps(sight, event);
  const { zone } = cardOf(sight.state, card);
  const last = sight.state.lastKnown[card];
  if (timing === "leavesPlay") return last === undefined ? [] : timedAt(sight, card, timing, event, last.looks);
  return zone === "play" || zone === "beingPlayed" ? timedOn(sight, card, timing, event) : [];
}

/** "Scrap:" resolves as the card is discarded from a hand. */
function scraps(sight: Sight, event: Happening): Waiting[] {
  const { kind, from, card } = event;
  return kind === "discarded" && from === "hand" && card !== null ? timedOn(sight, card, "scrap", event) : [];
}

/** Whether an ability speaks of its own card: it sees what happened to that even though it is gone. */
function isAboutItself(ability: Extract<Ability, { readonly kind: "triggered" }>): boolean {
  const { object } = ability.event;
  return object !== null && !isFilter(object) && (object.kind === "source" || object.kind === "host");
}

/** The triggered abilities of a card that an event triggers. */
function ofCard(sight: Sight, id: CardId, looks: Looks, event: Happening, isGone: boolean): Waiting[] {
  return looks.abilities.flatMap((held) => {
    const { ability } = held;
    if (ability.kind !== "triggered" || ability.event.kind !== event.kind) return [];
    if (isGone && !isAboutItself(ability)) return [];
    const scope = { ...scopeHeld(sight, id, held), event };
    if (!matches(sight, scope, ability.event, event)) return [];
    return [{ scope, ability: ability.id, condition: ability.condition, instructions: ability.instructions }];
  });
}

/** A card out of play with those of its abilities that work from where it is. */
function looksElsewhere(sight: Sight, id: CardId): Looks {
  const { zone } = cardOf(sight.state, id);
  const looks = sight.look(id);
  const abilities = looks.abilities.filter(({ ability }) => zonesOf(ability).some((one) => one === zone));
  return { ...looks, abilities };
}

/** The cards that went with an event: what it is about and the upgrades that were on it. */
function gone(sight: Sight, events: readonly Happening[]): CardId[] {
  const left = events.flatMap(({ kind, card }) => (kind === "leavesPlay" && card !== null ? [card] : []));
  return [...new Set(left)].filter((id) => cardOf(sight.state, id).zone !== "play");
}

/** The delayed abilities that an event sets off; those for one event are gone then. */
function delayed(play: Play, event: Happening): Waiting[] {
  const due = play.state.delayed.filter(
    (one) =>
      one.manner === "after" &&
      isActive(play.state, one, one.scope) &&
      matches(play, { ...one.scope, event }, one.event, event),
  );
  play.forget(due.flatMap(({ id, times }) => (times === "once" ? [id] : [])));
  return due.map(({ id, scope, condition, instructions }) => ({
    scope: { ...scope, event },
    ability: `delayed:${id}`,
    condition,
    instructions,
  }));
}

/** The abilities that are about a state which holds now: "If there are no creatures in play, destroy it". */
export function holdingStates(play: Play): Waiting[] {
  const { state } = play;
  const sight = sightOf(state);
  return activeCards(state).flatMap((id) =>
    sight.look(id).abilities.flatMap((held) => {
      const { ability } = held;
      if (ability.kind !== "triggered" || ability.event.kind !== "stateHolds" || ability.condition === null) return [];
      const scope = scopeHeld(sight, id, held);
      if (!holds(sight, scope, ability.condition)) return [];
      return [{ scope, ability: ability.id, condition: ability.condition, instructions: ability.instructions }];
    }),
  );
}

/** Every ability that events trigger which happened together. */
export function triggeredBy(play: Play, events: readonly Happening[]): Waiting[] {
  const { state } = play;
  const sight = sightOf(state);
  const left = gone(sight, events);
  return events.flatMap((event) => [
    ...headers(sight, event),
    ...activeCards(state).flatMap((id) => ofCard(sight, id, sight.look(id), event, false)),
    ...workingElsewhere(state).flatMap((id) => ofCard(sight, id, looksElsewhere(sight, id), event, false)),
    ...left.flatMap((id) => {
      const last = state.lastKnown[id];
      return last === undefined ? [] : ofCard(sight, id, last.looks, event, true);
    }),
    ...state.playing.flatMap((id) => ofCard(sight, id, sight.look(id), event, false)),
    ...delayed(play, event),
  ]);
}
