/** Fields that hold an identifier which the compiler made, or a list of them. */
const identifierFields: ReadonlySet<string> = new Set([
  "id",
  "result",
  "slot",
  "target",
  "replaces",
  "roll",
  "otherThan",
  "named",
]);

/** The kinds of which "of" is a slot. */
const kindsOfSlot: ReadonlySet<unknown> = new Set(["choosePile", "rest"]);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a field of an effect holds an identifier rather than a word; `fields` is the object that it stands in. */
export function isIdentifierField(key: string, fields: Fields): boolean {
  if (key === "of") return kindsOfSlot.has(fields["kind"]);
  return identifierFields.has(key) && !(key === "result" && fields["kind"] === "coin");
}

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
 * whatever they are called and whichever card bears them. Abilities within effects, as of a token, are numbered by
 * themselves: their slots are their own (607.1).
 */
export function withoutIdentity(effects: unknown): unknown {
  const number = createNumbering();
  const field = (key: string, value: unknown, fields: Fields): unknown => {
    if (key === "abilities") return withoutIdentity(value);
    if (!isIdentifierField(key, fields)) return walk(value);
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
