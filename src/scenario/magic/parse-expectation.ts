import { isSeq } from "yaml";
import { anyNumber, type Fields, fromZero } from "../fields.js";
import { named, perSide, somethingExpected, wordOf, wordsOf } from "../reading.js";
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

/** A size as it is written: "2/1", and "–/–" for what has none (208.1). */
function sizeOf(fields: Fields): string | null {
  const size = fields.text("size");
  if (size === null || /^(?:-?\d+|–)\/(?:-?\d+|–)$/.test(size)) return size;
  return fields.wrong("size", "power and toughness such as 2/1 (208.1)", fields.get("size"));
}

/** The properties that objects are expected to have. */
function readProperties(fields: Fields): Properties {
  return {
    ...named("controller", sideField(fields, "controller")),
    ...named("owner", sideField(fields, "owner")),
    ...named("size", sizeOf(fields)),
    ...named("colors", wordsOf(fields, "colors", wordKinds.color)),
    ...named("types", wordsOf(fields, "types", wordKinds.cardType)),
    ...named("subtypes", wordsOf(fields, "subtypes", wordKinds.subtype)),
    ...named("supertypes", wordsOf(fields, "supertypes", wordKinds.supertype)),
    ...named("keywords", wordsOf(fields, "keywords", wordKinds.keyword)),
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
  for (const { of, value } of perSide(fields, "life", sidesIn, (record, side) => record.number(side, anyNumber))) {
    found.push({ kind: "life", position, of, life: value });
  }
  for (const { of, value } of perSide(fields, "mana", sidesIn, (record, side) => manaField(record, side))) {
    found.push({ kind: "mana", position, of, mana: value });
  }
  for (const zone of zoneWords) {
    if (objects.length > 0) continue;
    for (const { of, value } of perSide(fields, zone, sidesIn, readCards))
      found.push({ kind: "zone", position, zone, of, cards: value });
  }
  const event = fields.has("event") ? wordOf(fields, "event", wordKinds.event) : null;
  if (event !== null)
    found.push({ kind: "event", position, event, rule: fields.text("rule"), times: fields.number("times", fromZero) });
  return somethingExpected(fields, found, heads, heldFields);
}

/** Reads the expectations of a field. */
export function readExpectations(parent: Fields, key: string): Expectation[] {
  return parent.records(key, "an expectation").flatMap(readExpectation);
}
