import type { EventPattern } from "../../effects/index.js";
import type { Clause } from "../../syntax/clause.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { gameDesignation, isDungeon, isTheRing, soleDesignation } from "../designation.js";
import { plainDetail } from "../../effects/plain-detail.js";
import type { EventTable, Happening } from "../happening.js";
import { lowerParticipant } from "../participant.js";
import { refuse } from "../refusal.js";

/** Designations that are taken, and dungeons completed (726.1, 309.7). */
export const designationEvents: EventTable<"take" | "complete"> = {
  take: (node, happening) =>
    soleDesignation(node.object) === "initiative" ? getting("initiative", happening) : refuse("take", node),
  complete: (node, { subject, detail }) =>
    isDungeon(node.object, "a")
      ? { kind: "completesDungeon", player: subject, detail: detail() }
      : refuse("complete", node),
};

/** "becomes the monarch" (725.1); null of another thing that something becomes. */
export function becomesMonarch(node: PredicateOf<"become">, happening: Happening): EventPattern | null {
  if (soleDesignation(node.object) !== "monarch" || node.addition !== null || node.still !== null) return null;
  return getting("monarch", happening);
}

function getting(what: string, { subject, detail }: Happening): EventPattern {
  return { kind: "becomes", object: subject, what, detail: detail() };
}

/** "day becomes night" (731.1a), "the Ring tempts you" (701.54d): what no object or player does; null of another clause. */
export function impersonalEvent({ subject, verbs }: Clause, context: Context): EventPattern | null {
  const [verb, ...more] = verbs;
  if (verb === undefined || subject === null || more.length > 0) return null;
  const { predicate, adverbials, adverb, auxiliary, innerAdverb } = verb;
  const plain = adverbials.length === 0 && adverb === null && auxiliary === null && innerAdverb === null;
  const from = gameDesignation(subject);
  if (from !== null && predicate.kind === "become") {
    const to = gameDesignation(predicate.object);
    if (!plain || to === null || to === from || predicate.addition !== null) return refuse("becomes", verb);
    return { kind: from === "day" ? "dayBecomesNight" : "nightBecomesDay", detail: plainDetail };
  }
  if (predicate.kind !== "tempt" || !isTheRing(subject)) return null;
  const player = lowerParticipant(predicate.object, "object", context);
  if (!plain || player.kind !== "player") return refuse("tempts", verb);
  return { kind: "keywordAction", action: "the Ring tempts you", player, object: null, detail: plainDetail };
}
