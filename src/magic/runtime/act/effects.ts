import type { ContinuousEffect, DelayedTrigger, Return, ShieldEffect } from "../state/state.js";
import type { ObjectId } from "../state/identity.js";
import type { Play } from "./play.js";

/** What is given when an effect begins; its number, timestamp and turn are the game's. */
type Begun<Effect> = Omit<Effect, "id" | "timestamp" | "began">;

/** Starts a continuous effect (611.2, 613.7b). */
export function startEffect(play: Play, effect: Begun<ContinuousEffect>): void {
  const id = play.fresh();
  const began = play.state.turn.number;
  play.state = { ...play.state, effects: [...play.state.effects, { ...effect, id, timestamp: id, began }] };
}

/**
 * Lets the effects that changed a permanent spell go on for the permanent that it becomes, and be about it where they spoke
 * of the spell (400.7a).
 */
export function continueEffects(play: Play, spell: ObjectId, permanent: ObjectId): void {
  const named = (ids: readonly ObjectId[]): ObjectId[] => ids.map((id) => (id === spell ? permanent : id));
  const { effects } = play.state;
  const continued = effects.map((effect) => {
    const { affected, scope } = effect;
    if (affected.kind !== "objects" || !affected.objects.includes(spell)) return effect;
    const slots = Object.fromEntries(
      Object.entries(scope.slots).map(([slot, value]) => [slot, { ...value, objects: named(value.objects) }]),
    );
    return { ...effect, affected: { ...affected, objects: named(affected.objects) }, scope: { ...scope, slots } };
  });
  if (continued.some((effect, index) => effect !== effects[index])) play.state = { ...play.state, effects: continued };
}

/** Starts a replacement or prevention effect of a resolved spell or ability (614.3, 615.3). */
export function startShield(play: Play, shield: Begun<ShieldEffect>): void {
  const id = play.fresh();
  play.state = { ...play.state, shields: [...play.state.shields, { ...shield, id, began: play.state.turn.number }] };
}

/** Sets up a delayed triggered ability (603.7). */
export function startDelayed(play: Play, trigger: Begun<DelayedTrigger>): void {
  const id = play.fresh();
  play.state = { ...play.state, delayed: [...play.state.delayed, { ...trigger, id, began: play.state.turn.number }] };
}

/** Notes what comes back when a duration ends (610.3). */
export function startReturn(play: Play, entry: Begun<Return>): void {
  const id = play.fresh();
  play.state = { ...play.state, returns: [...play.state.returns, { ...entry, id, began: play.state.turn.number }] };
}
