import type { Instruction, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { counterAmount, counterName } from "../counter.js";
import { acted, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { lowerPlayer } from "../player.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";

function controlled(object: NounPhrase, player: PlayerReference, doing: Doing): readonly Instruction[] {
  const objects = lowerReference(object, doing.context);
  const duration = doing.tails.takeDuration();
  const { id, result } = doing.context.next();
  acted(doing.context, "take", result, objects);
  return [{ kind: "takeControl", id, result, player, objects, duration }];
}

/** Take, give and swap control, and give counters. */
export const controlInstructions: InstructionTable<"takeControl" | "giveControl" | "swapControl" | "swap" | "give"> = {
  takeControl: ({ object }, doing) => controlled(object, doerOf(doing), doing),
  giveControl: ({ object, to }, doing) => {
    if (to === null) return refuse("to whom control is given", object);
    return controlled(object, lowerPlayer(to.whom, doing.context), doing);
  },
  swapControl: ({ object }, doing) => {
    const objects = lowerReference(object, doing.context);
    const { id, result } = doing.context.next();
    acted(doing.context, "swap", result, objects);
    return [{ kind: "swap", id, result, what: "control", objects, with: null }];
  },
  swap: ({ object }, doing) => {
    const other = doing.tails.takePlace("with");
    const objects = lowerReference(object, doing.context);
    const partner = other === null ? null : lowerReference(other, doing.context);
    const { id, result } = doing.context.next();
    acted(doing.context, "swap", result, objects);
    return [{ kind: "swap", id, result, what: "positions", objects, with: partner }];
  },
  give: ({ whom, object }, doing) => {
    const objects = lowerReference(whom, doing.context);
    const counter = counterName(object);
    const amount = counterAmount(object, doing);
    const { id, result } = doing.context.next();
    acted(doing.context, "give", result, objects);
    return [{ kind: "putCounters", id, result, counter, amount, objects }];
  },
};
