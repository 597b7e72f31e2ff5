import type { Duration, Instruction } from "../effects/index.js";
import { eachList } from "../effects/instruction-lists.js";

/**
 * A time at the end of a sentence is said of all that the sentence changes: "Creatures you control get +3/+3 and gain
 * trample until end of turn" (611.2a), and so it is of all that is done together under a condition or by choice. Within such a list it stays within.
 */
export function shareDuration(instructions: readonly Instruction[]): readonly Instruction[] {
  let closing: Duration | null = null;
  const shared: Instruction[] = [];
  for (const each of [...instructions].reverse()) {
    const one = eachList(each, shareDuration);
    if (one.kind !== "modify") shared.unshift(one);
    else if (one.duration.kind !== "indefinite") {
      closing = one.duration;
      shared.unshift(one);
    } else shared.unshift(closing === null ? one : { ...one, duration: closing });
  }
  return shared;
}
