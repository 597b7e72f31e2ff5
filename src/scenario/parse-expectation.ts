import { isSeq } from "yaml";
import { type Fields, recordOf } from "./fields.js";
import { manaSymbols } from "./parse-setup.js";
import type { Expectation, Properties, Side } from "./scenario.js";
import { sideNames } from "./sides.js";

const objectWords = ["token", "permanent", "card"] as const;
const zoneWords = ["hand", "library", "graveyard", "exile"] as const;

/** A list of texts where the field is there. */
function listed(fields: Fields, key: string): string[] | undefined {
  return fields.has(key) ? fields.texts(key) : undefined;
}

/** A field under another name, where it is there. */
function named<Key extends keyof Properties, Value>(
  key: Key,
  value: Value | null | undefined,
): { readonly [Name in Key]?: Value } {
  const record: { [Name in Key]?: Value } = {};
  if (value !== null && value !== undefined) record[key] = value;
  return record;
}

/** The properties that objects are expected to have. */
function readProperties(fields: Fields): Properties {
  return {
    ...named("controller", fields.word("controller", sideNames)),
    ...named("owner", fields.word("owner", sideNames)),
    ...named("size", fields.text("size")),
    ...named("colors", listed(fields, "colors")),
    ...named("types", listed(fields, "types")),
    ...named("subtypes", listed(fields, "subtypes")),
    ...named("supertypes", listed(fields, "supertypes")),
    ...named("keywords", listed(fields, "keywords")),
    ...named("abilities", fields.number("abilities")),
    ...named("manaCost", fields.text("mana cost")),
    ...named("tapped", fields.word("tapped", ["yes", "no"])),
    ...named("attacking", fields.word("attacking", ["yes", "no"])),
    ...named("attachedTo", fields.text("attached to")),
    ...named("counters", fields.has("counters") ? fields.numbers("counters") : null),
    ...named("nameFrom", fields.text("name from")),
    ...named("zone", fields.text("zone")),
  };
}

/** What each player is expected to have. */
function perSide<Value>(
  fields: Fields,
  key: string,
  read: (side: Fields, name: Side) => Value | null,
): { of: Side; value: Value }[] {
  const record = fields.record(key);
  if (record === null) return [];
  const found = sideNames.flatMap((of) => {
    const value = record.has(of) ? read(record, of) : null;
    return value === null ? [] : [{ of, value }];
  });
  for (const side of sideNames) record.get(side);
  record.refuseOthers();
  return found;
}

/** A number of cards, or their names. */
function readCards(record: Fields, side: Side): readonly string[] | number {
  return isSeq(record.get(side)) ? record.texts(side) : (record.number(side) ?? 0);
}

/** Reads one expectation: each of its fields that is something expected counts. */
function readExpectation(fields: Fields): Expectation[] {
  const position = fields.faults.positionOf(fields.node);
  const objects = objectWords.filter((word) => fields.has(word));
  const found: Expectation[] = objects.map((what) => ({
    kind: "objects",
    position,
    what,
    name: fields.text(what) ?? "",
    count: fields.number("count"),
    properties: readProperties(fields),
  }));
  const tokens = fields.number("tokens");
  if (tokens !== null) found.push({ kind: "tokens", position, count: tokens });
  for (const { of, value } of perSide(fields, "life", (record, side) => record.number(side))) {
    found.push({ kind: "life", position, of, life: value });
  }
  for (const { of, value } of perSide(fields, "mana", (record, side) => record.text(side))) {
    found.push({ kind: "mana", position, of, mana: manaSymbols(value) });
  }
  for (const zone of zoneWords) {
    if (objects.length > 0) continue;
    for (const { of, value } of perSide(fields, zone, readCards))
      found.push({ kind: "zone", position, zone, of, cards: value });
  }
  const event = fields.text("event");
  if (event !== null)
    found.push({ kind: "event", position, event, rule: fields.text("rule"), times: fields.number("times") });
  if (found.length === 0)
    fields.faults.add(
      "nothing is expected here; there are token, permanent, card, tokens, life, mana, hand, library, graveyard, exile, event",
      fields.node,
    );
  fields.refuseOthers();
  return found;
}

/** Reads the expectations of a field. */
export function readExpectations(parent: Fields, key: string): Expectation[] {
  return parent.items(key).flatMap((node) => {
    const fields = recordOf(node, parent.faults, "an expectation");
    return fields === null ? [] : readExpectation(fields);
  });
}
