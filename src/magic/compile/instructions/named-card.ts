import { objectAntecedent } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { refuse } from "../refusal.js";
import { done } from "./result.js";

/** Cards that are defined by name (707.13). */
export const namedCardInstructions: InstructionTable<"chooseUnchosenName" | "copyNamedCard"> = {
  chooseUnchosenName: (node, saying, context) => {
    const { names, conjunction } = node.names;
    if (conjunction === "or" || names.length < 2) return refuse("names", node);
    const choosing = { kind: "chooseValue", ...context.nextId(), player: saying.subject.player() } as const;
    return done({ ...choosing, of: "cardName", options: [], manner: "chosen", unchosenOf: names }, context);
  },
  copyNamedCard: (node, saying, context) => {
    const player = saying.subject.player();
    const chosen = context.latestDoing((one) => one.kind === "chooseValue" && one.of === "cardName");
    const named = chosen?.result ?? refuse("which name", node);
    const base = context.nextId();
    context.mention(objectAntecedent({ kind: "result", slot: base.result }, "singular", ["copy", "card"]));
    return done({ kind: "copyNamedCard", ...base, player, named }, context);
  },
};
