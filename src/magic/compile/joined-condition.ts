import type { Condition } from "../effects/index.js";
import type { Clause } from "../syntax/clause.js";
import type { ClauseLink, ClauseList } from "../syntax/clause-list.js";
import type { Opening } from "../syntax/sentence.js";
import { lowerCondition } from "./condition.js";
import type { Context } from "./context.js";
import { refuse } from "./refusal.js";
import { saysWould } from "./replacement.js";

const both: ReadonlySet<ClauseLink> = new Set(["and", "andIf", "commaAnd", "but"]);
const either: ReadonlySet<ClauseLink> = new Set(["or", "orIf", "commaOr", "commaOrIf", "andOr"]);

/** The condition of one clause, or of several that are joined alike: "you control an Island and a creature died this turn" (603.4). */
export function conditionOf(node: Clause | ClauseList, context: Context): Condition {
  if (node.kind === "clause") return lowerCondition(node, context);
  const { clauses, links } = node;
  if (clauses.some(saysWould)) return refuse("would", node);
  const conditions = clauses.map((one) => lowerCondition(one, context));
  if (links.every((link) => both.has(link))) return { kind: "allOf", conditions };
  return links.every((link) => either.has(link)) ? { kind: "anyOf", conditions } : refuse("and or or", node);
}

/** What an opening "if …," asks, be it of one clause or of several; null of another opening. */
export function ifOf(opening: Opening | undefined): Clause | ClauseList | null {
  if (opening?.kind === "if") return opening.clause;
  return opening?.kind === "condition" && opening.word === "if" ? opening.conditions : null;
}
