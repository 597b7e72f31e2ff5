import type { ObjectReference } from "../effects/index.js";
import type { Context } from "./context.js";

/** What a condition asks of is what "it" means behind the condition, whatever that was measured by (608.2c). */
export function speakOn(reference: ObjectReference, context: Context): void {
  const { antecedents, ...rest } = context.snapshot();
  const at = antecedents.map((one) => one.reference).lastIndexOf(reference);
  const asked = antecedents[at];
  if (asked === undefined) return;
  context.restore({ ...rest, antecedents: [...antecedents.slice(0, at), ...antecedents.slice(at + 1), asked] });
}
