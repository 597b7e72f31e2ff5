import { type CompiledCard, type CompiledSet, irVersion, rulesDate } from "../magic/effects/index.js";
import { setHash } from "../magic/effects/identity.js";
import type { CompiledFile, OutputFile } from "./output-file.js";

/** The compiled set of some cards, with the hash that a saved game names. */
export function compiledSet(cards: readonly CompiledCard[]): CompiledSet {
  return { irVersion, game: "magic", rules: rulesDate, hash: setHash(cards), cards };
}

/** The compiled set as one JSON file, a card a line, so that versions compare well. */
export function writeJson(files: readonly CompiledFile[]): readonly OutputFile[] {
  const { cards, ...header } = compiledSet(files.flatMap((file) => file.cards));
  const head = JSON.stringify(header).slice(0, -1);
  const lines = cards.map((card) => `\n${JSON.stringify(card)}`).join(",");
  return [{ name: "set.json", content: `${head},"cards":[${lines}\n]}\n` }];
}
