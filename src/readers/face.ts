import type { SourceFace } from "../text/source-card.js";
import type { CardFields } from "./card-fields.js";
import { checkTypeLine } from "./type-line.js";

/** What a format calls the fields of a face; the other fields have one name in every format. */
export interface FaceKeys {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly colorIndicator: string;
}

/** Reads a face of a Magic card. */
export function readFace(fields: CardFields, keys: FaceKeys): SourceFace {
  checkTypeLine(fields, keys.typeLine);
  return {
    name: fields.name(keys.name),
    manaCost: fields.line(keys.manaCost),
    typeLine: fields.typeLine(keys.typeLine),
    text: fields.text(keys.text),
    power: fields.printed("power"),
    toughness: fields.printed("toughness"),
    loyalty: fields.printed("loyalty"),
    defense: fields.printed("defense"),
    colors: fields.colors(fields.node.member("colors") === undefined ? keys.colorIndicator : "colors"),
  };
}

/** A list as one that has an item or more, or nothing. */
export function nonEmpty<Item>(items: readonly Item[]): readonly [Item, ...Item[]] | undefined {
  const [first, ...rest] = items;
  return first === undefined ? undefined : [first, ...rest];
}
