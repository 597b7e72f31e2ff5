import type { Instruction } from "../../effects/index.js";
import { NotExecutable } from "../../../state/failures.js";

/** An instruction that the runtime does not carry out yet: it says so, and ends what it is part of. */
export function notExecutable(instruction: Instruction): never {
  throw new NotExecutable(`instruction ${instruction.kind}`);
}
