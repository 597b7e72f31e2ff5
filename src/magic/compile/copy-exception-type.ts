import type { Color, CopyException, Entry, Supertype } from "../effects/index.js";
import type { Own } from "../syntax/copy-exception.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { becomeChanges } from "./become.js";
import type { Context } from "./context.js";
import type { CopyChanges } from "./copy-exception.js";
import { isDenied } from "./form.js";
import { isColor, isSupertype } from "./quality.js";
import { refuse } from "./refusal.js";

type Adjectives = PredicateOf<"beAdjective">;
type Quality = Adjectives["state"]["qualities"][number];

/** "it isn't legendary", "it's white and black", "they're tapped and attacking" (707.9b, 508.4). */
export function qualityChanges(node: Adjectives): CopyChanges {
  const { qualities, conjunction } = node.state;
  if (node.each !== null || conjunction === "or") return refuse("an exception", node);
  if (isDenied(node.form))
    return qualities.join() === "legendary"
      ? { exceptions: [{ kind: "removeSupertype", supertype: "legendary" }], enters: [] }
      : refuse("an exception", node);
  const colors = qualities.flatMap(colorsOf);
  const supertypes = qualities.filter(isSupertype);
  const enters = qualities.flatMap(entryOf);
  const colorless = qualities.includes("colorless");
  const sorts = [colors.length > 0, colorless, supertypes.length > 0, enters.length > 0].filter(Boolean).length;
  if (sorts !== 1 || qualities.some((one) => !isRead(one))) return refuse("an exception", node);
  const colored = colorless || colors.length > 0;
  return { exceptions: colored ? [{ kind: "setColors", colors }] : supertypes.map(addedSupertype), enters };
}

/** "it's red in addition to its other colors" (105.3), "it's legendary in addition to its other types" (205.1b). */
export function addedQualities(node: Extract<Own, { readonly kind: "qualityToo" }>): CopyChanges {
  const { qualities, conjunction } = node.state;
  const colors = qualities.flatMap(colorsOf);
  const supertypes = qualities.filter(isSupertype);
  const ofColors = node.addition === "colors" || node.addition === "theirColors";
  const read = ofColors ? qualities.every(isColor) : supertypes.length === qualities.length;
  if (!read || conjunction === "or") return refuse("in addition", node);
  return { exceptions: ofColors ? [{ kind: "addColors", colors }] : supertypes.map(addedSupertype), enters: [] };
}

function addedSupertype(supertype: Supertype): CopyException {
  return { kind: "addSupertype", supertype };
}

function colorsOf(quality: Quality): readonly Color[] {
  if (quality === "allColors" || quality === "everyColor") return ["white", "blue", "black", "red", "green"];
  return isColor(quality) ? [quality] : [];
}

function entryOf(quality: Quality): readonly Entry[] {
  if (quality === "tapped") return [{ kind: "tapped" }];
  return quality === "attacking" ? [{ kind: "attacking", whom: null }] : [];
}

function isRead(quality: Quality): boolean {
  return quality === "colorless" || isSupertype(quality) || colorsOf(quality).length > 0 || entryOf(quality).length > 0;
}

/** "it's a 4/4 black Zombie", "it's an artifact in addition to its other types" (205.1a, 205.1b, 205.4b). */
export function typeExceptions(
  object: NounPhrase,
  addition: Parameters<typeof becomeChanges>[1],
  context: Context,
): readonly CopyException[] {
  return becomeChanges(object, addition, context).flatMap((change): readonly CopyException[] => {
    switch (change.kind) {
      case "addTypes":
      case "setTypes": {
        const { kind, types, subtypes } = change;
        const supertypes = change.supertypes.map(addedSupertype);
        return types.length + subtypes.length > 0 ? [...supertypes, { kind, types, subtypes }] : supertypes;
      }
      case "addColors":
      case "setColors":
        return [{ kind: change.kind, colors: change.colors }];
      case "gainAbilities":
        return [{ kind: "addAbilities", abilities: change.abilities }];
      case "setBasePowerToughness":
        return [{ kind: "setPowerToughness", power: change.power, toughness: change.toughness }];
      default:
        return refuse("an exception", object);
    }
  });
}
