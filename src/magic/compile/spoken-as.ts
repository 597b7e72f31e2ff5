import type { ObjectReference } from "../effects/index.js";
import { isSame } from "../effects/structure.js";
import { latestObject, mayBeCalled } from "./antecedent.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

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

/**
 * What "it" means behind an event that speaks of two, where the latter was not spoken of since: what attacks a battle. Refused
 * where both are creatures: in "Whenever this creature blocks a creature, it …", what is blocked is "that creature" (608.2k).
 */
export function subjectBefore(
  found: ObjectReference | null,
  context: Context,
  phrase: string,
  node: object,
): ObjectReference | null {
  if (found?.kind !== "triggering" || found.role !== "other") return found;
  const spoken = context.spoken("singular", []);
  const [last, ...again] = spoken.filter(({ reference }) => isSame(reference, found));
  if (again.length > 0) return found;
  if (last === undefined || mayBeCalled(last, ["creature"])) return refuse(phrase, node);
  return spoken.filter((one) => one !== last).at(-1)?.reference ?? refuse(phrase, node);
}
