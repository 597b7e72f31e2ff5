import type { KeyforgeDetails, SourceCard, SourceFace } from "../text/source-card.js";
import type { CardFields } from "./card-fields.js";
import type { CardCollector } from "./collector.js";
import type { DataNode } from "./data-node.js";
import { withIcons } from "./keyforge-icons.js";

/** Reads KeyForge cards: a list of cards, or a pack (`{cards: […]}`). */
export function readKeyforge(roots: readonly DataNode[], collector: CardCollector): void {
  for (const node of roots.flatMap(keyforgeCards)) {
    collector.card(node, (fields) => readKeyforgeCard(fields, collector));
  }
}

/** The nodes of a value that should be cards. */
export function keyforgeCards(root: DataNode): readonly DataNode[] {
  return root.items() ?? root.member("cards")?.items() ?? [root];
}

/** Reads one KeyForge card; its layout is its type. */
export function readKeyforgeCard(fields: CardFields, collector: CardCollector): SourceCard {
  const name = fields.name("name");
  const keyforge = readDetails(fields);
  const type = fields.line("type") ?? "";
  const origin = collector.origin(fields.node.member("name") ?? fields.node);
  const faces: SourceCard["faces"] = [readKeyforgeFace(fields, name, typeLine(type, keyforge.traits))];
  return { game: "keyforge", name, layout: type, faces, origin, keyforge };
}

function readKeyforgeFace(fields: CardFields, name: string, line: string): SourceFace {
  return {
    name,
    manaCost: null,
    typeLine: line,
    text: fields.text("text", withIcons),
    power: fields.printed("power"),
    toughness: null,
    loyalty: null,
    defense: null,
    colors: null,
  };
}

function readDetails(fields: CardFields): KeyforgeDetails {
  return {
    houses: fields.strings("houses") ?? fields.strings("house") ?? [],
    traits: fields.strings("traits") ?? [],
    keywords: fields.strings("keywords") ?? [],
    amber: readAmber(fields),
    armor: fields.printed("armor"),
  };
}

function readAmber(fields: CardFields): number {
  const amber = fields.printed("amber") ?? "0";
  if (!/^\d+$/.test(amber)) fields.wrong("amber", "a number");
  return Number(amber);
}

function typeLine(type: string, traits: readonly string[]): string {
  const words = [type, ...(traits.length === 0 ? [] : ["\u2014"]), ...traits].join(" ");
  return words.replace(/(?<![^\s])\p{Lowercase}/gu, (letter) => letter.toUpperCase());
}
