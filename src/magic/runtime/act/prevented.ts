import type { Identifier, Instruction, OutrightReplacement } from "../../effects/index.js";
import { eventSlot, type Scope } from "../state/scope.js";
import type { ShieldEffect } from "../state/state.js";
import { carryOutAll } from "./carry-out.js";
import type { Play } from "./play.js";

/** Damage that a shield prevented, and what its effect does right after that (615.5). */
export interface Prevented {
  /** What tells the effect from every other. */
  readonly effect: string;
  readonly scope: Scope;
  readonly slot: Identifier;
  readonly amount: number;
  readonly instructions: readonly Instruction[];
}

/** An effect that prevents damage. */
interface Preventing {
  readonly key: string;
  readonly replacement: OutrightReplacement;
  readonly shield: ShieldEffect | null;
}

function ownThen(replacement: OutrightReplacement): ShieldEffect["then"] {
  if (replacement.kind !== "prevent" || replacement.then === undefined) return undefined;
  return { slot: eventSlot, instructions: replacement.then };
}

/** Notes what a shield prevented, nothing of damage that can't be prevented (615.12), together with what else it prevents of the damage that is dealt at the same time. */
export function notePrevented(play: Play, effect: Preventing, scope: Scope, amount: number): void {
  const then = effect.shield?.then ?? ownThen(effect.replacement);
  if (then === undefined) return;
  const earlier = play.prevented.find((one) => one.effect === effect.key);
  const whole = { effect: effect.key, scope, ...then, amount: amount + (earlier?.amount ?? 0) };
  play.prevented = [...play.prevented.filter((one) => one !== earlier), whole];
}

/** Carries out what follows the prevention of damage, immediately after the event (615.5). */
export function afterPrevention(play: Play): void {
  const prevented = play.prevented;
  play.prevented = [];
  for (const { scope, slot, amount, instructions } of prevented) {
    const slots = { ...scope.slots, [slot]: { objects: [], players: [], amount, done: "yes" } } as const;
    carryOutAll(play, { scope: { ...scope, slots } }, instructions);
  }
}
