import { doneSlot } from "../done-slot.js";
import type { Condition, EventPattern, Participant } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { ConditionTable } from "../conditioning.js";
import type { Context } from "../context.js";
import { isDungeon } from "../designation.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { hasArticle, headedBy } from "../noun.js";
import { isEach } from "../plain.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";

/** "if you do", "if no one does": whether the instruction before was carried out (608.2c). */
export const keywordActionConditions: ConditionTable<"do" | "ellipsis" | "complete"> = {
  do: done,
  ellipsis: done,
  complete: completed,
};

/** "you've completed a dungeon": at any time of this game (309.7). */
function completed(node: PredicateOf<"complete">, subject: NounPhrase, context: Context): Condition {
  if (!isDungeon(node.object, "a") || node.form !== "participle") return refuse("completed", node);
  const player: Participant = { kind: "player", reference: lowerPlayers(subject, context) };
  const event: EventPattern = { kind: "completesDungeon", player, detail: plainDetail };
  return { kind: "happened", event, within: "thisGame" };
}

function done(node: PredicateOf<"do" | "ellipsis">, subject: NounPhrase, context: Context): Condition {
  if (hasArticle(subject, "each", "all", "target")) return refuse("who", subject);
  checkWho(subject, context);
  const condition = { kind: "done", slot: doneSlot(context, node) } as const;
  return isNobody(subject) ? { kind: "not", condition } : condition;
}

/** Refuses "if an opponent does" of what any player might have done: that another one did it says nothing of them. */
function checkWho(subject: NounPhrase, context: Context): void {
  const offered = context.latestDoing(({ result }) => result === context.lastOptional);
  const anyone = offered?.kind === "optional" && (offered.player.kind === "anyPlayer" || isEach(offered.player));
  if (anyone && offered.player.kind !== "eachOpponent" && headedBy(subject, "opponent") !== null)
    refuse("who", subject);
}

/** "no one", "no opponent": of those who might have done it, nobody did. "none of them" leaves open who they are. */
function isNobody(subject: NounPhrase): boolean {
  if (subject.kind === "partitive") return refuse("who", subject);
  if (subject.kind === "pronoun") return subject.word === "noOne" || subject.word === "none";
  return hasArticle(subject, "no");
}
