import type { Instruction, PlayerReference } from "../effects/index.js";
import { isSame, someWithin } from "../effects/structure.js";

const theirs = { kind: "anyOpponent" };

/** Whose it is that an instruction just had chosen of what "an opponent" has; null where it chose nothing of theirs (608.2c). */
export function ownerOfChosen(last: Instruction | undefined): PlayerReference | null {
  if (last?.kind !== "chooseObjects" || last.player.kind === "anyOpponent") return null;
  const of = { kind: "result", slot: last.result } as const;
  return someWithin(last.objects, (part) => isSame(part, theirs)) ? { kind: "ownerOf", of } : null;
}
