import { withoutIdentifiers } from "../../text/without-identifiers.js";

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

/** Whether a field of an effect holds an identifier rather than a word; `fields` is the object that it stands in. */
export function isIdentifierField(key: string, fields: Fields): boolean {
  if (key === "of") return kindsOfSlot.has(fields["kind"]);
  return identifierFields.has(key) && !(key === "result" && fields["kind"] === "coin");
}

/**
 * The same effects with their identifiers numbered from the start: two abilities that do the same are then equal,
 * whatever they are called and whichever card bears them. Abilities within effects, as of a token, are numbered by
 * themselves: their slots are their own (607.1).
 */
export function withoutIdentity(effects: unknown): unknown {
  return withoutIdentifiers(effects, isIdentifierField);
}
