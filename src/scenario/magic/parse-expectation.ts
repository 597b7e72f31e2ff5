import { isSeq } from "yaml";
import { anyNumber, type Fields, fromZero, recordOf } from "../fields.js";
import type { WordKind } from "../word-kind.js";
import { costField, manaField } from "./mana.js";
import type { Expectation, Properties, Side } from "./scenario.js";
import { sideField, sidesIn } from "./sides.js";
import { wordKinds } from "./words.js";

const objectWords = ["token", "permanent", "card"] as const;
const zoneWords = ["hand", "library", "graveyard", "exile"] as const;

/** The fields of which one must be there: what is looked at. */
const heads = [...objectWords, "tokens", "life", "mana", ...zoneWords, "event"] as const;

/** The fields that say how it must be. */
const heldFields = [
  ...["count", "controller", "owner", "size", "colors", "types", "subtypes", "supertypes", "keywords", "abilities"],
  ...["mana cost", "tapped", "attacking", "attached to", "counters", "name from", "zone", "rule", "times"],
];

/** A list of words of a kind where the field is there. */
function listed(fields: Fields, key: string, kind: WordKind): string[] | undefined {
  return fields.has(key) ? fields.words(key, kind) : undefined;
}

/** One word of a kind. */
function wordOf(fields: Fields, key: string, kind: WordKind): string | null {
  const word = fields.text(key);
  fields.mustBe(kind, word, fields.get(key));
  return word;
}

/** A size as it is written: "2/1", and "–/–" for what has none (208.1). */
function sizeOf(fields: Fields): string | null {
  const size = fields.text("size");
  if (size === null || /^(?:-?\d+|–)\/(?:-?\d+|–)$/.test(size)) return size;
  return fields.wrong("size", "power and toughness such as 2/1 (208.1)", fields.get("size"));
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
    ...named("controller", sideField(fields, "controller")),
    ...named("owner", sideField(fields, "owner")),
    ...named("size", sizeOf(fields)),
    ...named("colors", listed(fields, "colors", wordKinds.color)),
    ...named("types", listed(fields, "types", wordKinds.cardType)),
    ...named("subtypes", listed(fields, "subtypes", wordKinds.subtype)),
    ...named("supertypes", listed(fields, "supertypes", wordKinds.supertype)),
    ...named("keywords", listed(fields, "keywords", wordKinds.keyword)),
    ...named("abilities", fields.number("abilities", fromZero)),
    ...named("manaCost", costField(fields, "mana cost")),
    ...named("tapped", fields.word("tapped", ["yes", "no"])),
    ...named("attacking", fields.word("attacking", ["yes", "no"])),
    ...named("attachedTo", fields.text("attached to")),
    ...named("counters", fields.has("counters") ? fields.numbers("counters", wordKinds.counter) : null),
    ...named("nameFrom", wordOf(fields, "name from", wordKinds.nameOrigin)),
    ...named("zone", wordOf(fields, "zone", wordKinds.zone)),
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
  const sides = sidesIn(record);
  const found = sides.flatMap((of) => {
    const value = record.has(of) ? read(record, of) : null;
    return value === null ? [] : [{ of, value }];
  });
  for (const side of sides) record.get(side);
  record.refuseOthers();
  return found;
}

/** A number of cards, or their names. */
function readCards(record: Fields, side: Side): readonly string[] | number {
  return isSeq(record.get(side)) ? record.texts(side) : (record.number(side, fromZero) ?? 0);
}

/** Reads one expectation: each of its fields that is something expected counts. */
function readExpectation(fields: Fields): Expectation[] {
  const position = fields.faults.positionOf(fields.node);
  const objects = objectWords.filter((word) => fields.has(word));
  const found: Expectation[] = objects.map((what) => ({
    kind: "objects",
    position,
    what,
    name: fields.anyText(what) ?? "",
    count: fields.number("count", fromZero),
    properties: readProperties(fields),
  }));
  const tokens = fields.number("tokens", fromZero);
  if (tokens !== null) found.push({ kind: "tokens", position, count: tokens });
  for (const { of, value } of perSide(fields, "life", (record, side) => record.number(side, anyNumber))) {
    found.push({ kind: "life", position, of, life: value });
  }
  for (const { of, value } of perSide(fields, "mana", (record, side) => manaField(record, side))) {
    found.push({ kind: "mana", position, of, mana: value });
  }
  for (const zone of zoneWords) {
    if (objects.length > 0) continue;
    for (const { of, value } of perSide(fields, zone, readCards))
      found.push({ kind: "zone", position, zone, of, cards: value });
  }
  const event = fields.has("event") ? wordOf(fields, "event", wordKinds.event) : null;
  if (event !== null)
    found.push({ kind: "event", position, event, rule: fields.text("rule"), times: fields.number("times", fromZero) });
  if (found.length > 0) {
    fields.refuseOthers();
    return found;
  }
  fields.faults.add(`nothing is expected here; there are ${heads.join(", ")}`, fields.node);
  fields.refuseUnknown([...heads, ...heldFields]);
  return [];
}

/** Reads the expectations of a field. */
export function readExpectations(parent: Fields, key: string): Expectation[] {
  return parent.items(key).flatMap((node) => {
    const fields = recordOf(node, parent.faults, "an expectation");
    return fields === null ? [] : readExpectation(fields);
  });
}
