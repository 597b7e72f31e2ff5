import { acted, type InstructionTable } from "../doing.js";
import { lowerReference } from "../reference.js";

/** Fulfill prophecies (Archon Arcana, "Prophecies and Their Timing"). */
export const prophecyInstructions: InstructionTable<"fulfill"> = {
  fulfill: ({ object }, { context }) => {
    const objects = lowerReference(object, context);
    const { id, result } = context.next();
    acted(context, "fulfill", result, objects);
    return [{ kind: "fulfill", id, result, objects }];
  },
};
