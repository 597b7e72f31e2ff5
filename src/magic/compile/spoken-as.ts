import type { ObjectReference } from "../effects/index.js";
import { latestObject, mayBeCalled } from "./antecedent.js";
import type { Context } from "./context.js";

/** What this ability had a player choose, where it may be called by these words: "the chosen creature"; null where nothing. */
export function chosenAs(
  number: "singular" | "plural",
  heads: readonly string[],
  context: Context,
): ObjectReference | null {
  return latestObject(
    context.snapshot().antecedents,
    (one) => one.heads.has("chosen") && one.number === number && mayBeCalled(one, heads),
  );
}

/** Whether what filled a slot was spoken of under other words than these, so that they cannot mean it. */
export function callsResult(slot: string, heads: readonly string[], context: Context): "so" | "otherwise" {
  const { antecedents } = context.snapshot();
  const spoken = antecedents.filter(({ reference }) => reference?.kind === "result" && reference.slot === slot);
  return spoken.length > 0 && !spoken.some((one) => mayBeCalled(one, heads)) ? "otherwise" : "so";
}

/** The target that was spoken of last of all, where it may be called by these words: "all other creatures" are others than it. */
export function latestTarget(heads: readonly string[], context: Context): ObjectReference | null {
  const last = context
    .snapshot()
    .antecedents.filter(({ kind }) => kind === "object")
    .at(-1);
  return last?.reference?.kind === "target" && mayBeCalled(last, heads) ? last.reference : null;
}
