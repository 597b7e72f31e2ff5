import type { Instruction, ObjectReference, PlayerReference, Quantity, Target } from "../effects/index.js";

const single: ReadonlySet<string> = new Set(["source", "maker", "attachedTo", "triggering"]);

function isOne(quantity: Quantity | null): boolean {
  return quantity?.kind === "number" && quantity.value === 1;
}

/** Whether a reference means one object: a creature, target creature, the top card of your library. */
function isOneObject(reference: ObjectReference, targets: readonly Target[]): boolean {
  switch (reference.kind) {
    case "target": {
      const target = targets.find(({ id }) => id === reference.target);
      return target !== undefined && isOne(target.least) && isOne(target.most) && target.forEach === undefined;
    }
    case "choice":
      return isOne(reference.least) && isOne(reference.most) && isOnePlayer(reference.chooser);
    case "libraryCards":
      return isOne(reference.count) && isOnePlayer(reference.player);
    default:
      return single.has(reference.kind);
  }
}

/** Whether a reference means one player, so that what each of those meant does is done once. */
function isOnePlayer({ kind }: PlayerReference): boolean {
  return kind === "you" || kind === "targetPlayer" || kind === "controllerOf" || kind === "triggeringPlayer";
}

/**
 * Whether it was done to one object, and tells no number: "sacrifice this creature", "discard a card", "exile target
 * creature" are no amount that "that much" could mean (608.2c).
 */
function isAmountless(one: Instruction, targets: readonly Target[]): boolean {
  switch (one.kind) {
    case "sacrifice":
      return isOnePlayer(one.player) && isOneObject(one.objects, targets);
    case "destroy":
    case "moveObjects":
      return isOneObject(one.objects, targets);
    case "discard":
      return isOnePlayer(one.player) && one.manner !== "hand" && isOne(one.amount);
    case "preventDamage":
    case "replaceEvent":
      // How much will be prevented or replaced, nobody knows as the effect begins (615.5).
      return true;
    default:
      return false;
  }
}

/** Whether none of them tells a number. */
export function areAmountless(all: readonly Instruction[], targets: readonly Target[]): boolean {
  return all.every((one) => isAmountless(one, targets));
}

/** Whether an instruction only permits something that may be done later. */
export function isPermission(one: Instruction): boolean {
  if (one.kind === "optional") return one.instructions.length > 0 && one.instructions.every(isPermission);
  return one.kind === "modify" && one.changes.length > 0 && one.changes.every(({ kind }) => kind === "permit");
}

/**
 * How many or how much an instruction says that it does, where it says a number of its own: "draw that many cards, then
 * discard that many cards" speaks of one number twice (608.2c).
 */
export function amountOfDoing(one: Instruction, targets: readonly Target[]): Quantity | null {
  if ("objects" in one && one.objects?.kind === "target") {
    const { target } = one.objects;
    return targets.find(({ id }) => id === target)?.most ?? null;
  }
  if ("amount" in one && typeof one.amount === "object" && one.amount !== null && "kind" in one.amount)
    return one.amount;
  return one.kind === "putCounters" ? one.count : null;
}
