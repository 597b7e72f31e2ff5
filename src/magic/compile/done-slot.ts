import { eventSlot } from "../effects/reserved-slots.js";
import { isPermission } from "./amountless.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

/**
 * The slot of what "if you do" speaks of: what was offered last, else the last instruction. A permission is no deed:
 * whether it will be used is not known as it is given (608.2c).
 */
export function doneSlot(context: Context, node: object): string {
  const slot = context.lastOptional ?? context.resultSlot("do", node);
  const doing = context.latestDoing(({ result }) => result === slot);
  return slot === eventSlot || (doing !== null && isPermission(doing)) ? refuse("do", node) : slot;
}
