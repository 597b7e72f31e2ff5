import { requestOf, type SeenCard, upgradesOf } from "../../keyforge/runtime/index.js";
import type { Properties } from "./scenario.js";
import type { Sighting } from "./seen.js";

/** A property of a card as it would be written. */
type Written = string | number | readonly string[] | Readonly<Record<string, number>>;

const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

/** What is called so where a player may not know it. */
export const hidden = "hidden";

/** The uses that the active player may make of a card now. */
function usesOf({ state }: Sighting, { id }: SeenCard): readonly string[] {
  if (state.pending !== null) return [];
  return (requestOf(state)?.options ?? []).flatMap((option) =>
    option.kind === "action" && option.action.kind === "use" && option.action.card === id ? [option.action.use] : [],
  );
}

/** The names of cards as they are seen. */
function namesOf({ cards }: Sighting, ids: readonly number[]): readonly string[] {
  return ids.map((id) => cards.find((card) => card.id === id)?.printed ?? hidden);
}

/** How each property of a card is written. */
const writers: { readonly [Property in keyof Properties]-?: (card: SeenCard, sighting: Sighting) => Written } = {
  controller: ({ controller }) => controller,
  owner: ({ owner }) => owner,
  zone: ({ zone }) => zone,
  houses: ({ looks }) => looks?.houses ?? [],
  traits: ({ looks }) => looks?.traits ?? [],
  keywords: ({ looks }) => looks?.keywords.map(({ keyword }) => keyword) ?? [],
  power: ({ looks }) => looks?.power ?? hidden,
  armor: ({ looks }) => looks?.armor ?? hidden,
  token: ({ looks, zone }) => yesOrNo(zone === "play" && looks?.token === true),
  facing: ({ facing }) => facing,
  printed: ({ printed }) => printed ?? hidden,
  exhausted: ({ exhausted }) => yesOrNo(exhausted),
  damage: ({ damage }) => damage,
  amber: ({ amber }) => amber,
  counters: ({ counters }) => counters,
  statuses: ({ statuses }) => statuses,
  upgrades: ({ id }, sighting) => namesOf(sighting, upgradesOf(sighting.state, id)),
  under: ({ id }, sighting) =>
    namesOf(
      sighting,
      sighting.cards.flatMap((card) => (card.under === id ? [card.id] : [])),
    ),
  uses: (card, sighting) => usesOf(sighting, card),
};

/** Whether a word is a property of cards. */
function isProperty(word: string): word is keyof Properties {
  return Object.hasOwn(writers, word);
}

/** Whether a value is a list of texts. */
function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Whether two lists hold the same, in whatever order. */
export function same(first: readonly string[], second: readonly string[]): boolean {
  return [...first].sort().join("\n") === [...second].sort().join("\n");
}

/** A record as it is compared: its fields in the order of their names. */
function sorted(value: Written): string {
  return typeof value === "object" && !isTexts(value)
    ? JSON.stringify(Object.entries(value).sort(([first], [second]) => first.localeCompare(second)))
    : JSON.stringify(value);
}

/** Whether a property is as expected; of a list, or of what lies under a card, the number may be expected. */
function isAs(actual: Written, expected: Written): boolean {
  if (!isTexts(actual)) return sorted(actual) === sorted(expected);
  return typeof expected === "number" ? actual.length === expected : isTexts(expected) && same(actual, expected);
}

/** The properties that are not as they are said to be, with how each is. */
export function differences(sighting: Sighting, card: SeenCard, properties: Properties): string[] {
  return Object.keys(properties)
    .filter(isProperty)
    .flatMap((property) => {
      const expected = properties[property];
      if (expected === undefined) return [];
      const actual = writers[property](card, sighting);
      return isAs(actual, expected) ? [] : [`${property} ${JSON.stringify(actual)}`];
    });
}
