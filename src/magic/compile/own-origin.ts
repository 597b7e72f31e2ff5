type Origin = "graveyard" | "hand" | "exile";

/** The zone that an effect moves its own card out of, wherever in the effect it stands (113.6m). */
export function ownOrigin(effect: unknown): Origin | null {
  if (Array.isArray(effect)) return firstOrigin(effect);
  if (typeof effect !== "object" || effect === null) return null;
  if (isOwnMove(effect)) return effect.from;
  return firstOrigin(Object.values(effect));
}

function firstOrigin(parts: readonly unknown[]): Origin | null {
  for (const part of parts) {
    const found = ownOrigin(part);
    if (found !== null) return found;
  }
  return null;
}

function isOwnMove(value: object): value is { readonly from: Origin } {
  const own =
    "objects" in value &&
    typeof value.objects === "object" &&
    value.objects !== null &&
    "kind" in value.objects &&
    value.objects.kind === "source";
  return own && "from" in value && (value.from === "graveyard" || value.from === "hand" || value.from === "exile");
}
