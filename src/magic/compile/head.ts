import type { Noun, NounGroup } from "../../../grammar/magic/phrases.js";
import type { Determined } from "./determiner.js";
import { isNumeric } from "./plain.js";

/** Whether the group is in the singular or the plural. */
export function formOf(group: NounGroup): "singular" | "plural" {
  const several = group.items.length > 1 && group.conjunction === "and";
  return several || group.items.some((item) => item.form === "plural") ? "plural" : "singular";
}

/** How many the group speaks of, its determiners considered: "each creature" is one at a time. */
export function numberOf(group: NounGroup, determined: Determined): "singular" | "plural" {
  return determined.article === "each" || isNumeric(determined.most, 1) ? "singular" : formOf(group);
}

/** The words by which a later "that …" may name what this group stands for. */
export function headsOf(group: NounGroup): ReadonlySet<string> {
  return new Set(group.items.flatMap((item) => [...nounHeads(item.noun), ...item.modifiers.flatMap(modifierHeads)]));
}

function nounHeads(noun: Noun): readonly string[] {
  switch (noun.kind) {
    case "common":
      return [noun.noun];
    case "type":
      return [noun.type];
    case "subtype":
      return [noun.subtype];
    default:
      return [];
  }
}

function modifierHeads(modifier: NounGroup["items"][number]["modifiers"][number]): readonly string[] {
  switch (modifier.kind) {
    case "noun":
      return [modifier.noun];
    case "type":
      return [modifier.type];
    case "subtype":
      return [modifier.subtype];
    default:
      return [];
  }
}
