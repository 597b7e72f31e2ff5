import type { Condition, Filter, PlayerReference } from "../../effects/index.js";
import type { Clause } from "../../syntax/clause.js";
import type { ClauseList } from "../../syntax/clause-list.js";
import type { Context } from "../context.js";
import { doerOf } from "../doer.js";
import { hasArticle, isPronoun } from "../noun.js";
import { isEach, you } from "../plain.js";
import { refuse } from "../refusal.js";

/**
 * "Each opponent may discard a card. If they don't, they lose 3 life": it is asked of each of them by themselves (118.12).
 * Those who did, or did not, what each of several players was offered; null where one condition is asked of all.
 */
export function thoseWho(condition: Condition, clause: Clause | ClauseList, context: Context): PlayerReference | null {
  const denied = condition.kind === "not";
  const asked = denied ? condition.condition : condition;
  const subject = clause.kind === "clause" ? clause.subject : null;
  if (asked.kind !== "done" || subject === null) return null;
  const doing = context.latestDoing(({ result }) => result === asked.slot);
  const among = doing === null ? null : doerOf(doing);
  if (
    among === null ||
    !isEach(among) ||
    isPronoun(subject, "noOne") ||
    isPronoun(subject, "none") ||
    hasArticle(subject, "no")
  )
    return null;
  const theirs = isPronoun(subject, "they") || hasArticle(subject, "that");
  if (doing?.kind !== "optional" || !theirs) return refuse("who does", clause);
  const did: PlayerReference = { kind: "resultPlayer", slot: doing.result };
  return denied ? { kind: "matchingPlayers", filter: othersOf(among, did, clause) } : did;
}

/** Of all those players, the others than these. */
export function othersOf(among: PlayerReference, these: PlayerReference, node: object): Filter {
  const other = { kind: "otherPlayerThan", player: these } as const;
  if (among.kind === "eachPlayer") return { what: "player", constraints: [other] };
  if (among.kind !== "eachOpponent") return refuse("who doesn't", node);
  return { what: "player", constraints: [{ kind: "opponentOf", player: you }, other] };
}
