import type { Recipient } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { lowerObjects } from "./reference.js";

/** Players or objects, whichever the phrase stands for. "They" and "them" are objects where objects were spoken of last. */
export function recipientOf(node: NounPhrase, context: Context): Recipient {
  return isPlayerPhrase(node) ? lowerPlayers(node, context) : lowerObjects(node, context, { kind: "you" });
}
