import type { PlayerReference, Recipient } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { you } from "./plain.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { lowerObjects } from "./reference.js";

/**
 * Players or objects, whichever the phrase stands for; `chooser` is who picks where the text does not say which (608.2d).
 * "They" and "them" are objects where several were spoken of, and else the player who was: "deals 1 damage to them".
 */
export function recipientOf(node: NounPhrase, context: Context, chooser: PlayerReference = you): Recipient {
  if (isPlayerPhrase(node) || isOnePlayer(node, context)) return lowerPlayers(node, context);
  return lowerObjects(node, context, chooser);
}

/** "them" of a single player: no several objects were spoken of before. */
function isOnePlayer(node: NounPhrase, context: Context): boolean {
  return node.kind === "pronoun" && node.word === "them" && !context.speaksOfSeveral() && context.speaksOfPlayer();
}
