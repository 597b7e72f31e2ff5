import type { Modifier } from "../../../grammar/magic/phrases.js";
import { refuse } from "./refusal.js";

/**
 * Token phrases have one order: how it enters, supertypes, power and toughness, colors, subtypes, card types ("a tapped
 * legendary 2/2 white and black Dog Spirit artifact creature token"). Another is refused: words out of order may be meant
 * for something else.
 */
export function checkTokenOrder(modifiers: readonly Modifier[]): void {
  const places = modifiers.flatMap(placesOf);
  places.forEach(({ rank, node }, at) => {
    const before = places[at - 1];
    if (before === undefined) return;
    if (before.rank > rank || (rank === colorRank && before.rank === rank)) refuse("the order of a token phrase", node);
  });
}

interface Place {
  readonly rank: number;
  readonly node: Modifier;
}

const colorRank = 3;
const ranks: Readonly<Partial<Record<Modifier["kind"], number>>> = {
  powerToughness: 2,
  color: colorRank,
  list: colorRank,
  subtype: 4,
  counterKind: 4,
};

/** "Enchantment artifact creature": a creature is named last, an enchantment first. */
const typeRanks: Readonly<Record<string, number>> = { enchantment: 5, artifact: 6, land: 7, creature: 8 };

function placesOf(node: Modifier): readonly Place[] {
  if (node.kind === "series") return node.members.flatMap(placesOf);
  if (node.kind === "type") return [{ rank: typeRanks[node.type] ?? 5, node }];
  if (node.kind === "supertype") return node.supertype === "legendary" ? [{ rank: 1, node }] : [];
  if (node.kind === "list" && node.members.every((member) => member.every((one) => one.kind === "state"))) return [];
  if (node.kind === "state") return [{ rank: node.state === "colorless" ? colorRank : 0, node }];
  const rank = ranks[node.kind];
  return rank === undefined ? [] : [{ rank, node }];
}
