import type { Constraint } from "../effects/index.js";

/** What objects may share one value of at least. */
export type SharedValue = Extract<Constraint, { readonly kind: "shares" }>["what"];

const values: Readonly<Partial<Record<string, SharedValue>>> = {
  color: "color", "creature type": "creatureType", "card type": "cardType", "land type": "landType", name: "name",
  "mana value": "manaValue", power: "power", toughness: "toughness",
}; // prettier-ignore

/** What is shared by the noun for it: "a color", "a creature type" (105.2, 205.3); null of what cannot be shared. */
export function sharedValue(noun: string): SharedValue | null {
  return values[noun] ?? null;
}
