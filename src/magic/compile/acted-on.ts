import type { Change, Constraint, Instruction, ObjectReference, Recipient } from "../effects/index.js";
import { holdsWord, someWithin } from "../effects/structure.js";
import type { Snapshot } from "./snapshot.js";
import { refuse } from "./refusal.js";

/** All that matched when something was done to them: the slot that holds them since, or null where nothing does. */
export interface ActedOn {
  readonly reference: ObjectReference;
  readonly slot: string | null;
}

type ConstraintKind = Constraint["kind"];

const sizes: readonly ConstraintKind[] = ["characteristic", "characteristicRelation", "most", "fewest", "together", "withQuantity", "shares", "differing"]; // prettier-ignore
const abilities: readonly ConstraintKind[] = ["keyword", "ability", "noAbilities"];

/** What a continuous change may make otherwise of what a filter tests; a kind that is not here, anything. */
const changedBy: Readonly<Partial<Record<Change["kind"], readonly ConstraintKind[]>>> = {
  changePowerToughness: sizes,
  setBasePowerToughness: sizes,
  switchPowerToughness: sizes,
  gainAbilities: abilities,
  gainChosenAbility: abilities,
  loseAbilities: abilities,
  loseAllAbilities: [...abilities, ...sizes],
  control: ["controlledBy", "notControlledBy"],
  prohibit: [],
  require: [],
  permit: [],
  assignCombatDamage: [],
};

/** What each instruction may make otherwise of what a filter tests; by what takes objects away, none can be found again. */
const changedIn: Readonly<Partial<Record<Instruction["kind"], readonly ConstraintKind[] | "gone">>> = {
  destroy: "gone",
  sacrifice: "gone",
  discard: "gone",
  moveObjects: "gone",
  phaseOut: "gone",
  transform: "gone",
  flip: "gone",
  convert: "gone",
  turnFaceUp: "gone",
  turnFaceDown: "gone",
  putCounters: ["hasCounters", "modified", ...abilities, ...sizes],
  removeCounters: ["hasCounters", "modified", ...abilities, ...sizes],
  dealDamage: ["happened"],
};

const statusOf: Readonly<Partial<Record<Instruction["kind"], readonly string[]>>> = {
  tap: ["tapped", "untapped"],
  untap: ["tapped", "untapped"],
  goad: ["goaded"],
  removeFromCombat: ["attacking", "blocking", "blocked", "unblocked"],
};

function testsAny(reference: ObjectReference, kinds: readonly string[]): boolean {
  return someWithin(
    reference,
    (part) => typeof part === "object" && part !== null && "kind" in part && kinds.includes(String(part.kind)),
  );
}

/** Whether other objects may match after the changes than before. */
function changesMatch(changes: readonly Change[], reference: ObjectReference): boolean {
  return changes.some(({ kind }) => {
    const changed = changedBy[kind];
    return changed === undefined || testsAny(reference, changed);
  });
}

/** Whether other objects may match after the instruction than before it. */
function mayRematch(one: Instruction, reference: ObjectReference): boolean {
  if (one.kind === "modify") return changesMatch(one.changes, reference);
  const changed = changedIn[one.kind] ?? [];
  const states = statusOf[one.kind] ?? [];
  return changed === "gone" || testsAny(reference, changed) || holdsWord(reference, ...states);
}

/** Whether the slot of the instruction holds all of the objects that it was told to act on. */
function holdsAll(one: Instruction): boolean {
  return (
    (one.kind === "modify" && one.membership === "lockedIn") || (one.kind === "putCounters" && one.division === "each")
  );
}

/** The objects that an instruction acts on, where those are all that match. */
function actedOnBy(one: Instruction): ObjectReference | null {
  const [on] =
    one.kind === "putCounters"
      ? [one.on]
      : one.kind === "removeCounters"
        ? [one.from]
        : one.kind === "dealDamage"
          ? one.to
          : "objects" in one && one.objects !== null
            ? [one.objects]
            : [];
  return on?.kind === "matching" ? on : null;
}

/**
 * What an instruction makes of later words for the objects that it acts on: they are the objects that matched then, "they"
 * and "those creatures", whatever matches now (608.2c). Empty where the same match. Of several that move together, one alone
 * cannot be found again: "exile target creature and all Auras attached to it" makes new objects, which one slot holds (400.7).
 */
export function actingOf(one: Instruction): readonly ActedOn[] {
  if (one.kind === "moveObjects" && one.objects.kind === "all")
    return one.objects.of.map((reference) => ({ reference, slot: null }));
  const reference = actedOnBy(one);
  if (reference === null) return [];
  if (holdsAll(one)) return [{ reference, slot: one.result }];
  return mayRematch(one, reference) ? [{ reference, slot: null }] : [];
}

/** Those of which the slot is filled. */
export function withoutActs(acted: readonly ActedOn[], slots: ReadonlySet<string>): readonly ActedOn[] {
  return acted.filter(({ slot }) => slot === null || !slots.has(slot));
}

/**
 * What words for these objects mean after all that was done to them; refuses those that cannot be found any more, and one of
 * them, which no slot tells from the others.
 */
export function meantNow(
  acted: readonly ActedOn[],
  reference: ObjectReference,
  number: "singular" | "plural" | "any",
  phrase: string,
  node: object,
): ObjectReference {
  const last = acted.filter((one) => one.reference === reference).at(-1);
  if (last === undefined) return reference;
  return last.slot === null || number === "singular" ? refuse(phrase, node) : { kind: "result", slot: last.slot };
}

/** As {@link meantNow}, for what is but measured: of one object that left, it is what it was last (608.2h). */
export function measuredNow(
  acted: readonly ActedOn[],
  reference: ObjectReference,
  number: "singular" | "plural" | "any",
  phrase: string,
  node: object,
): ObjectReference {
  return reference.kind === "matching" ? meantNow(acted, reference, number, phrase, node) : reference;
}

/** As what the objects that a reference means were spoken of. */
export function spokenOf(acted: readonly ActedOn[], reference: Recipient): Recipient {
  if (reference.kind !== "result") return reference;
  return acted.find(({ slot }) => slot === reference.slot)?.reference ?? reference;
}

/** What is meant after a branch that may not be carried out: what was spoken of before it, as it was before (608.2c). */
export function afterBranch(branch: Snapshot, acted: readonly ActedOn[]): readonly ActedOn[] {
  const known = new Set(branch.antecedents.map(({ reference }) => reference));
  return [...branch.acted, ...acted.slice(branch.acted.length).filter(({ reference }) => !known.has(reference))];
}

/** The objects as a second verb of the same subject means them: those of the first, where others may match after it. */
export function asBefore(reference: ObjectReference, doings: readonly Instruction[]): ObjectReference {
  const last = doings.filter((one) => actedOnBy(one) === reference).at(-1);
  return last !== undefined && holdsAll(last) && mayRematch(last, reference)
    ? { kind: "result", slot: last.result }
    : reference;
}
