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

/** Words under which nothing is a permanent or a card alone. */
const unlike: ReadonlySet<string> = new Set(["spell", "ability", "player", "opponent", "target"]);

/**
 * Of "a creature or planeswalker", the words for each of the two, of which a later "that …" must fit both (608.2c); none of
 * a group that is of one kind, or that names what is no permanent or card ("spell or ability").
 */
export function kindsOf(group: NounGroup): readonly ReadonlySet<string>[] | undefined {
  const [item, ...others] = group.items;
  if (item !== undefined && others.length === 0) return kindsOfItem(group, item);
  if (group.conjunction === "and") return undefined;
  const kinds = group.items.map((item) => headsOf({ ...group, items: [item], conjunction: null }));
  return kinds.some((words) => [...words].some((word) => unlike.has(word))) ? undefined : kinds;
}

/** Of "a creature or Vehicle card", the words for each. */
function kindsOfItem(group: NounGroup, item: NounGroup["items"][number]): readonly ReadonlySet<string>[] | undefined {
  const list = item.modifiers.find((one) => one.kind === "list");
  if (list?.kind !== "list" || list.conjunction !== "or" || [...nounHeads(item.noun)].some((word) => unlike.has(word)))
    return undefined;
  return list.members.map((member) => new Set([...headsOf(group), ...member.flatMap(modifierHeads)]));
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
