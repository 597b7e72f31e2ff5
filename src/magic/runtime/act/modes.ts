import type { Cost, Instruction, Mode, Resolution } from "../../effects/index.js";
import { costsOf } from "../keywords/build.js";
import { keywordsNamed } from "../read/abilities.js";
import { holds } from "../read/condition.js";
import { countOf } from "../read/quantity.js";
import type { Characteristics } from "../state/characteristics.js";
import { NotExecutable } from "../state/failures.js";
import { findObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { askSome } from "./ask.js";
import { randomOf } from "./at-random.js";
import type { Play } from "./play.js";
import { requiredTargets } from "./required-targets.js";
import { withUse } from "./restrictions.js";
import { legalTargets } from "./targets.js";

type ChooseModes = Extract<Instruction, { readonly kind: "chooseModes" }>;

/** Whether there are enough legal targets for a mode (601.2b, 603.3c). */
function isChoosable(play: Play, scope: Scope, { targets, instructions }: Mode): boolean {
  return requiredTargets(play, scope, targets, instructions).every(
    (target) => legalTargets(play, scope, target).length >= countOf(play, scope, target.least),
  );
}

/** How many modes are chosen, at least and at most (700.2d). */
function bounds(play: Play, scope: Scope, { unless, least, most, modes }: ChooseModes): readonly [number, number] {
  // All of them, where the entwine cost is paid (702.42a).
  if (scope.paidCosts.includes("entwine")) return [modes.length, modes.length];
  const held = unless.kind === "moreIf" && holds(play, scope, unless.condition) ? unless : { least, most };
  return [countOf(play, scope, held.least), countOf(play, scope, held.most)];
}

/** Announces the modes of one instruction (601.2b); null where there are not enough. */
function announce(play: Play, scope: Scope, instruction: ChooseModes): readonly number[] | null {
  if (instruction.sameAgain === "allowed") throw new NotExecutable("the same mode more than once");
  const indices = instruction.modes.flatMap((mode, index) =>
    isChoosable(play, scope, mode) && !wasChosen(play, scope, instruction, index) ? [index] : [],
  );
  const [least, most] = bounds(play, scope, instruction);
  if (indices.length < least) return null;
  const asking = { player: scope.controller, purpose: "mode", rule: "601.2b", about: scope.source } as const;
  const limit = Math.min(most, indices.length);
  const chosen =
    instruction.manner === "random"
      ? randomOf(play, indices, limit)
      : askSome(play, asking, indices, (mode) => ({ kind: "mode", mode }), [least, limit]);
  if (instruction.unless.kind !== "none") for (const mode of chosen) noteMode(play, scope, instruction, mode);
  return chosen;
}

/** Under what name it is noted that a mode was chosen. */
function useOf(scope: Scope, { id }: ChooseModes, mode: number): string {
  return `${scope.ability ?? ""}.${id}.mode${mode}`;
}

/** Whether a mode that can be chosen only once was chosen before, this turn or since the object is there (700.2). */
function wasChosen(play: Play, scope: Scope, instruction: ChooseModes, mode: number): boolean {
  const object = findObject(play.state, scope.source);
  const use = object?.uses[useOf(scope, instruction, mode)];
  if (use === undefined) return false;
  const { kind } = instruction.unless;
  return kind === "notChosenBefore" || (kind === "notChosenThisTurn" && use.turn === play.state.turn.number);
}

/** Notes that a mode was chosen. */
function noteMode(play: Play, scope: Scope, instruction: ChooseModes, mode: number): void {
  const object = findObject(play.state, scope.source);
  if (object !== null) play.change(object.id, withUse(play.state, object, useOf(scope, instruction, mode)));
}

/** The scope with the modes that are chosen as the spell or ability is put on the stack (700.2a, b). */
export function announceModes(play: Play, scope: Scope, { instructions }: Resolution): Scope | null {
  let result = scope;
  for (const instruction of instructions) {
    if (instruction.kind !== "chooseModes") continue;
    if (instruction.chosen === "onResolution") continue;
    const chosen = announce(play, result, instruction);
    if (chosen === null) return null;
    result = { ...result, modes: { ...result.modes, [instruction.id]: chosen } };
  }
  return result;
}

/** What the chosen modes cost beside the rest (702.172a). */
export function modeCosts(scope: Scope, { instructions }: Resolution): Mode["cost"] {
  return instructions.flatMap((instruction) => {
    if (instruction.kind !== "chooseModes") return [];
    return (scope.modes[instruction.id] ?? []).flatMap((index) => instruction.modes[index]?.cost ?? []);
  });
}

/** What each mode beyond the first costs, where the spell has escalate (702.120a). */
export function escalated(looks: Characteristics, scope: Scope, { instructions }: Resolution): readonly Cost[] {
  const each = keywordsNamed(looks, "escalate").flatMap(costsOf);
  const modal = instructions.filter(({ kind }) => kind === "chooseModes");
  const beyond = modal.reduce((sum, { id }) => sum + Math.max(0, (scope.modes[id]?.length ?? 0) - 1), 0);
  return Array.from({ length: beyond }, () => each).flat();
}
