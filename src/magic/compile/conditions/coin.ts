import type { Article } from "../../../../grammar/magic/vocabulary/modifiers.js";
import type { Condition, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { wonClash } from "../clash.js";
import type { ConditionTable } from "../conditioning.js";
import type { Context } from "../context.js";
import { articleOf, bareNoun, type Headed, onlyPost } from "../noun.js";
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

/** "a flip", "the flip", "a coin flip": of a coin, and of no card. */
export function isFlip(object: NounPhrase, ...articles: readonly Article[]): boolean {
  const flip = bareNoun(object, "flip") ?? bareNoun(object, "coin flip");
  const article = flip === null || flip.possessor !== null ? null : articleOf(flip);
  return article !== null && articles.includes(article);
}

/** "flip you win", "flip you won": of the flips of the latest instruction that flipped coins (705.2); null of another phrase. */
export function flipsCounted({ group, modifiers, post }: Headed, context: Context): Quantity | null {
  const clause = onlyPost(post);
  const doing = context.latestDoing(({ kind }) => kind === "flipCoin");
  if (group.determiners.length > 0 || modifiers.length > 0 || clause?.kind !== "contact") return null;
  const { subject, verb, tails } = clause;
  if (doing?.kind !== "flipCoin" || verb.helper !== null || tails.length > 0) return null;
  if (!isSame(doing.player, lowerPlayers(subject, context))) return null;
  if (verb.verb !== "win" && verb.verb !== "lose") return null;
  return { kind: "flips", slot: doing.result, outcome: verb.verb === "win" ? "won" : "lost" };
}

/** "you win the flip", "that player loses the flip": of the one coin that the player flipped (705.2). */
function flipped(object: NounPhrase, result: "won" | "lost", subject: NounPhrase, context: Context): Condition {
  if (!isFlip(object, "the")) return refuse("the flip", object);
  const doing = context.latestDoing(({ kind }) => kind === "flipCoin");
  const player = lowerPlayers(subject, context);
  const isOne = doing?.kind === "flipCoin" && isNumeric(doing.count, 1) && doing.until === null;
  if (!isOne || !isSame(doing.player, player)) return refuse("the flip", object);
  return { kind: "coin", slot: doing.result, result };
}
