import type { Condition } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { wonClash } from "../clash.js";
import type { ConditionTable } from "../conditioning.js";
import type { Context } from "../context.js";
import { articleOf, bareNoun } from "../noun.js";
import { isNumeric } from "../plain.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";
import { isSame } from "../../effects/structure.js";

/** What a coin flip came to (705), or a clash (701.30d). */
export const coinConditions: ConditionTable<"winFlip" | "winBare" | "lose"> = {
  winFlip: (node, subject, context) => flipped(node.object, "won", subject, context),
  winBare: (node, subject, context) => wonClash(subject, node, context),
  lose: (node, subject, context) => flipped(node.object, "lost", subject, context),
};

/** "you win the flip", "that player loses the flip": of the one coin that the player flipped (705.2). */
function flipped(object: NounPhrase, result: "won" | "lost", subject: NounPhrase, context: Context): Condition {
  const flip = bareNoun(object, "flip");
  if (flip === null || articleOf(flip) !== "the") return refuse("the flip", object);
  const doing = context.latestDoing(({ kind }) => kind === "flipCoin");
  const player = lowerPlayers(subject, context);
  const isOne = doing?.kind === "flipCoin" && isNumeric(doing.count, 1) && doing.until === null;
  if (!isOne || !isSame(doing.player, player)) return refuse("the flip", object);
  return { kind: "coin", slot: doing.result, result };
}
