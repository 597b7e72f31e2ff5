import type { PlayerReference, Recipient } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { you } from "./plain.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { lowerObjects } from "./reference.js";

/**
 * Players or objects, whichever the phrase stands for; `chooser` is who picks where the text does not say which (608.2d).
 * "They" and "them" are objects where objects were spoken of last.
 */
export function recipientOf(node: NounPhrase, context: Context, chooser: PlayerReference = you): Recipient {
  return isPlayerPhrase(node) ? lowerPlayers(node, context) : lowerObjects(node, context, chooser);
}
