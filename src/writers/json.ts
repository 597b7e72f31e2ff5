import { irVersion as keyforgeVersion, rulebook } from "../keyforge/effects/index.js";
import type { CompiledCard } from "../language.js";
import { type CompiledCard as MagicCard, type CompiledSet, irVersion, rulesDate } from "../magic/effects/index.js";
import type { SourceCard } from "../text/source-card.js";
import { setHash } from "../text/identity.js";
import type { CompiledFile, OutputFile } from "./output-file.js";

/** The format of a game's effects and the rules that its compiler follows. */
export const versions = {
  magic: { irVersion, rules: rulesDate },
  keyforge: { irVersion: keyforgeVersion, rules: rulebook },
} as const;

/** The compiled set of some Magic cards, with the hash that a saved game names. */
export function compiledSet(cards: readonly MagicCard[]): CompiledSet {
  return { irVersion, game: "magic", rules: rulesDate, hash: setHash(cards), cards };
}

/** What stands before the cards of a set. */
function headOf(game: SourceCard["game"], cards: readonly CompiledCard[]): object {
  const { irVersion: version, rules } = versions[game];
  return { irVersion: version, game, rules, hash: setHash(cards) };
}

/** The compiled set as one JSON file, a card a line, so that versions compare well. */
export function writeJson(files: readonly CompiledFile[], game: SourceCard["game"]): readonly OutputFile[] {
  const cards = files.flatMap((file) => file.cards);
  const head = JSON.stringify(headOf(game, cards)).slice(0, -1);
  const lines = cards.map((card) => `\n${JSON.stringify(card)}`).join(",");
  return [{ name: "set.json", content: `${head},"cards":[${lines}\n]}\n` }];
}
