import type { NounGroup, NounItem } from "../../../grammar/magic/phrases.js";
import { subtypeOf } from "../../../grammar/magic/vocabulary/subtypes.js";

/**
 * "an instant, sorcery, or Wizard spell": the noun at the end of a list is that of all its members, which alone would be
 * permanents (109.2); null of other lists: "target creature or spell".
 */
export function sharedHead({ items }: NounGroup): "card" | "spell" | null {
  const head = items.at(-1);
  if (head?.noun.kind !== "common" || (head.noun.noun !== "card" && head.noun.noun !== "spell")) return null;
  const others = items.slice(0, -1);
  const listed = others.length > 1 && head.modifiers.some(({ kind }) => kind === "type" || kind === "subtype");
  return listed && others.every(({ noun }) => noun.kind === "type" || noun.kind === "subtype") ? head.noun.noun : null;
}

/** The card type of the last member that those before it have too: "an Angel, Demon, or Dragon creature card". */
export function sharedType(group: NounGroup): string | null {
  const [subtype, type, ...more] = sharedHead(group) === null ? [] : (group.items.at(-1)?.modifiers ?? []);
  if (subtype?.kind !== "subtype" || type?.kind !== "type" || more.length > 0) return null;
  return group.items.slice(0, -1).every((item) => isOfType(item, type.type)) ? type.type : null;
}

function isOfType({ noun, modifiers }: NounItem, type: string): boolean {
  const types: readonly string[] = noun.kind === "subtype" ? (subtypeOf(noun.subtype)?.cardTypes ?? []) : [];
  return modifiers.length === 0 && types.includes(type);
}
