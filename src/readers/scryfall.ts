import type { SourceCard, SourceFace } from "../text/source-card.js";
import type { CardFields } from "./card-fields.js";
import type { CardCollector } from "./collector.js";
import type { DataNode } from "./data-node.js";
import { nonEmpty, readFace, type FaceKeys } from "./face.js";

const keys: FaceKeys = {
  name: "name",
  manaCost: "mana_cost",
  typeLine: "type_line",
  text: "oracle_text",
  colorIndicator: "color_indicator",
};

/** Reads Scryfall's card objects: an array, a list object (`{data: […]}`), one object, or one a line. */
export function readScryfall(roots: readonly DataNode[], collector: CardCollector): void {
  for (const node of roots.flatMap(scryfallCards)) {
    collector.card(node, (fields) => readScryfallCard(fields, collector));
  }
}

/** The nodes of a value that should be cards. */
export function scryfallCards(root: DataNode): readonly DataNode[] {
  return root.items() ?? root.member("data")?.items() ?? [root];
}

function readScryfallCard(fields: CardFields, collector: CardCollector): SourceCard | null {
  const layout = fields.string("layout") ?? "normal";
  if (collector.skip(layout)) return null;
  const name = fields.name("name");
  const faces = nonEmpty(readFaces(fields, layout));
  if (faces === undefined) return null;
  return { game: "magic", name, layout, faces, origin: collector.origin(fields.node.member("name") ?? fields.node) };
}

function readFaces(fields: CardFields, layout: string): readonly SourceFace[] {
  if (fields.faults > 0) return [];
  const faces = fields.node.member("card_faces");
  if (faces === undefined) return [readFace(fields, keys)];
  const nodes = faces.items();
  if (nodes === undefined || nodes.length === 0) fields.wrong("card_faces", "a list of faces");
  // The two halves of a flip card are one card in one colour (710.1c); only the card states it.
  const shared = layout === "flip" ? fields.colors("colors") : null;
  return (nodes ?? []).map((node) => {
    const face = readFace(fields.face(node), keys);
    return { ...face, colors: face.colors ?? shared };
  });
}
