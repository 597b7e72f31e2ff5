import type { Ability, Change, Condition, Constraint } from "../effects/index.js";
import type { AbilityNode } from "../syntax/ability.js";
import { figureQuantity } from "./figure.js";
import type { Bearer, Context } from "./context.js";
import { numeric } from "./plain.js";
import { refuse } from "./refusal.js";

type Static = Extract<Ability, { readonly kind: "static" }>;
type LevelLine = Extract<AbilityNode, { readonly kind: "level" }>;
type Line = Extract<AbilityNode, { readonly kind: "keywords" | "ability" }>;
type SizeLine = Extract<AbilityNode, { readonly kind: "size" }>;

/** A continuous effect on the object that the ability is on. */
function onSource(id: string, condition: Condition | null, changes: readonly Change[]): Static {
  return { kind: "static", id, condition, effects: [{ kind: "continuous", affected: { kind: "source" }, changes }] };
}

/** That this permanent has at least, and at most, so many counters. */
function withCounters(counter: string, least: number, most: number | null): Condition {
  const bounds: Constraint[] = [{ kind: "hasCounters", counter, is: { operator: "atLeast", than: numeric(least) } }];
  if (most !== null) bounds.push({ kind: "hasCounters", counter, is: { operator: "atMost", than: numeric(most) } });
  return { kind: "matches", object: { kind: "source" }, filter: { what: "object", constraints: bounds } };
}

/** "LEVEL 1-4": what stands in its striation, which is put into it later, holds for so many level counters (711.2a, 711.2b). */
export function levelAbility({ from, to }: LevelLine, id: string): Static {
  return onSource(id, withCounters("level", from, to), []);
}

/** The power and toughness box of a striation (711.2). */
export function sizeAbility({ power, toughness }: SizeLine, id: string, context: Context): Static {
  const [base, tough] = [figureQuantity(power, context), figureQuantity(toughness, context)];
  return onSource(id, null, [{ kind: "setBasePowerToughness", power: base, toughness: tough }]);
}

/**
 * "8+ | Flying", "12+ | {T}: Draw a card.": it has the abilities for as long as it has so many charge counters (721.2a);
 * null of a line without a station symbol.
 */
export function stationed(
  node: Line,
  id: string,
  context: Context,
  lower: (node: Line, id: string, bearer: Bearer, context: Context) => readonly Ability[],
): readonly Ability[] | null {
  if (node.head?.kind !== "station") return null;
  if (context.bearer.spell === "spell") return refuse("station", node);
  const { at, costs } = node.head;
  const head = costs === null ? null : ({ kind: "cost", costs } as const);
  const abilities = lower({ ...node, head }, `${id}.s`, context.bearer, context);
  return [onSource(id, withCounters("charge", at, null), [{ kind: "gainAbilities", abilities }])];
}
