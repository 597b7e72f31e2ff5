import type { Affected, ObjectReference, StaticEffect } from "../../effects/index.js";
import type { Handler } from "../act/carry-out.js";
import type { Play } from "../act/play.js";
import { sinceNow } from "../read/lasts.js";
import { isFilter } from "../read/pattern.js";
import { cardMeant, cardsOf } from "../read/reference.js";
import { playersOf } from "../read/player.js";
import { happening } from "../state/happening.js";
import { didBy, didSoMuch, didTo, type Scope } from "../state/scope.js";
import type { DelayedAbility, Lasts } from "../state/state.js";

/** An effect whose certain cards are locked in as it begins; what fits a filter stays open (R27). */
interface Locked {
  readonly effect: StaticEffect;
  readonly scope: Scope;
}

/** Locks in what a reference means now. */
function lock(play: Play, scope: Scope, reference: Affected, index: number): { reference: Affected; scope: Scope } {
  if (isFilter(reference)) return { reference, scope };
  const slot = `locked:${index}`;
  const slots = { ...scope.slots, [slot]: didTo(cardsOf(play, scope, reference)) };
  return { reference: { kind: "result", slot }, scope: { ...scope, slots } };
}

/** The effect with the cards that it applies to locked in. */
function locked(play: Play, scope: Scope, effect: StaticEffect, index: number): Locked {
  if (!("affected" in effect)) return { effect, scope };
  const { reference, scope: wider } = lock(play, scope, effect.affected, index);
  return { effect: { ...effect, affected: reference }, scope: wider };
}

/** What a copy effect copies, as it begins (R27). */
function copied(play: Play, scope: Scope, of: ObjectReference): string | null {
  const id = cardMeant(play, scope, of);
  return id === null ? null : play.look(id).copied;
}

/** Begins effects that hold for a while. */
function begin(play: Play, scope: Scope, effects: readonly StaticEffect[], duration: Lasts["duration"]): void {
  let wider = scope;
  const all = effects.map((effect, index) => {
    const one = locked(play, wider, effect, index);
    wider = one.scope;
    return one.effect;
  });
  const copies = effects.flatMap((effect, index) => {
    const card = effect.kind === "copyOf" ? copied(play, scope, effect.of) : null;
    return card === null ? [] : [[index, card] as const];
  });
  const lasting = {
    id: play.fresh(),
    scope: wider,
    effects: all,
    copied: Object.fromEntries(copies),
    ...sinceNow(play.state, duration),
  };
  play.state = { ...play.state, lasting: [...play.state.lasting, lasting] };
  play.happen(happening("prepared", { card: scope.source, player: scope.player }));
}

/** "for the remainder of the turn, …" */
export const lasting: Handler<"lasting"> = ({ effects, duration }, play, { scope }) => {
  begin(play, scope, effects, duration);
  return didSoMuch(1);
};

/** "skips their draw cards step": that turn or that step. */
export const skipStep: Handler<"skipStep"> = ({ player, step, duration }, play, { scope }) => {
  const players = playersOf(play, scope, player);
  for (const one of players) begin(play, scope, [{ kind: "skipStep", player: named(scope, one), step }], duration);
  return didBy(players);
};

/** A player by name, as whoever resolves the ability speaks of them. */
function named({ player }: Scope, who: string): { readonly kind: "you" | "opponent" } {
  return { kind: who === player ? "you" : "opponent" };
}

/** "becomes a copy of": of the printed card or of the token side, never of what effects add (R27, R28). */
export const becomeCopy: Handler<"becomeCopy"> = ({ objects, of, duration }, play, { scope }) => {
  const cards = cardsOf(play, scope, objects);
  const model = cardsOf(play, scope, of).slice(0, 1);
  if (cards.length === 0 || model.length === 0) return didTo([]);
  const slots = { ...scope.slots, "locked:copies": didTo(cards), model: didTo(model) };
  const affected = { kind: "result", slot: "locked:copies" } as const;
  const effect = { kind: "copyOf", affected, of: { kind: "result", slot: "model" } } as const;
  begin(play, { ...scope, slots }, [effect], duration ?? { kind: "forever" });
  play.happen(...cards.map((card) => happening("becameCopy", { card })));
  return didTo(cards);
};

/** Begins an ability that waits for an event. */
function wait(play: Play, scope: Scope, parts: Omit<DelayedAbility, "id" | "scope" | "began" | "turn">): void {
  const ability: DelayedAbility = { id: play.fresh(), scope, ...parts, ...sinceNow(play.state, parts.duration) };
  play.state = { ...play.state, delayed: [...play.state.delayed, ability] };
  play.happen(happening("prepared", { card: scope.source, player: scope.player, word: parts.event.kind }));
}

/** "for the remainder of the turn, each time …", "at the start of your next turn …" (R13). */
export const delayed: Handler<"delayed"> = ({ event, times, duration, condition, instructions }, play, { scope }) => {
  wait(play, scope, { event, times, duration, manner: "after", condition, instructions });
  return didSoMuch(1);
};

/** "for the remainder of the turn, … instead" (R35). */
export const replacing: Handler<"replacing"> = (
  { event, times, duration, optional, instructions },
  play,
  { scope },
) => {
  const manner = optional === "may" ? "mayReplace" : "mustReplace";
  wait(play, scope, { event, times, duration, manner, condition: null, instructions });
  return didSoMuch(1);
};
