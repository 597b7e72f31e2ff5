import type { SourceCard, SourceFace } from "../text/source-card.js";
import { CardFields } from "./card-fields.js";
import type { CardCollector } from "./collector.js";
import type { DataNode } from "./data-node.js";
import { nonEmpty, readFace, type FaceKeys } from "./face.js";
import { readKeyforgeCard } from "./keyforge.js";
import { canonicalManaCost } from "./mana-cost.js";
import type { Game } from "./reader.js";

const keys: FaceKeys = { name: "name", manaCost: "cost", typeLine: "type", text: "text", colorIndicator: "colors" };
const faceFields = ["name", "cost", "type", "text", "power", "toughness", "pt", "loyalty", "defense", "colors"];
const remarks = ["id", "set", "number", "rarity", "artist", "flavor", "notes"];
const magicFields = [...faceFields, "layout", "faces", ...remarks];
const doubleFields = ["name", "layout", "faces", ...remarks];
const keyforgeFields = [
  ...["name", "type", "text", "house", "houses", "traits", "keywords", "power", "armor", "amber"],
  ...remarks,
];

/**
 * Reads Rulewright's own card files, made to be written by hand: in each YAML document a list of cards, one card, or
 * a record of `game` and `cards`.
 */
export function readRulewrightYaml(roots: readonly DataNode[], collector: CardCollector): void {
  for (const root of roots) {
    const cards = root.member("cards");
    if (cards !== undefined) readCardsOf(root, cards, collector);
    else for (const card of root.items() ?? [root]) readYamlCard(card, collector.game, collector);
  }
}

/** Whether a document can be a card file at all. */
export function isRulewrightYaml(root: DataNode): boolean {
  if (root.items() !== undefined) return true;
  return ["cards", "name", "game"].some((key) => root.member(key) !== undefined);
}

function readCardsOf(root: DataNode, cards: DataNode, collector: CardCollector): void {
  const fields = new CardFields(root, collector);
  fields.refuseOthers(["game", "cards"]);
  const game = readGame(fields) ?? collector.game;
  const list = cards.items();
  if (list === undefined) fields.wrong("cards", "a list of cards");
  for (const card of list ?? []) readYamlCard(card, game, collector);
}

function readGame(fields: CardFields): Game | null {
  const game = fields.line("game");
  if (game === null || game === "magic" || game === "keyforge") return game;
  return fields.wrong("game", "magic or keyforge");
}

/** Reads one card as it is written by hand. */
export function readYamlCard(node: DataNode, game: Game, collector: CardCollector): void {
  collector.card(node, (fields) => {
    if (game === "magic") return readMagicCard(fields, collector);
    fields.refuseOthers(keyforgeFields);
    return readKeyforgeCard(fields, collector);
  });
}

function readMagicCard(fields: CardFields, collector: CardCollector): SourceCard | null {
  const nodes = fields.node.member("faces");
  fields.refuseOthers(nodes === undefined ? magicFields : doubleFields);
  const faces = nonEmpty(nodes === undefined ? [readYamlFace(fields)] : readFaces(fields, nodes));
  if (faces === undefined) return null;
  const name = fields.line("name") ?? faces.map((face) => face.name).join(" // ");
  const origin = collector.origin(fields.node.member("name") ?? fields.node);
  return { game: "magic", name, layout: readLayout(fields, faces.length), faces, origin };
}

function readFaces(fields: CardFields, nodes: DataNode): readonly SourceFace[] {
  const items = nodes.items() ?? [];
  if (items.length === 0) fields.wrong("faces", "a list of faces");
  return items.map((node) => {
    const face = fields.face(node);
    face.refuseOthers([...faceFields, ...remarks]);
    return readYamlFace(face);
  });
}

function readLayout(fields: CardFields, faces: number): string {
  const layout = fields.line("layout");
  if (layout === null && faces > 1)
    fields.wrong("layout", "the name of a layout (such as transform, split or adventure)");
  return layout ?? "normal";
}

function readYamlFace(fields: CardFields): SourceFace {
  const face = readFace(fields, keys);
  const size = readSize(fields);
  return { ...face, ...size, manaCost: readCost(fields, face.manaCost) };
}

function readCost(fields: CardFields, typed: string | null): string | null {
  if (typed === null) return null;
  return canonicalManaCost(typed) ?? fields.wrong("cost", "a mana cost (such as 2R or {2}{R})");
}

type Size = Partial<Pick<SourceFace, "power" | "toughness">>;

/** Power and toughness in one field (`pt: 2/1`), which stands in place of the two. */
function readSize(fields: CardFields): Size {
  const size = fields.line("pt");
  if (size === null) return {};
  if (fields.node.member("power") !== undefined || fields.node.member("toughness") !== undefined) {
    fields.wrong("pt", "nothing beside power and toughness");
  }
  const [, power, toughness] = /^([^/\s]+) ?\/ ?([^/\s]+)$/.exec(size) ?? [];
  if (power !== undefined && toughness !== undefined) return { power, toughness };
  fields.wrong("pt", "power and toughness (such as 2/1)");
  return {};
}
