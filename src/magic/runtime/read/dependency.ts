import type { ObjectReference } from "../../effects/index.js";

/** What a reference may ask that the effects of a layer change, by the kinds of constraint that ask it. */
const asked: Readonly<Record<number, readonly string[]>> = {
  5: ["color", "colorGroup", "shares"],
  7.2: ["characteristic", "characteristicRelation", "most", "fewest"],
  7.3: ["characteristic", "characteristicRelation", "most", "fewest"],
  7.4: ["characteristic", "characteristicRelation", "most", "fewest"],
};

const known = new WeakMap<object, ReadonlySet<string>>();

/** The kinds of everything in a reference. */
function kindsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "kind" in value && typeof value.kind === "string" ? [value.kind] : [];
  return [...own, ...Object.values(value).flatMap(kindsIn)];
}

/**
 * Whether what an effect applies to may depend on other effects of the same layer (613.8a): where types or abilities
 * change, anything may; elsewhere what asks for the colors or for the power and toughness that the layer changes.
 */
export function mayDepend(affected: ObjectReference, layer: number): boolean {
  if (layer === 4 || layer === 6) return true;
  const kinds = known.get(affected) ?? new Set(kindsIn(affected));
  known.set(affected, kinds);
  return asked[layer]?.some((kind) => kinds.has(kind)) ?? false;
}
