import type { DataNode } from "./data-node.js";
import type { CardFormat } from "./reader.js";

/** The grammar that a file is written in, as far as its first characters and its name tell. */
export type DataGrammar = "json" | "yaml";

/** What a content is: a grammar to read it with, or the reason why there is none. */
export type GrammarGuess = { readonly grammar: DataGrammar } | { readonly reason: string };

/** Tells the grammar of a content that is not blank. */
export function detectGrammar(content: string, fileName: string): GrammarGuess {
  if (content.slice(0, 2000).includes("\0")) return { reason: "it is binary" };
  if (/\.ya?ml$/i.test(fileName)) return { grammar: "yaml" };
  if (/^\s*[[{]/.test(content) || /\.jsonl?$/i.test(fileName)) return { grammar: "json" };
  if (/^\s*</.test(content)) return { reason: "it is XML or HTML" };
  if (/^(?:- +|\s*)["']?(?:name|cards|game)["']?[ \t]*:/m.test(content)) return { grammar: "yaml" };
  return { reason: "it is neither JSON nor a list of cards in YAML" };
}

/** Tells the card file format of a JSON file by the fields of its values, or nothing where no card is to be seen. */
export function detectJsonFormat(roots: readonly DataNode[]): CardFormat | undefined {
  for (const root of roots) {
    const data = root.member("data");
    if (data?.isRecord() === true) return "mtgjson";
    const found = firstFormat(data?.items() ?? root.items() ?? root.member("cards")?.items() ?? [root]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstFormat(cards: readonly DataNode[]): CardFormat | undefined {
  for (const card of cards) {
    const format = cardFormat(card);
    if (format !== undefined) return format;
  }
  return undefined;
}

function cardFormat(card: DataNode): CardFormat | undefined {
  const has = (key: string): boolean => card.member(key) !== undefined;
  if (card.member("object")?.data === "card") return "scryfall";
  if (["oracle_text", "type_line", "card_faces", "mana_cost"].some(has)) return "scryfall";
  if (["houses", "house"].some(has)) return "keyforge";
  if (has("type") && ["manaCost", "types", "layout", "manaValue", "cmc", "text"].some(has)) return "mtgjson";
  return undefined;
}
