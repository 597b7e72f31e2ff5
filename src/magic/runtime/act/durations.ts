import type { Condition, Duration, TurnPart } from "../../effects/index.js";
import { holds } from "../read/condition.js";
import { playersMeant, playersOf } from "../read/player.js";
import { firstStep } from "../read/turn-parts.js";
import { findObject, hasLeft, isOver, permanentIds } from "../state/objects.js";
import type { PlayerId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";

/** What has a duration, whatever it is. */
interface Lasting {
  readonly duration: Duration | null;
  readonly scope: Scope;
  readonly began: number;
}

/** Ends every effect, shield, delayed trigger and exile whose time is over; what was exiled comes back (610.3). */
export function endWhere(play: Play, isOver: (lasting: Lasting) => boolean): void {
  const { effects, shields, delayed, returns } = play.state;
  const over = returns.filter(isOver);
  const kept = {
    effects: effects.filter((effect) => !isOver(effect)),
    shields: shields.filter((shield) => !isOver(shield)),
    delayed: delayed.filter((trigger) => !isOver({ ...trigger, duration: trigger.expires })),
    returns: returns.filter((entry) => !over.includes(entry)),
  };
  const changed = kept.effects.length < effects.length || kept.shields.length < shields.length;
  if (!changed && over.length === 0 && kept.delayed.length === delayed.length) return;
  play.state = { ...play.state, ...kept };
  if (kept.effects.length < effects.length) exileUncontrolled(play);
  for (const { objects, to, scope } of over) {
    const there = objects.filter((id) => findObject(play.state, id) !== null);
    moveAll(
      play,
      there.map((object) => ({ object, to, scope })),
      "610.3c",
    );
  }
}

/** What nobody in the game controls any more, since an effect that gave control of it has ended, is exiled at once (800.4c). */
export function exileUncontrolled(play: Play): void {
  if (!play.state.players.some(({ id }) => hasLeft(play.state, id))) return;
  const left = permanentIds(play.state).filter((id) => {
    const object = findObject(play.state, id);
    return object !== null && hasLeft(play.state, play.look(object).controller);
  });
  const moves = left.map((object) => ({ object, to: "exile" }) as const);
  if (!isOver(play.state) && moves.length > 0) moveAll(play, moves, "800.4c");
}

/** Ends what lasts until the cleanup step (514.2). */
export function endAtCleanup(play: Play): void {
  endWhere(play, ({ duration }) => duration?.kind === "endOfTurn" || duration?.kind === "thisTurn");
}

/** Ends what lasts until the end of combat (511.3). */
export function endAtCombat(play: Play): void {
  endWhere(play, ({ duration }) => duration?.kind === "endOfCombat" || duration?.kind === "thisCombat");
}

/** Ends what lasts until a player's next such part of a turn. */
export function endAtPart(play: Play, part: TurnPart, edge: "beginning" | "end"): void {
  const { number, active } = play.state.turn;
  endWhere(play, ({ duration, scope, began }) => {
    if (duration?.kind !== "untilNext" || duration.edge !== edge || began >= number) return false;
    return firstStep(duration.part) === part && playersOf(play, scope, duration.whose).includes(active);
  });
}

/** The turn of a player who has left would have begun: what lasts until their next turn or a part of it is over (800.4m). */
export function endAtPassedTurn(play: Play, player: PlayerId): void {
  endWhere(
    play,
    ({ duration, scope }) =>
      duration?.kind === "untilNext" && playersMeant(play, scope, duration.whose).includes(player),
  );
}

/** Whether a condition is of what the ability is on, and that is gone: it does not go on as it last was (611.2b). */
function asksOfDeparted(play: Play, scope: Scope, condition: Condition): boolean {
  if (condition.kind === "allOf") return condition.conditions.some((one) => asksOfDeparted(play, scope, one));
  const isOfSource = condition.kind === "matches" && condition.object.kind === "source";
  return isOfSource && findObject(play.state, scope.source)?.zone !== "battlefield";
}

/** Ends what lasted only as long as something held (611.2b). */
export function endConditional(play: Play): void {
  endWhere(play, ({ duration, scope }) => {
    if (duration?.kind !== "asLongAs") return false;
    if (asksOfDeparted(play, scope, duration.condition)) return true;
    try {
      return !holds(play, scope, duration.condition);
    } catch (error) {
      play.unable(error, scope.ability);
      return true;
    }
  });
}
