import type { SourceCard } from "../text/source-card.js";
import type { CardFields } from "./card-fields.js";
import type { CardCollector } from "./collector.js";
import type { DataNode } from "./data-node.js";
import { nonEmpty, readFace, type FaceKeys } from "./face.js";

const keys: FaceKeys = {
  name: "name",
  manaCost: "manaCost",
  typeLine: "type",
  text: "text",
  colorIndicator: "colorIndicator",
};

/**
 * Reads MTGJSON: atomic cards (`data` by card name, each a list of faces), a set file (`data` with `cards` and
 * `tokens`), all printings (`data` by set code), or a bare list of cards.
 */
export function readMtgjson(roots: readonly DataNode[], collector: CardCollector): void {
  for (const root of roots) {
    const data = root.member("data") ?? root;
    const list = data.items();
    if (list !== undefined) readEntries(list, collector);
    else if (isSet(data)) readSet(data, collector);
    else for (const [, member] of data.members()) readMember(member, collector);
  }
}

function isSet(node: DataNode): boolean {
  return node.member("cards")?.items() !== undefined;
}

function readMember(member: DataNode, collector: CardCollector): void {
  const entries = member.items();
  if (entries !== undefined) readEntries(entries, collector);
  else if (isSet(member)) readSet(member, collector);
  else readEntries([member], collector);
}

function readSet(set: DataNode, collector: CardCollector): void {
  readEntries(set.member("cards")?.items() ?? [], collector);
  for (const token of set.member("tokens")?.items() ?? []) {
    if (!collector.skip("token")) readEntries([token], collector);
  }
}

function readEntries(entries: readonly DataNode[], collector: CardCollector): void {
  for (const [first, ...others] of groupFaces(entries)) {
    collector.card(first, (fields) => readMtgjsonCard(fields, others, collector));
  }
}

/** Faces of one card share its name and number and have different sides; an entry without a side is a card alone. */
function groupFaces(entries: readonly DataNode[]): readonly (readonly [DataNode, ...DataNode[]])[] {
  const groups: [DataNode, ...DataNode[]][] = [];
  const open = new Map<string, [DataNode, ...DataNode[]]>();
  for (const entry of entries) {
    const group = open.get(cardKey(entry));
    if (group !== undefined && isNextSide(group, entry)) group.push(entry);
    else groups.push(opened(open, entry));
  }
  return groups;
}

function opened(open: Map<string, [DataNode, ...DataNode[]]>, entry: DataNode): [DataNode, ...DataNode[]] {
  const group: [DataNode, ...DataNode[]] = [entry];
  open.set(cardKey(entry), group);
  return group;
}

function cardKey(entry: DataNode): string {
  return JSON.stringify([entry.member("name")?.data, entry.member("number")?.data]);
}

function isNextSide(group: readonly DataNode[], entry: DataNode): boolean {
  const side = entry.member("side")?.data;
  const sides = group.map((face) => face.member("side")?.data);
  return typeof side === "string" && !sides.includes(undefined) && !sides.includes(side);
}

function readMtgjsonCard(fields: CardFields, others: readonly DataNode[], collector: CardCollector): SourceCard | null {
  const layout = fields.string("layout") ?? "normal";
  if (collector.skip(layout)) return null;
  const name = fields.name("name");
  if (fields.faults > 0) return null;
  const nodes = [fields, ...others.map((node) => fields.face(node))];
  const faces = nonEmpty(nodes.map((face) => readFace(face, { ...keys, name: nameKey(face) })));
  if (faces === undefined) return null;
  return { game: "magic", name, layout, faces, origin: collector.origin(fields.node.member("name") ?? fields.node) };
}

function nameKey(fields: CardFields): string {
  return fields.node.member("faceName") === undefined ? keys.name : "faceName";
}
