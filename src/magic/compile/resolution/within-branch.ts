import type { Instruction } from "../../effects/index.js";
import { slotsFilled, targetsIn } from "../../effects/structure.js";

/** Instructions that ask for themselves whether they are carried out. */
const asking: ReadonlySet<Instruction["kind"]> = new Set<Instruction["kind"]>(["conditional", "instead", "unless"]);

/**
 * "If you do, tap target creature. It doesn't untap during its controller's next untap step.": what is said next of a target
 * that only a branch speaks of is done in that branch (608.2c). The instructions with those at their head put into it; null
 * where none of them belongs there.
 */
export function withinBranch(
  made: readonly Instruction[],
  before: readonly Instruction[],
): readonly Instruction[] | null {
  const branch = before.at(-1);
  if (branch?.kind !== "conditional" || branch.otherwise.length > 0) return null;
  const known = targetsIn([before.slice(0, -1), branch.condition]);
  const own = targetsIn(branch.then).filter((target) => !known.includes(target));
  const isOfBranch = (one: Instruction): boolean =>
    !asking.has(one.kind) && targetsIn(one).some((target) => own.includes(target));
  const end = made.findIndex((one) => !isOfBranch(one));
  const inside = end < 0 ? made : made.slice(0, end);
  if (inside.length === 0) return null;
  return [...before.slice(0, -1), { ...branch, then: [...branch.then, ...inside] }, ...made.slice(inside.length)];
}

/**
 * "Otherwise, you may cast it. If you don't, put it into your hand.": whether that was done is asked in the branch in which
 * it was offered, and not where the condition before it held (608.2c). The instructions with those in it; null where they
 * ask for something else.
 */
export function withinOtherwise(
  made: readonly Instruction[],
  before: readonly Instruction[],
): readonly Instruction[] | null {
  const branch = before.at(-1);
  const [first, ...more] = made;
  if (branch?.kind !== "conditional" || first?.kind !== "conditional" || more.length > 0) return null;
  const { condition } = first;
  const done = condition.kind === "not" ? condition.condition : condition;
  if (done.kind !== "done" || !slotsFilled(branch.otherwise).has(done.slot)) return null;
  return [...before.slice(0, -1), { ...branch, otherwise: [...branch.otherwise, first] }];
}
