import type { Instruction, ObjectReference, PlayerReference, Target } from "../../effects/index.js";
import { holdsWord } from "../../effects/structure.js";
import type { Context } from "../context.js";
import { isNumeric } from "../plain.js";
import { refuse } from "../refusal.js";

/** What was lowered for each of several players: who they are, the slot for each of them, what is done. */
interface ForEachPlayer {
  readonly over: ObjectReference | PlayerReference;
  readonly slot: string;
  readonly instructions: readonly Instruction[];
}

/** Instructions that do the same to each of their objects at once. */
const ofEachObject: ReadonlySet<Instruction["kind"]> = new Set<Instruction["kind"]>([
  "chooseObjects",
  "destroy",
  "detain",
  "goad",
  "modify",
  "moveObjects",
  "phaseOut",
  "putCounters",
  "sacrifice",
  "tap",
  "untap",
]);

/**
 * "For each opponent, destroy up to one target creature that player controls": as many targets as there are opponents,
 * each found for its player, and all of them are destroyed at once (601.2c, 608.2c). What is done may not speak of the
 * player in any other way, for it is not done player by player.
 */
export function targetForEach(
  { over, slot, instructions }: ForEachPlayer,
  { targets: [target, ...others] }: Context,
  context: Context,
  node: object,
): Instruction {
  const [only, ...more] = instructions;
  if (target === undefined || only === undefined || others.length + more.length > 0)
    return refuse("a target for each", node);
  const players = fixedPlayers(over) ?? refuse("a target for each", node);
  const simple = ofEachObject.has(only.kind) && !holdsWord(only, slot) && holdsWord(only, target.id);
  if (!simple || !isOfPlayer(target, slot) || !isNumeric(target.least, 0)) return refuse("a target for each", node);
  context.targets.push({ ...target, forEach: { players, slot } });
  return only;
}

/** The players of whom it is known as the targets are announced who they are. */
function fixedPlayers(over: ObjectReference | PlayerReference): PlayerReference | null {
  switch (over.kind) {
    case "eachOpponent":
    case "eachPlayer":
    case "eachOtherPlayer":
      return over;
    default:
      return null;
  }
}

/** Whether it is up to one of that player's. */
function isOfPlayer({ what, most }: Target, slot: string): boolean {
  return isNumeric(most, 1) && holdsWord(what, slot);
}
