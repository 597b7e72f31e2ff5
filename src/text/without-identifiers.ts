type Fields = Readonly<Record<string, unknown>>;

/** Whether a field of an effect holds an identifier rather than a word; `fields` is the object that it stands in. */
export type IsIdentifier = (key: string, fields: Fields) => boolean;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Numbers identifiers in the order in which it meets them. */
function createNumbering(): (identifier: string) => string {
  const numbers = new Map<string, string>();
  return (identifier) => {
    const known = numbers.get(identifier);
    if (known !== undefined) return known;
    numbers.set(identifier, `#${numbers.size}`);
    return `#${numbers.size - 1}`;
  };
}

/**
 * The same effects with their identifiers numbered from the start: two abilities that do the same are then equal,
 * whatever they are called and whichever card bears them. Abilities within effects are numbered by themselves: their
 * slots are their own.
 */
export function withoutIdentifiers(effects: unknown, isIdentifier: IsIdentifier): unknown {
  const number = createNumbering();
  const field = (key: string, value: unknown, fields: Fields): unknown => {
    if (key === "abilities") return withoutIdentifiers(value, isIdentifier);
    if (!isIdentifier(key, fields)) return walk(value);
    if (Array.isArray(value)) return value.map((item) => (typeof item === "string" ? number(item) : walk(item)));
    return typeof value === "string" ? number(value) : walk(value);
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.keys(value).map((key) => [key, field(key, value[key], value)]));
  };
  return walk(effects);
}
