import { SourceFile } from "../text/source-text.js";
import { CardCollector } from "./collector.js";
import type { Game, ReadResult } from "./reader.js";
import { readYamlCard } from "./rulewright-yaml.js";
import { parseYamlDocument } from "./yaml-document.js";

/**
 * Reads the cards that stand in the list `cards` of another YAML file, as hand-written card files have them; an entry
 * that names a `file` is none. What is wrong with a card is reported at its place in that file.
 */
export function readInlineCards(content: string, fileName: string, game: Game): ReadResult {
  const collector = new CardCollector(new SourceFile(fileName, content), "yaml", {});
  for (const root of parseYamlDocument(content).roots) {
    const cards = root.member("cards");
    for (const node of cards?.items() ?? (cards === undefined ? [] : [cards])) {
      if (node.isRecord() && node.member("file") === undefined) readYamlCard(node, game, collector);
    }
  }
  return collector.result();
}
