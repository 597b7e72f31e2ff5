import type { Fields } from "./fields.js";
import type { WordKind } from "./word-kind.js";

/** One word of a kind. */
export function wordOf(fields: Fields, key: string, kind: WordKind): string | null {
  const word = fields.text(key);
  fields.mustBe(kind, word, fields.get(key));
  return word;
}

/** A list of words of a kind where the field is there. */
export function wordsOf(fields: Fields, key: string, kind: WordKind): string[] | undefined {
  return fields.has(key) ? fields.words(key, kind) : undefined;
}

/** A field under another name, where it is there. */
export function named<Key extends string, Value>(
  key: Key,
  value: Value | null | undefined,
): { readonly [Name in Key]?: Value } {
  const record: { [Name in Key]?: Value } = {};
  if (value !== null && value !== undefined) record[key] = value;
  return record;
}

/** What a field says of each player that it names. */
export function perSide<Side extends string, Value>(
  fields: Fields,
  key: string,
  sidesIn: (record: Fields) => readonly Side[],
  read: (side: Fields, name: Side) => Value | null,
): { of: Side; value: Value }[] {
  const record = fields.record(key);
  if (record === null) return [];
  const sides = sidesIn(record);
  const found = sides.flatMap((of) => {
    const value = record.has(of) ? read(record, of) : null;
    return value === null ? [] : [{ of, value }];
  });
  for (const side of sides) record.get(side);
  record.refuseOthers();
  return found;
}

/** The expectations of a record, of which all fields are used; where there is none, that is reported with the words that make one. */
export function somethingExpected<Expectation>(
  fields: Fields,
  found: Expectation[],
  heads: readonly string[],
  others: readonly string[],
): Expectation[] {
  if (found.length > 0) {
    fields.refuseOthers();
    return found;
  }
  fields.faults.add(`nothing is expected here; there are ${heads.join(", ")}`, fields.node);
  fields.refuseUnknown([...heads, ...others]);
  return [];
}
