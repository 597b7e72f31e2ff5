import type { Instruction, Status } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { acted, type Doing, doerOf, type InstructionTable, onObjects } from "../doing.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";

function status(kind: "giveStatus" | "removeStatus", which: Status, verb: string) {
  return ({ object }: { readonly object: NounPhrase }, doing: Doing): readonly Instruction[] => {
    const objects = lowerReference(object, doing.context, { chooser: doerOf(doing), home: null });
    const { id, result } = doing.context.next();
    acted(doing.context, verb, result, objects);
    return [{ kind, id, result, status: which, objects }];
  };
}

/** Ready, exhaust, stun, ward, enrage and flip. */
export const statusInstructions: InstructionTable<
  "ready" | "exhaust" | "stun" | "unstun" | "ward" | "enrage" | "flip"
> = {
  ready: onObjects("ready", "ready"),
  exhaust: onObjects("exhaust", "exhaust"),
  stun: status("giveStatus", "stun", "stun"),
  unstun: status("removeStatus", "stun", "unstun"),
  ward: status("giveStatus", "ward", "ward"),
  enrage: status("giveStatus", "enrage", "enrage"),
  flip: ({ object }, doing) => {
    const objects = lowerReference(object, doing.context, { chooser: doerOf(doing), home: null });
    const facing = doing.tails.takeWords("facedown", "faceup") ?? refuse("how it is flipped", object);
    const { id, result } = doing.context.next();
    acted(doing.context, "flip", result, objects);
    return [{ kind: "flip", id, result, objects, facing: facing === "facedown" ? "down" : "up" }];
  },
};
