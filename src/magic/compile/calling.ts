/** Subtypes by which a text calls its object rather than by the card type. */
const called: readonly string[] = [
  "aura",
  "background",
  "case",
  "class",
  "equipment",
  "fortification",
  "role",
  "room",
  "saga",
  "siege",
  "spacecraft",
  "vehicle",
  "attraction",
  "contraption",
  "shrine",
];

/** Subtypes by which a text may call its object beside the card type: "this land" and "this Planet" (205.3i). */
const alsoCalled: readonly string[] = ["planet"];

const typesInOrder: readonly string[] = [
  "creature",
  "planeswalker",
  "battle",
  "land",
  "artifact",
  "enchantment",
  "instant",
  "sorcery",
];

/**
 * The words by which "this …" may call an object of these types (lower case): what printed texts do without exception. A
 * creature is called that whatever else it is, a Saga, an Aura and their like by their subtype.
 */
export function callingsOf(types: ReadonlySet<string>): readonly string[] {
  const subtypes = called.filter((one) => types.has(one));
  const type = typesInOrder.find((one) => types.has(one));
  if (type === "creature") return [type, ...subtypes];
  if (subtypes.length > 0) return subtypes;
  return type === undefined ? [] : [type, ...alsoCalled.filter((one) => types.has(one))];
}
