import type { Constraint, Filter, FilteredKind, ObjectReference, Recipient, Target } from "../effects/index.js";
import { isSame } from "../effects/structure.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";

const permanents: ReadonlySet<FilteredKind> = new Set<FilteredKind>(["permanent", "object", "source"]);
const damageables: ReadonlySet<FilteredKind> = new Set<FilteredKind>([...permanents, "player"]);
const stacked: ReadonlySet<FilteredKind> = new Set<FilteredKind>(["spell", "ability", "object"]);

/** What is destroyed, tapped, regenerated and the like is a permanent (110.1, 701.8a, 701.19a, 701.26a). */
export function permanentsAlone(objects: ObjectReference, context: Context, node: object): ObjectReference {
  const fits = filtersOf(objects, context).every((one) => areOf(one, permanents) && !one.constraints.some(isElsewhere));
  return fits ? objects : refuse("no permanent", node);
}

/** What is countered is a spell or an ability (701.6a). */
export function stackedAlone(objects: ObjectReference, context: Context, node: object): ObjectReference {
  return filtersOf(objects, context).every((one) => areOf(one, stacked)) ? objects : refuse("no spell", node);
}

/** Damage is dealt to battles, creatures, planeswalkers and players (120.1): not to a spell, nor to a land that is nothing else. */
export function damageable(objects: Recipient, context: Context, node: object): Recipient {
  const fits = filtersOf(objects, context).every(
    (one) => areOf(one, damageables) && !one.constraints.some(isElsewhere) && !isUndamaged(one),
  );
  return fits ? objects : refuse("damage", node);
}

/** What the text describes where it speaks of objects anew: targets, what is chosen, all that match. */
function filtersOf(objects: Recipient, context: Context): readonly Filter[] {
  switch (objects.kind) {
    case "target":
      return context.targets.filter(({ id }) => id === objects.target).flatMap(({ what }) => describedBy(what));
    case "choice":
    case "matching":
      return [objects.filter];
    case "all":
      return objects.of.flatMap((one) => filtersOf(one, context));
    default:
      return [];
  }
}

const somePlayer: Filter = { what: "player", constraints: [] };

function describedBy(what: Target["what"]): readonly Filter[] {
  if (!("kind" in what)) return [what];
  return what.kind === "union" ? what.of : [somePlayer];
}

function areOf({ what, constraints }: Filter, kinds: ReadonlySet<FilteredKind>): boolean {
  return kinds.has(what) && kindsAmong(constraints).every((one) => kinds.has(one));
}

function kindsAmong(constraints: readonly Constraint[]): readonly FilteredKind[] {
  return constraints.flatMap((one) => {
    if (one.kind === "isA") return [one.what];
    return one.kind === "either" ? one.alternatives.flatMap(kindsAmong) : [];
  });
}

function isElsewhere(one: Constraint): boolean {
  return one.kind === "inZone" && one.zone !== "battlefield";
}

const undamaged: ReadonlySet<string> = new Set(["land", "enchantment"]);
const damaged: ReadonlySet<string> = new Set(["creature", "planeswalker", "battle"]);

function isUndamaged({ constraints }: Filter): boolean {
  const types = constraints.flatMap((one) => (one.kind === "cardType" ? [one.cardType] : []));
  return types.some((one) => undamaged.has(one)) && !types.some((one) => damaged.has(one));
}

/** Whether nothing can meet all these constraints, since one denies another: "noncreature creature". */
export function isContradiction(constraints: readonly Constraint[]): boolean {
  return constraints.some((one) => one.kind === "not" && constraints.some((other) => isSame(other, one.constraint)));
}
