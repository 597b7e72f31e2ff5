import { describeFilter } from "../../magic/describe/filter.js";
import { freshNames } from "../../magic/describe/names.js";
import { describeObject } from "../../magic/describe/object.js";
import type { ObjectReference, Target } from "../../magic/effects/index.js";

const names = freshNames("this object");

/** What was announced for a target, in words. */
function targetWords(id: string, targets: readonly Target[]): string {
  const what = targets.find((one) => one.id === id)?.what;
  if (what === undefined) return "the target";
  if ("constraints" in what) return `target ${describeFilter(what, names, "singular")}`;
  if (what.kind === "anyTarget") return "any target";
  return `target ${what.of.map((filter) => describeFilter(filter, names, "singular")).join(" or ")}`;
}

/** Which objects are meant, in a few words; `targets` are those that the ability announces. */
export function referenceWords(reference: ObjectReference, targets: readonly Target[] = []): string {
  if (reference.kind === "target") return targetWords(reference.target, targets);
  if (reference.kind === "result" || reference.kind === "rest") return "what came of an earlier instruction";
  if (reference.kind === "among")
    return `each ${describeFilter(reference.filter, names, "singular")} among ${referenceWords(reference.of, targets)}`;
  return reference.kind === "iteration" ? "each object of a loop" : describeObject(reference, names);
}
