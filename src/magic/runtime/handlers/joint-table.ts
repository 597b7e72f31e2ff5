import type { Instruction } from "../../effects/index.js";
import type { Frame } from "../act/carry-out.js";
import type { Play } from "../act/play.js";
import type { ByKind } from "../state/kinds.js";
import type { SlotValue } from "../state/scope.js";
import type { Joint } from "./joint.js";
import { millTogether } from "./life.js";
import { sacrificeTogether } from "./permanents.js";
import { createTogether } from "./tokens.js";
import { discardTogether, moveTogether } from "./zones.js";

/** The instructions that several players carry out, or one for several objects, at the same time (608.2f). */
const joints: { readonly [Kind in Instruction["kind"]]?: Joint<Kind> } = {
  createTokens: createTogether,
  moveObjects: moveTogether,
  sacrifice: sacrificeTogether,
  discard: discardTogether,
  mill: millTogether,
};

/** An instruction that is carried out for several turns of a loop at the same time. */
export interface JointInstruction {
  readonly instruction: Instruction;
  /** Carries it out for the turns, each of which binds what its words mean; says what each did. */
  readonly act: (play: Play, frame: Frame, turns: readonly (() => void)[]) => SlotValue[];
}

function jointOf<Kind extends Instruction["kind"]>(
  kind: Kind,
  instruction: ByKind<Instruction>[Kind],
): JointInstruction["act"] | null {
  const act: Joint<Kind> | undefined = joints[kind];
  return act === undefined ? null : (play, frame, turns) => act(instruction, play, frame, turns);
}

/** The one instruction that is done at the same time for each; null where there is none such, or more than it. */
export function jointInstruction([instruction, ...others]: readonly Instruction[]): JointInstruction | null {
  if (instruction === undefined || others.length > 0) return null;
  const act = jointOf(instruction.kind, instruction);
  return act === null ? null : { instruction, act };
}
