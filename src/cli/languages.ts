import type { Environment, Language } from "../language.js";
import type { SourceCard } from "../text/source-card.js";

/** A game that cards may be of. */
export type Game = SourceCard["game"];

/** Whether a word of the command line names a game. */
export function isGame(word: string): word is Game {
  return word === "magic" || word === "keyforge";
}

/** Loads the language of a game, and nothing of the others. */
export async function loadLanguage(game: Game): Promise<Language> {
  if (game === "keyforge") return (await import("../keyforge/index.js")).keyforge;
  const { magic } = await import("../magic/index.js");
  return magic;
}

/** The cards of a set by their names, whole and of each face; the first of equal names counts. */
export function createEnvironment(cards: readonly SourceCard[]): Environment {
  const byName = new Map<string, SourceCard>();
  const add = (name: string, card: SourceCard): void => {
    if (!byName.has(name)) byName.set(name, card);
  };
  for (const card of cards) add(card.name, card);
  for (const card of cards) for (const face of card.faces) add(face.name, card);
  return { findCard: (name) => byName.get(name) };
}
