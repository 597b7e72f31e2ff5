import { withoutIdentifiers } from "../../text/without-identifiers.js";

/** Fields that hold an identifier which the compiler made. */
const identifierFields: ReadonlySet<string> = new Set(["id", "result", "slot"]);

/** The same effects with their identifiers numbered from the start, so that equal abilities of two cards are equal. */
export function withoutIdentity(effects: unknown): unknown {
  return withoutIdentifiers(effects, (key) => identifierFields.has(key));
}
